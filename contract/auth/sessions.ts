import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, password, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The most sessions that the list shows, the last used first. */
export const SESSIONS_SHOWN = 50

const session = withFieldNames(
  z.object({
    id,
    // 'Chrome on Android', '' if it is not known
    browser: z.string(),
    // the IP address without its last part: '102.89.34.x'; '' for a session from before it was recorded
    network: z.string(),
    first_seen: unixSeconds,
    // within an hour
    last_seen: unixSeconds,
    current: z.boolean(),
  }),
  { isCurrent: 'current' },
)
export type ListedSession = z.output<typeof session>

/** Where the caller is signed in, the last used first (R-TRUST-006). Without the sessions of `loginAsStudent`. */
export const getSessions = call({
  path: '/api.php',
  action: 'getSessions',
  access: 'student',
  effect: 'read',
  response: z.object({ sessions: z.array(session), total: z.int() }),
})

/** Ends one of the caller's sessions; one that has ended already stays ended. */
export const endSession = call({
  path: '/api.php',
  action: 'endSession',
  access: 'student',
  effect: 'change',
  request: { session_id: id },
})

/** Ends all sessions of the caller except the one of the request. `ended` is their number. */
export const endOtherSessions = call({
  path: '/api.php',
  action: 'endOtherSessions',
  access: 'student',
  effect: 'change',
  response: z.object({ ended: z.int() }),
})

/**
 * Confirms the caller's password, which calls with `reauthentication` require within ten minutes (R-TRUST-005). Declined
 * with `wrong_current_password`.
 */
export const reauthenticate = call({
  path: '/api.php',
  action: 'reauthenticate',
  access: 'student',
  effect: 'change',
  request: { password },
})
