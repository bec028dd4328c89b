import { getUpcomingSessions, type UpcomingSession } from '../../../contract/live/live-sessions.ts'
import { JOIN_EARLY_SECONDS } from '../../../contract/live/session-times.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** How often a page asks again while a session is near or runs, so that the link appears. */
const NEAR_INTERVAL_MS = 30_000
const NEAR_SECONDS = JOIN_EARLY_SECONDS + 10 * 60

const isNear = ({ startsAt }: UpcomingSession) => startsAt - Date.now() / 1000 < NEAR_SECONDS

/** The live sessions of the student's classes in the next days. */
export const upcomingSessionsQuery = callQuery(getUpcomingSessions, {}, keys.upcomingSessions, {
  refetchInterval: ({ state }) => (state.data?.some(isNear) ? NEAR_INTERVAL_MS : false),
})
