import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

export const DELETIONS_PER_PAGE = 20

const plannedDeletion = withFieldNames(
  z.object({
    student_id: id,
    name: z.string(),
    requested: unixSeconds,
    due: unixSeconds,
    // the balance that the student gave up with the account, and the current balance
    given_up: naira,
    wallet: naira,
    // answers that wait for marking; the student was told that they get no mark
    unmarked: z.int(),
    // the erasure failed repeatedly
    failed: z.boolean(),
  }),
  {
    studentId: 'student_id',
    requestedAt: 'requested',
    dueAt: 'due',
    givenUp: 'given_up',
    balance: 'wallet',
    isFailed: 'failed',
  } as const,
)
export type ListedDeletion = z.output<typeof plannedDeletion>

/** The accounts that students have asked to delete, the next one first, and those that could not be deleted. */
export const getPlannedDeletions = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'getPlannedDeletions',
  access: 'admin',
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({ items: z.array(plannedDeletion), total: z.int(), page: z.int() }),
})
