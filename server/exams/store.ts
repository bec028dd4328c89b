import type { NotNull } from 'kysely'
import { RULE_COLUMNS } from '../lessons/store.ts'
import type { Db } from '../platform/db.ts'
import { photographKey } from './photograph-key.ts'
import type { ExamResultsTable } from './tables.ts'

export type NewSubmission = Omit<
  ExamResultsTable,
  | 'id'
  | 'marked_by'
  | 'feedback'
  | 'image_turns'
  | 'image_print'
  | 'exam_version'
  | 'scored_version'
  | 'idempotency_key'
  | 'received_at'
  | 'attempt'
  | 'counts'
  | 'question_ids'
  | 'theory_photo'
  | 'theory_voice'
> & {
  theory_photo: number
  theory_voice: number
  exam_version: number
  scored_version: number
  idempotency_key: string | null
  received_at: number | null
  image_print: string
  attempt: number
  question_ids: string
}

/** The attempt of a student that counts. */
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
      'theory_voice',
      'theory_score',
      'total_score',
      'marked_at',
      'feedback',
      'image_turns',
      'idempotency_key',
      'question_ids',
      photographKey('exam_results').as('photograph'),
    ])
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('counts', '=', 1)
    .executeTakeFirst()
}
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

/** The submission of an attempt. */
export async function findAttempt(
  db: Db,
  { studentId, lessonId, attempt }: { studentId: number; lessonId: number; attempt: number },
) {
  return db
    .selectFrom('exam_results')
    .select(['id', 'idempotency_key', 'submitted_at as submittedAt'])
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
}

/**
 * Inserts a submission and returns its id; undefined, without a change, if the student has submitted this attempt before. One of
 * several attempts counts only once it is chosen (`chooseAttempts`).
 */
export async function insertSubmission(db: Db, row: NewSubmission): Promise<number | undefined> {
  const hasOther = await hasAttempts(db, row)
  const inserted = await db
    .insertInto('exam_results')
    .values({ ...row, counts: row.attempt === 1 && !hasOther ? 1 : 0, marked_by: null })
    .onConflict((it) => it.columns(['student_id', 'lesson_id', 'attempt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Whether another attempt of the student has been submitted. */
async function hasAttempts(db: Db, { student_id, lesson_id, attempt }: NewSubmission) {
  const other = await db
    .selectFrom('exam_results')
    .select('id')
    .where('student_id', '=', student_id)
    .where('lesson_id', '=', lesson_id)
    .where('attempt', '!=', attempt)
    .executeTakeFirst()
  return other !== undefined
}

/** The latest submissions of an exam, with the columns that their scores depend on. */
export async function listSubmittedAnswers(db: Db, lessonId: number, limit: number) {
  return db
    .selectFrom('exam_results')
    .select(['lesson_id', 'answers', 'exam_version', 'scored_version', 'question_ids'])
    .where('lesson_id', '=', lessonId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
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
      ...RULE_COLUMNS,
      'lessons.answer_ways as answerWays',
    ])
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type Exam = NonNullable<Awaited<ReturnType<typeof findExam>>>

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
      photographKey('exam_results').as('image'),
    ])
    .where('exam_results.id', '=', id)
    .where('exam_results.lesson_id', '=', lessonId)
    .executeTakeFirst()
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
    .where('exam_results.counts', '=', 1)
    .where('exam_results.total_score', 'is not', null)
    .orderBy('exam_results.submitted_at', 'desc')
    .orderBy('exam_results.id', 'desc')
    .$narrowType<{ score: NotNull }>()
    .execute()
}
