import { sql } from 'kysely'
import type { Tx } from '../server/platform/db.ts'
import { numbersTo } from './fill-school.ts'

const MESSAGES = 10

/**
 * Adds the data that audiences and lists of readers and certificates use: students who were seen, ten messages to all students of
 * which six in ten have read each, paid months, a certificate for each student, and an exam that all have taken.
 */
export async function fillReach(tx: Tx, headId: number): Promise<void> {
  const now = sql.lit(Math.floor(Date.now() / 1000))
  const admin = sql.lit(headId)
  await sql`insert into last_seen (user_id, at)
    select id, ${now} - (id % 60) * 86400 from users where role = 1`.execute(tx)
  await sql`update enrolments set paid_until = ${now} + (id % 30) * 86400
    where class_id in (select id from classes where monthly = 1)`.execute(tx)
  await sql`insert into messages
    (rand, subject, body, delivery, popup, to_all, sender_id, sent_at, recipient_count)
    ${numbersTo(MESSAGES)}
    select 'bench-message-' || n, 'Message ' || n, 'The text', 'inApp', 0, 1, ${admin}, ${now}, (select count(*) from users where role = 1)
    from counted`.execute(tx)
  await sql`insert into inbox (message_id, student_id, read_at)
    select messages.id, users.id,
      case when (users.id + messages.id) % 10 < 6 then ${now} - users.id % 100000 else null end
    from users cross join messages where users.role = 1`.execute(tx)
  await sql`insert into certificate_templates (title, content, footer, created_at)
    values ('Certificate', 'has completed', 'Kano', ${now})`.execute(tx)
  await sql`insert into certificates
    (code, student_id, template_id, title, content, footer, issue_date, issued_by, issued_at, class_id, revoked_at)
    select 'bench-certificate-' || users.id, users.id, (select max(id) from certificate_templates),
      'Certificate', 'has completed', 'Kano', '2026-11-01', ${admin}, ${now}, null,
      case when users.id % 50 = 0 then ${now} else null end
    from users where users.role = 1`.execute(tx)
  await sql`insert into lessons
    (class_id, kind, subject, about, scheduled, opens_at, position, exam_rand, created_at, updated_at)
    select min(id), 'exam', 'Exam', '', 0, 0, 1, 'bench-exam', ${now}, ${now} from classes`.execute(
    tx,
  )
  await sql`insert into exam_results
    (lesson_id, class_id, student_id, answers, objective_score, theory_text, total_score, submitted_at, marked_at)
    select lessons.id, lessons.class_id, users.id, '{}', users.id % 101, '', users.id % 101, ${now}, ${now}
    from users join lessons on lessons.exam_rand = 'bench-exam' where users.role = 1`.execute(tx)
}
