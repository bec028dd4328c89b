import { type ExpressionBuilder, type ReferenceExpression, sql } from 'kysely'
import { CLAIM_SECONDS, claimedBy, type MarkingClaim } from '../../contract/exams/marking-claims.ts'
import { say } from '../../messages/message.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import type { Tables } from '../platform/tables.ts'

type Claimant = {
  userId: number
  /** A claim ends with the session in which it was made. */
  sessionId: number
  /** Unix seconds. */
  now: number
}

/**
 * Claims a submission for ten minutes, or renews the claim. Returns null, or the claim of somebody else, which stays. Throws 404
 * for an unknown submission (R-STAFF-008).
 */
export async function claimSubmission(
  tx: Tx,
  submissionId: number,
  claimant: Claimant,
): Promise<MarkingClaim | null> {
  const exists = await tx
    .selectFrom('exam_results')
    .select('id')
    .where('id', '=', submissionId)
    .executeTakeFirst()
  if (!exists) httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  const { userId, sessionId, now } = claimant
  const claim = { user_id: userId, session_id: sessionId, until: now + CLAIM_SECONDS }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('marking_claims')
    .values({ result_id: submissionId, ...claim })
    .onConflict((it) =>
      it
        .column('result_id')
        .doUpdateSet(claim)
        .where((or) =>
          or.or([or('marking_claims.user_id', '=', userId), or.not(isValid(or, now))]),
        ),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return null
  const others = await findClaimsOfOthers(tx, [submissionId], { userId, now })
  // it has ended between both statements
  return others.get(submissionId) ?? claimSubmission(tx, submissionId, claimant)
}

type ClaimBuilder = ExpressionBuilder<Tables, 'marking_claims'>

function isValid(it: ClaimBuilder, now: number) {
  // the type of the builder of `on conflict` does not know the column of the table by its name
  const sessionId: ReferenceExpression<Tables, 'marking_claims'> = 'marking_claims.session_id'
  return it.and([
    it('marking_claims.until', '>', now),
    it.exists(
      it
        .selectFrom('sessions')
        .select(sql.lit(1).as('one'))
        .whereRef('sessions.id', '=', sessionId)
        .where('sessions.expires_at', '>', now),
    ),
  ])
}

/** The valid claims of other people on these submissions, by submission. */
export async function findClaimsOfOthers(
  db: Db,
  submissionIds: readonly number[],
  { userId, now }: { userId: number; now: number },
): Promise<Map<number, MarkingClaim>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('marking_claims')
    .innerJoin('users', 'users.id', 'marking_claims.user_id')
    .select(['marking_claims.result_id', 'marking_claims.until', 'users.name as marker'])
    .where('marking_claims.result_id', 'in', submissionIds)
    .where('marking_claims.user_id', '!=', userId)
    .where((it) => isValid(it, now))
    .execute()
  return new Map(rows.map(({ result_id, ...claim }) => [result_id, claim]))
}

/** Declines work on a submission that somebody else marks at the moment. */
export async function declineClaimed(
  tx: Tx,
  submissionId: number,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const claims = await findClaimsOfOthers(tx, [submissionId], { userId, now })
  const claim = claims.get(submissionId)
  if (claim) decline('submission_claimed', claimedBy(claim.marker))
}

/**
 * Claims the first of these submissions that waits for a mark of the claimant and that nobody else has claimed; null if there is
 * none.
 */
export async function claimNextSubmission(
  tx: Tx,
  submissionIds: readonly number[],
  claimant: Claimant,
): Promise<number | null> {
  if (submissionIds.length === 0) return null
  const rows = await tx
    .selectFrom('exam_results')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .select('exam_results.id')
    .where('exam_results.id', 'in', submissionIds)
    .where('exam_results.marked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('exam_results.id', 'not in', (it) => selectPassedOn(it, claimant.userId))
    .execute()
  const waiting = new Set(rows.map(({ id }) => id))
  for (const id of submissionIds)
    if (waiting.has(id) && (await claimSubmission(tx, id, claimant)) === null) return id
  return null
}

/** The submissions that wait, but not for a mark of this person: of somebody else, or for a decision (R-STAFF-008). */
export const selectPassedOn = (
  it: Pick<Db, 'selectFrom'> | ExpressionBuilder<Tables, 'exam_results'>,
  userId: number,
) =>
  (it as Db)
    .selectFrom('paired_marks')
    .select('paired_marks.result_id')
    .where((or) => or.or([or('marker_id', '=', userId), or('place', '=', 2)]))

/** Ends the claim of a person on a submission. */
export async function releaseClaim(tx: Tx, submissionId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('marking_claims')
    .where('result_id', '=', submissionId)
    .where('user_id', '=', userId)
    .execute()
}

/** Ends every claim of people who are removed or lose classes (R-STAFF-008). */
export async function releaseClaimsOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx.deleteFrom('marking_claims').where('user_id', 'in', userIds).execute()
}
