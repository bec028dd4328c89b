import { INVALID_SCORE, parseTheoryScore } from '../../contract/exam-submission.ts'
import type { Db } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { computeScores } from './score.ts'
import { findSubmissionToMark, type SubmissionRef, saveMark } from './store.ts'

type MarkInput = {
  submission: SubmissionRef
  /** As it was typed. */
  typedScore: string | number
  markerId: number
  /** Unix seconds. */
  now: number
}

/**
 * Gives a written answer its mark and the paper its total. A mark may be given again: the last one counts
 * (decision 0050). Refuses a score that is no whole number from 0 to 100, and a paper without a written answer.
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
