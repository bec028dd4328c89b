import { enrolmentPayment } from '../enrolment/enrolment-payment.ts'
import { partPlan } from '../enrolment/parts.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, naira, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import type { Permission } from '../staff/permissions.ts'
import { walletEntry } from '../wallet/ledger-entry.ts'
import { listedStudent } from './student-list.ts'

/** The calls of an administrator's page about one student. Each section is loaded when it is opened. */

const ADMIN = '/adminActions.php'

/** Rows per page of every section. */
export const STUDENT_SECTION_PAGE = 10

const person = z.object({ id, name: z.string() })

/** `last_active`: the last request, accurate to an hour; 0 for none. `has_password` is false until the student sets one. */
const studentHead = withFieldNames(
  z.object({
    student: listedStudent,
    referral_code: z.string(),
    referred_by: z.nullable(person),
    has_password: z.boolean(),
    // of a student without an email (R-PAY-009)
    code: z.optional(z.string()),
    // who receives what would go to the student by email, and the students who share this contact
    contact: z.optional(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        students: z.array(person),
      }),
    ),
    last_active: unixSeconds,
    counts: z.object({
      classes: z.int(),
      submissions: z.int(),
      ledger: z.int(),
      certificates: z.int(),
      messages: z.int(),
      sessions: z.int(),
      referrals: z.int(),
    }),
  }),
  { lastActiveAt: 'last_active' },
)
export type StudentHead = z.output<typeof studentHead>

const request = { student_id: id, page: z.optional(count) }

/** One page of rows, with the total and the page that was read: the last one if the requested one is beyond it. */
const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int() })

function sectionCall<const Action extends string, Row extends z.ZodMiniType>(
  action: Action,
  can: Permission,
  row: Row,
) {
  return call({
    path: ADMIN,
    action,
    access: { can },
    effect: 'read',
    request,
    response: pageOf(row),
  })
}

/** The profile of a student or administrator and the size of each section. 404 for a deleted or unknown account. */
export const getStudent = call({
  path: ADMIN,
  action: 'getStudent',
  access: { can: 'viewStudents' },
  effect: 'read',
  request: { student_id: id },
  response: studentHead,
})

/** An enrolment with progress. `nextSub` is 0 without an end; `paid` is what was paid for it in all. */
const studentClass = withFieldNames(
  z.object({
    class_id: id,
    class_name: z.string(),
    price: naira,
    monthly: z.boolean(),
    active: z.boolean(),
    enrolled: unixSeconds,
    nextSub: unixSecondsString,
    start_day: z.optional(z.int()),
    // what is still owed of a class paid in parts; absent without one (R-PAY-006)
    parts: z.optional(partPlan),
    lessons_done: z.int(),
    lessons_total: z.int(),
    last_studied: unixSeconds,
    // how it was paid, for staff who may see payments (R-PAY-002)
    payment: z.optional(enrolmentPayment),
  }),
  {
    isMonthly: 'monthly',
    isActive: 'active',
    enrolledAt: 'enrolled',
    paidUntil: 'nextSub',
    plan: 'parts',
    lastStudiedAt: 'last_studied',
  },
)
export type StudentClass = z.output<typeof studentClass>

/** The classes of a student, newest enrolment first. */
export const getStudentClasses = sectionCall('getStudentClasses', 'viewStudents', studentClass)

/** A submission. Scores are null for a part that the exam does not have or that is not marked. */
const studentMark = withFieldNames(
  z.object({
    result_id: id,
    lesson_id: id,
    subject: z.string(),
    class_id: id,
    class_name: z.string(),
    objective: z.nullable(z.number()),
    theory: z.nullable(z.number()),
    total: z.nullable(z.number()),
    submitted: unixSeconds,
  }),
  { submissionId: 'result_id', submittedAt: 'submitted' },
)
export type StudentMark = z.output<typeof studentMark>

/** The submissions of a student, newest first. */
export const getStudentMarks = sectionCall('getStudentMarks', 'viewMarks', studentMark)

/** The ledger of a student, newest first. */
export const getStudentLedger = sectionCall(
  'getStudentLedger',
  'viewMoney',
  z.extend(walletEntry, { service: z.string() }),
)

const studentCertificate = withFieldNames(
  z.object({ id, title: z.string(), code: z.string(), issue_date: z.string(), by: z.string() }),
  { issuedOn: 'issue_date', issuedBy: 'by' },
)
export type StudentCertificate = z.output<typeof studentCertificate>

/** The certificates of a student, newest first. */
export const getStudentCertificates = sectionCall(
  'getStudentCertificates',
  'giveCertificates',
  studentCertificate,
)

/** A message in the student's inbox. `sender` is '' for an automatic one, `read` 0 until it is read. */
const studentMessage = withFieldNames(
  z.object({
    id,
    subject: z.string(),
    preview: z.string(),
    sender: z.string(),
    time: unixSeconds,
    read: unixSeconds,
  }),
  { sentAt: 'time', readAt: 'read' },
)
export type StudentMessage = z.output<typeof studentMessage>

/** The messages in a student's inbox, newest first. */
export const getStudentMessages = sectionCall(
  'getStudentMessages',
  'manageStudents',
  studentMessage,
)

/** A session. `browser` is 'Chrome on Android' or ''; `by` is the administrator who signed in as the student, else ''. */
const studentSession = withFieldNames(
  z.object({
    id,
    browser: z.string(),
    time: unixSeconds,
    ends: unixSeconds,
    ended: z.boolean(),
    by: z.string(),
  }),
  { startedAt: 'time', endsAt: 'ends', isEnded: 'ended', impersonator: 'by' },
)
export type StudentSession = z.output<typeof studentSession>

/** The sessions of a student that are open or ended within the last week, newest first. */
export const getStudentSessions = sectionCall(
  'getStudentSessions',
  'manageStudents',
  studentSession,
)
