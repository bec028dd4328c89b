import { type Message, say } from '../../messages/message.ts'
import { contentText, fileId } from '../exams/kinds/exercise.ts'
import * as z from '../platform/zod.ts'
import { cardKey, lettersOf } from './word-card.ts'

/** The most words of a lesson (R-WORDS-001). */
export const MAX_WORDS = 60

export const genders = ['', 'm', 'f'] as const
export type Gender = (typeof genders)[number]

/** A word as its teacher writes it, for requests. '' and 0 for what it does not have. */
export const wordContent = z.object({
  // with its marks
  text: contentText(100).check(z.minLength(1)),
  // as it stands in the text of the lesson, if that differs: وَالْكِتَابُ
  form: z._default(contentText(150), ''),
  meaning: z._default(contentText(300), ''),
  plural: z._default(contentText(100), ''),
  // the present tense and the maṣdar of a verb
  present: z._default(contentText(100), ''),
  masdar: z._default(contentText(100), ''),
  gender: z._default(z.enum(genders), ''),
  root: z._default(contentText(30), ''),
  // the preposition of a verb
  preposition: z._default(contentText(50), ''),
  example: z._default(contentText(500), ''),
  // the number of its sound, 0 for none
  file: z._default(fileId, 0),
})
export type WordContent = z.output<typeof wordContent>

export const WORD_TEXTS = [
  ...(['text', 'form', 'meaning', 'plural', 'present', 'masdar'] as const),
  ...(['gender', 'root', 'preposition', 'example'] as const),
]

/** Why words cannot be saved, with the place of the word; undefined if they can. */
export function findWordProblem(
  words: readonly Pick<WordContent, 'text' | 'meaning'>[],
): { index: number; message: Message } | undefined {
  const seen = new Set<string>()
  for (const [index, { text, meaning }] of words.entries()) {
    const key = cardKey(text)
    if (lettersOf(key) === '') return { index, message: say('rules_words_no_letter') }
    if (meaning.trim() === '')
      return { index, message: say('rules_words_no_meaning', { word: text }) }
    if (seen.has(key)) return { index, message: say('rules_words_twice', { word: text }) }
    seen.add(key)
  }
  return undefined
}
