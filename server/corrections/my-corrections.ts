import { criteriaOf } from '../../contract/voice/correction-kinds.ts'
import type { CriterionScore } from '../../contract/voice/corrections.ts'
import { say } from '../../messages/message.ts'
import { lockSubmission } from '../exams/mark-store.ts'
import { declineClaimed } from '../exams/marking-claims.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { audit, correctionsOf, requireAnswer, type Signing } from './answer-corrections.ts'
import { type Answer, findOwnAnswer, listCriteria, replaceCriteria } from './store.ts'

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

type Scores = {
  submissionId: number
  criteria: readonly CriterionScore[]
  markerId: number
  now: number
}

/** Saves a marker's scores by the criteria of the school (R-VOICE-006). Declines a criterion that the school does not have. */
export async function saveCriteria(tx: Tx, scores: Scores): Promise<void> {
  const { submissionId, criteria, markerId, now } = scores
  await lockSubmission(tx, { id: submissionId })
  const answer = await requireAnswer(tx, submissionId)
  await declineClaimed(tx, submissionId, { userId: markerId, now })
  const known = criteriaOf((await readSettings(tx)).recitationCriteria)
  if (criteria.some((it, index) => known.indexOf(it.name) < index))
    decline('criterion_unknown', say('rules_corrections_criterion_unknown'))
  const before = (await listCriteria(tx, submissionId)).filter((it) => it.markerId === markerId)
  await replaceCriteria(tx, { submissionId, markerId }, criteria)
  await audit(tx, answer, {
    ...{ markerId, now, action: 'saveCriteria' },
    before: { criteria: textOf(before) },
    after: { criteria: textOf(criteria) },
  })
}

const textOf = (scores: readonly CriterionScore[]) =>
  scores.map(({ name, score }) => `${name}: ${score}`).join('\n')
