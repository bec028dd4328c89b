import { INVALID_SCORE, theoryScoreOf } from '../../contract/exam-answers.ts'
import type { Db } from '../kernel/db.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { refuse } from '../kernel/refusal.ts'
import { scored } from './score.ts'
import { findMarkable, listWaitingOf, type ResultRef, writeMark } from './store.ts'

/** The written answers of one exam that wait for a mark, the oldest first; a photographed one is its address. */
export async function waitingAnswers(
  db: Db,
  { lessonId, mediaSecret, now }: { lessonId: number; mediaSecret: string; now: number },
) {
  const rows = await listWaitingOf(db, lessonId)
  return rows.map(({ theory_text, theory_image, ...it }) => ({
    ...it,
    theory_answer: mediaUrl(mediaSecret, theory_image, now) || theory_text,
  }))
}

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
