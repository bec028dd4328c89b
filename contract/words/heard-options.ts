import { heardAs, lettersHeardAs, soundClass } from '../arabic/sounds-alike.ts'
import { inNeutralOrder } from '../exams/kinds/exercise.ts'
import { areTwins, cardKey, lettersOf } from './word-card.ts'

const WRONG_OPTIONS = 2
const ALPHABET = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']

const soundOf = (text: string) => [...lettersOf(cardKey(text))].map(soundClass).join('')
const isLetter = (text: string) => ALPHABET.includes(text)

/**
 * The options of a word that is heard, in an order that does not tell it (R-WORDS-003): other words that sound alike, the word with letters that
 * are confused, then other words of nearly its length. A letter stands among letters: those that are confused, then its neighbours.
 */
export function heardOptions(word: string, others: readonly string[]): string[] {
  const candidates = isLetter(word) ? lettersBeside(word) : wordsLike(word, others)
  const wrong: string[] = []
  for (const it of candidates)
    if (wrong.length < WRONG_OPTIONS && !wrong.some((has) => cardKey(has) === cardKey(it)))
      wrong.push(it)
  return inNeutralOrder([word, ...wrong], (it) => it)
}

function wordsLike(word: string, others: readonly string[]): string[] {
  const key = cardKey(word)
  // of a word without its marks, or without those of its ending, both would be right
  const isSame = (it: string) => lettersOf(it) === lettersOf(key) && !areTwins(it, key)
  const known = others.filter((it) => !isSame(cardKey(it)) && !isLetter(it))
  const alike = known.filter((it) => soundOf(it) === soundOf(word))
  const near = known.toSorted(
    (one, other) => Math.abs(one.length - word.length) - Math.abs(other.length - word.length),
  )
  return [...alike, ...confusedForms(word), ...near]
}

function lettersBeside(letter: string): string[] {
  const place = ALPHABET.indexOf(letter)
  const distance = (it: string) => Math.abs(ALPHABET.indexOf(it) - place)
  const neighbours = ALPHABET.filter((it) => it !== letter)
  return [
    ...lettersHeardAs(letter),
    ...neighbours.toSorted((one, other) => distance(one) - distance(other)),
  ]
}

/** The word with one of its letters replaced by one that is heard alike; the marks stay. */
function confusedForms(word: string): string[] {
  const letters = [...word.normalize('NFC')]
  return letters.flatMap((letter, index) =>
    heardAs(letter).map((it) => letters.with(index, it).join('')),
  )
}
