import { emailKey } from '../auth/store.ts'
import type { Db, Tx } from '../platform/db.ts'

/** Identifies a submission by its id. The optional fields must match it, too. */
export type SubmissionRef = {
  id: number
  lessonId?: number
  studentId?: number | undefined
  classId?: number | undefined
  studentEmail?: string | undefined
}

/** Locks a submission until the transaction ends and returns it with its exam and student. */
export async function lockSubmission(tx: Tx, ref: SubmissionRef) {
  await lockRow(tx, ref.id)
  const { lessonId, studentId, classId, studentEmail } = ref
  return tx
    .selectFrom('exam_results')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .select(['exam_results.id', 'exam_results.student_id as studentId'])
    .select(['exam_results.lesson_id as lessonId', 'exam_results.class_id as classId'])
    .select(['lessons.subject', 'classes.name as className'])
    .select(['exam_results.objective_score as objectiveScore', 'exam_results.feedback'])
    .select(['exam_results.theory_text', 'exam_results.theory_photo', 'exam_results.theory_voice'])
    .select(['exam_results.theory_score as theoryScore', 'exam_results.image_turns as turns'])
    .select('exam_results.marked_at as markedAt')
    .select(['lessons.second_mark as secondMark'])
    .select(['lessons.second_mark_points as secondMarkPoints'])
    .where('exam_results.id', '=', ref.id)
    .where((it) =>
      it.and({
        ...(lessonId !== undefined && { 'exam_results.lesson_id': lessonId }),
        ...(studentId !== undefined && { 'exam_results.student_id': studentId }),
        ...(classId !== undefined && { 'exam_results.class_id': classId }),
        ...(studentEmail !== undefined && { 'users.email_key': emailKey(studentEmail) }),
      }),
    )
    .executeTakeFirst()
}
export type LockedSubmission = NonNullable<Awaited<ReturnType<typeof lockSubmission>>>

// writing the current value locks the row on both engines
async function lockRow(tx: Tx, submissionId: number) {
  await tx
    .updateTable('exam_results')
    .set((it) => ({ image_turns: it.ref('image_turns') }))
    .where('id', '=', submissionId)
    .execute()
}

/** A mark in the history of a submission. */
export type HistoryEntry = {
  /** The score that it replaced; null for the first mark. */
  from: number | null
  score: number
  feedback: string
  markerId: number
  /** Unix seconds. */
  at: number
}

type NewMark = {
  submissionId: number
  score: number
  total: number | null
  feedback: string
  markerId: number
  /** What is added to the history of the submission. */
  history: readonly HistoryEntry[]
  /** Unix seconds. */
  now: number
}

/** Saves a mark that counts, with its history. */
export async function saveMark(tx: Tx, mark: NewMark): Promise<void> {
  await tx
    .updateTable('exam_results')
    .set({
      theory_score: mark.score,
      total_score: mark.total,
      feedback: mark.feedback,
      marked_at: mark.now,
      marked_by: mark.markerId,
    })
    .where('id', '=', mark.submissionId)
    .execute()
  await tx
    .insertInto('exam_marks')
    .values(
      mark.history.map(({ markerId, at, from, score, feedback }) => ({
        ...{ result_id: mark.submissionId, marker_id: markerId, at },
        ...{ from_score: from, score, feedback },
      })),
    )
    .execute()
}

/** Lets a marked submission wait for a mark again; its score stays until then. */
export async function reopenSubmission(tx: Tx, submissionId: number): Promise<void> {
  await tx
    .updateTable('exam_results')
    .set({ marked_at: null })
    .where('id', '=', submissionId)
    .execute()
}

/** Saves the rotation of a photographed answer, in quarters clockwise. */
export async function saveTurns(tx: Tx, submissionId: number, turns: number): Promise<void> {
  await tx
    .updateTable('exam_results')
    .set({ image_turns: turns })
    .where('id', '=', submissionId)
    .execute()
}

/** The marks of a submission, newest first. */
export async function listMarks(db: Db, submissionId: number, limit: number) {
  return db
    .selectFrom('exam_marks')
    .innerJoin('users', 'users.id', 'exam_marks.marker_id')
    .select(['exam_marks.id', 'exam_marks.at', 'users.name as markerName'])
    .select(['exam_marks.from_score as from', 'exam_marks.score', 'exam_marks.feedback'])
    .where('exam_marks.result_id', '=', submissionId)
    .orderBy('exam_marks.id', 'desc')
    .limit(limit)
    .execute()
}
