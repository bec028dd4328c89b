import { say } from '../../messages/message.ts'
import { user } from '../auth/auth.ts'
import { personName } from '../auth/person-name.ts'
import { phone } from '../auth/phone.ts'
import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { count, email, id, password, requestFlag, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS } from '../staff/staff-kinds.ts'
import { listedStudent, role } from './student-list.ts'

const ADMIN_PATH = '/adminActions.php'

export const STUDENTS_PER_PAGE = 10

/** Sort keys of the administrators' list. */
export const studentSortKeys = ['name', 'email', 'joined', 'wallet', 'role'] as const
export type StudentSortKey = (typeof studentSortKeys)[number]

/** The group of accounts in a list. `students` are those that the dashboard counts: students who are not deleted. `no_password` are
 * those active students who have not set one yet. */
export const accountGroups = [
  'students',
  'no_password',
  'deactivated',
  'administrators',
  'everyone',
] as const
export type AccountGroup = (typeof accountGroups)[number]

const studentFilters = { search: z.optional(text(200)), group: z.optional(z.enum(accountGroups)) }

/**
 * One page of accounts: those of the group (everyone, if it is omitted) whose name, email or phone matches
 * `search`, newest first unless another order is requested. `page` starts at 1; the response has the page that was read,
 * the last one if `page` is beyond it. A page has ten rows, or `size`.
 */
export const findStudents = call({
  path: ADMIN_PATH,
  action: 'findStudents',
  access: { can: 'viewStudents' },
  effect: 'read',
  request: {
    ...studentFilters,
    sort: z.optional(z.enum(studentSortKeys)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(count),
    size: z.optional(pageSize),
  },
  fieldNames: { sortBy: 'sort', sortDirection: 'order' },
  response: z.object({ rows: z.array(listedStudent), total: z.int(), page: z.int() }),
})

/** The accounts of a filter with their contacts and wallets, newest first (R-PAY-002). */
export const studentsCsv = csvDownload('/exports/students.csv', 'viewMoney', studentFilters)

/** The maximum number of students of one selection. */
export const SELECTION_MAX = 2_000

/** The newest 2,000 accounts of a filter, for an action on all of them; `total` counts every match. */
export const findStudentSelection = call({
  path: ADMIN_PATH,
  action: 'findStudentSelection',
  access: { can: 'viewStudents' },
  effect: 'read',
  request: studentFilters,
  response: z.object({
    rows: z.array(z.object({ id, name: z.string(), email: z.string() })),
    total: z.int(),
  }),
})

/** The message for a change that is based on an outdated version of the student. */
export const STUDENT_CHANGED = say('rules_admin_somebody_else_changed_student_load')
export const EMAIL_TAKEN = say('rules_admin_email_already_registered')
export const CANNOT_DEMOTE_SELF = say('rules_admin_cannot_take_administrator_role_from')
export const CANNOT_DELETE_SELF = say('rules_admin_cannot_delete_own_account')
export const CANNOT_IMPERSONATE_ADMIN = say('rules_admin_only_log_as_student_not')

/**
 * Changes a student; `email` is the student's new address (R-ASTUD-005). Declined with `conflict_student` if `version`
 * is not the current one. Older clients omit `version`.
 */
export const editStudent = call({
  path: ADMIN_PATH,
  action: 'editStudent',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: {
    student_id: id,
    name: personName,
    email,
    phonenumber: z.optional(phone),
    // '1' for a student who has no phone number (R-PAY-009)
    no_phone: z.optional(requestFlag),
    role,
    // of somebody who becomes an administrator; an owner without it
    staff: z.optional(z.enum(STAFF_KINDS)),
    version: z.optional(count),
  },
  fieldNames: { phone: 'phonenumber', hasNoPhone: 'no_phone' },
  successMessage: say('rules_admin_student_updated_successfully'),
})

/** Soft-deletes the student and ends all sessions; keeps money, results and certificates (R-ASTUD-009). */
export const deleteStudent = call({
  path: ADMIN_PATH,
  action: 'deleteStudent',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id },
  successMessage: say('rules_admin_student_deleted_successfully'),
})

/** Sets a student's password (R-ASTUD-012). */
export const resetStudentPassword = call({
  path: ADMIN_PATH,
  action: 'resetPassword',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id, new_password: password },
  successMessage: say('rules_admin_password_reset_successfully'),
})

/** Starts a one-hour session as the student; audited. The response is that of `login` (R-ASTUD-014 to R-ASTUD-016). */
export const loginAsStudent = call({
  path: ADMIN_PATH,
  action: 'loginAsStudent',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'impersonation',
  request: { student_email: email },
  response: user,
  startsSession: true,
})

/**
 * The dashboard's report (R-ADASH-008). `monthly_enrollment` has the last twelve months by full name, this month
 * included. Earlier months without enrolments are omitted.
 */
export const adminReport = call({
  path: '/adminReport.php',
  access: { can: 'viewMoney' },
  effect: 'read',
  response: withFieldNames(
    z.object({
      total_regular_users: z.int(),
      total_active_classes: z.int(),
      // submissions whose written answer is not marked yet, as listed by getUnmarkedExams
      pending_exams: z.int(),
      // submission time of the oldest of them; 0 for none
      pending_since: unixSeconds,
      classes: z.array(
        withFieldNames(
          z.object({ id, name: z.string(), monthly_enrollment: z.record(z.string(), z.int()) }),
          { monthlyEnrolments: 'monthly_enrollment' },
        ),
      ),
      aisub: z.int(),
    }),
    {
      studentCount: 'total_regular_users',
      activeClassCount: 'total_active_classes',
      unmarkedCount: 'pending_exams',
      oldestUnmarkedAt: 'pending_since',
      aiSubscriptionEnd: 'aisub',
    },
  ),
})
export type AdminReport = z.output<typeof adminReport.response>
