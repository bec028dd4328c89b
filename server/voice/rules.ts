import { DAY } from '../../contract/platform/duration.ts'
import { DEFAULT_KEEP_DAYS, type RecordingTerms } from '../../contract/voice/recording-rules.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findConsent } from './consent.ts'

const ROW_ID = 1

type RecordingRules = { keepDays: number; markerId: number }

/** For how many days the school keeps recordings, and the marker to whom students can limit one; 0 for none. */
export async function readRules(db: Db): Promise<RecordingRules> {
  const row = await db
    .selectFrom('recording_rules')
    .select(['keep_days', 'marker_id'])
    .where('id', '=', ROW_ID)
    .executeTakeFirst()
  return { keepDays: row?.keep_days ?? DEFAULT_KEEP_DAYS, markerId: row?.marker_id ?? 0 }
}

const MARKING_KINDS = ['owner', 'teacher', 'marker'] as const

const selectMarkers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.staff', 'in', MARKING_KINDS)
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)

/** The staff who mark, by name. */
export const listMarkers = (db: Db) => selectMarkers(db).orderBy('users.name').execute()

/** Changes the rules. Audited; throws 404 for somebody who does not mark. */
export async function setRules(
  tx: Tx,
  { keepDays, markerId, actorId, now }: RecordingRules & { actorId: number; now: number },
): Promise<void> {
  const nameOf = async (id: number) =>
    (await selectMarkers(tx).where('users.id', '=', id).executeTakeFirst())?.name
  const name = markerId === 0 ? '' : await nameOf(markerId)
  if (name === undefined) httpError('staff_not_found', say('rules_staff_person_not_member_staff'))
  const before = await readRules(tx)
  const row = { keep_days: keepDays, marker_id: markerId || null }
  await tx
    .insertInto('recording_rules')
    .values({ id: ROW_ID, ...row })
    .onConflict((it) => it.column('id').doUpdateSet(row))
    .execute()
  if (before.keepDays === keepDays && before.markerId === markerId) return
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'changeRecordingRules', subjectId: null, now },
    before: {
      keepDays: before.keepDays,
      namedMarker: before.markerId === 0 ? '' : ((await nameOf(before.markerId)) ?? ''),
    },
    after: { keepDays, namedMarker: name },
  })
}

/** The marker to whom a recording of this class can be limited: the one of the school, who must mark in the class. */
export async function findNamedMarker(db: Db, classId: number) {
  const { markerId } = await readRules(db)
  if (markerId === 0) return undefined
  return selectMarkers(db)
    .where('users.id', '=', markerId)
    .where((it) =>
      it.or([
        it('users.staff', '=', 'owner'),
        it.exists(
          it
            .selectFrom('class_staff')
            .select('class_staff.id')
            .whereRef('class_staff.user_id', '=', 'users.id')
            .where('class_staff.class_id', '=', classId),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** What a student is told before recording (R-VOICE-010). */
export async function recordingTerms(
  db: Db,
  { studentId, classId }: { studentId: number; classId: number },
): Promise<RecordingTerms> {
  const hearers = await selectMarkers(db)
    .innerJoin('class_staff', 'class_staff.user_id', 'users.id')
    .where('class_staff.class_id', '=', classId)
    .orderBy('users.name')
    .execute()
  const { keepDays } = await readRules(db)
  const consent = await findConsent(db, studentId)
  return {
    hearers: hearers.map((it) => it.name),
    keepDays,
    limitedTo: (await findNamedMarker(db, classId))?.name ?? '',
    hasAgreed: consent !== undefined,
    guardian: consent?.guardian ?? '',
  }
}

/** An answer that no submission has named by then was replaced or given up. */
const UNSENT_DAYS = 14
const ROWS_PER_RUN = 500

/**
 * Deletes the files of answers and corrections that are older than the school keeps them; their rows stay, as those of marked
 * answers. Also deletes answers that no submission has named (R-VOICE-009).
 */
export async function deleteOldRecordings(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  now: number,
): Promise<void> {
  const unsent = db
    .selectFrom('answer_files')
    .select('id')
    .where('purpose', '=', 'answer')
    .where('result_id', 'is', null)
    .where('uncounted_id', 'is', null)
    .where('created_at', '<', now - UNSENT_DAYS * DAY)
    .limit(ROWS_PER_RUN)
  const removed = await db
    .deleteFrom('answer_files')
    .where('id', 'in', unsent)
    .where('result_id', 'is', null)
    .where('uncounted_id', 'is', null)
    .returning('file')
    .execute()
  for (const { file } of removed) await files.remove(file)
  const { keepDays } = await readRules(db)
  const old = await db
    .selectFrom('answer_files')
    .select(['id', 'file'])
    .where('purpose', 'in', ['answer', 'correction'])
    .where('file', '<>', '')
    .where('created_at', '<', now - keepDays * DAY)
    .limit(ROWS_PER_RUN)
    .execute()
  for (const { id, file } of old) {
    const { numUpdatedRows } = await db
      .updateTable('answer_files')
      .set({ file: '', peaks: '', due_at: null })
      .where('id', '=', id)
      // the worker may have replaced it in the meantime: the next run deletes the new one
      .where('file', '=', file)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await files.remove(file)
  }
}
