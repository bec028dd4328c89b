import type * as z from 'zod/mini'
import type { ExamQuestion, QuestionWithOptions } from '../../../../contract/exams.ts'
import type { LessonCheck } from '../../../../contract/lesson-checks.ts'
import type { addLesson } from '../../../../contract/lesson-form.ts'
import { LESSON_KINDS, type LessonKind } from '../../../../contract/lesson-kinds.ts'
import type { ManagedLesson } from '../../../../contract/lessons.ts'
import type { FieldErrors } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'

/** The form values of an objective question. A new one has a temporary id that begins with 'new-' (R-ALESSON-010). */
export type ExamQuestionDraft = {
  id: string
  question: string
  answer: string
  options: [string, string, string, string]
  /** The id of the lesson that explains it; '' for none and for checks. */
  explainedIn: string
}

/** The values of the lesson form. Values that a kind does not use are kept until the form is closed. */
export type LessonDraft = {
  kind: LessonKind
  subject: string
  about: string
  scheduled: boolean
  /** Unix seconds, 0 for none. */
  opensAt: number
  /** The free sample of the class (decision 0472). */
  sample: boolean
  /** Not published yet (decision 0510). */
  draft: boolean
  referenceAnswer: string
  questions: ExamQuestionDraft[]
  /** Ungraded questions of a lesson (decision 0451). */
  checks: ExamQuestionDraft[]
}

/** The values of a new lesson. */
export const emptyLessonDraft = (): LessonDraft => ({
  kind: 'lesson',
  subject: '',
  about: '',
  scheduled: false,
  opensAt: 0,
  sample: false,
  draft: false,
  referenceAnswer: '',
  questions: [],
  checks: [],
})

/** A question without content and with a temporary id. */
export const emptyQuestionDraft = (): ExamQuestionDraft => ({
  id: `new-${newIdempotencyKey()}`,
  question: '',
  answer: '',
  options: ['', '', '', ''],
  explainedIn: '',
})

/** Whether a question has never been saved. */
export const isNewQuestion = ({ id }: Pick<ExamQuestionDraft, 'id'>) => id.startsWith('new-')

/** The form values of an existing lesson. */
export function toLessonDraft(
  lesson: ManagedLesson,
  questions: readonly ExamQuestion[],
  checks: readonly LessonCheck[],
): LessonDraft {
  return {
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.scheduled,
    opensAt: lesson.opensAt,
    sample: lesson.sample ?? false,
    draft: lesson.draft ?? false,
    referenceAnswer: lesson.referenceAnswer,
    questions: questions.map((it) => ({
      ...toQuestionDraft(it),
      explainedIn: it.explainedIn === undefined ? '' : String(it.explainedIn),
    })),
    checks: checks.map(toQuestionDraft),
  }
}

function toQuestionDraft(it: QuestionWithOptions): ExamQuestionDraft {
  return {
    id: String(it.id),
    question: it.question,
    answer: it.answer,
    options: [it.answer1, it.answer2, it.answer3, it.answer4],
    explainedIn: '',
  }
}

/** Error messages by field name; the fields of a question are named by `questionFieldName`. */
export type LessonErrors = FieldErrors

/** The name of a question's field in `LessonErrors`. */
export const questionFieldName = (
  { id }: Pick<ExamQuestionDraft, 'id'>,
  field: 'question' | 'answer',
) => `${field}:${id}`

/** The errors of invalid fields (R-ALESSON-008, R-ALESSON-009). */
export function validateLesson(draft: LessonDraft): LessonErrors {
  const errors: LessonErrors = {}
  if (draft.subject.trim() === '') errors.subject = 'Enter a subject.'
  if (isScheduled(draft) && draft.opensAt === 0) {
    errors.opensAt = 'Choose the day and time when the lesson opens.'
  }
  const { hasQuestions, hasChecks } = LESSON_KINDS[draft.kind]
  const usedQuestions = hasQuestions ? draft.questions : hasChecks ? draft.checks : []
  for (const it of usedQuestions) {
    if (it.question.trim() === '') errors[questionFieldName(it, 'question')] = 'Enter the question.'
    if (it.answer.trim() === '')
      errors[questionFieldName(it, 'answer')] = 'Enter the correct answer.'
  }
  return errors
}

/** Whether the lesson has a study date. A timetable never has one (R-ALESSON-003). */
export const isScheduled = ({ kind, scheduled }: Pick<LessonDraft, 'kind' | 'scheduled'>) =>
  scheduled && LESSON_KINDS[kind].canBeScheduled

/** The request of the lesson form. */
export type LessonRequest = Omit<
  z.output<typeof addLesson.request>,
  'classId' | 'email' | 'adminEmail' | 'file' | 'materialKind' | 'idempotencyKey'
>

/** The request of a valid form. */
export function toLessonRequest(draft: LessonDraft): LessonRequest {
  const scheduled = isScheduled(draft)
  return {
    subject: draft.subject.trim(),
    about: draft.about.trim(),
    kind: draft.kind,
    scheduled,
    ...(scheduled ? { opensAt: draft.opensAt } : {}),
    draft: draft.draft,
    sample: draft.sample && LESSON_KINDS[draft.kind].canBeSample,
    ...(LESSON_KINDS[draft.kind].hasQuestions ? toExamRequest(draft) : {}),
    ...(LESSON_KINDS[draft.kind].hasChecks ? { checks: draft.checks.map(toQuestionForm) } : {}),
  }
}

function toExamRequest({ referenceAnswer, questions }: LessonDraft) {
  return {
    referenceAnswer: referenceAnswer.trim(),
    questions: questions.map((it) => ({
      ...toQuestionForm(it),
      explainedIn: Number(it.explainedIn),
    })),
  }
}

function toQuestionForm(it: ExamQuestionDraft) {
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = it.options.map((option) =>
    option.trim(),
  )
  return {
    id: isNewQuestion(it) ? it.id : Number(it.id),
    question: it.question.trim(),
    answer: it.answer.trim(),
    ...{ option1, option2, option3, option4 },
  }
}

/** Compares a field of two lesson forms; questions by their content. */
export function isLessonFieldEqual(
  left: LessonDraft,
  right: LessonDraft,
  field: keyof LessonDraft,
): boolean {
  return JSON.stringify(left[field]) === JSON.stringify(right[field])
}
