import { criteriaOf } from '../../contract/voice/correction-kinds.ts'
import type { CriterionScore } from '../../contract/voice/corrections.ts'
import { say } from '../../messages/message.ts'
import { lockSubmission } from '../exams/mark-store.ts'
import { declineClaimed } from '../exams/marking-claims.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { audit, requireAnswer } from './answer-corrections.ts'
import { listCriteria, replaceCriteria } from './store.ts'

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
