import { type RawBuilder, sql } from 'kysely'
import { now } from '../server/platform/clock.ts'
import type { Tx } from '../server/platform/db.ts'
import { FIRST_DAY, numbersTo } from './fill-school.ts'

/** In every class: a lesson viewed by all, an exam submitted by all, and another exam at the end. */
export const LESSONS = { each: 20, firstExam: 2, lastExam: 20 }
/** Comments of the first lesson of a class, independent of the size of the school. */
const COMMENTS_ON_FIRST = 20
const MESSAGES = 3
const QUESTIONS = 5
const DAY = sql.lit(86_400)
const TEXT = 'Before we can say what a word does, we must know what kind of word it is. '.repeat(6)

/**
 * Adds the activity of students to a school that `fillSchool` created: lessons and exams in each class, and for every student the
 * same number of views, submissions and messages, a comment for every other one, a certificate, a payment, a quiz and a session.
 */
export async function fillStudy(tx: Tx, headId: number): Promise<void> {
  await fillLessons(tx)
  await fillQuestions(tx)
  await fillViews(tx)
  await fillSubmissions(tx)
  await fillComments(tx)
  await fillMessages(tx, headId)
  await fillCertificates(tx, headId)
  await fillOnePerStudent(tx)
}

const isExam = sql`n in (${sql.lit(LESSONS.firstExam)}, ${sql.lit(LESSONS.lastExam)})`

async function fillLessons(tx: Tx) {
  await sql`insert into lessons
    (class_id, kind, subject, about, scheduled, opens_at, position, exam_rand, created_at, updated_at)
    ${numbersTo(LESSONS.each)}
    select classes.id, case when ${isExam} then 'exam' else 'lesson' end, 'Lesson ' || n, ${sql.lit(TEXT)}, 0, 0, n,
      'bench-exam-' || classes.id || '-' || n, ${FIRST_DAY}, ${FIRST_DAY}
    from classes cross join counted
    order by classes.id, n`.execute(tx)
}

async function fillQuestions(tx: Tx) {
  await sql`insert into questions (lesson_id, position, question, answer, option1, option2, option3, option4)
    ${numbersTo(QUESTIONS)}
    select lessons.id, n, 'Which of these is a noun?', 'قلم', 'كتب', 'من', 'إلى', ''
    from lessons cross join counted
    where kind = 'exam'
    order by lessons.id, n`.execute(tx)
}

async function fillViews(tx: Tx) {
  await sql`insert into lesson_views (student_id, lesson_id, class_id, viewed_at)
    select student_id, lessons.id, lessons.class_id, enrolled_at + position * ${DAY}
    from enrolments join lessons on lessons.class_id = enrolments.class_id
    where position <= ${sql.lit(LESSONS.firstExam)}`.execute(tx)
}

async function fillSubmissions(tx: Tx) {
  await sql`insert into exam_results (lesson_id, class_id, student_id, answers, objective_score, theory_text,
      theory_score, total_score, submitted_at, marked_at)
    select lessons.id, lessons.class_id, student_id, '{}', 60, '', null, 60,
      enrolled_at + 7 * ${DAY}, enrolled_at + 7 * ${DAY}
    from enrolments join lessons on lessons.class_id = enrolments.class_id
    where position = ${sql.lit(LESSONS.firstExam)}`.execute(tx)
}

async function fillComments(tx: Tx) {
  const columns = sql`(class_id, lesson_id, author_id, body, created_at)`
  const body = sql`'Why is this one not a noun? It takes the article too.'`
  await sql`insert into comments ${columns}
    ${numbersTo(COMMENTS_ON_FIRST)}
    select class_id, lessons.id, (select max(id) from users) - n, ${body}, ${FIRST_DAY} + n
    from lessons cross join counted
    where position = 1`.execute(tx)
  await sql`insert into comments ${columns}
    select lessons.class_id, lessons.id, student_id, ${body}, enrolled_at + 3 * ${DAY}
    from enrolments
    join lessons on lessons.class_id = enrolments.class_id and position = 4 + student_id % 16
    where enrolments.id % 6 = 0`.execute(tx)
}

async function fillMessages(tx: Tx, headId: number) {
  await sql`insert into messages (rand, subject, body, delivery, popup, to_all, sender_id, sent_at, recipient_count)
    ${numbersTo(MESSAGES)}
    select 'bench-message-' || n, 'News ' || n, ${sql.lit(TEXT)}, 'inApp', 0, 1, ${sql.lit(headId)}, ${FIRST_DAY} + n,
      (select count(*) from users where role = 1)
    from counted`.execute(tx)
  await sql`insert into inbox (message_id, student_id, read_at)
    select messages.id, users.id, case when messages.rand = 'bench-message-1' then sent_at else null end
    from messages cross join users
    where users.role = 1
    order by messages.id, users.id`.execute(tx)
}

async function fillCertificates(tx: Tx, headId: number) {
  await sql`insert into certificates (code, student_id, title, content, footer, issue_date, issued_by, issued_at)
    select 'bench-certificate-' || id, id, 'Certificate of Completion', 'For the first part.', 'Lisan', '2026-06-01',
      ${sql.lit(headId)}, ${FIRST_DAY}
    from users where role = 1`.execute(tx)
}

/** A settled payment, a lost quiz run and a session for each student. */
async function fillOnePerStudent(tx: Tx) {
  const each = (insert: RawBuilder<unknown>) => sql`${insert} from users where role = 1`.execute(tx)
  await each(sql`insert into payments
      (reference, user_id, purpose, amount, currency, state, provider, opened_at, settled_at)
    select 'FUND_' || id, id, 'fund', 30000, 'NGN', 'settled', 'sandbox', joined_at, joined_at + 60`)
  await each(sql`insert into quiz_runs (student_id, level, opened_at, questions, limit_seconds, closed_at)
    select id, 'easy', joined_at, 10, 300, joined_at + 300`)
  const at = sql.lit(now())
  await each(sql`insert into sessions (user_id, token_hash, created_at, expires_at)
    select id, 'bench-session-' || ((id * 7919) % 1000003) || '-' || id, ${at}, ${at} + id % 2000000 + 600000`)
}
