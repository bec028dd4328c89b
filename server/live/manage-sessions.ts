import { TOO_MANY_SESSIONS } from '../../contract/live/manage-live-sessions.ts'
import {
  endOfSession,
  MAX_AHEAD_SECONDS,
  MAX_SERIES,
  movedStart,
  repeatedStarts,
} from '../../contract/live/session-times.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { planReminders, withdrawReminders } from './reminder-queue.ts'
import { notifyCancelled, notifyMoved } from './session-notices.ts'
import {
  beginSeries,
  cancelSessions,
  findSubject,
  insertSession,
  listFollowing,
  lockSession,
  type StoredSession,
  storeRecording,
  updateSession,
} from './store.ts'

type Actor = { actorId: number; now: number; timezone: string }
type Details = { startsAt: number; minutes: number; link: string; note: string }

export const sessionNotFound = (): never =>
  httpError('session_not_found', say('rules_live_session_not_found'))

function requireFuture(startsAt: number, now: number): void {
  if (startsAt <= now) decline('session_in_past', say('rules_live_session_in_past'))
  if (startsAt > now + MAX_AHEAD_SECONDS)
    httpError('invalid_request', say('rules_live_session_too_far'))
}

/**
 * Adds a session and its repetitions, audited, and returns their number (R-SESSION-001). Declines a start in the past and more than 120
 * sessions; throws 404 for a deleted class.
 */
export async function addSessions(
  tx: Tx,
  {
    classId,
    days,
    until,
    actorId,
    now,
    timezone,
    ...details
  }: Actor & Details & { classId: number; days: readonly number[]; until: string },
): Promise<number> {
  const { name } =
    (await findClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  requireFuture(details.startsAt, now)
  const starts = repeatedStarts({ startsAt: details.startsAt, days, until, timezone })
  if (starts.length > MAX_SERIES) decline('too_many_sessions', TOO_MANY_SESSIONS)
  let seriesId = 0
  for (const startsAt of starts) {
    const session = { ...details, rand: newPublicId(), classId, startsAt, now }
    const id = await insertSession(tx, session, seriesId)
    if (seriesId === 0 && starts.length > 1) {
      seriesId = id
      await beginSeries(tx, id)
    }
    await planReminders(tx, { id, startsAt }, now)
  }
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'addLiveSessions', subjectId: null, detail: name, now },
    after: { ...auditedValues(details, timezone), sessions: String(starts.length) },
  })
  return starts.length
}

const auditedValues = ({ startsAt, minutes, link, note }: Details, timezone: string) => ({
  sessionStart: formatTimestamp(startsAt, timezone),
  minutes,
  link,
  note,
})

/** Changes or moves a session, with `following` the later ones of its repetition too, and tells its students of a new time. */
export async function changeSession(
  tx: Tx,
  {
    id,
    following,
    actorId,
    now,
    timezone,
    ...details
  }: Actor & Details & { id: number; following: boolean },
): Promise<void> {
  const session = (await lockSession(tx, id)) ?? sessionNotFound()
  requireNotOver(session, now)
  const isMoved = session.startsAt !== details.startsAt
  if (isMoved) requireFuture(details.startsAt, now)
  const move = { from: session.startsAt, to: details.startsAt, timezone }
  const others = following ? await listFollowing(tx, session) : []
  await storeChange(tx, session, { ...details, now })
  for (const it of others) {
    // one that was moved by itself keeps its time if no time changes
    const startsAt = isMoved ? movedStart(it.startsAt, move) : it.startsAt
    await storeChange(tx, it, { ...details, startsAt, now })
  }
  if (isMoved || session.isCancelled)
    await notifyMoved(tx, {
      ...{ ...session, ...details },
      ...{ formerStart: session.startsAt, timezone, now },
    })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'changeLiveSession', subjectId: null, detail: session.className, now },
    before: { ...auditedValues(session, timezone), cancelled: session.isCancelled },
    after: {
      ...auditedValues(details, timezone),
      cancelled: false,
      ...(others.length > 0 && { sessions: String(others.length + 1) }),
    },
  })
}

async function storeChange(tx: Tx, session: StoredSession, it: Details & { now: number }) {
  await updateSession(tx, session.id, it)
  if (session.startsAt === it.startsAt && !session.isCancelled) return
  await withdrawReminders(tx, [session.id])
  await planReminders(tx, { id: session.id, startsAt: it.startsAt }, it.now)
}

function requireNotOver(session: StoredSession, now: number) {
  if (endOfSession(session) <= now) decline('session_over', say('rules_live_session_over'))
}

/** Cancels a session, with `following` the later ones of its repetition too, and tells its students. A cancelled one stays as it is. */
export async function cancelSession(
  tx: Tx,
  { id, following, actorId, now, timezone }: Actor & { id: number; following: boolean },
): Promise<void> {
  const session = (await lockSession(tx, id)) ?? sessionNotFound()
  requireNotOver(session, now)
  const cancelled = [
    ...(session.isCancelled ? [] : [session]),
    ...(following ? await listFollowing(tx, session) : []),
  ]
  const [first] = cancelled
  if (!first) return
  const ids = cancelled.map((it) => it.id)
  await cancelSessions(tx, ids, now)
  await withdrawReminders(tx, ids)
  await notifyCancelled(tx, { ...first, count: cancelled.length, timezone, now })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'cancelLiveSession', subjectId: null, detail: first.className, now },
    before: { cancelled: false },
    after: {
      cancelled: true,
      sessionStart: formatTimestamp(first.startsAt, timezone),
      sessions: String(cancelled.length),
    },
  })
}

/**
 * Makes a lesson the recording of a session, or none with 0; audited (R-SESSION-005). Throws 404 for a lesson that is not of the class.
 */
export async function setRecording(
  tx: Tx,
  { id, lessonId, actorId, now }: Omit<Actor, 'timezone'> & { id: number; lessonId: number },
): Promise<void> {
  const session = (await lockSession(tx, id)) ?? sessionNotFound()
  const subject = lessonId === 0 ? '' : await findSubject(tx, session.classId, lessonId)
  if (subject === undefined) httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  await storeRecording(tx, id, lessonId === 0 ? null : lessonId)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'setSessionRecording', subjectId: null, detail: session.className, now },
    after: { recording: subject },
  })
}
