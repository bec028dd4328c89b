import type { DiacriticsRule } from '../../../../../contract/arabic/arabic-judge.ts'
import {
  DEFAULT_POINTS,
  MAX_POINTS,
  type ScoredQuestion,
} from '../../../../../contract/exams/exam-score.ts'
import type { ExamQuestion, QuestionWithOptions } from '../../../../../contract/exams/exams.ts'
import { exerciseRules } from '../../../../../contract/exams/kinds/all.ts'
import { isExerciseKind } from '../../../../../contract/exams/kinds/contents.ts'
import { exerciseText } from '../../../../../contract/exams/kinds/texts.ts'
import {
  findQuestionProblems,
  type QuestionField,
  type QuestionProblem,
} from '../../../../../contract/exams/question-problems.ts'
import {
  isTyped,
  type QuestionContent,
  type QuestionKind,
  type QuestionMedia,
} from '../../../../../contract/exams/questions.ts'
import type { QuestionForm } from '../../../../../contract/lessons/lesson-form.ts'
import { say } from '../../../../../messages/message.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'

/** The form values of an objective question. A new one has a temporary id that begins with 'new-' (R-ALESSON-010). */
export type ExamQuestionDraft = {
  id: string
  kind: QuestionKind
  question: string
  answer: string
  options: [string, string, string, string]
  /** Further keys of a typed question. */
  accepted: string[]
  marks: DiacriticsRule
  /** Whether an answer to a typed question that is nearly right earns nothing. */
  strict: boolean
  /** The content of a kind that has its own; undefined for others. */
  content: unknown
  /** The slow sound of a dictation. */
  slow: QuestionMedia | null
  /** The pictures and sounds that the content names. */
  files: QuestionMedia[]
  /** As typed; 1 to 100. */
  points: string
  media: QuestionMedia | null
  /** The id of the lesson that explains it; '' for none and for checks. */
  explainedIn: string
}

/** A question without content and with a temporary id. */
export const emptyQuestionDraft = (): ExamQuestionDraft => ({
  id: `new-${newIdempotencyKey()}`,
  kind: 'choice',
  question: '',
  answer: '',
  options: ['', '', '', ''],
  accepted: [],
  marks: 'free',
  strict: false,
  content: undefined,
  slow: null,
  files: [],
  points: String(DEFAULT_POINTS),
  media: null,
  explainedIn: '',
})

/** A stored draft with the fields that an earlier release did not store. */
export const withNewQuestionFields = (stored: Partial<ExamQuestionDraft>): ExamQuestionDraft => ({
  ...emptyQuestionDraft(),
  ...stored,
})

/** Whether a question has never been saved. */
export const isNewQuestion = ({ id }: Pick<ExamQuestionDraft, 'id'>) => id.startsWith('new-')

/** The form values of a stored question. */
export function toQuestionDraft(it: QuestionWithOptions | ExamQuestion): ExamQuestionDraft {
  const extras: Partial<ExamQuestion> = it
  return {
    id: String(it.id),
    kind: extras.kind ?? 'choice',
    question: it.question,
    answer: it.answer,
    options: [it.answer1, it.answer2, it.answer3, it.answer4],
    accepted: extras.accepted ?? [],
    marks: extras.marks ?? 'free',
    strict: extras.strict ?? false,
    content: extras.content,
    slow: extras.kind === 'dictation' ? (extras.files?.[0] ?? null) : null,
    files: extras.kind === 'dictation' ? [] : (extras.files ?? []),
    points: String(extras.points ?? DEFAULT_POINTS),
    media: extras.media ?? null,
    explainedIn: extras.explainedIn === undefined ? '' : String(extras.explainedIn),
  }
}

/** A copy with a temporary id. */
export const copyQuestionDraft = (draft: ExamQuestionDraft): ExamQuestionDraft => ({
  ...draft,
  id: emptyQuestionDraft().id,
})

/** The content of a question as the rules of its kind read it, with trimmed texts. */
export function toContent(draft: ExamQuestionDraft): QuestionContent {
  const { kind, options, marks, strict, slow } = draft
  const [question, answer] = [draft.question.trim(), draft.answer.trim()]
  if (kind === 'typed' || kind === 'dictation')
    return {
      ...{ kind, question, answer, accepted: trimmedKeys(draft).filter(Boolean), marks },
      ...(strict && { strict }),
      ...(kind === 'dictation' && slow && { slow: slow.id }),
    }
  if (kind !== 'choice') {
    const rules = exerciseRules(kind)
    const content = draft.content ?? exerciseText(kind).read('')
    // the editor of the kind has made the content
    return { kind, question, answer: rules.keyText(content) || '–', content } as QuestionContent
  }
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options.map((it) => it.trim())
  return {
    ...{ kind, question, answer },
    ...{ option1, option2, option3, option4 },
  }
}

const trimmedKeys = ({ accepted }: ExamQuestionDraft) => accepted.map((it) => it.trim())

/** The questions as they are scored; a new one has a negative id. */
export const toScoredQuestions = (drafts: readonly ExamQuestionDraft[]): ScoredQuestion[] =>
  drafts.map((it, index) => ({
    ...toContent(it),
    id: isNewQuestion(it) ? -index - 1 : Number(it.id),
    points: Number(it.points),
  }))

/** A question of the request. */
export function toQuestionForm(draft: ExamQuestionDraft, index: number): QuestionForm {
  return {
    ...toContent(draft),
    id: isNewQuestion(draft) ? draft.id : Number(draft.id),
    position: index + 1,
    points: Number(draft.points),
    strict: draft.strict,
    mediaId: draft.media?.id ?? 0,
    ...(draft.kind === 'dictation' && { slow: draft.slow?.id ?? 0 }),
    explainedIn: Number(draft.explainedIn),
  }
}

/** The problems of a question, and of its points. */
export function findDraftProblems(draft: ExamQuestionDraft): QuestionProblem[] {
  const points = Number(draft.points)
  const hasPoints = Number.isInteger(points) && points >= 1 && points <= MAX_POINTS
  const ofPoints: QuestionProblem[] = hasPoints
    ? []
    : [
        {
          field: 'points',
          severity: 'error',
          message: say('lessons_enter_points', { max: MAX_POINTS }),
        },
      ]
  return [...findContentProblems(draft), ...ofPoints]
}

/** The problems of the content. A further key that is still empty is ignored, because it is not saved. */
function findContentProblems(draft: ExamQuestionDraft): QuestionProblem[] {
  const content = toContent(draft)
  if (!isTyped(content)) return findQuestionProblems(content)
  const keys = trimmedKeys(draft)
  return findQuestionProblems({ ...content, accepted: keys }).filter(
    ({ index }) => index === undefined || keys[index] !== '',
  )
}

/** The name of a question's field among the errors of a form; `index` is the place of a further key. */
export const questionFieldName = (
  { id }: Pick<ExamQuestionDraft, 'id'>,
  field: QuestionField,
  index?: number,
) => `${field}${index ?? ''}:${id}`

/** The texts of a question for comparison: the URL of its picture changes with each response. */
export const toComparedText = ({ media, slow, files: _, ...draft }: ExamQuestionDraft) =>
  JSON.stringify({ ...draft, media: media?.id ?? 0, slow: slow?.id ?? 0 })

/** A question of another kind, with an empty content if that kind has its own. */
export const withKind = (draft: ExamQuestionDraft, kind: QuestionKind): ExamQuestionDraft => ({
  ...draft,
  kind,
  content: isExerciseKind(kind) ? exerciseText(kind).read('') : undefined,
  files: [],
})
