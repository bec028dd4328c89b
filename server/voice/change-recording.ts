import type { Db, Tx } from '../platform/db.ts'

/** Makes a stored recording of a student a further attempt of a submission (R-VOICE-008). */
export async function addAttempt(
  tx: Tx,
  { id, submissionId, attempt }: { id: number; submissionId: number; attempt: number },
): Promise<void> {
  await tx
    .updateTable('answer_files')
    .set({ result_id: submissionId, attempt })
    .where('id', '=', id)
    .execute()
}

/** Deletes a recording of the staff and returns the key of its file, which is removed after the commit; '' for none. */
export async function deleteRecording(tx: Tx, id: number): Promise<string> {
  const row = await tx
    .deleteFrom('answer_files')
    .where('id', '=', id)
    .where('purpose', 'not in', ['answer', 'photograph'])
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? ''
}

/** Lets every marker of the class hear an answer of this student (R-VOICE-010). */
export async function removeLimit(
  db: Db,
  { id, studentId }: { id: number; studentId: number },
): Promise<void> {
  await db
    .updateTable('answer_files')
    .set({ limited_to: null })
    .where('id', '=', id)
    .where('user_id', '=', studentId)
    .execute()
}
