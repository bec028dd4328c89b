import { inNeutralOrder } from '../exams/kinds/exercise.ts'
import { cardKey, lettersOf } from './word-card.ts'

/** Letters that learners hear as each other (docs/features/arabic-confusions.md). */
const HEARD_ALIKE = ['سصث', 'تط', 'دض', 'ذزظ', 'هح', 'قك', 'أع', 'غخ']
const WRONG_OPTIONS = 2

const groupOf = (letter: string) => HEARD_ALIKE.find((it) => it.includes(letter))
const soundOf = (text: string) =>
  [...lettersOf(cardKey(text))].map((it) => groupOf(it)?.charAt(0) ?? it).join('')

/**
 * The options of a word that is heard, in an order that does not tell it (R-WORDS-003): other words that sound alike, the word with letters that
 * are confused, then other words of nearly its length.
 */
export function heardOptions(word: string, others: readonly string[]): string[] {
  const key = cardKey(word)
  const known = others.filter((it) => cardKey(it) !== key)
  const alike = known.filter((it) => soundOf(it) === soundOf(word))
  const near = known.toSorted(
    (one, other) => Math.abs(one.length - word.length) - Math.abs(other.length - word.length),
  )
  const wrong: string[] = []
  for (const it of [...alike, ...confusedForms(word), ...near])
    if (wrong.length < WRONG_OPTIONS && !wrong.some((has) => cardKey(has) === cardKey(it)))
      wrong.push(it)
  return inNeutralOrder([word, ...wrong], (it) => it)
}

/** The word with one of its letters replaced by one that is heard alike; the marks stay. */
function confusedForms(word: string): string[] {
  const letters = [...word.normalize('NFC')]
  return letters.flatMap((letter, index) =>
    [...(groupOf(letter) ?? '')]
      .filter((it) => it !== letter)
      .map((it) => letters.with(index, it).join('')),
  )
}
