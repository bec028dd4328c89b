/** What a student hands in: one answer per objective question, and a theory answer typed or photographed. */
export type SubmissionContent = {
  answers: Record<string, string>
  theory: string
  hasImage: boolean
}

/** What an exam asks for. */
export type ExamParts = { questionIds: number[]; hasTheory: boolean }

export const ONE_OPTION_ONLY =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.'

/**
 * Why a paper cannot be handed in yet, or null when it can (R-EXAM-009 to R-EXAM-011). Theory is required only
 * where the exam has no objective questions.
 */
export function findSubmissionError(exam: ExamParts, submission: SubmissionContent): string | null {
  const unanswered = exam.questionIds.filter((it) => !submission.answers[String(it)]?.trim())
  if (unanswered.length > 0) return 'Please answer every question'
  if (submission.theory.trim() && submission.hasImage) return ONE_OPTION_ONLY
  const isTheoryOnly = exam.questionIds.length === 0
  if (isTheoryOnly && !submission.theory.trim() && !submission.hasImage)
    return 'Please answer the theory question'
  return null
}

/** What a second submission is told; the first one stands (R-EXAM-023). */
export const ALREADY_SUBMITTED = 'You have already submitted this exam.'

export const INVALID_SCORE = 'Please enter a valid score between 0 and 100'

/** The score that was typed, a whole number from 0 to 100, or null for anything else (R-AEXAM-007). */
export function parseTheoryScore(input: string | number): number | null {
  const text = String(input).trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
