import { INVALID_SCORE, theoryScoreOf } from '../../contract/exam-answers.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { scored } from './score.ts'
import { findMarkable, type ResultRef, writeMark } from './store.ts'

type Marking = {
  result: ResultRef
  /** As it was typed. */
  score: string | number
  markerId: number
  /** Unix seconds. */
  now: number
}

/**
 * Gives a written answer its mark and the paper its total. A mark may be given again: the last one counts
 * (decision 0050). Refuses a score that is no whole number from 0 to 100, and a paper without a written answer.
 */
export async function mark(db: Db, { result, score, markerId, now }: Marking): Promise<void> {
  const theoryScore = theoryScoreOf(score) ?? refuse(INVALID_SCORE)
  const paper = (await findMarkable(db, result)) ?? refuse('Exam submission not found')
  if (paper.theory_text === '' && paper.theory_image === '')
    refuse('This submission has no written answer to mark')
  const { total } = scored(paper.objective_score, { isAnswered: true, score: theoryScore })
  await writeMark(db, paper.id, {
    theory_score: theoryScore,
    total_score: total,
    marked_at: now,
    marked_by: markerId,
  })
}
