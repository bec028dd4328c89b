import type { Tx } from '../platform/db.ts'

/** Makes a stored recording of a student a further attempt of a submission (R-VOICE-008). */
export async function addAttempt(
  tx: Tx,
  { id, submissionId, attempt }: { id: number; submissionId: number; attempt: number },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ result_id: submissionId, attempt })
    .where('id', '=', id)
    .execute()
}

/** Deletes a recording of the staff and returns the key of its file, which is removed after the commit; '' for none. */
export async function deleteRecording(tx: Tx, id: number): Promise<string> {
  const row = await tx
    .deleteFrom('recordings')
    .where('id', '=', id)
    .where('purpose', '!=', 'answer')
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? ''
}
