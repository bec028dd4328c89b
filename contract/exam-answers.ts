/** What a student hands in: one answer per objective question, and a theory answer typed or photographed. */
export type HandedIn = {
  answers: Record<string, string>
  theory: string
  hasImage: boolean
}

/** What an exam asks for. */
export type ExamParts = { questionIds: number[]; hasTheory: boolean }

export const ONE_OPTION_ONLY =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.'

/**
 * Why a paper cannot be handed in yet, or null when it can (student-area §5). Theory is required only
 * where the exam has no objective questions.
 */
export function whatIsMissing(exam: ExamParts, paper: HandedIn): string | null {
  const open = exam.questionIds.filter((it) => !paper.answers[String(it)]?.trim())
  if (open.length > 0) return 'Please answer every question'
  if (paper.theory.trim() && paper.hasImage) return ONE_OPTION_ONLY
  const theoryIsAll = exam.questionIds.length === 0
  if (theoryIsAll && !paper.theory.trim() && !paper.hasImage)
    return 'Please answer the theory question'
  return null
}

/** What a second submission is told; the first one stands (decisions §6). */
export const ALREADY_SUBMITTED = 'You have already submitted this exam.'

export const INVALID_SCORE = 'Please enter a valid score between 0 and 100'

/** The score that was typed, a whole number from 0 to 100, or null for anything else (wallet-and-admin §5). */
export function theoryScoreOf(typed: string | number): number | null {
  const text = String(typed).trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
