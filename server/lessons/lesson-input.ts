import type { AnswerWay } from '../../contract/exams/answer-ways.ts'
import type { AttemptRule } from '../../contract/exams/exam-rules.ts'
import type { SecondMarkMode } from '../../contract/exams/second-marks.ts'
import type { CheckForm, QuestionForm } from '../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS, type LessonKind } from '../../contract/lessons/lesson-kinds.ts'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { toAnswerColumns } from './answer-fields.ts'
import { toBlockColumns } from './lesson-blocks.ts'
import type { UploadedFile } from './material.ts'
import type { LessonFields, RuleColumns } from './store.ts'

/** The lesson form. An update keeps the stored value of each field that is undefined. */
export type LessonInput = {
  kind: LessonKind
  subject: string
  about?: string | undefined
  /** Undefined only for kinds that cannot be scheduled. */
  scheduled: boolean | undefined
  /** Unix seconds. */
  opensAt?: number | undefined
  referenceAnswer?: string | undefined
  /** The credit of nearly right typed answers, 0 to 1. */
  nearCredit?: number | undefined
  /** Whether two people mark each written answer of an exam (R-STAFF-008). */
  secondMark?: SecondMarkMode | undefined
  /** By how many points the two may differ before the owner decides. */
  secondMarkPoints?: number | undefined
  /** The rules of an exam (R-FAIR-001 to R-FAIR-003). */
  closesAt?: number | undefined
  graceMinutes?: number | undefined
  limitMinutes?: number | undefined
  isShuffled?: boolean | undefined
  drawCount?: number | undefined
  attempts?: number | undefined
  attemptRule?: AttemptRule | undefined
  /** The ids of its attachments in their order; '' for none. */
  attachments?: number[] | '' | undefined
  /** The ways in which the theory part of an exam can be answered (R-VOICE-001). */
  answerWays?: readonly AnswerWay[] | undefined
  /** A text to be read aloud, and where it is from. */
  reading?: string | undefined
  readingSource?: string | undefined
  /** What follows its text, as the request has it. */
  blocks?: unknown
  questions?: QuestionForm[] | undefined
  checks?: CheckForm[] | undefined
  /** Ids of questions and checks to remove. */
  removed?: number[] | undefined
  /** False declines an exam with warnings, true accepts them; undefined skips the check, even for errors. */
  acceptWarnings?: boolean | undefined
  file?: UploadedFile | undefined
  materialKind?: MaterialKind | undefined
  /** An upload that becomes its file (decision 0540). */
  uploadId?: string | undefined
  /** Made by the client for one save; a retry repeats it (decision 0501). */
  idempotencyKey?: string | undefined
  /** Makes it the free sample of its class in place of another lesson (decision 0371). */
  sample?: boolean | undefined
  /** Hides it from students until it is published (decision 0371). */
  draft?: boolean | undefined
  /** The administrator; undefined for a program, whose changes are not audited. */
  actorId?: number | undefined
  /** False for staff who may not decide whether two people mark an exam. */
  mayArrangeMarking?: boolean | undefined
  /** Unix seconds. */
  now: number
}

/** The columns of the lesson form. Throws 400 for fields that do not fit together. */
export function toLessonFields(
  input: LessonInput,
): Pick<LessonFields, 'kind' | 'subject' | 'scheduled' | 'opens_at' | 'version'> &
  Partial<LessonFields> {
  requireFieldsOfKind(input)
  const scheduled = LESSON_KINDS[input.kind].canBeScheduled && input.scheduled
  return {
    kind: input.kind,
    subject: input.subject,
    scheduled: scheduled ? 1 : 0,
    opens_at: scheduled ? (input.opensAt ?? 0) : 0,
    version: input.idempotencyKey ?? newPublicId(),
    ...toSampleColumn(input),
    ...(input.draft === undefined ? {} : { is_draft: input.draft ? 1 : 0 }),
    ...(input.about === undefined ? {} : { about: input.about }),
    ...(input.nearCredit === undefined ? {} : { near_credit: input.nearCredit }),
    ...(input.secondMark === undefined ? {} : { second_mark: input.secondMark }),
    ...(input.secondMarkPoints === undefined ? {} : { second_mark_points: input.secondMarkPoints }),
    ...toRuleColumns(input),
    ...(input.attachments === undefined ? {} : { attachments: toIdList(input.attachments) }),
    ...toAnswerColumns(input),
    ...(input.blocks === undefined ? {} : toBlockColumns(input.blocks)),
    ...(input.referenceAnswer === undefined ? {} : { reference_answer: input.referenceAnswer }),
  }
}

function toRuleColumns(input: LessonInput): Partial<RuleColumns> {
  const { closesAt, graceMinutes, limitMinutes, isShuffled, drawCount, attempts } = input
  if (closesAt && input.scheduled && closesAt <= (input.opensAt ?? 0))
    httpError('invalid_request', say('rules_fair_closes_before_it_opens'))
  return {
    ...(closesAt !== undefined && { closes_at: closesAt }),
    ...(graceMinutes !== undefined && { grace_minutes: graceMinutes }),
    ...(limitMinutes !== undefined && { time_limit: limitMinutes }),
    ...(isShuffled !== undefined && { shuffled: isShuffled ? 1 : 0 }),
    ...(drawCount !== undefined && { draw_count: drawCount }),
    ...(attempts !== undefined && { attempts }),
    ...(input.attemptRule !== undefined && { attempt_rule: input.attemptRule }),
  }
}

/** ',12,15,', so that a query finds an id in it; '' for none. */
const toIdList = (ids: readonly number[] | '') =>
  ids === '' || ids.length === 0 ? '' : `,${[...new Set(ids)].join(',')},`

/** Throws 400 for a field that the kind of lesson does not have, and without one that it needs. */
function requireFieldsOfKind({ kind, questions, checks, scheduled, opensAt }: LessonInput) {
  const { hasQuestions, hasChecks, canBeScheduled } = LESSON_KINDS[kind]
  if (!hasQuestions && questions?.length)
    httpError('invalid_request', say('rules_wire_field_of_exam', { field: 'questions' }))
  if (!hasChecks && checks?.length)
    httpError('invalid_request', say('rules_wire_field_not_of_exam', { field: 'checks' }))
  if (!canBeScheduled) return
  if (scheduled === undefined)
    httpError('invalid_request', say('rules_wire_field_required', { field: 'scheduled' }))
  if (scheduled && !opensAt)
    httpError('invalid_request', say('rules_wire_field_required', { field: 'studydate' }))
}

/** The column of the free sample; without a value in the request the stored one stays. */
function toSampleColumn({ kind, sample }: LessonInput): Partial<LessonFields> {
  if (!LESSON_KINDS[kind].canBeSample) {
    if (sample) httpError('invalid_request', say('rules_lessons_only_lesson_free_sample'))
    // a sample that becomes an exam is no longer one
    return { is_sample: 0 }
  }
  return sample === undefined ? {} : { is_sample: sample ? 1 : 0 }
}
