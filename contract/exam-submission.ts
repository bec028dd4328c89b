/** A submission: one answer per objective question, and a theory answer as text or as an image. */
export type SubmissionContent = {
  answers: Record<string, string>
  theory: string
  hasImage: boolean
}

/** The parts of an exam. */
export type ExamParts = { questionIds: number[]; hasTheory: boolean }

export const ONE_OPTION_ONLY =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.'

/**
 * The first error of a submission, or null if it is complete (R-EXAM-009 to R-EXAM-011). The theory answer is required
 * only if the exam has no objective questions.
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

/** Message for a second submission; the first one is kept (R-EXAM-023). */
export const ALREADY_SUBMITTED = 'You have already submitted this exam.'

export const INVALID_SCORE = 'Please enter a valid score between 0 and 100'

/** Parses a typed score: a whole number from 0 to 100, or null for any other input (R-AEXAM-007). */
export function parseTheoryScore(input: string | number): number | null {
  const text = String(input).trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
