import type { Tx } from '../platform/db.ts'

type NewPhotograph = {
  studentId: number
  lessonId: number
  /** Key in the store. */
  key: string
  bytes: number
  /** Unix seconds. */
  now: number
}

/** Stores the photograph of an answer in the transaction that stores its submission, and returns its id (see `attachAnswer`). */
export async function insertPhotograph(tx: Tx, photograph: NewPhotograph): Promise<number> {
  const { studentId, lessonId, key, bytes, now } = photograph
  const { id } = await tx
    .insertInto('answer_files')
    .values({
      ...{ user_id: studentId, purpose: 'photograph', lesson_id: lessonId, file: key, bytes },
      ...{ result_id: null, uncounted_id: null, limited_to: null, milliseconds: 0 },
      // the name of the file is as unique as a key of the device
      ...{ mime_type: 'image/jpeg', idempotency_key: key, created_at: now },
      ...{ due_at: null, finished_at: now, failed_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the row of a photograph whose submission was not stored. */
export async function deletePhotograph(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('answer_files').where('id', '=', id).execute()
}
