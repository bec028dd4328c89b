import type { RecordingFile } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { type Hearer, selectRecordings, toRecordingFile } from './store.ts'

type AnswerKey = { studentId: number; lessonId: number; key: string }

/** The recording of a student for an exam. Declined if it has not arrived, or another submission has it. */
export async function requireAnswer(
  db: Db,
  { studentId, lessonId, key }: AnswerKey,
): Promise<number> {
  const row = await db
    .selectFrom('answer_files')
    .select('id')
    .where('user_id', '=', studentId)
    .where('idempotency_key', '=', key)
    .where('purpose', '=', 'answer')
    .where('lesson_id', '=', lessonId)
    .where('result_id', 'is', null)
    .where('uncounted_id', 'is', null)
    .executeTakeFirst()
  return row?.id ?? declineUnsent()
}

const declineUnsent = () => decline('recording_not_sent', say('rules_voice_not_sent'))

/**
 * Makes a recording or a photograph the answer of a submission, in the transaction that stores the submission; 0 is none. Declined if
 * another submission has taken it meanwhile.
 */
export async function attachAnswer(
  tx: Tx,
  fileId: number,
  of: { result_id: number } | { uncounted_id: number },
): Promise<void> {
  if (fileId === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('answer_files')
    .set(of)
    .where('id', '=', fileId)
    .where('result_id', 'is', null)
    .where('uncounted_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) declineUnsent()
}

type Reading = { hearer: Hearer; now: number }

/** The spoken answers of a submission, the earliest attempt first. */
export async function listAnswers(
  school: Pick<AppContext, 'db' | 'config' | 'mediaSecret'>,
  of: { resultId: number } | { uncountedId: number },
  reading: Reading,
): Promise<RecordingFile[]> {
  const [column, id] =
    'resultId' in of
      ? (['answer_files.result_id', of.resultId] as const)
      : (['answer_files.uncounted_id', of.uncountedId] as const)
  const rows = await selectRecordings(school.db)
    .where('answer_files.purpose', '=', 'answer')
    .where(column, '=', id)
    .orderBy('answer_files.attempt')
    .orderBy('answer_files.id')
    .execute()
  return Promise.all(rows.map((row) => toRecordingFile(school, row, reading)))
}
