import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { formatClock, formatDate } from '../../contract/platform/school-time.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { notify } from '../messages/announce.ts'
import type { Tx } from '../platform/db.ts'
import { listStudentsWithAccess, type StoredSession } from './store.ts'

type When = { startsAt: number; timezone: string }

const timesOf = ({ startsAt, timezone }: When, locale: Locale) => ({
  day: formatDate(startsAt, timezone, locale),
  time: formatClock(startsAt, timezone, locale),
})

type Notice = Pick<StoredSession, 'classId' | 'className' | 'note'> & {
  timezone: string
  now: number
  /** The sessions that it is about begin then. */
  startsAt: number
  formerStart?: number
}

async function notifyClass(
  tx: Tx,
  { classId, note, now, startsAt, formerStart = startsAt }: Notice,
  write: (m: Messages, locale: Locale) => { subject: string; body: string },
) {
  const studentIds = await listStudentsWithAccess(tx, classId, now)
  await notify(tx, {
    studentIds,
    // quiet hours do not hold back a session that begins within the hour (R-SESSION-006)
    isUrgent: Math.min(startsAt, formerStart) - now <= HOUR,
    write: (m, locale) => {
      const { subject, body } = write(m, locale)
      return { subject, body: [body, note].filter(Boolean).join('\n\n') }
    },
    classId,
    now,
  })
}

/** 'In ten minutes' is said while it is about true. */
const TEN_MINUTES_AT_LEAST = 8 * MINUTE

/** Reminds the students of a class that a session begins at a time (R-SESSION-002). */
export function notifySoon(tx: Tx, it: Notice & { minutesBefore: number }) {
  return notifyClass(tx, it, (m, locale) => {
    const values = { class: it.className, ...timesOf(it, locale) }
    return it.minutesBefore >= 60 || it.startsAt - it.now < TEN_MINUTES_AT_LEAST
      ? { subject: m.notices_session_hour_subject(values), body: m.notices_session_hour(values) }
      : { subject: m.notices_session_soon_subject(values), body: m.notices_session_soon(values) }
  })
}

/** Tells the students of a class that a session, or it and the later ones of its repetition, was cancelled. */
export function notifyCancelled(tx: Tx, it: Notice & { count: number }) {
  return notifyClass(tx, { ...it, note: '' }, (m, locale) => {
    const values = { class: it.className, ...timesOf(it, locale) }
    return {
      subject: m.notices_session_cancelled_subject(values),
      body:
        it.count === 1
          ? m.notices_session_cancelled(values)
          : m.notices_sessions_cancelled({ ...values, count: it.count }),
    }
  })
}

/** Tells the students of a class that a session begins at another time. */
export function notifyMoved(tx: Tx, it: Notice & { formerStart: number }) {
  return notifyClass(tx, it, (m, locale) => {
    const former = timesOf({ ...it, startsAt: it.formerStart }, locale)
    const values = { class: it.className, ...timesOf(it, locale) }
    return {
      subject: m.notices_session_moved_subject(values),
      body: m.notices_session_moved({
        ...values,
        former_day: former.day,
        former_time: former.time,
      }),
    }
  })
}
