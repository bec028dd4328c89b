import type { CriterionScore } from '../../contract/voice/corrections.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { correctionsOf, type Signing } from './answer-corrections.ts'
import { type Answer, findOwnAnswer, listCriteria } from './store.ts'

/** The marks on an own answer; those of an attempt are shown once it is marked (R-VOICE-008). Throws 404 without a submission. */
export async function myCorrections(
  db: Db,
  { studentId, lessonId, ...signing }: Signing & { studentId: number; lessonId: number },
) {
  const answer =
    (await findOwnAnswer(db, { studentId, lessonId })) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  const marked = await correctionsOf(db, answer, studentId, signing)
  const unmarked = answer.markedAt === null ? (answer.retriedAt === null ? 1 : 2) : 3
  return {
    ...marked,
    corrections: marked.corrections
      .filter((it) => it.attempt < unmarked)
      // the names of clips are for their owner
      .map(({ clip: _, ...it }) => it),
    criteria: answer.markedAt === null ? [] : await countedCriteria(db, answer),
  }
}

/** The scores by criteria of the mark that counts: the mean of the markers', if it is the mean of the criteria. */
async function countedCriteria(db: Db, { id, theoryScore }: Answer): Promise<CriterionScore[]> {
  const byName = Map.groupBy(await listCriteria(db, id), (it) => it.name)
  const means = [...byName].map(([name, scores]) => ({ name, score: mean(scores) }))
  const isCounted =
    theoryScore !== null && Math.abs(mean(means) - theoryScore) <= 1 && means.length > 0
  // a marker can give another score than that of the criteria
  return isCounted ? means.map((it) => ({ ...it, score: Math.round(it.score) })) : []
}

const mean = (scores: readonly { score: number }[]) =>
  scores.reduce((sum, it) => sum + it.score, 0) / Math.max(1, scores.length)
