import * as calls from '../../contract/admin/admin.ts'
import { adminOverview } from '../../contract/admin/admin-overview.ts'
import * as studentCalls from '../../contract/admin/manage-students.ts'
import { importStudents as importCall } from '../../contract/admin/student-import.ts'
import { getStudentList } from '../../contract/admin/student-list.ts'
import * as pageCalls from '../../contract/admin/student-page.ts'
import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry, getAuditLog } from '../../contract/audit/audit.ts'
import * as invitationCalls from '../../contract/auth/invitations.ts'
import { may } from '../../contract/staff/permissions.ts'
import { toStaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { type AuditRow, findAuditPage, listActions, toAuditFilters } from '../audit/store.ts'
import { browserIn } from '../auth/browser-name.ts'
import { loadUser } from '../auth/user.ts'
import { seesNames } from '../exams/sees-names.ts'
import { auditDetail, parseAuditChanges } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import { personNameIn } from '../platform/stored-text.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle, SessionResponse } from '../rpc/handler.ts'
import { staffTitle } from '../wallet/entry-title.ts'
import { listLedgerRange } from '../wallet/store.ts'
import { setStudentsActive } from './activation.ts'
import { addStudent, addStudentWithoutEmail } from './add-student.ts'
import { changeContact } from './change-contact.ts'
import { impersonate } from './impersonate.ts'
import { importStudents } from './import-students.ts'
import { handOverPasswordLink, sendInvitations } from './invitations.ts'
import { joinDateParts } from './join-date.ts'
import { buildOverview } from './overview.ts'
import { buildReport } from './report.ts'
import { findSelection, findStudentPage, listNewestStudents } from './store.ts'
import {
  listClassesWithProgress,
  listStudentSessions,
  readSection,
  readStudentHead,
} from './student-page.ts'
import {
  listIssuedCertificates,
  listMarks,
  listReceivedMessages,
  type PageReader,
} from './student-page-store.ts'
import { changeRole, deleteStudent, editStudent, resetStudentPassword } from './students.ts'

/** Maximum length of getStudentList. */
const MAX_LISTED_STUDENTS = 5_000

export const adminRoutes = {
  adminReport: handle(calls.adminReport, ({ school: { db, config }, now }) =>
    buildReport(db, { now, timezone: config.SITE_TIMEZONE }),
  ),

  getStudentList: handle(getStudentList, async ({ school, scope, input }) => {
    const students = await listNewestStudents(
      school.db,
      scope,
      input.search ?? '',
      MAX_LISTED_STUDENTS,
    )
    const timezone = school.config.SITE_TIMEZONE
    return students.map((it) => ({ ...it, ...joinDateParts(it.joinedAt, timezone) }))
  }),

  findStudents: handle(calls.findStudents, ({ school, scope, input }) => {
    const { search = '', group = 'everyone', sortBy = 'joined', page = 1 } = input
    const descending = input.sortDirection !== 'asc'
    const { size = calls.STUDENTS_PER_PAGE } = input
    return findStudentPage(school.db, scope, { search, group, sortBy, descending, page, size })
  }),

  findStudentSelection: handle(calls.findStudentSelection, ({ school, scope, input }) => {
    const { search = '', group = 'everyone' } = input
    return findSelection(school.db, scope, { search, group }, calls.SELECTION_MAX)
  }),

  editStudent: handle(calls.editStudent, async ({ school, caller, input, now }) => {
    const { studentId, version, name, email, role, staff, hasNoPhone } = input
    const phone = hasNoPhone ? '' : input.phone
    if (phone === undefined)
      httpError('invalid_request', say('rules_wire_field_required', { field: 'phonenumber' }))
    const form = { name, email, phone, role, staff }
    await editStudent(school.db, { actorId: caller.id, studentId, form, version, now })
  }),

  deleteStudent: handle(calls.deleteStudent, async ({ school, caller, input, now }) => {
    const request = { actorId: caller.id, studentId: input.studentId, now }
    await inTransaction(school.db, (tx) => deleteStudent(tx, request))
  }),

  resetStudentPassword: handle(
    calls.resetStudentPassword,
    async ({ school, caller, input, now }) => {
      await resetStudentPassword(school, {
        actorId: caller.id,
        studentId: input.studentId,
        newPassword: input.newPassword,
        sessionId: caller.sessionId,
        now,
      })
    },
  ),

  loginAsStudent: handle(calls.loginAsStudent, async ({ school, caller, input, now }) => {
    const request = {
      actorId: caller.id,
      sessionId: caller.sessionId,
      email: input.studentEmail,
      now,
    }
    const session = await inTransaction(school.db, (tx) => impersonate(tx, request))
    const student = await loadUser(school.db, session.userId)
    return new SessionResponse(student, session.token, session.maxAgeSeconds)
  }),

  importStudents: handle(importCall, ({ school, caller, input, now, locale }) =>
    importStudents(school, {
      actorId: caller.id,
      text: input.csv,
      isConfirmed: input.confirm ?? false,
      payment: input.payment,
      ...{ waiver: input.waiver, waiverNote: input.waiverNote },
      readsAmounts: input.amounts ?? false,
      idempotencyKey: input.idempotencyKey,
      readsFamilies: input.families ?? false,
      seenPrices: input.seenPrices && new Map(input.seenPrices.map((it) => [it.classId, it.price])),
      now,
      locale,
    }),
  ),

  adminOverview: handle(adminOverview, ({ school, caller, scope, now }) =>
    buildOverview(school.db, {
      scope,
      sees: (can) => may(caller.staff, can),
      config: school.config,
      now,
      timezone: school.config.SITE_TIMEZONE,
      hasAssistant: school.config.MARKING_URL !== undefined,
    }),
  ),

  getAuditLog: handle(getAuditLog, async ({ school, input, locale }) => {
    const { page = 1, size = AUDIT_ENTRIES_PER_PAGE, action, userSearch, from, to } = input
    const filter = { act: action, person: userSearch, from, to }
    const filters = toAuditFilters(filter, school.config.SITE_TIMEZONE)
    const [result, actions] = await Promise.all([
      findAuditPage(school.db, filters, { page, size }),
      listActions(school.db),
    ])
    return { ...result, rows: result.rows.map((it) => toAuditEntry(it, locale)), acts: actions }
  }),

  // accounts that administrators add, activate and deactivate
  addStudent: handle(studentCalls.addStudent, async ({ school, caller, input, now }) => {
    const { name, email = '', phone = '', hasNoEmail = false, contact } = input
    const student = { actorId: caller.id, name, phone, now }
    if (hasNoEmail) return addStudentWithoutEmail(school, { ...student, contact })
    if (email === '')
      httpError('invalid_request', say('rules_wire_field_required', { field: 'email' }))
    return { id: await addStudent(school, { ...student, email }) }
  }),

  setContact: handle(studentCalls.setContact, ({ school, caller, input, now }) =>
    inTransaction(school.db, (tx) => changeContact(tx, { ...input, actorId: caller.id, now })),
  ),

  changeRole: handle(studentCalls.changeRole, ({ school, caller, input, now }) =>
    changeRole(school.db, { actorId: caller.id, ...input, now }),
  ),

  sendInvitations: handle(invitationCalls.sendInvitations, ({ school, caller, input, now }) =>
    sendInvitations(school, { actorId: caller.id, studentIds: input.studentIds, now }),
  ),

  createPasswordLink: handle(invitationCalls.createPasswordLink, ({ school, caller, input, now }) =>
    handOverPasswordLink(school, { actorId: caller.id, ...input, now }),
  ),

  setStudentsActive: handle(studentCalls.setStudentsActive, ({ school, caller, input, now }) =>
    setStudentsActive(school.db, { actorId: caller.id, ...input, now }),
  ),

  // the page about one student
  getStudent: handle(pageCalls.getStudent, ({ school, input, ...it }) =>
    readStudentHead(school.db, input.studentId, toReader(it)),
  ),

  getStudentClasses: handle(pageCalls.getStudentClasses, ({ school, input, now, ...it }) =>
    readSection(school.db, { section: 'classes', ...input, ...toReader(it) }, (_, range) =>
      listClassesWithProgress(school, range, {
        now,
        seesMoney: may(it.caller.staff, 'viewMoney'),
      }),
    ),
  ),

  getStudentMarks: handle(pageCalls.getStudentMarks, ({ school, input, ...it }) =>
    readSection(school.db, { section: 'submissions', ...input, ...toReader(it) }, listMarks),
  ),

  getStudentLedger: handle(pageCalls.getStudentLedger, ({ school, input, locale, ...it }) =>
    readSection(
      school.db,
      { section: 'ledger', ...input, ...toReader(it) },
      async (db, { studentId, ...range }) => {
        const entries = await listLedgerRange(db, { userId: studentId, ...range })
        return entries.map((it) => ({ ...it, description: staffTitle(it.description, locale) }))
      },
    ),
  ),

  getStudentCertificates: handle(pageCalls.getStudentCertificates, ({ school, input, ...it }) =>
    readSection(
      school.db,
      { section: 'certificates', ...input, ...toReader(it) },
      listIssuedCertificates,
    ),
  ),

  getStudentMessages: handle(pageCalls.getStudentMessages, ({ school, input, ...it }) =>
    readSection(
      school.db,
      { section: 'messages', ...input, ...toReader(it) },
      listReceivedMessages,
    ),
  ),

  getStudentSessions: handle(
    pageCalls.getStudentSessions,
    ({ school, input, now, locale, ...it }) =>
      readSection(
        school.db,
        { section: 'sessions', ...input, ...toReader(it) },
        async (db, range) => {
          const sessions = await listStudentSessions(db, range, now)
          return sessions.map((row) => ({ ...row, browser: browserIn(locale, row.browser) }))
        },
      ),
  ),
}

function toAuditEntry(row: AuditRow, locale: Locale): AuditEntry {
  const { id, at: time, action } = row
  const detail = auditDetail(row, locale)
  const staff = toStaffKind(row.actor_staff)
  const actor = {
    id: row.actor_id,
    name: personNameIn(locale, row.actor_name),
    email: row.actor_email,
    deleted: row.actor_deleted_at !== null,
    ...(staff && { staff }),
  }
  const subject = row.subject_id !== null && {
    id: row.subject_id,
    name: personNameIn(locale, row.subject_name ?? ''),
    email: row.subject_email ?? '',
    deleted: row.subject_deleted_at !== null,
  }
  const changes = parseAuditChanges(row.changes, locale)
  const entry = { id, time, action, actor, subject: subject || null, detail }
  return changes.length > 0 ? { ...entry, changes } : entry
}

const toReader = ({ scope, caller }: { scope: Scope; caller: Caller }): PageReader => ({
  scope,
  seesNames: seesNames(caller),
})
