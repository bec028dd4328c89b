import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** How long a submission stays claimed by a marker without any work on it (R-STAFF-008). */
export const CLAIM_SECONDS = 10 * MINUTE
/** The most submissions in a request of `claimNextSubmission`. */
export const MAX_CLAIM_CANDIDATES = 100

/** Who marks a submission, and when the claim ends without further work on it. */
export const markingClaim = z.object({ marker: z.string(), until: unixSeconds })
export type MarkingClaim = z.output<typeof markingClaim>

/** Declines a mark while somebody else has claimed the submission. */
export const claimedBy = (marker: string) => say('rules_exams_claimed_by', { marker })

/**
 * Claims a submission for the caller for ten minutes, and again with every repetition. The response is null, or the claim of
 * somebody else, which stays as it is (R-STAFF-008).
 */
export const claimSubmission = call({
  path: LESSONS_PATH,
  action: 'claimSubmission',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: z.nullable(markingClaim),
})

/** Ends the caller's claim of a submission, if there is one. */
export const releaseSubmission = call({
  path: LESSONS_PATH,
  action: 'releaseSubmission',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
})

/**
 * Claims the first of some submissions that waits for a mark of the caller and that nobody else has claimed; null if there is none.
 */
export const claimNextSubmission = call({
  path: LESSONS_PATH,
  action: 'claimNextSubmission',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { result_ids: z.array(id).check(z.maxLength(MAX_CLAIM_CANDIDATES)) },
  fieldNames: { submissionIds: 'result_ids' },
  response: z.nullable(id),
})
