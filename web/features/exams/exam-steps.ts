import type { LessonPage } from '../../../contract/study/study.ts'

/** One screen of an exam on a phone. */
export type ExamStep =
  | { id: 'start' | 'theory' | 'review' }
  | { id: `question-${number}`; questionId: number }

type ExamWithQuestions = Pick<LessonPage, 'questions' | 'hasTheory' | 'about' | 'materialUrl'>

/** The screens of an exam in order: its instructions if it has any, each question, the theory part, the review. */
export function examStepsOf({ questions, hasTheory, about, materialUrl }: ExamWithQuestions) {
  const steps: ExamStep[] = []
  if (about.trim() !== '' || materialUrl !== '') steps.push({ id: 'start' })
  for (const { id } of questions) steps.push({ id: questionStepId(id), questionId: id })
  if (hasTheory) steps.push({ id: 'theory' })
  steps.push({ id: 'review' })
  return steps
}

export const questionStepId = (questionId: number) => `question-${questionId}` as const

/** The step at which a draft was left; the first one if the teacher has removed it since. */
export function findStep(steps: ExamStep[], stepId: string): ExamStep {
  return steps.find(({ id }) => id === stepId) ?? steps[0] ?? { id: 'review' }
}

/** The step before or after a step, undefined at either end. */
export function neighbourStep(steps: ExamStep[], step: ExamStep, offset: 1 | -1) {
  return steps[steps.findIndex(({ id }) => id === step.id) + offset]
}
