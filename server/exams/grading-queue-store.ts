import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Papers whose written answer waits for a mark, the oldest first; what is deleted waits no more. */
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
      'exam_results.lesson_id',
      'exam_results.student_id as user_id',
      'exam_results.class_id',
      'lessons.subject',
      'classes.name as class_name',
    ])
}

/** Every paper that waits for a mark, without the answers. */
export async function listUnmarked(db: Db) {
  return queryUnmarked(db).execute()
}

/** The papers of one exam that wait for a mark, with what was written; only one student's where one is named. */
export async function listUnmarkedAnswers(db: Db, lessonId: number, studentId?: number) {
  return queryUnmarked(db)
    .clearSelect()
    .where('exam_results.lesson_id', '=', lessonId)
    .$if(studentId !== undefined, (it) => it.where('exam_results.student_id', '=', studentId ?? 0))
    .select([
      'exam_results.id as result_id',
      'exam_results.student_id as user_id',
      'users.name as student_name',
      'users.email as student_email',
      'lessons.reference_answer as theoryAnswer',
      'exam_results.theory_text',
      'exam_results.theory_image',
    ])
    .execute()
}

/** The exams of which papers wait, and how many of each: two small counts, whatever the number of papers. */
export async function countUnmarkedByExam(db: Db) {
  const [exams, deleted] = await Promise.all([
    countSubmissionsByExam(db),
    countOfDeletedStudents(db),
  ])
  return exams
    .map((it) => ({ ...it, papers: it.papers - (deleted.get(it.lessonId) ?? 0) }))
    .filter((it) => it.papers > 0)
}

async function countSubmissionsByExam(db: Db) {
  const submissions = db
    .selectFrom('exam_results')
    .where('marked_at', 'is', null)
    .groupBy('lesson_id')
    .select((it) => ['lesson_id as lessonId', it.fn.countAll<number>().as('papers')])
  return db
    .selectFrom(submissions.as('waiting'))
    .innerJoin('lessons', 'lessons.id', 'waiting.lessonId')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .select(['waiting.lessonId', 'waiting.papers', 'lessons.subject', 'classes.name as className'])
    .execute()
}

// few students are deleted, and joining everybody's paper to its student takes as long as all the rest
async function countOfDeletedStudents(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('exam_results', 'exam_results.student_id', 'users.id')
    .where('users.deleted_at', 'is not', null)
    .where('exam_results.marked_at', 'is', null)
    .groupBy('exam_results.lesson_id')
    .select('exam_results.lesson_id as lessonId')
    .select((it) => it.fn.countAll<number>().as('papers'))
    .execute()
  return new Map(rows.map((it) => [it.lessonId, it.papers]))
}

/** Some of the papers of these exams that wait, the oldest first, with who wrote them and when. */
export async function listUnmarkedRange(
  db: Db,
  { lessonIds, offset, limit }: { lessonIds: number[]; offset: number; limit: number },
) {
  const deletedStudents = db.selectFrom('users').select('id').where('deleted_at', 'is not', null)
  const range = db
    .selectFrom('exam_results')
    .select('id')
    .where('marked_at', 'is', null)
    // the plus keeps SQLite to the index that has the order, or it would sort all that wait for ten of them
    .where(sql<number>`+lesson_id`, 'in', lessonIds)
    .where('student_id', 'not in', deletedStudents)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  return queryUnmarked(db)
    .where('exam_results.id', 'in', (it) => it.selectFrom(range.as('some')).select('some.id'))
    .select(['users.name as student_name', 'exam_results.submitted_at'])
    .execute()
}
