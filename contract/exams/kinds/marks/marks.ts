import { say } from '../../../../messages/message.ts'
import { judgeAnswer } from '../../../arabic/arabic-judge.ts'
import type { Verdict } from '../../../arabic/arabic-verdict.ts'
import * as z from '../../../platform/zod.ts'
import { alignParts, contentText, type ExerciseRules } from '../exercise.ts'

/** A word or line whose vowel marks are put on its letters (R-LEARN-005). */
export type MarksContent = {
  /** With its vowel marks. */
  text: string
  /** All letters that have marks, the last ones of the words, or those of `letters`. */
  asked: 'all' | 'endings' | 'some'
  /** Places among the letters of the text, from 0, without spaces and signs that are no letters. */
  letters: number[]
}

/** A letter as it is shown; `asked` ones come without their marks, and are the parts of an answer in order. */
export type MarksLetter = { text: string; isAsked: boolean }
/** The words of the text. */
export type PublicMarks = { words: MarksLetter[][] }

export const MAX_ASKED_LETTERS = 60
/** The signs of the row that a letter opens: fatḥah, ḍammah, kasrah, their tanwīn, sukūn, shaddah, the dagger alif. */
export const SIGNS = [
  '\u064e',
  '\u064f',
  '\u0650',
  '\u064b',
  '\u064c',
  '\u064d',
  '\u0652',
  '\u0651',
  '\u0670',
] as const
export const SHADDAH = '\u0651'

type Place = { letter: string; marks: string; word: number; isLast: boolean }

const isArabicLetter = (it: string) => /\p{Script=Arabic}/u.test(it) && /\p{L}/u.test(it)

/** The letters of a text with their marks; other signs belong to the letter before them. */
function placesOf(text: string): Place[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((it, word) => {
      const places = (it.match(/\P{M}\p{M}*/gu) ?? []).flatMap((one) => {
        const [letter = ''] = one
        return isArabicLetter(letter) ? [{ letter, marks: one.slice(letter.length), word }] : []
      })
      // a final ا or ى that carries no sign does not end what is asked: كِتَابًا
      const end = places.findLastIndex(({ marks }) => VOWEL_MARK.test(marks))
      return places.map((place, index) => ({ ...place, isLast: index === end }))
    })
}

/** A vowel mark, also in the encoding of the Qurʾān, of which other signs cannot be asked. */
const VOWEL_MARK = /[\u064b-\u0652\u0656\u0657\u0670\u06e1\u08f0-\u08f2]/

function isAsked({ asked, letters }: MarksContent, place: Place, index: number): boolean {
  if (!VOWEL_MARK.test(place.marks)) return false
  if (asked === 'some') return letters.includes(index)
  return asked === 'all' || place.isLast
}

function askedPlaces(content: MarksContent, places = placesOf(content.text)) {
  return places
    .map((place, index) => ({ place, index }))
    .filter(({ place, index }) => isAsked(content, place, index))
}

/** The asked letters, each by its word and its place there. */
function namesOf(content: MarksContent): string[] {
  const places = placesOf(content.text)
  return askedPlaces(content, places).map(({ place }) => {
    const letters = places.filter(({ word }) => word === place.word)
    return `${letters.map(({ letter }) => letter).join('')} ${letters.indexOf(place)}`
  })
}

/** Marks in one order, so that shaddah and a vowel are the same in either. */
export const sortMarks = (marks: string): string => [...marks.normalize('NFC')].sort().join('')

/** The vowel marks of a word with other marks on one of its letters. */
function wordWith(places: readonly Place[], changed: Place, marks: string): string {
  return places
    .filter(({ word }) => word === changed.word)
    .map((it) => it.letter + (it === changed ? marks : it.marks))
    .join('')
}

function judgeLetter(places: readonly Place[], place: Place, given: string): Verdict {
  const key = wordWith(places, place, place.marks)
  const { differences } = judgeAnswer(key, wordWith(places, place, given), { marks: 'asked' })
  if (differences.length === 0) return 'right'
  const hasShaddah = (it: string) => it.includes(SHADDAH)
  const vowelOf = (it: string) => sortMarks(it.replace(SHADDAH, ''))
  // of a shaddah with its vowel one may be right
  const isHalf = hasShaddah(given) || vowelOf(given) === vowelOf(place.marks)
  return hasShaddah(place.marks) && isHalf ? 'near' : 'wrong'
}

export const marks: ExerciseRules<MarksContent, PublicMarks> = {
  content: z.object({
    text: contentText(1_000),
    asked: z._default(z.enum(['all', 'endings', 'some']), 'all'),
    letters: z._default(
      z.array(z.int().check(z.nonnegative(), z.maximum(999))).check(z.maxLength(MAX_ASKED_LETTERS)),
      [],
    ),
  }) as z.ZodMiniType<MarksContent, MarksContent>,
  findProblems: (content) => {
    const count = askedPlaces(content).length
    if (count === 0) return [{ field: 'text', message: say('rules_exercises_no_marks') }]
    return count > MAX_ASKED_LETTERS
      ? [
          {
            field: 'text',
            message: say('rules_exercises_too_many_letters', { max: MAX_ASKED_LETTERS }),
          },
        ]
      : []
  },
  keyText: ({ text }) => text,
  toPublic: (content) => {
    const words: MarksLetter[][] = []
    for (const [index, place] of placesOf(content.text).entries()) {
      const asked = isAsked(content, place, index)
      const word = words[place.word] ?? []
      words[place.word] = word
      word.push({ text: asked ? place.letter : place.letter + place.marks, isAsked: asked })
    }
    // a word of signs only has no letters
    return { words: words.filter(Boolean) }
  },
  isPossible: (content, answer) =>
    answer.length <= askedPlaces(content).length &&
    answer.every(
      (it) => it.length <= 3 && [...it].every((sign) => SIGNS.some((one) => one === sign)),
    ),
  review: (content, answer) => {
    const places = placesOf(content.text)
    // a sign that need not be written is no answer by itself
    const isBlank = !answer.some((it) => it !== '')
    return askedPlaces(content, places).map(({ place }, index) => {
      const given = answer[index] ?? ''
      return {
        label: wordWith(places, place, place.marks),
        given: given && place.letter + given,
        right: place.letter + place.marks,
        verdict: isBlank ? 'wrong' : judgeLetter(places, place, given),
      }
    })
  },
  isStrict: () => false,
  translate: (before, after, answer) => alignParts(namesOf(before), namesOf(after), answer),
}

/** The letters of a text that can be asked, for the editor: those with marks, by their place. */
export const markedLetters = (text: string) =>
  placesOf(text).map(({ letter, marks: signs, word }, index) => ({
    ...{ index, word, text: letter + signs },
    canBeAsked: VOWEL_MARK.test(signs),
  }))
