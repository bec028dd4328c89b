import { deleteOldSessions, findNewestSession } from '../../auth/session.ts'
import { createConfirmedClock } from '../../platform/confirmed-time.ts'
import { freezeClock } from '../freeze-clock.ts'
import type { TestSchool } from '../test-school.ts'

/** An hour in seconds. */
export const HOUR = 3600

/** A day in seconds. */
export const DAY = 24 * HOUR

/** The true time at the start of the tests. */
export const START = '2026-11-21T08:00:00Z'

/** Sets the clock to this many seconds after the start. */
export const setClockAfter = (seconds: number) => freezeClock(START, seconds)

/** The form of a sign-up. */
export const account = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa',
  phonenumber: '08031234567',
}

/** Simulates a process with the clock of the test and a monotonic clock that is moved by hand. */
export function createProcess(school: TestSchool) {
  let ms = 0
  const advance = createConfirmedClock(school.db, findNewestSession, () => ms)
  return async (secondsLater: number) => {
    ms += secondsLater * 1000
    const confirmed = await advance()
    await deleteOldSessions(school.db, confirmed)
    return confirmed
  }
}
