import { sql, type Updateable } from 'kysely'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { PartialState } from '../platform/partial-files.ts'
import type { UploadsTable } from './tables.ts'

/** An unfinished upload is deleted when nothing has arrived for this time, in seconds. */
const UPLOAD_IDLE_EXPIRY = DAY
/** No upload may take longer, in seconds. */
const MAX_UPLOAD_AGE = 7 * DAY

export type UploadRecord = Awaited<ReturnType<ReturnType<typeof queryUploads>['execute']>>[number]

const queryUploads = (db: Db) => db.selectFrom('uploads').selectAll()

/** Finds an upload of this owner; undefined for another user's. */
export async function findOwnUpload(
  db: Db,
  { publicId, ownerId }: { publicId: string; ownerId: number },
): Promise<UploadRecord | undefined> {
  return queryUploads(db)
    .where('public_id', '=', publicId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

export async function findUpload(db: Db, id: number): Promise<UploadRecord | undefined> {
  return queryUploads(db).where('id', '=', id).executeTakeFirst()
}

export async function findUploadByIdempotencyKey(
  db: Db,
  ownerId: number,
  idempotencyKey: string,
): Promise<UploadRecord | undefined> {
  return queryUploads(db)
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/** The uploads of a user with the class of their lesson, oldest first. */
export async function listOwnUploads(db: Db, ownerId: number) {
  return db
    .selectFrom('uploads')
    .leftJoin('lessons', 'lessons.id', 'uploads.lesson_id')
    .selectAll('uploads')
    .select('lessons.class_id')
    .where('uploads.owner_id', '=', ownerId)
    .orderBy('uploads.id')
    .execute()
}

export async function countUnfinished(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((it) => it.fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['receiving', 'stored'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An upload that received nothing for this time does not reserve space on the disk, in seconds. */
const ACTIVE_SECONDS = HOUR

/** The bytes that uploads which are in progress still lack. */
export async function sumMissingBytes(db: Db, now: number): Promise<number> {
  const { missing } = await db
    .selectFrom('uploads')
    .select((it) => it.fn.sum<number | null>(sql`bytes - received`).as('missing'))
    .where('state', '=', 'receiving')
    .where('expires_at', '>', now + UPLOAD_IDLE_EXPIRY - ACTIVE_SECONDS)
    .executeTakeFirstOrThrow()
  return Number(missing ?? 0)
}

type NewUpload = { fingerprint: string } & Pick<
  UploadsTable,
  'public_id' | 'owner_id' | 'idempotency_key' | 'name' | 'declared_kind' | 'bytes'
>

export async function insertUpload(tx: Tx, upload: NewUpload, now: number): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      ...upload,
      lesson_id: null,
      state: 'receiving',
      created_at: now,
      expires_at: now + UPLOAD_IDLE_EXPIRY,
    })
    .execute()
}

/**
 * Makes a request the only writer of an upload until `until`. Returns the upload, or undefined if another request is
 * writing or the upload is not receiving.
 */
export async function claimUpload(
  db: Db,
  { id, writer, until, now }: { id: number; writer: string; until: number; now: number },
): Promise<UploadRecord | undefined> {
  return db
    .updateTable('uploads')
    .set({ writer, writer_until: until })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where((it) =>
      // a claim far in the future was made by a clock that was ahead (decision 0331)
      it.or([it('writer_until', '<=', now), it('writer_until', '>', until + MINUTE)]),
    )
    .returningAll()
    .executeTakeFirst()
}

type WriterUpdate = Partial<PartialState> &
  Pick<Updateable<UploadsTable>, 'received' | 'writer_until' | 'material' | 'expires_at'>

/** Updates an upload as its writer. False if another request has become the writer. */
export async function updateAsWriter(
  db: Db,
  { id, writer }: { id: number; writer: string },
  update: WriterUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(update)
    .where('id', '=', id)
    .where('writer', '=', writer)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function releaseUpload(db: Db, id: number, writer: string): Promise<void> {
  await updateAsWriter(db, { id, writer }, { writer_until: 0 })
}

/** The time at which an upload expires that received bytes now. */
export const nextExpiry = ({ created_at }: Pick<UploadRecord, 'created_at'>, now: number) =>
  Math.min(now + UPLOAD_IDLE_EXPIRY, created_at + MAX_UPLOAD_AGE)

/**
 * Moves an upload from one state to another. Returns it, or undefined if it is in another state, so that only one of two requests
 * finishes an upload.
 */
export async function moveUpload(
  db: Db,
  { id, from, where = {} }: MoveRequest,
  update: Updateable<UploadsTable> & Pick<UploadsTable, 'state'>,
): Promise<UploadRecord | undefined> {
  const query = db.updateTable('uploads').set(update).where('id', '=', id).where('state', '=', from)
  const limited = where.lessonId ? query.where('lesson_id', '=', where.lessonId) : query
  return limited.returningAll().executeTakeFirst()
}

type MoveRequest = { id: number; from: UploadsTable['state']; where?: { lessonId?: number } }

/** Assigns an unfinished upload to a lesson and returns it; undefined if it is finished. */
export async function assignUpload(
  tx: Tx,
  id: number,
  lessonId: number,
): Promise<UploadRecord | undefined> {
  return tx
    .updateTable('uploads')
    .set({ lesson_id: lessonId })
    .where('id', '=', id)
    .where('state', 'in', ['receiving', 'stored'])
    .returningAll()
    .executeTakeFirst()
}

/** Releases a lesson from its other unfinished and refused uploads; they expire. */
export async function releaseLesson(tx: Tx, lessonId: number, keptUploadId: number): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ lesson_id: null })
    .where('lesson_id', '=', lessonId)
    .where('id', '!=', keptUploadId)
    .where('state', '!=', 'attached')
    .execute()
}

/** The uploads that lessons wait for, with those that were refused: the newest of each lesson. */
export async function listLessonUploads(db: Db, lessonIds: readonly number[]) {
  if (lessonIds.length === 0) return new Map<number, UploadRecord>()
  const rows = await queryUploads(db)
    .where('lesson_id', 'in', lessonIds)
    .where('state', '!=', 'attached')
    .orderBy('id')
    .execute()
  return new Map(rows.map((it) => [it.lesson_id ?? 0, it]))
}

/** Complete uploads that were not judged, or not attached to their lesson, because a process was killed. */
export async function listInterrupted(db: Db, now: number): Promise<UploadRecord[]> {
  return queryUploads(db)
    .where('writer_until', '<=', now)
    .where((it) =>
      it.or([
        it.and([it('state', '=', 'receiving'), it('received', '=', it.ref('bytes'))]),
        it.and([it('state', '=', 'stored'), it('lesson_id', 'is not', null)]),
      ]),
    )
    .limit(100)
    .execute()
}

/** Uploads that expired before `confirmedTime` and that no request writes (decision 0331). */
export async function listExpired(db: Db, confirmedTime: number): Promise<UploadRecord[]> {
  return queryUploads(db)
    .where('expires_at', '<=', confirmedTime)
    .where('writer_until', '<=', confirmedTime)
    .orderBy('expires_at')
    .limit(500)
    .execute()
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

export async function isMultipartKnown(db: Db, multipartId: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('multipart_id', '=', multipartId)
    .executeTakeFirst()
  return row !== undefined
}
