import { may } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { RecordingFile, RecordingPurpose } from '../../contract/voice/recordings.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope, toScope } from '../platform/scope.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import type { Tables } from '../platform/tables.ts'
import { findFfmpeg } from '../renditions/ffmpeg.ts'

/** Recordings with what `toRecordingFile` needs. */
export const selectRecordings = (db: Db) =>
  db
    .selectFrom('answer_files')
    .leftJoin('lessons', 'lessons.id', 'answer_files.lesson_id')
    .leftJoin('users as only_hearer', 'only_hearer.id', 'answer_files.limited_to')
    .select([
      'answer_files.id',
      'answer_files.user_id',
      'answer_files.purpose',
      'answer_files.result_id',
    ])
    .select([
      'answer_files.file',
      'answer_files.mime_type',
      'answer_files.bytes',
      'answer_files.peaks',
    ])
    .select(['answer_files.milliseconds', 'answer_files.attempt', 'answer_files.limited_to'])
    .select(['answer_files.finished_at', 'answer_files.failed_at', 'answer_files.uncounted_id'])
    .select(['lessons.class_id as classId', 'only_hearer.name as onlyHearer'])
    .where('answer_files.purpose', '<>', 'photograph')

export type RecordingRow = Awaited<
  ReturnType<ReturnType<typeof selectRecordings>['execute']>
>[number]

export type Hearer = { id: number; staff: StaffKind | null }

/** A recording as its reader may have it: without an address if the student lets only another person hear it (R-VOICE-010). */
export async function toRecordingFile(
  { mediaSecret, config }: Pick<AppContext, 'mediaSecret' | 'config'>,
  row: RecordingRow,
  { hearer, now }: { hearer: Hearer; now: number },
): Promise<RecordingFile> {
  const isOwn = row.user_id === hearer.id
  const mayHear = isOwn || row.limited_to === null || row.limited_to === hearer.id
  // a recording of the person's own needs no class, and a clip has none
  const classId = hearer.staff && !isOwn ? (row.classId ?? undefined) : undefined
  return {
    id: row.id,
    url: mayHear ? signedMediaUrl(mediaSecret, row.file, now, classId) : '',
    mimeType: row.mime_type,
    bytes: row.bytes,
    milliseconds: row.milliseconds,
    peaks: mayHear && row.peaks !== '' ? row.peaks.split(',').map(Number) : [],
    state: await stateOf({ config }, row),
    attempt: row.attempt,
    ...(row.limited_to !== null && { onlyFor: row.onlyHearer ?? '' }),
    ...(row.file === '' && { isDeleted: true }),
  }
}

async function stateOf({ config }: Pick<AppContext, 'config'>, row: RecordingRow) {
  if (row.finished_at !== null) return 'ready'
  if (row.failed_at !== null) return 'failed'
  return 'missing' in (await findFfmpeg(config)) ? 'unavailable' : 'waiting'
}

/**
 * A recording that the person made, and for staff those of classes in which they mark; students hear corrections by those of a marked
 * answer only. Undefined for any other.
 */
export async function findRecording(
  db: Db,
  id: number,
  hearer: Hearer,
): Promise<RecordingRow | undefined> {
  const row = await selectRecordings(db).where('answer_files.id', '=', id).executeTakeFirst()
  if (!row || row.user_id === hearer.id) return row
  if (!hearer.staff || !may(hearer.staff, 'markExams')) return undefined
  const scope = toScope(hearer, 'markExams', false)
  return scope && (await reaches(db, scope, row)) ? row : undefined
}

async function reaches(db: Db, scope: Scope, { classId }: RecordingRow): Promise<boolean> {
  if (scope.reach === 'all') return true
  if (classId === null) return false
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .$call(inScope(scope, 'classes.id'))
    .executeTakeFirst()
  return found !== undefined
}

type OwnKey = { userId: number; key: string }

/** The recording that its maker has stored under a key. */
export const findByRecordingKey = (db: Db, { userId, key }: OwnKey) =>
  selectRecordings(db)
    .where('answer_files.user_id', '=', userId)
    .where('answer_files.idempotency_key', '=', key)
    .executeTakeFirst()

/** How many answers of a student wait for a submission that names them. */
export async function countUnsent(db: Db, userId: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('answer_files')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'answer')
    .where('result_id', 'is', null)
    .where('uncounted_id', 'is', null)
    .limit(limit)
    .execute()
  return rows.length
}

type NewRecording = Pick<
  Tables['answer_files'],
  | 'user_id'
  | 'lesson_id'
  | 'result_id'
  | 'limited_to'
  | 'file'
  | 'mime_type'
  | 'bytes'
  | 'milliseconds'
  | 'idempotency_key'
  | 'created_at'
> & { purpose: RecordingPurpose }

export async function insertRecording(db: Db, row: NewRecording): Promise<void> {
  await db
    .insertInto('answer_files')
    .values({
      ...row,
      uncounted_id: null,
      // the file that every browser plays is made at once
      due_at: row.created_at,
      finished_at: null,
      failed_at: null,
    })
    .execute()
}

/** Whether a row refers to this file. */
export async function isAnswerFileStored(db: Db, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('answer_files')
    .select('id')
    .where('file', '=', file)
    .executeTakeFirst()
  return row !== undefined
}
