import type * as z from 'zod/mini'
import { type AnswerWay, DEFAULT_WAYS } from '../../../../contract/exams/answer-ways.ts'
import {
  type AttemptRule,
  MAX_GRACE_MINUTES,
  MAX_LIMIT_MINUTES,
} from '../../../../contract/exams/exam-rules.ts'
import { DEFAULT_NEAR_CREDIT } from '../../../../contract/exams/exam-score.ts'
import type { ExamQuestion } from '../../../../contract/exams/exams.ts'
import type { QuestionMedia } from '../../../../contract/exams/questions.ts'
import { DEFAULT_DIFFERENCE, type SecondMarkMode } from '../../../../contract/exams/second-marks.ts'
import type { Attachment } from '../../../../contract/lessons/attachments.ts'
import { findBlockProblem, type LessonBlock } from '../../../../contract/lessons/lesson-blocks.ts'
import type { LessonCheck } from '../../../../contract/lessons/lesson-checks.ts'
import { type addLesson, MAX_QUESTIONS } from '../../../../contract/lessons/lesson-form.ts'
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

/** The rules of an exam; numbers as typed, '' for none. */
export type RulesDraft = {
  /** Unix seconds, 0 for none. */
  closesAt: number
  graceMinutes: string
  limitMinutes: string
  isShuffled: boolean
  drawCount: string
  attempts: string
  attemptRule: AttemptRule
}

const NO_RULES: RulesDraft = {
  ...{ closesAt: 0, graceMinutes: '2', limitMinutes: '', isShuffled: false, drawCount: '' },
  ...{ attempts: '1', attemptRule: 'best' },
}

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
  /** The ways in which the theory part can be answered. */
  answerWays: readonly AnswerWay[]
  /** A text to be read aloud, and where it is from. */
  reading: string
  readingSource: string
  /** Whether two people mark each written answer. */
  secondMark: SecondMarkMode
  /** By how many points the two may differ before the owner decides, as typed. */
  secondMarkPoints: string
  /** The last moment, limit, draw and attempts of an exam. */
  rules: RulesDraft
  /** The files beside the file of the lesson, in order; their URLs change with each response. */
  attachments: Attachment[]
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
  answerWays: DEFAULT_WAYS,
  reading: '',
  readingSource: '',
  secondMark: 'off',
  secondMarkPoints: String(DEFAULT_DIFFERENCE),
  rules: NO_RULES,
  attachments: [],
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
    answerWays: lesson.answerWays ?? DEFAULT_WAYS,
    reading: lesson.reading ?? '',
    readingSource: lesson.readingSource ?? '',
    secondMark: lesson.secondMark ?? 'off',
    secondMarkPoints: String(lesson.secondMarkPoints ?? DEFAULT_DIFFERENCE),
    rules: toRulesDraft(lesson),
    attachments: lesson.attachments ?? [],
    blocks: lesson.blocks ?? [],
    blockFiles: lesson.blockFiles ?? [],
    questions: questions.map(toQuestionDraft),
    checks: checks.map(toQuestionDraft),
  }
}

function toRulesDraft(lesson: ManagedLesson): RulesDraft {
  const { closesAt = 0, graceMinutes = 0, limitMinutes, drawCount, attempts = 1 } = lesson
  const hasEnd = closesAt > 0 || limitMinutes !== undefined
  return {
    closesAt,
    graceMinutes: hasEnd ? String(graceMinutes) : NO_RULES.graceMinutes,
    limitMinutes: limitMinutes === undefined ? '' : String(limitMinutes),
    isShuffled: lesson.isShuffled ?? false,
    drawCount: drawCount === undefined ? '' : String(drawCount),
    attempts: String(attempts),
    attemptRule: lesson.attemptRule ?? 'best',
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
  if (hasQuestions) Object.assign(errors, validateExam(draft), validateRules(draft))
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

function validateRules({ rules, ...draft }: LessonDraft): LessonErrors {
  const { closesAt, graceMinutes, limitMinutes, drawCount } = rules
  const isClosedFirst = closesAt > 0 && isScheduled(draft) && closesAt <= draft.opensAt
  return {
    ...(isClosedFirst && { closesAt: m.fair_enter_later_moment() }),
    ...(!isCount(limitMinutes, MAX_LIMIT_MINUTES) && {
      limitMinutes: m.fair_enter_minutes({ max: MAX_LIMIT_MINUTES }),
    }),
    ...(!isCount(graceMinutes, MAX_GRACE_MINUTES) && {
      graceMinutes: m.fair_enter_minutes({ max: MAX_GRACE_MINUTES }),
    }),
    ...(!isCount(drawCount, MAX_QUESTIONS) && { drawCount: m.fair_enter_count() }),
  }
}

/** Whether a text is a whole number from 0 to `max`, or empty. */
export const isCount = (text: string, max: number) =>
  text.trim() === '' || (/^\d{1,6}$/.test(text.trim()) && Number(text) <= max)

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
    attachments: draft.attachments.length === 0 ? '' : draft.attachments.map(({ id }) => id),
    ...(LESSON_KINDS[draft.kind].hasQuestions ? toExamRequest(draft) : {}),
    ...(LESSON_KINDS[draft.kind].hasChecks ? { checks: draft.checks.map(toQuestionForm) } : {}),
  }
}

function toExamRequest(draft: LessonDraft) {
  const { referenceAnswer, nearPercent, secondMark, secondMarkPoints, questions } = draft
  return {
    referenceAnswer: referenceAnswer.trim(),
    nearCredit: Number(nearPercent) / 100,
    answerWays: [...draft.answerWays],
    reading: draft.reading.trim(),
    readingSource: draft.readingSource.trim(),
    secondMark,
    ...(secondMark === 'owner' && { secondMarkPoints: Number(secondMarkPoints) }),
    ...toRulesRequest(draft.rules),
    questions: questions.map(toQuestionForm),
  }
}

function toRulesRequest({ closesAt, limitMinutes, attempts, attemptRule, ...rules }: RulesDraft) {
  const hasEnd = closesAt > 0 || Number(limitMinutes) > 0
  return {
    closesAt,
    graceMinutes: hasEnd ? Number(rules.graceMinutes) : 0,
    limitMinutes: Number(limitMinutes),
    isShuffled: rules.isShuffled,
    drawCount: Number(rules.drawCount),
    attempts: Number(attempts),
    attemptRule,
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
  if (field === 'answerWays') return left.answerWays.join() === right.answerWays.join()
  if (field === 'blockFiles') return true
  if (field === 'rules') return JSON.stringify(left.rules) === JSON.stringify(right.rules)
  if (field === 'attachments')
    return (
      left.attachments.map(({ id }) => id).join() === right.attachments.map(({ id }) => id).join()
    )
  if (field === 'blocks') return JSON.stringify(left.blocks) === JSON.stringify(right.blocks)
  return left[field] === right[field]
}
