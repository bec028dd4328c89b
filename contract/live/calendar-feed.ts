import { call } from '../platform/call.ts'
import * as z from '../platform/zod.ts'

/** The private calendar feed of a student or a member of the staff (R-SESSION-004). */

/** The address of a feed without the site. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`

const feed = z.object({ path: z.string() })

/** The address of the caller's feed; whoever has it can read the dates, without signing in. */
export const getCalendarFeed = call({
  path: '/api.php',
  action: 'getCalendarFeed',
  access: 'student',
  effect: 'read',
  response: feed,
})

/** Gives the caller's feed a new address; the earlier one stops working at once. */
export const resetCalendarFeed = call({
  path: '/api.php',
  action: 'resetCalendarFeed',
  access: 'student',
  effect: 'create',
  response: feed,
})
