import * as calls from '../../contract/admin.ts'
import { DEEDS_PER_PAGE, type Deed, getAuditLog } from '../../contract/audit.ts'
import { importStudents as importCall } from '../../contract/student-import.ts'
import { userOf } from '../auth/user.ts'
import { answer, SignedIn } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { listActs, pageOfDeeds } from './deeds-store.ts'
import { impersonate } from './impersonate.ts'
import { importStudents } from './import-students.ts'
import { joinedOn } from './joined-on.ts'
import { report } from './report.ts'
import { listNewestStudents, pageOfStudents } from './store.ts'
import { deleteStudent, editStudent, resetStudentPassword } from './students.ts'

/** How many students the specified list holds (decision 0150). */
const LIST_MAX = 5_000

export const adminCalls = [
  answer(calls.adminReport, ({ school: { db, config }, now }) =>
    report(db, { now, timezone: config.SITE_TIMEZONE }),
  ),

  answer(calls.getStudentList, async ({ school, asked }) => {
    const students = await listNewestStudents(school.db, asked.search ?? '', LIST_MAX)
    const timezone = school.config.SITE_TIMEZONE
    return students.map((it) => ({ ...it, ...joinedOn(it.joinedAt, timezone) }))
  }),

  answer(calls.findStudents, ({ school, asked }) => {
    const { search = '', sort: by = 'joined', order = 'desc', page = 1 } = asked
    const size = calls.STUDENTS_PER_PAGE
    return pageOfStudents(school.db, { search, by, down: order === 'desc', page, size })
  }),

  answer(calls.editStudent, async ({ school, asker, asked, now }) => {
    const { student_id: studentId, version, name, email, phonenumber: phone, role } = asked
    const form = { name, email, phone, role }
    await editStudent(school.db, { actorId: asker.id, studentId, form, version, now })
    return null
  }),

  answer(calls.deleteStudent, async ({ school, asker, asked, now }) => {
    const managing = { actorId: asker.id, studentId: asked.student_id, now }
    await inTransaction(school.db, (tx) => deleteStudent(tx, managing))
    return null
  }),

  answer(calls.resetStudentPassword, async ({ school, asker, asked, now }) => {
    await resetStudentPassword(school.db, {
      actorId: asker.id,
      studentId: asked.student_id,
      newPassword: asked.new_password,
      sessionId: asker.sessionId,
      now,
    })
    return null
  }),

  answer(calls.loginAsStudent, async ({ school, asker, asked, now }) => {
    const wish = { actorId: asker.id, sessionId: asker.sessionId, email: asked.student_email, now }
    const session = await inTransaction(school.db, (tx) => impersonate(tx, wish))
    const student = await userOf(school.db, session.personId)
    return new SignedIn(student, session.token, session.lastsSeconds)
  }),

  answer(importCall, ({ school, asker, asked, now }) =>
    importStudents(school, {
      actorId: asker.id,
      text: asked.csv,
      isConfirmed: asked.confirm ?? false,
      now,
    }),
  ),

  answer(getAuditLog, async ({ school, asked }) => {
    const { act = '', person = '', page = 1 } = asked
    const [found, acts] = await Promise.all([
      pageOfDeeds(school.db, { act, person, page, size: DEEDS_PER_PAGE }),
      listActs(school.db),
    ])
    return { ...found, rows: found.rows.map(deedOf), acts }
  }),
]

type Row = Awaited<ReturnType<typeof pageOfDeeds>>['rows'][number]

function deedOf(row: Row): Deed {
  const { id, at: time, deed: act, detail } = row
  const actor = {
    id: row.actor_id,
    name: row.actor_name,
    email: row.actor_email,
    deleted: row.actor_deleted_at !== null,
  }
  const subject = row.subject_id !== null && {
    id: row.subject_id,
    name: row.subject_name ?? '',
    email: row.subject_email ?? '',
    deleted: row.subject_deleted_at !== null,
  }
  return { id, time, act, actor, subject: subject || null, detail }
}
