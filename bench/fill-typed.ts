import { sql } from 'kysely'
import type { Tx } from '../server/platform/db.ts'
import { FIRST_DAY } from './fill-school.ts'

/** Number of distinct answers that several students wrote, with decreasing frequencies like real spellings. */
const SPELLINGS = 5_000

/**
 * Adds a typed question that all students have answered: half of them with the key, a quarter with a unique text, and the others
 * in thousands of spellings. Its exam is in the first class and has the public id 'bench-typed'.
 */
export async function fillTyped(tx: Tx): Promise<void> {
  await sql`insert into lessons
    (class_id, kind, subject, about, scheduled, opens_at, position, exam_rand, created_at, updated_at)
    select min(id), 'exam', 'Typed exam', '', 0, 0, 2, 'bench-typed', ${FIRST_DAY}, ${FIRST_DAY}
    from classes`.execute(tx)
  await sql`insert into questions
    (lesson_id, position, kind, question, answer, option1, option2, option3, option4, accepted, marks)
    select id, 1, 'typed', 'Write: a school', 'مدرسة', '', '', '', '', '[]', 'free'
    from lessons where exam_rand = 'bench-typed'`.execute(tx)
  await sql`insert into exam_results
    (lesson_id, class_id, student_id, answers, objective_score, theory_text, total_score, submitted_at, marked_at)
    select lessons.id, lessons.class_id, users.id, '{}', 50, '', 50, ${FIRST_DAY}, ${FIRST_DAY}
    from users join lessons on lessons.exam_rand = 'bench-typed' where users.role = 1`.execute(tx)
  // the product of two spread numbers is more often small than large, so some spellings are more frequent
  const spelling = sql`((exam_results.student_id * 7919) % 1000) * ((exam_results.student_id * 104729) % 1000)
    * ${sql.lit(SPELLINGS)} / 1000000`
  const isKey = sql`exam_results.student_id % 2 = 0`
  const isUnique = sql`exam_results.student_id % 4 = 1`
  await sql`insert into typed_answers (result_id, question_id, text, verdict)
    select exam_results.id, questions.id,
      case when ${isKey} then 'مدرسة' when ${isUnique} then 'بيت ' || exam_results.student_id
        else 'مدرسه ' || (${spelling}) end,
      case when ${isKey} then 'right' when (${spelling}) % 3 = 0 then 'near' else 'wrong' end
    from exam_results join questions on questions.lesson_id = exam_results.lesson_id
    join lessons on lessons.id = exam_results.lesson_id
    where lessons.exam_rand = 'bench-typed'`.execute(tx)
}
