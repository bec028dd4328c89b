import { type Message, say } from '../../messages/message.ts'
import { type AnswerWay, DEFAULT_WAYS } from './answer-ways.ts'

/** A submission: one answer per objective question, and a theory answer as text, image or recording. */
export type SubmissionContent = {
  answers: Record<string, string>
  theory: string
  hasImage: boolean
  /** A recording of the spoken answer. */
  hasVoice?: boolean
}

/** The parts of an exam. */
export type ExamParts = {
  questionIds: number[]
  hasTheory: boolean
  /** The ways in which the theory part can be answered; typing or a photograph if it is absent. */
  ways?: readonly AnswerWay[] | undefined
}

export const ONE_OPTION_ONLY = say('rules_exams_only_use_one_option_either')

/** The parts of an exam that a submission leaves blank; questions by their number, from 1. */
export type BlankParts = { questionNumbers: number[]; theory: boolean }

/** Finds the parts without an answer. The theory part counts as one. */
export function findBlankParts(exam: ExamParts, submission: SubmissionContent): BlankParts {
  return {
    questionNumbers: exam.questionIds.flatMap((id, index) =>
      submission.answers[String(id)]?.trim() ? [] : [index + 1],
    ),
    theory: exam.hasTheory && !isAnswered(exam, submission),
  }
}

/** Whether the theory part is answered in a way that the exam asks for; a recording always counts (R-VOICE-001). */
const isAnswered = ({ ways = DEFAULT_WAYS }: ExamParts, submission: SubmissionContent) =>
  submission.hasVoice === true ||
  (ways.includes('text') && submission.theory.trim() !== '') ||
  (ways.includes('image') && submission.hasImage)

/** How many parts of an exam are answered, the theory part as one. */
export function countAnswered({ questionIds, hasTheory }: ExamParts, blank: BlankParts) {
  const total = questionIds.length + Number(hasTheory)
  const answered = total - blank.questionNumbers.length - Number(blank.theory)
  return { answered, total }
}

/**
 * The first error of a submission, or null if it is complete (R-EXAM-009 to R-EXAM-011). The theory answer is required
 * only if the exam has no objective questions.
 */
export function findSubmissionError(
  exam: ExamParts,
  submission: SubmissionContent,
): Message | null {
  const blank = findBlankParts(exam, submission)
  if (blank.questionNumbers.length > 0) return say('rules_exams_answer_every_question')
  const given = [submission.theory.trim() !== '', submission.hasImage, submission.hasVoice === true]
  if (given.filter(Boolean).length > 1) return ONE_OPTION_ONLY
  const isTheoryOnly = exam.questionIds.length === 0
  if (isTheoryOnly && blank.theory)
    return exam.ways?.join() === 'voice'
      ? say('rules_exams_record_answer')
      : say('rules_exams_answer_theory')
  return null
}

/** Message for a second submission; the first one is kept (R-EXAM-023). */
export const ALREADY_SUBMITTED = say('rules_exams_already_submitted_exam')

export const INVALID_SCORE = say('rules_exams_enter_valid_score_between_0')

/** Parses a typed score: a whole number from 0 to 100, or null for any other input (R-AEXAM-007). */
export function parseTheoryScore(input: string | number): number | null {
  const text = String(input).trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
