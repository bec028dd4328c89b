import { cardKey, lettersOf } from './word-card.ts'
import type { LessonWord } from './words-wire.ts'

/** A piece of a text; `word` is the word that it is. */
export type Piece<W> = { text: string; word?: W }

type Word = Pick<LessonWord, 'text' | 'form'>

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\u200c\u200d]*/gu
const LETTER = /(\p{L})(\p{M}*)/gu
const ARTICLE = 'ال'

type Letter = { base: string; marks: string }
const toLetters = (key: string): Letter[] =>
  [...key.matchAll(LETTER)].map(([, base = '', marks = '']) => ({
    base,
    marks: [...marks].sort().join(''),
  }))

/** Prepares the words of a lesson for texts, which are then split into pieces. */
export function wordFinder<W extends Word>(words: readonly W[]) {
  const byKey = new Map<string, W>()
  const byLetters = new Map<string, { word: W; letters: Letter[] }[]>()
  let longest = 1
  for (const word of words)
    for (const text of [word.text, ...(word.form ? [word.form] : [])]) {
      const key = cardKey(text)
      if (key === '') continue
      if (!byKey.has(key)) byKey.set(key, word)
      const same = byLetters.get(lettersOf(key)) ?? []
      byLetters.set(lettersOf(key), [...same, { word, letters: toLetters(key) }])
      longest = Math.max(longest, key.split(' ').length)
    }

  /** The only word that these letters, with the marks that are written, can be. */
  const findCompatible = (key: string, hasArticle: boolean): W | undefined => {
    const given = toLetters(key)
    const fits = (wanted: readonly Letter[]) =>
      wanted.every(({ marks }, index) => {
        const written = given[index]?.marks ?? ''
        // the last mark is that of the case; the article doubles a sun letter
        const isFree = index === wanted.length - 1
        const own = hasArticle && index === 0 ? written.replace('\u0651', '') : written
        return isFree || own === '' || marks === '' || own === marks
      })
    const found = new Set(
      (byLetters.get(lettersOf(key)) ?? [])
        .filter(({ letters }) => fits(letters))
        .map(({ word }) => word),
    )
    return found.size === 1 ? [...found][0] : undefined
  }

  const find = (text: string): W | undefined => {
    const key = cardKey(text)
    const exact = byKey.get(key) ?? findCompatible(key, false)
    if (exact || !lettersOf(key).startsWith(ARTICLE)) return exact
    const rest = key.replace(/^ا\p{M}*ل\p{M}*/u, '')
    return lettersOf(rest).length > 1 ? findCompatible(rest, true) : undefined
  }

  /**
   * Splits a text at the words of the lesson. A piece with a word is always whole, with what is joined to it: the article, a pronoun. A text
   * without marks is a word if no other has its letters; كتب is neither of كَتَبَ and كُتُب (R-WORDS-002).
   */
  return function split(text: string): Piece<W>[] {
    const tokens = [...text.matchAll(TOKEN)].map((it) => ({
      start: it.index,
      end: it.index + it[0].length,
    }))
    /** The longest word that begins at a token. */
    const findAt = (index: number) => {
      for (let count = Math.min(longest, tokens.length - index); count > 0; count--) {
        const start = tokens[index]?.start ?? 0
        const stop = tokens[index + count - 1]?.end ?? 0
        const word = find(text.slice(start, stop))
        if (word) return { word, count, start, stop }
      }
    }
    const pieces: Piece<W>[] = []
    let end = 0
    for (let index = 0; index < tokens.length; index++) {
      const found = findAt(index)
      if (!found) continue
      if (found.start > end) pieces.push({ text: text.slice(end, found.start) })
      pieces.push({ text: text.slice(found.start, found.stop), word: found.word })
      end = found.stop
      index += found.count - 1
    }
    if (end < text.length) pieces.push({ text: text.slice(end) })
    return pieces
  }
}

/** The whole words around a selection of a text, without punctuation; '' if it has none. */
export function wholeWords(text: string, start: number, end: number): string {
  const touched = [...text.matchAll(TOKEN)].filter(
    (it) => it.index < Math.max(end, start + 1) && it.index + it[0].length > start,
  )
  const [first] = touched
  const last = touched.at(-1)
  return first && last ? text.slice(first.index, last.index + last[0].length) : ''
}
