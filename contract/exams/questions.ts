import type { MarksRule } from '../arabic/arabic-judge.ts'
import { MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** How a question is answered. A new kind is a name here, a member of `QuestionContent`, and its rules. */
export const questionKinds = ['choice', 'typed'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Whether a typed answer may leave out the diacritics of its key, or all but those of the endings (R-ARABIC-003). */
export const marksRules = ['free', 'ending', 'asked'] as const

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
  marks: MarksRule
  /** Whether an answer that is nearly right earns nothing; absent for false, as in versions of earlier releases. */
  strict?: boolean
}

/** The content of a question, by kind. */
export type QuestionContent = ChoiceContent | TypedContent

export const OPTION_FIELDS = ['answer', 'option1', 'option2', 'option3', 'option4'] as const

/** The options of a question, the correct one first, without blanks and duplicates. */
export function distinctOptions(content: Omit<ChoiceContent, 'kind'>): string[] {
  return [...new Set(OPTION_FIELDS.map((field) => content[field].trim()).filter(Boolean))]
}

/** Compares an answer with the correct one, ignoring surrounding spaces and the kind of line ends. */
export function isSameAnswer(correct: string, submitted: string | undefined): boolean {
  return submitted !== undefined && normalizeAnswer(submitted) === normalizeAnswer(correct)
}

// forms send a line end as CRLF, JSON as LF
function normalizeAnswer(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
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

/** The most letters of a typed answer and of a key (R-ARABIC-004). */
export const MAX_ANSWER_LETTERS = 200
/** The most characters of a typed answer with its diacritics, so that an index can contain it. */
export const MAX_ANSWER_CHARACTERS = 600

export const verdicts = ['right', 'near', 'wrong'] as const

/** The most keys of a question besides its answer. */
export const MAX_ACCEPTED_KEYS = 5
