import { mergeFields } from '../../../forms/merge-fields.ts'
import { type ExamQuestionDraft, isNewQuestion, type LessonDraft } from './lesson-draft.ts'

type LessonFieldDraft = Omit<LessonDraft, 'questions' | 'checks'>

const FIELD_LABELS = {
  kind: 'Lesson type',
  subject: 'Subject',
  about: 'About',
  scheduled: 'Schedule',
  opensAt: 'Study date',
  sample: 'Free sample',
  draft: 'Draft',
  referenceAnswer: 'Reference theory answer',
} as const satisfies Record<keyof LessonFieldDraft, string>

/**
 * Merges the lesson that another administrator saved into the form (decision 0141). `conflictingFields` has the labels
 * of the fields and questions that both changed; the form keeps its own values there.
 */
export function mergeLesson(base: LessonDraft, local: LessonDraft, remote: LessonDraft) {
  const { questions: baseQuestions, checks: baseChecks, ...baseFields } = base
  const { questions: localQuestions, checks: localChecks, ...localFields } = local
  const { questions: remoteQuestions, checks: remoteChecks, ...remoteFields } = remote
  const fields = mergeFields<LessonFieldDraft>(baseFields, localFields, remoteFields)
  const questions = mergeQuestions('Question', baseQuestions, localQuestions, remoteQuestions)
  const checks = mergeQuestions('Check', baseChecks, localChecks, remoteChecks)
  const conflicts = fields.remoteChanges.filter((it) => it.isConflict)
  return {
    values: { ...fields.values, questions: questions.questions, checks: checks.questions },
    conflictingFields: [
      ...conflicts.map(({ field }) => FIELD_LABELS[field]),
      ...questions.conflictingQuestions,
      ...checks.conflictingQuestions,
    ],
  }
}

/** The remote questions in their order, with local changes, followed by the local new ones. */
function mergeQuestions(
  label: string,
  base: ExamQuestionDraft[],
  local: ExamQuestionDraft[],
  remote: ExamQuestionDraft[],
) {
  const conflictingQuestions: string[] = []
  const questions = remote.map((remoteQuestion, index) => {
    const localQuestion = local.find(({ id }) => id === remoteQuestion.id)
    const baseQuestion = base.find(({ id }) => id === remoteQuestion.id)
    if (!localQuestion || isEqual(localQuestion, baseQuestion)) return remoteQuestion
    if (!isEqual(remoteQuestion, baseQuestion) && !isEqual(remoteQuestion, localQuestion))
      conflictingQuestions.push(`${label} ${index + 1}`)
    return localQuestion
  })
  return { questions: [...questions, ...local.filter(isNewQuestion)], conflictingQuestions }
}

const isEqual = (left: ExamQuestionDraft, right: ExamQuestionDraft | undefined) =>
  JSON.stringify(left) === JSON.stringify(right)
