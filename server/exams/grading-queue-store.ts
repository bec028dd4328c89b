import type { Db } from '../platform/db.ts'
import { inScope, type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'
import { photographKey } from './photograph-key.ts'

/** Unmarked submissions, oldest first, without those of deleted lessons, classes and students. */
function queryUnmarked(db: Db) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .where('exam_results.marked_at', 'is', null)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .orderBy('exam_results.submitted_at')
    .orderBy('exam_results.id')
    .select([
      'exam_results.lesson_id as lessonId',
      'exam_results.student_id as studentId',
      'exam_results.class_id as classId',
      'lessons.subject',
      'classes.name as className',
      'classes.anonymous_marking as isAnonymous',
    ])
}

/** All unmarked submissions, without the answers (R-AEXAM-008). */
export async function listUnmarked(db: Db, scope: Scope) {
  return queryUnmarked(db).$call(inScope(scope, 'exam_results.class_id')).execute()
}

/** The unmarked answers of one exam, or of one student in it. */
export async function listUnmarkedAnswers(db: Db, lessonId: number, studentId?: number) {
  return queryUnmarked(db)
    .clearSelect()
    .where('exam_results.lesson_id', '=', lessonId)
    .where((it) => it.and(studentId === undefined ? {} : { 'exam_results.student_id': studentId }))
    .select([
      'exam_results.id as submissionId',
      'exam_results.student_id as studentId',
      'exam_results.class_id as classId',
      'classes.anonymous_marking as isAnonymous',
      'users.name as studentName',
      'users.email as studentEmail',
      'lessons.reference_answer as referenceAnswer',
      'exam_results.theory_text',
      photographKey('exam_results').as('photograph'),
    ])
    .execute()
}

/** The exams with unmarked submissions and their number, 0 if their students are deleted. Reads two grouped counts only. */
export async function countUnmarkedByExam(db: Db, scope: Scope = WHOLE_SCHOOL) {
  const [exams, ofDeletedStudents] = await Promise.all([
    countAllByExam(db, scope),
    countOfDeletedStudents(db),
  ])
  return exams.map((it) => ({
    ...it,
    unmarked: it.unmarked - (ofDeletedStudents.get(it.lessonId) ?? 0),
  }))
}

async function countAllByExam(db: Db, scope: Scope) {
  const counts = db
    .selectFrom('exam_results')
    .where('marked_at', 'is', null)
    .groupBy('lesson_id')
    .select((it) => ['lesson_id as lessonId', it.fn.countAll<number>().as('unmarked')])
  return db
    .selectFrom(counts.as('counts'))
    .innerJoin('lessons', 'lessons.id', 'counts.lessonId')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .$call(inScope(scope, 'lessons.class_id'))
    .select(['counts.lessonId', 'counts.unmarked', 'lessons.class_id as classId'])
    .select(['lessons.subject', 'classes.name as className'])
    .execute()
}

// few students are deleted: counting their submissions costs less than joining every submission to its student
async function countOfDeletedStudents(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('exam_results', 'exam_results.student_id', 'users.id')
    .where('users.deleted_at', 'is not', null)
    .where('exam_results.marked_at', 'is', null)
    .groupBy('exam_results.lesson_id')
    .select('exam_results.lesson_id as lessonId')
    .select((it) => it.fn.countAll<number>().as('unmarked'))
    .execute()
  return new Map(rows.map((it) => [it.lessonId, it.unmarked]))
}
