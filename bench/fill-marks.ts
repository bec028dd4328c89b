import { sql } from 'kysely'
import type { Tx } from '../server/platform/db.ts'
import { FIRST_DAY, numbersTo } from './fill-school.ts'

/** The class whose gradebook is measured: the last one. */
export const GRADEBOOK = { students: 2_000, lessons: 100 }
const DAY = sql.lit(86_400)

/**
 * A written exam in each class, submitted by all its students, with all but every hundredth submission marked; and in the last
 * class 2,000 students and 100 lessons, every tenth an exam, of which the students completed most.
 */
export async function fillMarks(tx: Tx, headId: number): Promise<void> {
  await sql`insert into lessons
    (class_id, kind, subject, about, scheduled, opens_at, position, exam_rand, reference_answer, created_at, updated_at)
    select id, 'exam', 'Exam of class ' || id, '', 0, 0, 1, 'bench-marks-' || id, 'Kitab.', ${FIRST_DAY}, ${FIRST_DAY}
    from classes order by id`.execute(tx)
  await fillLargeClass(tx)
  const score = sql`(student_id * 7 + lessons.id) % 101`
  const isMarked = sql`student_id % 100 <> 0`
  const at = sql`enrolled_at + 7 * ${DAY}`
  await sql`insert into exam_results (lesson_id, class_id, student_id, answers, objective_score, theory_text,
      theory_score, total_score, submitted_at, marked_at, marked_by)
    select lessons.id, lessons.class_id, student_id, '{}', null, 'Kitab.',
      case when ${isMarked} then ${score} end, case when ${isMarked} then ${score} end, ${at},
      case when ${isMarked} then ${at} + ${DAY} end, case when ${isMarked} then ${sql.lit(headId)} end
    from enrolments join lessons on lessons.class_id = enrolments.class_id
    where kind = 'exam' and (exam_rand like 'bench-marks-%' or exam_rand like 'bench-gradebook-%')
      and (student_id + lessons.id) % 11 <> 0`.execute(tx)
  await sql`insert into lesson_views (student_id, lesson_id, class_id, viewed_at)
    select student_id, lessons.id, lessons.class_id, enrolled_at + position * ${DAY}
    from enrolments join lessons on lessons.class_id = enrolments.class_id
    where kind = 'lesson' and exam_rand like 'bench-gradebook-%' and (student_id + lessons.id) % 11 <> 0`.execute(
    tx,
  )
}

async function fillLargeClass(tx: Tx) {
  const lastClass = sql`(select max(id) from classes)`
  await sql`insert into lessons
    (class_id, kind, subject, about, scheduled, opens_at, position, exam_rand, created_at, updated_at)
    ${numbersTo(GRADEBOOK.lessons - 1)}
    select ${lastClass}, case when n % 10 = 0 then 'exam' else 'lesson' end, 'Lesson ' || n, '', 0, 0, n + 1,
      'bench-gradebook-' || n, ${FIRST_DAY}, ${FIRST_DAY}
    from counted`.execute(tx)
  await sql`delete from enrolments where class_id = ${lastClass}`.execute(tx)
  await sql`insert into enrolments (student_id, class_id, paid, paid_until, enrolled_at)
    select id, ${lastClass}, 0, 0, joined_at from users where role = 1
    order by id desc limit ${sql.lit(GRADEBOOK.students)}`.execute(tx)
}
