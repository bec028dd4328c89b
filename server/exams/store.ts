import type { NotNull } from 'kysely'
import { emailKey } from '../auth/store.ts'
import type { Db } from '../platform/db.ts'
import type { ExamResultsTable } from './tables.ts'

type NewSubmission = Omit<
  ExamResultsTable,
  'id' | 'marked_by' | 'exam_version' | 'scored_version'
> & {
  exam_version: number
  scored_version: number
}

export async function findSubmission(db: Db, studentId: number, lessonId: number) {
  return db
    .selectFrom('exam_results')
    .select([
      'id',
      'lesson_id',
      'answers',
      'exam_version',
      'scored_version',
      'objective_score',
      'theory_text',
      'theory_image',
      'theory_score',
      'total_score',
      'marked_at',
    ])
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
}
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

/** Inserts a submission. False, without a change, if the student has submitted this exam before. */
export async function insertSubmission(db: Db, row: NewSubmission): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('exam_results')
    .values({ ...row, marked_by: null })
    .onConflict((it) => it.columns(['student_id', 'lesson_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A lesson of any kind, with the columns that a submission needs. A deleted lesson or class is not found. */
export async function findExam(db: Db, lessonId: number) {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select([
      'lessons.id',
      'lessons.kind',
      'lessons.exam_rand as publicId',
      'lessons.reference_answer as referenceAnswer',
      'lessons.class_id as classId',
    ])
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type Exam = NonNullable<Awaited<ReturnType<typeof findExam>>>

/** Identifies a submission by its id. The optional fields must match it, too. */
export type SubmissionRef = {
  id: number
  lessonId: number
  studentId?: number | undefined
  classId?: number | undefined
  studentEmail?: string | undefined
}

export async function findSubmissionToMark(db: Db, ref: SubmissionRef) {
  const { studentId, classId, studentEmail } = ref
  return db
    .selectFrom('exam_results')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .select([
      'exam_results.id',
      'exam_results.objective_score',
      'exam_results.theory_text',
      'exam_results.theory_image',
    ])
    .where('exam_results.id', '=', ref.id)
    .where('exam_results.lesson_id', '=', ref.lessonId)
    .where((it) =>
      it.and({
        ...(studentId !== undefined && { student_id: studentId }),
        ...(classId !== undefined && { class_id: classId }),
        ...(studentEmail !== undefined && { email_key: emailKey(studentEmail) }),
      }),
    )
    .executeTakeFirst()
}

/** A theory answer with its reference answer, without data that identifies the student. */
export async function findAnswerForSuggestion(
  db: Db,
  { lessonId, id }: { lessonId: number; id: number },
) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .select([
      'lessons.subject',
      'lessons.about as task',
      'lessons.reference_answer as reference',
      'exam_results.theory_text as answer',
      'exam_results.theory_image as image',
    ])
    .where('exam_results.id', '=', id)
    .where('exam_results.lesson_id', '=', lessonId)
    .executeTakeFirst()
}

type TheoryMark = {
  theory_score: number
  total_score: number | null
  marked_at: number
  marked_by: number
}

export async function saveMark(db: Db, submissionId: number, mark: TheoryMark): Promise<void> {
  await db.updateTable('exam_results').set(mark).where('id', '=', submissionId).execute()
}

/** The submissions of a student that have a total, newest first, including those of deleted classes (R-CLASS-046). */
export async function listScoredExams(db: Db, studentId: number) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .select([
      'lessons.subject as examName',
      'classes.name as className',
      'exam_results.submitted_at as submittedAt',
      'exam_results.total_score as score',
    ])
    .where('exam_results.student_id', '=', studentId)
    .where('exam_results.total_score', 'is not', null)
    .orderBy('exam_results.submitted_at', 'desc')
    .orderBy('exam_results.id', 'desc')
    .$narrowType<{ score: NotNull }>()
    .execute()
}
