import type { DiacriticsRule } from '../arabic/arabic-judge.ts'
import { MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import {
  type ContentOf,
  type ExerciseKind,
  exerciseKinds,
  isExerciseKind,
} from './kinds/contents.ts'

export {
  diacriticsRules,
  isSameAnswer,
  MAX_ANSWER_CHARACTERS,
  MAX_ANSWER_LETTERS,
  verdicts,
} from './answers.ts'

/** How a question is answered. A kind with a content of its own is a folder of contract/exams/kinds. */
export const questionKinds = ['choice', 'typed', 'dictation', ...exerciseKinds] as const
export type QuestionKind = (typeof questionKinds)[number]
/** The kinds whose answer is a typed text, compared with keys. */
export type TypedKind = 'typed' | 'dictation'

/** A question that is answered by choosing an option. `answer` is the correct one; unused options are ''. */
export type ChoiceContent = {
  kind: 'choice'
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
}

/** A question that is answered by typing. `accepted` are further keys, at most five (R-ARABIC-003). */
export type TypedContent = {
  kind: 'typed'
  question: string
  /** The key. */
  answer: string
  accepted: string[]
  marks: DiacriticsRule
  /** Whether an answer that is nearly right earns nothing; absent for false, as in versions of earlier releases. */
  strict?: boolean
}

/** A sound, which is the file of the question, that is written down. */
export type DictationContent = Omit<TypedContent, 'kind'> & {
  kind: 'dictation'
  /** The number of the slow sound; absent for none. */
  slow?: number
}

/** A question with a content of its own; `answer` is its key as text. */
export type ExerciseContent = {
  [K in ExerciseKind]: { kind: K; question: string; answer: string; content: ContentOf<K> }
}[ExerciseKind]

/** The content of a question, by kind. */
export type QuestionContent = ChoiceContent | TypedContent | DictationContent | ExerciseContent

/** Whether a question is answered by typing a text. */
export const isTyped = <Q extends { kind: QuestionKind }>(
  it: Q,
): it is Extract<Q, { kind: TypedKind }> => it.kind === 'typed' || it.kind === 'dictation'

/** The pictures and sounds that a content names by their numbers, besides the file of the question. */
export function fileIdsOf(it: QuestionContent): number[] {
  if (it.kind === 'dictation') return it.slow ? [it.slow] : []
  return isExercise(it) ? fileIdsIn(it.content) : []
}

/** Finds the numbers under the names that contents use for files. */
export function fileIdsIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number')
    return (name === 'slow' || name === 'file') && value > 0 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, it]) => fileIdsIn(it, key))
}

/** Whether a question has a content of its own. */
export const isExercise = <Q extends { kind: QuestionKind }>(
  it: Q,
): it is Extract<Q, { kind: ExerciseKind }> => isExerciseKind(it.kind)

export const OPTION_FIELDS = ['answer', 'option1', 'option2', 'option3', 'option4'] as const

/** The options of a question, the correct one first, without blanks and duplicates. */
export function distinctOptions(content: Omit<ChoiceContent, 'kind'>): string[] {
  return [...new Set(OPTION_FIELDS.map((field) => content[field].trim()).filter(Boolean))]
}

/** The maximum size of a picture or sound of a question as uploaded. Pictures are stored smaller. */
export const QUESTION_MEDIA_MAX_BYTES = 5 * MB

export const questionMediaKinds = ['image', 'audio'] as const
export type QuestionMediaKind = (typeof questionMediaKinds)[number]

/** A picture or a sound of a question, with a signed URL. Width and height are pixels, 0 for a sound. */
export const questionMedia = withFieldNames(
  z.object({
    id,
    type: z.enum(questionMediaKinds),
    url: z.string(),
    name: z.string(),
    size: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  { kind: 'type', bytes: 'size' },
)
export type QuestionMedia = z.output<typeof questionMedia>

/** The most keys of a question besides its answer. */
export const MAX_ACCEPTED_KEYS = 5
