import { sql } from 'kysely'
import type { ProgressEntry } from '../../contract/letters/letter-progress.ts'
import type { LetterSound } from '../../contract/letters/letter-sounds.ts'
import { uploadKey } from '../lessons/question-media-store.ts'
import { batchesOf } from '../platform/batches.ts'
import { type Db, isSqlite, type Tx } from '../platform/db.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'

/** The recordings, with signed addresses. */
export async function listLetterSounds(
  db: Db,
  { mediaSecret, now }: { mediaSecret: string; now: number },
): Promise<LetterSound[]> {
  const rows = await db
    .selectFrom('letter_sounds')
    .innerJoin('question_media', 'question_media.id', 'letter_sounds.media_id')
    .select(['letter_sounds.name', 'question_media.file', 'question_media.bytes'])
    .orderBy('letter_sounds.id')
    .execute()
  return rows.map(({ name, file, bytes }) => ({
    name,
    bytes,
    url: signedMediaUrl(mediaSecret, file, now),
  }))
}

/** Marks an unused sound that a person has uploaded as used; false if there is no such sound. */
export async function claimSound(
  tx: Tx,
  { mediaId, uploaderId }: { mediaId: number; uploaderId: number },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('question_media')
    .set({ used: 1 })
    .where('id', '=', mediaId)
    .where('used', '=', 0)
    .where('kind', '=', 'audio')
    .where('idempotency_key', 'like', uploadKey(uploaderId, '%'))
    .returning('id')
    .execute()
  return claimed.length > 0
}

/** The file of a recording, locked until the transaction ends; 0 for none. */
export async function findSoundId(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .updateTable('letter_sounds')
    .set((it) => ({ name: it.ref('name') }))
    .where('name', '=', name)
    .returning('media_id')
    .executeTakeFirst()
  return row?.media_id ?? 0
}

type NewSound = { name: string; mediaId: number; before: number; now: number }

/** Stores the recording of a name in place of an earlier one, whose file is deleted with the next upload after two days. */
export async function storeLetterSound(tx: Tx, { name, mediaId, before, now }: NewSound) {
  await tx.deleteFrom('letter_sounds').where('name', '=', name).execute()
  if (mediaId !== 0)
    await tx
      .insertInto('letter_sounds')
      .values({ name, media_id: mediaId, recorded_at: now })
      .execute()
  await tx.updateTable('question_media').set({ used: 0 }).where('id', '=', before).execute()
}

/** The progress of a student. */
export async function listProgress(db: Db, studentId: number): Promise<ProgressEntry[]> {
  return db
    .selectFrom('letter_progress')
    .select(['item', 'skill', 'right_at as right', 'wrong_at as wrong'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
}

/** Keeps the later times of what is stored and what a device sends (R-LETTERS-004). */
export async function mergeStoredProgress(
  tx: Tx,
  { studentId, progress }: { studentId: number; progress: readonly ProgressEntry[] },
): Promise<void> {
  const later = isSqlite(tx) ? 'max' : 'greatest'
  const laterOf = (column: string) =>
    sql<number>`${sql.raw(later)}(${sql.ref(`letter_progress.${column}`)}, ${sql.ref(`excluded.${column}`)})`
  const rows = progress.map(({ item, skill, right, wrong }) => ({
    ...{ student_id: studentId, item, skill },
    ...{ right_at: right, wrong_at: wrong },
  }))
  for (const batch of batchesOf(rows, 50))
    await tx
      .insertInto('letter_progress')
      .values(batch)
      .onConflict((it) =>
        it
          .columns(['student_id', 'item', 'skill'])
          .doUpdateSet({ right_at: laterOf('right_at'), wrong_at: laterOf('wrong_at') }),
      )
      .execute()
}
