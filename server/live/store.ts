import { sql } from 'kysely'
import { isOpenAt } from '../enrolment/is-open-at.ts'
import type { Db, Tx } from '../platform/db.ts'

/** The session, its class and the clock's version of it, as the rules need them. */
export type StoredSession = {
  id: number
  classId: number
  className: string
  seriesId: number
  startsAt: number
  minutes: number
  link: string
  note: string
  isCancelled: boolean
}

const selectSessions = (db: Db) =>
  db
    .selectFrom('live_sessions')
    .innerJoin('classes', 'classes.id', 'live_sessions.class_id')
    .select(['live_sessions.id', 'live_sessions.class_id as classId', 'classes.name as className'])
    .select(['live_sessions.series_id as seriesId', 'live_sessions.starts_at as startsAt'])
    .select(['live_sessions.minutes', 'live_sessions.link', 'live_sessions.note'])
    .select('live_sessions.cancelled_at')
    .where('classes.deleted_at', 'is', null)

const toSession = <R extends { cancelled_at: number | null }>({ cancelled_at, ...row }: R) => ({
  ...row,
  isCancelled: cancelled_at !== null,
})

/** A session of a class that is not deleted. */
export async function findSession(db: Db, id: number): Promise<StoredSession | undefined> {
  const row = await selectSessions(db).where('live_sessions.id', '=', id).executeTakeFirst()
  return row && toSession(row)
}

/** Locks a session until the transaction ends, so that a move and a reminder run one after the other. */
export async function lockSession(tx: Tx, id: number): Promise<StoredSession | undefined> {
  await tx
    .updateTable('live_sessions')
    .set((it) => ({ sequence: it.ref('sequence') }))
    .where('id', '=', id)
    .execute()
  return findSession(tx, id)
}

/** The later sessions of the repetition of a session, soonest first, without those that were cancelled. */
export async function listFollowing(
  tx: Tx,
  { id, seriesId, startsAt }: StoredSession,
): Promise<StoredSession[]> {
  if (seriesId === 0) return []
  const rows = await selectSessions(tx)
    .where('live_sessions.series_id', '=', seriesId)
    .where('live_sessions.starts_at', '>', startsAt)
    .where('live_sessions.id', '!=', id)
    .where('live_sessions.cancelled_at', 'is', null)
    .orderBy('live_sessions.starts_at')
    .execute()
  return rows.map(toSession)
}

type NewSession = {
  rand: string
  classId: number
  startsAt: number
  minutes: number
  link: string
  note: string
  now: number
}

/** Inserts a session; `seriesId` is that of its repetition, 0 for none. */
export async function insertSession(
  tx: Tx,
  { rand, classId, startsAt, minutes, link, note, now }: NewSession,
  seriesId: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('live_sessions')
    .values({
      ...{ rand, class_id: classId, series_id: seriesId, starts_at: startsAt },
      ...{ minutes, link, note, cancelled_at: null, lesson_id: null, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a session the first of its repetition. */
export async function beginSeries(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('live_sessions').set({ series_id: id }).where('id', '=', id).execute()
}

type SessionChange = { startsAt: number; minutes: number; link: string; note: string; now: number }

/** Stores the values of a session, which takes place again if it was cancelled. */
export async function updateSession(tx: Tx, id: number, it: SessionChange): Promise<void> {
  await tx
    .updateTable('live_sessions')
    .set((row) => ({
      ...{ starts_at: it.startsAt, minutes: it.minutes, link: it.link, note: it.note },
      ...{ cancelled_at: null, updated_at: it.now, sequence: row('sequence', '+', 1) },
    }))
    .where('id', '=', id)
    .execute()
}

export async function cancelSessions(tx: Tx, ids: readonly number[], now: number): Promise<void> {
  await tx
    .updateTable('live_sessions')
    .set((row) => ({
      ...{ cancelled_at: now, updated_at: now },
      sequence: row('sequence', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** The students with access to a class at a time: enrolled, paid, in an active class; by id. */
export async function listStudentsWithAccess(db: Db, classId: number, at: number) {
  const rows = await studentsWithAccess(db, at)
    .select('enrolments.student_id as id')
    .where('enrolments.class_id', '=', classId)
    .where('users.deactivated_at', 'is', null)
    .orderBy('enrolments.student_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Enrolments that give access to their class at a time. */
export const studentsWithAccess = (db: Db, at: number) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .where('users.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('classes.active', '=', 1)
    .where(isOpenAt(at))

/** The condition that a session is not over, in SQL. */
export const isNotOver = (now: number) =>
  sql<boolean>`live_sessions.starts_at + live_sessions.minutes * 60 > ${now}`

/** The subject of a lesson of a class. */
export async function findSubject(
  db: Db,
  classId: number,
  lessonId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lessons')
    .select('subject')
    .where('id', '=', lessonId)
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.subject
}

export async function storeRecording(tx: Tx, id: number, lessonId: number | null): Promise<void> {
  await tx.updateTable('live_sessions').set({ lesson_id: lessonId }).where('id', '=', id).execute()
}
