/** What each kind of staff may do, and in which classes (R-STAFF-001). The server and the browser use the same table. */

import { type Message, say } from '../../messages/message.ts'
import type { StaffKind } from './staff-kinds.ts'

/** The rows that a permission reaches: of the whole school, of the classes given to the person, or none. */
export type Reach = 'all' | 'own classes' | 'none'

type PermissionRow = { label: Message } & Record<StaffKind, Reach>

/** An owner does everything (R-STAFF-002); a kind that is not named does nothing. */
function permission(
  label: Message,
  reach: Partial<Record<Exclude<StaffKind, 'owner'>, Reach>> = {},
): PermissionRow {
  return { label, teacher: 'none', marker: 'none', accountant: 'none', ...reach, owner: 'all' }
}

const FOR_ALL_KINDS = { teacher: 'all', marker: 'all', accountant: 'all' } as const

export const PERMISSIONS = {
  ownSecurity: permission(say('staff_can_own_security'), FOR_ALL_KINDS),
  seeOverview: permission(say('staff_can_see_overview'), {
    teacher: 'own classes',
    marker: 'own classes',
    accountant: 'all',
  }),
  findAnything: permission(say('staff_can_find_anything'), {
    teacher: 'own classes',
    marker: 'own classes',
    accountant: 'all',
  }),
  changeSettings: permission(say('staff_can_change_settings')),
  manageStaff: permission(say('staff_can_manage_staff')),
  createClasses: permission(say('staff_can_create_classes')),
  deleteClasses: permission(say('staff_can_delete_classes')),
  changePrices: permission(say('staff_can_change_prices')),
  editClasses: permission(say('staff_can_edit_classes'), {
    teacher: 'own classes',
  }),
  editLessons: permission(say('staff_can_edit_lessons'), {
    teacher: 'own classes',
  }),
  editExams: permission(say('staff_can_edit_exams'), { teacher: 'own classes' }),
  markExams: permission(say('staff_can_mark_exams'), {
    teacher: 'own classes',
    marker: 'own classes',
  }),
  arrangeMarking: permission(say('staff_can_arrange_marking')),
  viewMarks: permission(say('staff_can_view_marks'), { teacher: 'own classes' }),
  holdSessions: permission(say('staff_can_hold_sessions'), { teacher: 'own classes' }),
  moderateComments: permission(say('staff_can_moderate_comments'), { teacher: 'own classes' }),
  sendMessages: permission(say('staff_can_send_messages'), { teacher: 'own classes' }),
  // the recordings are of the whole school, and no student's
  recordLetters: permission(say('staff_can_record_letters'), { teacher: 'all' }),
  giveCertificates: permission(say('staff_can_give_certificates'), { teacher: 'own classes' }),
  editTemplates: permission(say('staff_can_edit_templates')),
  editQuiz: permission(say('staff_can_edit_quiz')),
  restoreDeleted: permission(say('staff_can_restore_deleted'), { teacher: 'own classes' }),
  viewStudents: permission(say('staff_can_view_students'), {
    teacher: 'own classes',
    accountant: 'all',
  }),
  viewContacts: permission(say('staff_can_view_contacts'), { accountant: 'all' }),
  enrolStudents: permission(say('staff_can_enrol_students')),
  manageStudents: permission(say('staff_can_manage_students')),
  viewMoney: permission(say('staff_can_view_money'), { accountant: 'all' }),
  moveMoney: permission(say('staff_can_move_money'), { accountant: 'all' }),
  viewShares: permission(say('staff_can_view_shares'), {
    teacher: 'own classes',
    accountant: 'all',
  }),
  changeShares: permission(say('staff_can_change_shares')),
  viewAudit: permission(say('staff_can_view_audit')),
  viewMail: permission(say('staff_can_view_mail')),
  managePrivacy: permission(say('staff_can_manage_privacy')),
} satisfies Record<string, PermissionRow>

export type Permission = keyof typeof PERMISSIONS

/** The rows that a person of this kind reaches with a permission. */
export const reachOf = (kind: StaffKind, can: Permission): Reach => PERMISSIONS[can][kind]

/** True if a person of this kind has the permission, at least in own classes. */
export const may = (kind: StaffKind | undefined | null, can: Permission): boolean =>
  kind !== undefined && kind !== null && reachOf(kind, can) !== 'none'
