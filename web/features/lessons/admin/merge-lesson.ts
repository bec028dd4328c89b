import { m } from '../../../../messages/m.ts'
import { mergeFields } from '../../../forms/merge-fields.ts'
import type { LessonDraft } from './lesson-draft.ts'
import {
  copyQuestionDraft,
  type ExamQuestionDraft,
  isNewQuestion,
  toComparedText,
} from './questions/question-draft.ts'

type LessonFieldDraft = Omit<LessonDraft, 'questions' | 'checks'>

const FIELD_LABELS = {
  kind: m.lessons_lesson_type(),
  subject: m.lessons_subject(),
  about: m.lessons_about(),
  scheduled: m.lessons_schedule(),
  opensAt: m.lessons_study_date(),
  sample: m.lessons_free_sample(),
  draft: m.lessons_draft(),
  referenceAnswer: m.lessons_reference_theory_answer(),
  nearPercent: m.lessons_field_near_credit(),
  answerWays: m.recorder_ways(),
  reading: m.recorder_reading(),
  readingSource: m.recorder_reading_source(),
  secondMark: m.lessons_second_mark(),
  secondMarkPoints: m.lessons_field_second_mark_difference(),
  rules: m.fair_time_and_attempts(),
  attachments: m.fair_attachments(),
  blocks: m.lessons_blocks(),
  blockFiles: m.lessons_blocks(),
} as const satisfies Record<keyof LessonFieldDraft, string>

/**
 * Merges the lesson that another administrator saved into the form (decision 0432). `conflictingFields` has the labels
 * of the fields and questions that both changed; the form keeps its own values there.
 */
export function mergeLesson(base: LessonDraft, local: LessonDraft, remote: LessonDraft) {
  const { questions: baseQuestions, checks: baseChecks, ...baseFields } = base
  const { questions: localQuestions, checks: localChecks, ...localFields } = local
  const { questions: remoteQuestions, checks: remoteChecks, ...remoteFields } = remote
  const fields = mergeFields<LessonFieldDraft>(
    baseFields,
    localFields,
    remoteFields,
    (left, right, field) => isFieldEqual(left[field], right[field], field),
  )
  const questions = mergeQuestions(
    m.lessons_question_number,
    baseQuestions,
    localQuestions,
    remoteQuestions,
  )
  const checks = mergeQuestions(m.lessons_check_number, baseChecks, localChecks, remoteChecks)
  const conflicts = fields.remoteChanges.filter((it) => it.isConflict)
  return {
    values: {
      ...fields.values,
      blockFiles: [...remote.blockFiles, ...local.blockFiles],
      questions: questions.questions,
      checks: checks.questions,
    },
    conflictingFields: [
      ...conflicts.map(({ field }) => FIELD_LABELS[field]),
      ...questions.conflictingQuestions,
      ...checks.conflictingQuestions,
    ],
  }
}

const isFieldEqual = (left: unknown, right: unknown, field: keyof LessonFieldDraft) =>
  field === 'blockFiles' ||
  (field === 'attachments'
    ? idsOf(left) === idsOf(right)
    : JSON.stringify(left) === JSON.stringify(right))

/** URLs of the same files differ. */
const idsOf = (attachments: unknown) =>
  (attachments as LessonDraft['attachments']).map(({ id }) => id).join()

/**
 * The remote questions with local changes and without those that were removed here, followed by the local new ones. A
 * question that was changed here and removed elsewhere becomes a new one, so that its input is not lost. The order is the
 * local one if it was changed here.
 */
function mergeQuestions(
  label: (values: { number: number }) => string,
  base: ExamQuestionDraft[],
  local: ExamQuestionDraft[],
  remote: ExamQuestionDraft[],
) {
  const conflictingQuestions: string[] = []
  const questions = remote.flatMap((remoteQuestion, index) => {
    const hasId = ({ id }: ExamQuestionDraft) => id === remoteQuestion.id
    const localQuestion = local.find(hasId)
    const baseQuestion = base.find(hasId)
    const isRemovedHere = baseQuestion !== undefined && !localQuestion
    if (isRemovedHere && isEqual(remoteQuestion, baseQuestion)) return []
    if (!localQuestion || isEqual(localQuestion, baseQuestion)) {
      if (isRemovedHere) conflictingQuestions.push(label({ number: index + 1 }))
      return [remoteQuestion]
    }
    if (!isEqual(remoteQuestion, baseQuestion) && !isEqual(remoteQuestion, localQuestion))
      conflictingQuestions.push(label({ number: index + 1 }))
    return [localQuestion]
  })
  const removedElsewhere = local.filter((it) => {
    const hasId = ({ id }: ExamQuestionDraft) => id === it.id
    const baseQuestion = base.find(hasId)
    return baseQuestion && !remote.some(hasId) && !isEqual(it, baseQuestion)
  })
  const saved = [...questions, ...removedElsewhere.map(copyQuestionDraft)]
  for (const index of removedElsewhere.keys())
    conflictingQuestions.push(label({ number: questions.length + index + 1 }))
  const merged = [...saved, ...local.filter(isNewQuestion)]
  return {
    questions: isReordered(base, local) ? inOrderOf(local, merged) : merged,
    conflictingQuestions,
  }
}

function isReordered(base: ExamQuestionDraft[], local: ExamQuestionDraft[]): boolean {
  const kept = base.filter(({ id }) => local.some((it) => it.id === id))
  const stored = local.filter((it) => !isNewQuestion(it))
  const isMoved = kept.some(({ id }, index) => stored[index]?.id !== id)
  // a new question before a stored one
  return isMoved || local.some((it, index) => isNewQuestion(it) && index < stored.length)
}

/** Questions that are not in `order` come last. */
function inOrderOf(order: ExamQuestionDraft[], questions: ExamQuestionDraft[]) {
  const indexOf = ({ id }: ExamQuestionDraft) => {
    const index = order.findIndex((it) => it.id === id)
    return index < 0 ? order.length : index
  }
  return questions.toSorted((left, right) => indexOf(left) - indexOf(right))
}

const isEqual = (left: ExamQuestionDraft, right: ExamQuestionDraft | undefined) =>
  right !== undefined && toComparedText(left) === toComparedText(right)
