import type { ExamQuestionDraft, LessonDraft } from './lesson-draft.ts'

const FIELD_LABELS = {
  kind: 'Lesson type',
  subject: 'Subject',
  about: 'About',
  scheduled: 'Schedule',
  opensAt: 'Study date',
  referenceAnswer: 'Reference theory answer',
} as const

const fields = Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[]

/**
 * Brings two changes of one lesson together (decision 0141): what only the other changed is taken over, and what was
 * typed here stays. `both` names what both changed: there the other's words would be replaced.
 */
export function mergeLessonDrafts(base: LessonDraft, local: LessonDraft, remote: LessonDraft) {
  const draft = { ...local }
  const conflictingFields: string[] = []
  for (const field of fields) {
    if (remote[field] === base[field] || remote[field] === local[field]) continue
    if (local[field] === base[field]) copyField(draft, remote, field)
    else conflictingFields.push(FIELD_LABELS[field])
  }
  const mergedQuestions = mergeQuestions(base.questions, local.questions, remote.questions)
  return {
    draft: { ...draft, questions: mergedQuestions.questions },
    conflictingFields: [...conflictingFields, ...mergedQuestions.both],
  }
}

function copyField<F extends keyof LessonDraft>(
  target: LessonDraft,
  source: LessonDraft,
  field: F,
) {
  target[field] = source[field]
}

const isQuestionEqual = (
  left: ExamQuestionDraft | undefined,
  right: ExamQuestionDraft | undefined,
) => JSON.stringify(left) === JSON.stringify(right)

/** Theirs in their order, with what was typed here in them, then those that were added here. */
function mergeQuestions(
  base: ExamQuestionDraft[],
  local: ExamQuestionDraft[],
  remote: ExamQuestionDraft[],
) {
  const conflictingFields: string[] = []
  const merged = remote.map((it, index) => {
    const localQuestion = local.find(({ id }) => id === it.id)
    const baseQuestion = base.find(({ id }) => id === it.id)
    if (!localQuestion || isQuestionEqual(localQuestion, baseQuestion)) return it
    if (!isQuestionEqual(it, baseQuestion) && !isQuestionEqual(it, localQuestion))
      conflictingFields.push(`Question ${index + 1}`)
    return localQuestion
  })
  const newQuestions = local.filter(({ id }) => id.startsWith('new-'))
  return { questions: [...merged, ...newQuestions], both: conflictingFields }
}
