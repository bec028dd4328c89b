import { mergeFields } from '../../../forms/merge-fields.ts'
import { type ExamQuestionDraft, isNewQuestion, type LessonDraft } from './lesson-draft.ts'

const FIELD_LABELS = {
  kind: 'Lesson type',
  subject: 'Subject',
  about: 'About',
  scheduled: 'Schedule',
  opensAt: 'Study date',
  sample: 'Free sample',
  referenceAnswer: 'Reference theory answer',
} as const satisfies Record<keyof Omit<LessonDraft, 'questions'>, string>

/**
 * Merges the lesson that another administrator saved into the form (decision 0141). `conflictingFields` has the labels
 * of the fields and questions that both changed; the form keeps its own values there.
 */
export function mergeLesson(base: LessonDraft, local: LessonDraft, remote: LessonDraft) {
  const { questions: baseQuestions, ...baseFields } = base
  const { questions: localQuestions, ...localFields } = local
  const { questions: remoteQuestions, ...remoteFields } = remote
  const fields = mergeFields<Omit<LessonDraft, 'questions'>>(baseFields, localFields, remoteFields)
  const merged = mergeQuestions(baseQuestions, localQuestions, remoteQuestions)
  const conflicts = fields.remoteChanges.filter((it) => it.isConflict)
  return {
    values: { ...fields.values, questions: merged.questions },
    conflictingFields: [
      ...conflicts.map(({ field }) => FIELD_LABELS[field]),
      ...merged.conflictingQuestions,
    ],
  }
}

/** The remote questions in their order, with local changes, followed by the local new ones. */
function mergeQuestions(
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
      conflictingQuestions.push(`Question ${index + 1}`)
    return localQuestion
  })
  return { questions: [...questions, ...local.filter(isNewQuestion)], conflictingQuestions }
}

const isEqual = (left: ExamQuestionDraft, right: ExamQuestionDraft | undefined) =>
  JSON.stringify(left) === JSON.stringify(right)
