import type { UncountedSubmission } from '../../contract/exams/exams.ts'
import { lockUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db, Tx } from '../platform/db.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { listAnswers } from '../voice/answers.ts'
import type { Hearer } from '../voice/store.ts'
import { photographKey } from './photograph-key.ts'
import type { UncountedSubmissionsTable } from './tables.ts'

/** Further ones are declined without being stored. */
const MAX_UNCOUNTED = 10

type NewUncounted = Omit<UncountedSubmissionsTable, 'id' | 'theory_photo' | 'theory_voice'> & {
  theory_photo: number
  theory_voice: number
}

/** Stores a submission that does not count and returns its id; undefined, without a change, if it is stored already or the limit is reached. */
export async function insertUncounted(tx: Tx, row: NewUncounted): Promise<number | undefined> {
  // two requests at once must not exceed the limit together
  await lockUser(tx, row.student_id)
  const stored = await tx
    .selectFrom('uncounted_submissions')
    .select('id')
    .where('lesson_id', '=', row.lesson_id)
    .where('student_id', '=', row.student_id)
    .limit(MAX_UNCOUNTED)
    .execute()
  if (stored.length >= MAX_UNCOUNTED) return undefined
  const inserted = await tx
    .insertInto('uncounted_submissions')
    .values(row)
    .onConflict((it) => it.columns(['student_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

type KeyOfStudent = { studentId: number; key: string }

/** The exam that a key was used for, and whether that submission counts. Undefined for a new key. */
export async function findByKey(
  db: Db,
  { studentId, key }: KeyOfStudent,
): Promise<{ lessonId: number; counts: boolean } | undefined> {
  const [counted, uncounted] = await Promise.all(
    (['exam_results', 'uncounted_submissions'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('lesson_id as lessonId')
        .where('student_id', '=', studentId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),
    ),
  )
  if (counted) return { ...counted, counts: true }
  return uncounted && { ...uncounted, counts: false }
}

type UncountedQuery = {
  studentId: number
  lessonId: number
  /** For the address of a photograph that is shown to the staff. */
  classId?: number
  now: number
  hearer: Hearer
}

/** The submissions of a student that do not count, as student and teacher see them, earliest first. */
export async function listUncounted(
  school: Pick<AppContext, 'db' | 'config' | 'mediaSecret'>,
  { studentId, lessonId, classId, now, hearer }: UncountedQuery,
): Promise<{ notCounted?: UncountedSubmission[] }> {
  const rows = await school.db
    .selectFrom('uncounted_submissions')
    .select(['id', 'theory_voice', 'submitted_at as submittedAt', 'received_at as receivedAt'])
    .select(['objective_score as objectiveScore', 'theory_text'])
    .select(photographKey('uncounted_submissions').as('photograph'))
    .where('lesson_id', '=', lessonId)
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return {}
  const notCounted = await Promise.all(
    rows.map(async ({ id, theory_text, photograph, theory_voice, ...row }) => ({
      ...row,
      answer: signedMediaUrl(school.mediaSecret, photograph, now, classId) || theory_text,
      isImage: photograph !== '',
      ...(theory_voice !== 0 && {
        recordings: await listAnswers(school, { uncountedId: id }, { hearer, now }),
      }),
    })),
  )
  return { notCounted }
}
