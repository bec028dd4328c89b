import type * as z from 'zod/mini'
import { DEFAULT_NEAR_CREDIT } from '../../../../contract/exams/exam-score.ts'
import type { ExamQuestion } from '../../../../contract/exams/exams.ts'
import type { QuestionMedia } from '../../../../contract/exams/questions.ts'
import { DEFAULT_DIFFERENCE, type SecondMarkMode } from '../../../../contract/exams/second-marks.ts'
import { findBlockProblem, type LessonBlock } from '../../../../contract/lessons/lesson-blocks.ts'
import type { LessonCheck } from '../../../../contract/lessons/lesson-checks.ts'
import type { addLesson } from '../../../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS, type LessonKind } from '../../../../contract/lessons/lesson-kinds.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m, textOf } from '../../../../messages/m.ts'
import type { FieldErrors } from '../../../forms/field-rules.ts'
import {
  type ExamQuestionDraft,
  findDraftProblems,
  isNewQuestion,
  questionFieldName,
  toComparedText,
  toQuestionDraft,
  toQuestionForm,
} from './questions/question-draft.ts'

/** The values of the lesson form. Values that a kind does not use are kept until the form is closed. */
export type LessonDraft = {
  kind: LessonKind
  subject: string
  about: string
  scheduled: boolean
  /** Unix seconds, 0 for none. */
  opensAt: number
  /** The free sample of the class (decision 0371). */
  sample: boolean
  /** Not published yet (decision 0371). */
  draft: boolean
  referenceAnswer: string
  /** The share of its points that a nearly right typed answer earns, as typed; 0 to 100. */
  nearPercent: string
  /** Whether two people mark each written answer. */
  secondMark: SecondMarkMode
  /** By how many points the two may differ before the owner decides, as typed. */
  secondMarkPoints: string
  questions: ExamQuestionDraft[]
  /** What follows the text. */
  blocks: LessonBlock[]
  /** The sounds that the blocks name, with URLs that change with each response. */
  blockFiles: QuestionMedia[]
  /** Ungraded questions of a lesson. */
  checks: ExamQuestionDraft[]
}

const toPercent = (credit: number) => String(Math.round(credit * 10_000) / 100)

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
  nearPercent: toPercent(DEFAULT_NEAR_CREDIT),
  secondMark: 'off',
  secondMarkPoints: String(DEFAULT_DIFFERENCE),
  blocks: [],
  blockFiles: [],
  questions: [],
  checks: [],
})

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
    nearPercent: toPercent(lesson.nearCredit ?? DEFAULT_NEAR_CREDIT),
    secondMark: lesson.secondMark ?? 'off',
    secondMarkPoints: String(lesson.secondMarkPoints ?? DEFAULT_DIFFERENCE),
    blocks: lesson.blocks ?? [],
    blockFiles: lesson.blockFiles ?? [],
    questions: questions.map(toQuestionDraft),
    checks: checks.map(toQuestionDraft),
  }
}

/** Error messages by field name; the fields of a question are named by `questionFieldName`. */
export type LessonErrors = FieldErrors

/** The errors of invalid fields (R-ALESSON-008, R-ALESSON-009). */
export function validateLesson(draft: LessonDraft): LessonErrors {
  const errors: LessonErrors = {}
  if (draft.subject.trim() === '') errors.subject = m.lessons_enter_subject()
  if (isScheduled(draft) && draft.opensAt === 0) {
    errors.opensAt = m.lessons_enter_study_date()
  }
  const blockProblem = findBlockProblem(draft.blocks)
  if (blockProblem) errors.blocks = textOf(blockProblem)
  const { hasQuestions, hasChecks } = LESSON_KINDS[draft.kind]
  const usedQuestions = hasQuestions ? draft.questions : hasChecks ? draft.checks : []
  if (hasQuestions) Object.assign(errors, validateExam(draft))
  for (const question of usedQuestions) {
    for (const { field, index, severity, message } of findDraftProblems(question))
      if (severity === 'error')
        errors[questionFieldName(question, field, index)] ??= textOf(message)
  }
  return errors
}

function validateExam({ nearPercent, secondMark, secondMarkPoints }: LessonDraft): LessonErrors {
  return {
    ...(!isPercent(nearPercent) && { nearPercent: m.lessons_enter_percent() }),
    ...(secondMark === 'owner' &&
      !isPoints(secondMarkPoints) && { secondMarkPoints: m.lessons_enter_difference() }),
  }
}

const isPoints = (text: string) => /^(\d{1,2}|100)$/.test(text.trim())

const isPercent = (text: string) => /^(\d{1,2}(\.\d{1,2})?|100)$/.test(text.trim())

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
    blocks: draft.blocks,
    ...(LESSON_KINDS[draft.kind].hasQuestions ? toExamRequest(draft) : {}),
    ...(LESSON_KINDS[draft.kind].hasChecks ? { checks: draft.checks.map(toQuestionForm) } : {}),
  }
}

function toExamRequest(draft: LessonDraft) {
  const { referenceAnswer, nearPercent, secondMark, secondMarkPoints, questions } = draft
  return {
    referenceAnswer: referenceAnswer.trim(),
    nearCredit: Number(nearPercent) / 100,
    secondMark,
    ...(secondMark === 'owner' && { secondMarkPoints: Number(secondMarkPoints) }),
    questions: questions.map(toQuestionForm),
  }
}

/** The stored questions that the form no longer has. They are removed by the save. */
export function removedQuestionIds(base: LessonDraft, values: LessonDraft): number[] {
  const keptIds = new Set([...values.questions, ...values.checks].map(({ id }) => id))
  return [...base.questions, ...base.checks].flatMap((it) =>
    keptIds.has(it.id) || isNewQuestion(it) ? [] : Number(it.id),
  )
}

/** Compares a field of two lesson forms; questions by their content. */
export function isLessonFieldEqual(
  left: LessonDraft,
  right: LessonDraft,
  field: keyof LessonDraft,
): boolean {
  if (field === 'questions' || field === 'checks')
    return left[field].map(toComparedText).join() === right[field].map(toComparedText).join()
  if (field === 'blockFiles') return true
  if (field === 'blocks') return JSON.stringify(left.blocks) === JSON.stringify(right.blocks)
  return left[field] === right[field]
}
