import { foldForSearch, searchIndex } from '../../../contract/arabic/arabic.ts'
import type { PaymentCandidate } from '../../../contract/payments/match-payments.ts'

/** A student to whom a payment may belong. */
export type PayingStudent = {
  id: number
  name: string
  email: string
  phone: string
  /** The referral code and the student code; '' for none. */
  codes: readonly string[]
  /** Who pays for the student, and perhaps for others; '' for what is not known (R-PAY-009). */
  contact: { name: string; email: string; phone: string }
  isInClass: boolean
}

type Found = { chosen: number; candidates: PaymentCandidate[] }

const CANDIDATES_MAX = 5
/** A match by phone, email or code, or by all words of a name, which are at least two. */
const CERTAIN = 100
/** All words of the name of a contact, which is often also that of others. */
const LIKELY = 50
const ARABIC = /\p{Script=Arabic}/u
const ARTICLE = /^ال(?=.{3})/u

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((it) => it.length > 1)
const withoutArticle = (word: string) => word.replace(ARTICLE, '')
/** The last ten digits of a phone number, which are the same with the 0 and with the country code. */
const phoneKey = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10)

/** What students are found by, as indexes into their list. */
type Index = {
  words: ReadonlyMap<string, readonly number[]>
  /** The number of words of each name. */
  sizes: readonly number[]
  /** Arabic names without spaces, because عبد الله is also written عبدالله. */
  joined: readonly (readonly [string, number])[]
  phones: ReadonlyMap<string, readonly number[]>
  keys: ReadonlyMap<string, readonly number[]>
  /** The words of the names of contacts with at least two, by the words as they are compared. */
  contacts: ReadonlyMap<string, { words: readonly string[]; indexes: readonly number[] }>
}

function indexStudents(students: readonly PayingStudent[]): Index {
  const names = students.map((it) => foldForSearch(it.name))
  const nameWords = names.map((it) => new Set(wordsOf(it).map(withoutArticle)))
  const words = new Map<string, number[]>()
  for (const [index, ofName] of nameWords.entries())
    for (const word of ofName) words.set(word, [...(words.get(word) ?? []), index])
  const keys = students.flatMap(({ email, codes, contact }, index) =>
    [email, contact.email, ...codes]
      .filter((key) => key !== '')
      .map((key) => [key.toLowerCase(), index] as const),
  )
  const phones = students.flatMap(({ phone, contact }, index) =>
    [...new Set([phone, contact.phone].filter(Boolean).map(phoneKey))].map(
      (it) => [it, index] as const,
    ),
  )
  const contacts = new Map<string, { words: string[]; indexes: number[] }>()
  for (const [index, { contact }] of students.entries()) {
    const ofContact = [...new Set(wordsOf(foldForSearch(contact.name)).map(withoutArticle))]
    if (ofContact.length < 2) continue
    const key = ofContact.toSorted().join(' ')
    const known = contacts.get(key) ?? { words: ofContact, indexes: [] }
    contacts.set(key, { ...known, indexes: [...known.indexes, index] })
  }
  return {
    words,
    sizes: nameWords.map((it) => it.size),
    joined: names.flatMap((name, index) =>
      ARABIC.test(name) && name.includes(' ') ? [[name.replaceAll(' ', ''), index] as const] : [],
    ),
    phones: toLists(phones),
    keys: toLists(keys),
    contacts,
  }
}

function toLists(entries: readonly (readonly [string, number])[]): Map<string, number[]> {
  const lists = new Map<string, number[]>()
  for (const [key, index] of entries) lists.set(key, [...(lists.get(key) ?? []), index])
  return lists
}

type Scores = Map<number, number>

function raise(scores: Scores, index: number, score: number) {
  scores.set(index, Math.max(score, scores.get(index) ?? 0))
}

function scoreNames(scores: Scores, text: string, { words, sizes, joined }: Index) {
  const spellings = searchIndex(text)
  const typed = new Set(wordsOf(spellings).map(withoutArticle))
  const matched = new Map<number, number>()
  for (const index of [...typed].flatMap((word) => words.get(word) ?? []))
    matched.set(index, (matched.get(index) ?? 0) + 1)
  for (const [index, count] of matched) {
    const isWhole = count === sizes[index] && count > 1
    // a single word of a long text is no hint
    if (isWhole || count > 1 || typed.size <= 3)
      raise(scores, index, (isWhole ? CERTAIN : 0) + count)
  }
  if (!ARABIC.test(spellings)) return
  for (const [name, index] of joined)
    if (spellings.includes(name)) raise(scores, index, CERTAIN + (sizes[index] ?? 0))
}

function scoreContacts(scores: Scores, text: string, { contacts }: Index) {
  const typed = new Set(wordsOf(searchIndex(text)).map(withoutArticle))
  for (const { words, indexes } of contacts.values())
    if (words.every((it) => typed.has(it)))
      for (const index of indexes) raise(scores, index, LIKELY + words.length)
}

function scoreNumbers(scores: Scores, text: string, { phones, keys }: Index) {
  for (const [digits] of text.matchAll(/\+?\d[\d\s-]{9,16}\d/g))
    for (const index of phones.get(phoneKey(digits)) ?? []) raise(scores, index, 2 * CERTAIN)
  for (const [token] of text.matchAll(/[^\s,;|<>()]{5,254}/g)) {
    for (const index of keys.get(token.toLowerCase()) ?? []) raise(scores, index, 2 * CERTAIN)
  }
}

/**
 * Returns a function that finds the students whose name, phone number, email or code a text has, or that of their contact (R-PAY-001,
 * R-PAY-009). Names are compared as a search compares them, in any order of their words (R-ARABIC-001).
 */
export function createStudentMatcher(students: readonly PayingStudent[]): (text: string) => Found {
  const index = indexStudents(students)
  return (text) => {
    const scores: Scores = new Map()
    scoreNames(scores, text, index)
    scoreContacts(scores, text, index)
    scoreNumbers(scores, text, index)
    const ranked = [...scores]
      .flatMap(([at, score]) => {
        const student = students[at]
        // of two students with one name, that of the class
        return student ? [{ student, score: score + (student.isInClass ? 0.5 : 0) }] : []
      })
      .sort((a, b) => b.score - a.score || a.student.id - b.student.id)
    const [best, second] = ranked
    const isCertain =
      best !== undefined && best.score >= CERTAIN && best.score > (second?.score ?? 0)
    return {
      chosen: isCertain ? best.student.id : 0,
      candidates: ranked
        .slice(0, CANDIDATES_MAX)
        .map(({ student: { id, name, email, isInClass } }) => ({ id, name, email, isInClass })),
    }
  }
}
