import { sql } from 'kysely'
import type { Db } from '../kernel/db.ts'

/** Papers whose written answer waits for a mark, the oldest first; what is deleted waits no more. */
function waiting(db: Db) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('people', 'people.id', 'exam_results.student_id')
    .where('exam_results.marked_at', 'is', null)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('people.deleted_at', 'is', null)
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
export async function listWaiting(db: Db) {
  return waiting(db).execute()
}

/** The papers of one exam that wait for a mark, with what was written; only one student's where one is named. */
export async function listWaitingOf(db: Db, lessonId: number, studentId?: number) {
  return waiting(db)
    .clearSelect()
    .where('exam_results.lesson_id', '=', lessonId)
    .$if(studentId !== undefined, (it) => it.where('exam_results.student_id', '=', studentId ?? 0))
    .select([
      'exam_results.id as result_id',
      'exam_results.student_id as user_id',
      'people.name as student_name',
      'people.email as student_email',
      'lessons.reference_answer as theoryAnswer',
      'exam_results.theory_text',
      'exam_results.theory_image',
    ])
    .execute()
}

/** The exams of which papers wait, and how many of each: two small counts, whatever the number of papers. */
export async function countWaiting(db: Db) {
  const [exams, gone] = await Promise.all([countByExam(db), countOfDeleted(db)])
  return exams
    .map((it) => ({ ...it, papers: it.papers - (gone.get(it.lessonId) ?? 0) }))
    .filter((it) => it.papers > 0)
}

async function countByExam(db: Db) {
  const papers = db
    .selectFrom('exam_results')
    .where('marked_at', 'is', null)
    .groupBy('lesson_id')
    .select((it) => ['lesson_id as lessonId', it.fn.countAll<number>().as('papers')])
  return db
    .selectFrom(papers.as('waiting'))
    .innerJoin('lessons', 'lessons.id', 'waiting.lessonId')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .select(['waiting.lessonId', 'waiting.papers', 'lessons.subject', 'classes.name as className'])
    .execute()
}

// few students are deleted, and joining everybody's paper to its student takes as long as all the rest
async function countOfDeleted(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('exam_results', 'exam_results.student_id', 'people.id')
    .where('people.deleted_at', 'is not', null)
    .where('exam_results.marked_at', 'is', null)
    .groupBy('exam_results.lesson_id')
    .select('exam_results.lesson_id as lessonId')
    .select((it) => it.fn.countAll<number>().as('papers'))
    .execute()
  return new Map(rows.map((it) => [it.lessonId, it.papers]))
}

/** Some of the papers of these exams that wait, the oldest first, with who wrote them and when. */
export async function listWaitingSome(
  db: Db,
  { lessonIds, offset, limit }: { lessonIds: number[]; offset: number; limit: number },
) {
  const gone = db.selectFrom('people').select('id').where('deleted_at', 'is not', null)
  const some = db
    .selectFrom('exam_results')
    .select('id')
    .where('marked_at', 'is', null)
    // the plus keeps SQLite to the index that has the order, or it would sort all that wait for ten of them
    .where(sql<number>`+lesson_id`, 'in', lessonIds)
    .where('student_id', 'not in', gone)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  return waiting(db)
    .where('exam_results.id', 'in', (it) => it.selectFrom(some.as('some')).select('some.id'))
    .select(['people.name as student_name', 'exam_results.submitted_at'])
    .execute()
}
