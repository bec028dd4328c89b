import type { Db, Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

/** The submission that is marked at places, with its exam; not one of a deleted exam, class or student. */
export async function findAnswer(db: Db, submissionId: number) {
  return selectAnswers(db).where('exam_results.id', '=', submissionId).executeTakeFirst()
}

/** The submission of a student to an exam, of several attempts the one that counts. */
export async function findOwnAnswer(
  db: Db,
  { studentId, lessonId }: { studentId: number; lessonId: number },
) {
  return selectAnswers(db)
    .where('exam_results.student_id', '=', studentId)
    .where('exam_results.lesson_id', '=', lessonId)
    .where('exam_results.counts', '=', 1)
    .executeTakeFirst()
}

const selectAnswers = (db: Db) =>
  db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .leftJoin('new_attempts', 'new_attempts.result_id', 'exam_results.id')
    .select(['exam_results.id', 'exam_results.lesson_id as lessonId'])
    .select(['exam_results.class_id as classId', 'exam_results.student_id as studentId'])
    .select(['exam_results.theory_text as theoryText', 'exam_results.theory_photo as theoryPhoto'])
    .select(['exam_results.theory_score as theoryScore', 'exam_results.marked_at as markedAt'])
    .select(['lessons.subject', 'lessons.reading', 'classes.name as className'])
    .select(['new_attempts.allowed_at as allowedAt', 'new_attempts.submitted_at as retriedAt'])
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)

export type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

/** The marks on a submission in the order of their places, each with the recording of its own or of its clip. */
export async function listCorrections(db: Db, submissionId: number) {
  return db
    .selectFrom('answer_corrections')
    .leftJoin('correction_clips', 'correction_clips.id', 'answer_corrections.clip_id')
    .leftJoin('answer_files', (join) =>
      join.on((it) =>
        it(
          'answer_files.id',
          '=',
          it.fn.coalesce('correction_clips.recording_id', 'answer_corrections.recording_id'),
        ),
      ),
    )
    .selectAll('answer_corrections')
    .select(['correction_clips.name as clipName', 'answer_files.file', 'answer_files.peaks'])
    .select('answer_files.milliseconds')
    .where('answer_corrections.result_id', '=', submissionId)
    .orderBy('answer_corrections.attempt')
    .orderBy((it) =>
      it.fn.coalesce('answer_corrections.moment', 'answer_corrections.start_at', it.lit(0)),
    )
    .orderBy('answer_corrections.id')
    .execute()
}
export type StoredCorrection = Awaited<ReturnType<typeof listCorrections>>[number]

/** One mark with its submission. */
export async function findCorrection(db: Db, id: number) {
  return db.selectFrom('answer_corrections').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countCorrections(db: Db, submissionId: number, attempt: number) {
  const { total } = await db
    .selectFrom('answer_corrections')
    .select((it) => it.fn.countAll<number>().as('total'))
    .where('result_id', '=', submissionId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return Number(total)
}

type NewCorrection = Omit<Tables['answer_corrections'], 'id'>

export async function insertCorrection(tx: Tx, row: NewCorrection): Promise<number> {
  const { id } = await tx
    .insertInto('answer_corrections')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCorrection(
  tx: Tx,
  id: number,
  values: { kind: string; letter: string; comment: string },
): Promise<void> {
  await tx.updateTable('answer_corrections').set(values).where('id', '=', id).execute()
}

export async function deleteCorrection(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('answer_corrections').where('id', '=', id).execute()
}

/** Whether a mark, or a line as its model, has this recording. */
export async function isRecordingUsed(
  db: Db,
  by: 'answer_corrections' | 'line_models',
  recordingId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom(by)
    .select('recording_id')
    .where('recording_id', '=', recordingId)
    .executeTakeFirst()
  return row !== undefined
}

/** The clips of a marker, the last used first. */
export async function listClips(db: Db, ownerId: number) {
  return db
    .selectFrom('correction_clips')
    .innerJoin('answer_files', 'answer_files.id', 'correction_clips.recording_id')
    .select(['correction_clips.id', 'correction_clips.name', 'correction_clips.kind'])
    .select(['answer_files.file', 'answer_files.peaks', 'answer_files.milliseconds'])
    .where('correction_clips.owner_id', '=', ownerId)
    .where('correction_clips.removed_at', 'is', null)
    .orderBy('correction_clips.used_at', 'desc')
    .orderBy('correction_clips.id', 'desc')
    .execute()
}

/** A clip that its owner has not removed. */
export async function findClip(db: Db, { id, ownerId }: { id: number; ownerId: number }) {
  return db
    .selectFrom('correction_clips')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

type NewClip = Omit<Tables['correction_clips'], 'id' | 'removed_at'>

export async function insertClip(tx: Tx, row: NewClip): Promise<number> {
  const { id } = await tx
    .insertInto('correction_clips')
    .values({ ...row, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateClip(
  tx: Tx,
  id: number,
  values: { name?: string; kind?: string; used_at?: number; removed_at?: number },
): Promise<void> {
  await tx.updateTable('correction_clips').set(values).where('id', '=', id).execute()
}

/** The scores by criteria that markers gave a submission, in the order of the criteria. */
export async function listCriteria(db: Db, submissionId: number) {
  return db
    .selectFrom('criterion_scores')
    .select(['marker_id as markerId', 'name', 'score', 'place'])
    .where('result_id', '=', submissionId)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export async function replaceCriteria(
  tx: Tx,
  { submissionId, markerId }: { submissionId: number; markerId: number },
  scores: readonly { name: string; score: number }[],
): Promise<void> {
  await tx
    .deleteFrom('criterion_scores')
    .where('result_id', '=', submissionId)
    .where('marker_id', '=', markerId)
    .execute()
  if (scores.length === 0) return
  const owner = { result_id: submissionId, marker_id: markerId }
  await tx
    .insertInto('criterion_scores')
    .values(scores.map((it, place) => ({ ...it, ...owner, place })))
    .execute()
}

/** Allows a new attempt; one that is allowed stays as it is. */
export async function insertNewAttempt(
  tx: Tx,
  row: { result_id: number; allowed_by: number; allowed_at: number },
): Promise<void> {
  await tx
    .insertInto('new_attempts')
    .values({ ...row, submitted_at: null })
    .onConflict((it) => it.column('result_id').doNothing())
    .execute()
}

export async function deleteNewAttempt(tx: Tx, submissionId: number): Promise<void> {
  await tx
    .deleteFrom('new_attempts')
    .where('result_id', '=', submissionId)
    .where('submitted_at', 'is', null)
    .execute()
}

/** Uses the new attempt of a submission; false if none is allowed, or it was used. */
export async function takeNewAttempt(tx: Tx, submissionId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('new_attempts')
    .set({ submitted_at: now })
    .where('result_id', '=', submissionId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** The models of the lines of an exam. */
export async function listModels(db: Db, lessonId: number) {
  return db
    .selectFrom('line_models')
    .innerJoin('answer_files', 'answer_files.id', 'line_models.recording_id')
    .select(['line_models.line', 'line_models.recording_id as recordingId'])
    .select(['answer_files.file', 'answer_files.peaks', 'answer_files.milliseconds'])
    .where('line_models.lesson_id', '=', lessonId)
    .orderBy('line_models.id')
    .execute()
}

export async function saveModel(
  tx: Tx,
  row: { lesson_id: number; line: string; recording_id: number },
): Promise<void> {
  await tx
    .insertInto('line_models')
    .values(row)
    .onConflict((it) =>
      it.columns(['lesson_id', 'line']).doUpdateSet({ recording_id: row.recording_id }),
    )
    .execute()
}

export async function deleteModel(tx: Tx, lessonId: number, line: string): Promise<void> {
  await tx
    .deleteFrom('line_models')
    .where('lesson_id', '=', lessonId)
    .where('line', '=', line)
    .execute()
}
