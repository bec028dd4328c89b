import { canonicalText } from '../../../../../contract/arabic/arabic-text.ts'
import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import { type ExamQuestionDraft, toContent } from './question-draft.ts'

/** Whether an exercise is heard. */
export const needsSound = ({ kind }: ExamQuestionDraft) => kind === 'hear' || kind === 'dictation'

/** The word that the sound of an exercise says. */
export const wordOf = (exercise: ExamQuestionDraft): string => toContent(exercise).answer

// marks are seldom part of a file's name
const nameOf = (text: string) =>
  canonicalText(text)
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()

/** Something that a sound can be given: an exercise that is heard, or a line. */
export type SoundItem = { id: string; word: string; sound: QuestionMedia | null }

/**
 * What a file belongs to: that whose word is its name, with or without marks, or whose number it is (R-LEARN-010). Undefined for
 * none, and for a name that several have.
 */
export function findItemOf<Item extends { word: string }>(
  fileName: string,
  items: readonly Item[],
): Item | undefined {
  const name = nameOf(fileName.replace(/\.[^.]*$/, ''))
  const exact = items.filter((it) => nameOf(it.word) === name)
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined
  return /^\d{1,3}$/.test(name) ? items[Number(name) - 1] : undefined
}
