import { INVALID_SCORE, parseTheoryScore } from '../../contract/exam-submission.ts'
import type { Db } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { computeScores } from './score.ts'
import { findSubmissionToMark, type SubmissionRef, saveMark } from './store.ts'

type MarkInput = {
  submission: SubmissionRef
  /** The text of the input field, not validated yet. */
  typedScore: string | number
  markerId: number
  /** Unix seconds. */
  now: number
}

/**
 * Marks the theory answer of a submission and computes its total. A later mark replaces the earlier one (decision 0050).
 * Declines a score that is not a whole number from 0 to 100, and a submission without a theory answer.
 */
export async function markSubmission(
  db: Db,
  { submission, typedScore, markerId, now }: MarkInput,
): Promise<void> {
  const theoryScore = parseTheoryScore(typedScore) ?? decline('invalid_score', INVALID_SCORE)
  const stored =
    (await findSubmissionToMark(db, submission)) ??
    httpError('submission_not_found', 'Exam submission not found')
  if (stored.theory_text === '' && stored.theory_image === '')
    decline('no_written_answer', 'This submission has no written answer to mark')
  const { total } = computeScores(stored.objective_score, { isAnswered: true, score: theoryScore })
  await saveMark(db, stored.id, {
    theory_score: theoryScore,
    total_score: total,
    marked_at: now,
    marked_by: markerId,
  })
}
