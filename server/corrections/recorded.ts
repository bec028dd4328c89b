import type { RecordingPurpose } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** 200 numbers of the column `answer_files.peaks`. */
export const toPeaks = (stored: string | null): number[] =>
  stored ? stored.split(',').map(Number) : []

type OwnRecording = {
  /** By its id, or by the key that its maker chose. */
  id?: number | undefined
  key?: string | undefined
  userId: number
  purpose: RecordingPurpose
  longest: number
}

/**
 * A recording that a person made for a purpose, at most `longest` milliseconds long. Throws 404 for one of somebody else or for
 * another purpose, and 413 for one that is too long.
 */
export async function requireRecording(db: Db, recording: OwnRecording) {
  const { id, key, userId, purpose, longest } = recording
  const row = await db
    .selectFrom('answer_files')
    .select(['id', 'milliseconds', 'lesson_id as lessonId', 'result_id as submissionId'])
    .$if(id !== undefined, (it) => it.where('id', '=', id ?? 0))
    .$if(id === undefined, (it) => it.where('idempotency_key', '=', key ?? ''))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) httpError('recording_not_found', say('rules_corrections_recording_not_found'))
  // devices measure a little more than they were asked for
  if (row.milliseconds > longest + 1_000)
    httpError(
      'recording_too_long',
      say('rules_corrections_longer_than', { seconds: longest / 1_000 }),
    )
  return row
}

/** The recordings of a submission by attempt that a viewer may hear; students let some hear theirs only. */
export async function listSpokenAnswers(
  db: Db,
  { submissionId, viewerId }: { submissionId: number; viewerId: number },
) {
  const rows = await db
    .selectFrom('answer_files')
    .select(['id', 'attempt', 'file', 'milliseconds', 'peaks', 'user_id', 'limited_to'])
    .where('result_id', '=', submissionId)
    .where('purpose', '=', 'answer')
    .orderBy('attempt')
    .orderBy('id')
    .execute()
  return rows.map((it) => {
    const isHeard = it.limited_to === null || it.limited_to === viewerId || it.user_id === viewerId
    return { ...it, file: isHeard ? it.file : '', peaks: toPeaks(isHeard ? it.peaks : '') }
  })
}
