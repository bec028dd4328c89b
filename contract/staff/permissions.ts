/** What each kind of staff may do, and in which classes (R-STAFF-001). The server and the browser use the same table. */

import type { StaffKind } from './staff-kinds.ts'

/** The rows that a permission reaches: of the whole school, of the classes given to the person, or none. */
export type Reach = 'all' | 'own classes' | 'none'

type PermissionRow = { label: string } & Record<StaffKind, Reach>

/** An owner does everything (R-STAFF-002); a kind that is not named does nothing. */
function permission(
  label: string,
  reach: Partial<Record<Exclude<StaffKind, 'owner'>, Reach>> = {},
): PermissionRow {
  return { label, teacher: 'none', marker: 'none', accountant: 'none', ...reach, owner: 'all' }
}

const FOR_ALL_KINDS = { teacher: 'all', marker: 'all', accountant: 'all' } as const

export const PERMISSIONS = {
  ownSecurity: permission('Protect the own account', FOR_ALL_KINDS),
  seeOverview: permission('See the dashboard, each part with its own permission', {
    teacher: 'own classes',
    marker: 'own classes',
    accountant: 'all',
  }),
  findAnything: permission('Search, for what the person may see', {
    teacher: 'own classes',
    marker: 'own classes',
    accountant: 'all',
  }),
  changeSettings: permission('Change the settings of the school'),
  manageStaff: permission('Invite, change and remove staff'),
  createClasses: permission('Add and copy classes'),
  deleteClasses: permission('Delete classes'),
  changePrices: permission('Change prices and free access of classes'),
  editClasses: permission('Change the texts of classes and publish them', {
    teacher: 'own classes',
  }),
  editLessons: permission('Add, change and delete lessons and their files', {
    teacher: 'own classes',
  }),
  editExams: permission('Change questions and versions of exams', { teacher: 'own classes' }),
  markExams: permission('Mark exams', { teacher: 'own classes', marker: 'own classes' }),
  arrangeMarking: permission(
    'Set up anonymous marking and second marks, and decide where two marks differ',
  ),
  viewMarks: permission('See the gradebook, marks and attendance', { teacher: 'own classes' }),
  holdSessions: permission('Set live sessions and keep their attendance', {
    teacher: 'own classes',
  }),
  moderateComments: permission('Answer and delete comments', { teacher: 'own classes' }),
  sendMessages: permission('Send messages to students', { teacher: 'own classes' }),
  giveCertificates: permission('Give and revoke certificates', { teacher: 'own classes' }),
  editTemplates: permission('Change the templates of certificates'),
  editQuiz: permission('Change the questions of the quiz'),
  restoreDeleted: permission('Restore deleted lessons and questions', { teacher: 'own classes' }),
  viewStudents: permission('See lists and pages of students', {
    teacher: 'own classes',
    accountant: 'all',
  }),
  viewContacts: permission('See emails and phone numbers of students', { accountant: 'all' }),
  enrolStudents: permission('Add, move and remove students of a class'),
  manageStudents: permission('Add, change, import and delete accounts of students'),
  viewMoney: permission('See payments, wallets, exports and income', { accountant: 'all' }),
  moveMoney: permission('Fund, correct and refund', { accountant: 'all' }),
  viewShares: permission('See shares of income and statements, teachers their own', {
    teacher: 'own classes',
    accountant: 'all',
  }),
  changeShares: permission('Set shares of income'),
  viewAudit: permission('See the audit log'),
  viewMail: permission('See emails that failed'),
  managePrivacy: permission('Erase accounts and names'),
} satisfies Record<string, PermissionRow>

export type Permission = keyof typeof PERMISSIONS

/** The rows that a person of this kind reaches with a permission. */
export const reachOf = (kind: StaffKind, can: Permission): Reach => PERMISSIONS[can][kind]

/** True if a person of this kind has the permission, at least in own classes. */
export const may = (kind: StaffKind | undefined | null, can: Permission): boolean =>
  kind !== undefined && kind !== null && reachOf(kind, can) !== 'none'
