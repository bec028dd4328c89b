import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Live sessions for the students of their classes (R-SESSION-002, R-SESSION-003). */

const upcomingSession = withFieldNames(
  z.object({
    id,
    class_id: id,
    class_rand: z.string(),
    class_name: z.string(),
    starts_at: unixSeconds,
    minutes: z.int(),
    note: z.string(),
    // absent for one that takes place
    cancelled: z.optional(z.literal(true)),
    // when the student joined; absent before
    joined_at: z.optional(unixSeconds),
    // from a quarter of an hour before the session until its end
    link: z.optional(z.string()),
  }),
  { classPublicId: 'class_rand', isCancelled: 'cancelled' },
)
export type UpcomingSession = z.output<typeof upcomingSession>

/** Sessions of `getUpcomingSessions`. */
export const UPCOMING_DAYS = 8
export const MAX_UPCOMING = 50

/** The sessions of the caller's classes that are not over, of the next eight days, soonest first. */
export const getUpcomingSessions = call({
  path: '/api.php',
  action: 'getUpcomingSessions',
  access: 'student',
  effect: 'read',
  response: z.array(upcomingSession),
})

/**
 * Records that the caller joins a session; the first time stays. Declined with `session_not_open` before the link is shown and after
 * the end, and with `session_cancelled`. 404 for a session of a class that the caller has no access to.
 */
export const joinLiveSession = call({
  path: '/api.php',
  action: 'joinLiveSession',
  access: 'student',
  effect: 'change',
  request: { live_id: id },
  response: z.object({ link: z.string() }),
})
