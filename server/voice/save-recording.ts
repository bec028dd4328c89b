import { MAX_UNSENT_RECORDINGS, type RecordingFile } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { removeFileMetadata } from '../lessons/file-metadata/remove-metadata.ts'
import type { UploadedFile } from '../lessons/material.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { readSound } from './read-sound.ts'
import {
  countUnsent,
  findByRecordingKey,
  type Hearer,
  insertRecording,
  isAnswerFileStored,
  toRecordingFile,
} from './store.ts'

const newKey = defineMediaFolder({ folder: 'recording', table: 'answer_files', column: 'file' })

/** A new key for a recording. */
export const recordingFileKey = (extension: string) => newKey(newPublicId(), extension)

type NewAnswer = { purpose: 'answer'; lessonId: number; limitedTo: number | null }
type NewStaffRecording =
  | { purpose: 'correction'; resultId: number }
  | { purpose: 'model'; lessonId: number }
  | { purpose: 'clip' }

export type RecordingToSave = (NewAnswer | NewStaffRecording) & {
  file: UploadedFile
  /** Who recorded it. */
  caller: Hearer
  /** A repetition returns the stored recording. */
  idempotencyKey: string
  /** Unix seconds. */
  now: number
}

/**
 * Stores a recording by its content, without metadata (R-VOICE-004); the worker then makes the file that every browser plays. Throws
 * 415 and 413 like `readSound`, and declines more than 30 answers that wait for a submission.
 */
export async function saveRecording(
  school: AppContext,
  recording: RecordingToSave,
): Promise<RecordingFile> {
  const { db } = school
  const { file, caller, idempotencyKey, now, ...of } = recording
  const earlier = await findStored(school, recording)
  if (earlier) return earlier
  if (of.purpose === 'answer') await requireFewUnsent(db, caller.id)
  const { extension, mimeType, milliseconds } = await readSound(file.path)
  await removeFileMetadata(file.path, extension)
  const key = recordingFileKey(extension)
  const row = {
    ...{ user_id: caller.id, purpose: of.purpose, ...(await placeOf(db, of)) },
    ...{ file: key, mime_type: mimeType, bytes: file.bytes, milliseconds },
    ...{ idempotency_key: idempotencyKey, created_at: now },
  }
  await school.files.put(file.path, key)
  try {
    await inTransaction(db, async (tx) => {
      if (of.purpose === 'answer') {
        // so that two at once are not both the thirtieth
        await lockUser(tx, caller.id)
        await requireFewUnsent(tx, caller.id)
      }
      await insertRecording(tx, row)
    })
  } catch (error) {
    // the connection may have failed after the commit
    if (!(await isAnswerFileStored(db, key))) await school.files.remove(key)
    // the same recording may have arrived twice at once
    const stored = await findStored(school, recording)
    if (!stored) throw error
    return stored
  }
  return (await findStored(school, recording)) ?? notFound()
}

async function requireFewUnsent(db: Db, userId: number): Promise<void> {
  const unsent = await countUnsent(db, userId, MAX_UNSENT_RECORDINGS)
  if (unsent >= MAX_UNSENT_RECORDINGS)
    decline('too_many_recordings', say('rules_voice_too_many', { max: MAX_UNSENT_RECORDINGS }))
}

const notFound = () => httpError('recording_not_found', say('rules_voice_not_found'))

async function findStored(school: AppContext, recording: RecordingToSave) {
  const { caller, idempotencyKey: key, now } = recording
  const row = await findByRecordingKey(school.db, { userId: caller.id, key })
  return row && toRecordingFile(school, row, { hearer: caller, now })
}

/** The lesson and the submission of a recording. */
async function placeOf(db: Db, of: NewAnswer | NewStaffRecording) {
  const limited_to = of.purpose === 'answer' ? of.limitedTo : null
  if (of.purpose !== 'correction') {
    const lesson_id = of.purpose === 'clip' ? null : of.lessonId
    return { lesson_id, result_id: null, limited_to }
  }
  const result = await db
    .selectFrom('exam_results')
    .select(['id', 'lesson_id'])
    .where('id', '=', of.resultId)
    .executeTakeFirst()
  if (!result)
    return httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  return { lesson_id: result.lesson_id, result_id: result.id, limited_to }
}
