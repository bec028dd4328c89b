import { type Message, say } from '../../messages/message.ts'

/** What stands in a sentence of the audit log in place of the names and the detail, which are links or come later. */
export const PLACES = { actor: '\ue000', subject: '\ue001', detail: '\ue002' } as const

/** How the audit log shows an action. */
export type AuditActionText = {
  /** In the filter of the audit log. */
  label: Message
  /** The sentence, with `PLACES` where the actor, the subject and the detail stand. */
  sentence: Message
  /** Shows the detail below the sentence instead of within it. */
  hasSeparateDetail?: true
}

/** Actions on the money of students. */
export const MONEY_ACTIONS = {
  fundWallet: {
    label: say('audited_name_fund_wallet'),
    sentence: say('audited_fund_wallet', PLACES),
  },
  correctWallet: {
    label: say('audited_name_correct_wallet'),
    sentence: say('audited_correct_wallet', PLACES),
  },
  recordPayment: {
    label: say('audited_name_record_payment'),
    sentence: say('audited_record_payment', PLACES),
  },
  refundPayment: {
    label: say('audited_name_refund_payment'),
    sentence: say('audited_refund_payment', PLACES),
    hasSeparateDetail: true,
  },
  retryRefund: {
    label: say('audited_name_retry_refund'),
    sentence: say('audited_retry_refund', PLACES),
    hasSeparateDetail: true,
  },
  returnRefund: {
    label: say('audited_name_return_refund'),
    sentence: say('audited_return_refund', PLACES),
    hasSeparateDetail: true,
  },
  checkRefund: {
    label: say('audited_name_check_refund'),
    sentence: say('audited_check_refund', PLACES),
    hasSeparateDetail: true,
  },
  closeTransferCase: {
    label: say('audited_name_close_transfer_case'),
    sentence: say('audited_close_transfer_case', PLACES),
    hasSeparateDetail: true,
  },
  createCoupon: {
    label: say('audited_name_create_coupon'),
    sentence: say('audited_create_coupon', PLACES),
    hasSeparateDetail: true,
  },
  endCoupon: {
    label: say('audited_name_end_coupon'),
    sentence: say('audited_end_coupon', PLACES),
    hasSeparateDetail: true,
  },
  settlePart: {
    label: say('audited_name_settle_part'),
    sentence: say('audited_settle_part', PLACES),
    hasSeparateDetail: true,
  },
  remindOfPart: {
    label: say('audited_name_remind_of_part'),
    sentence: say('audited_remind_of_part', PLACES),
    hasSeparateDetail: true,
  },
  setIncomeShare: {
    label: say('audited_name_set_income_share'),
    sentence: say('audited_set_income_share', PLACES),
  },
  recheckPayment: {
    label: say('audited_name_recheck_payment'),
    sentence: say('audited_recheck_payment', PLACES),
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on students and their enrolments. */
export const STUDENT_ACTIONS = {
  editStudent: {
    label: say('audited_name_edit_student'),
    sentence: say('audited_edit_student', PLACES),
    hasSeparateDetail: true,
  },
  changeOwnProfile: {
    label: say('audited_name_change_own_profile'),
    sentence: say('audited_change_own_profile', PLACES),
    hasSeparateDetail: true,
  },
  changeRole: {
    label: say('audited_name_change_role'),
    sentence: say('audited_change_role', PLACES),
  },
  resetPassword: {
    label: say('audited_name_reset_password'),
    sentence: say('audited_reset_password', PLACES),
  },
  deleteStudent: {
    label: say('audited_name_delete_student'),
    sentence: say('audited_delete_student', PLACES),
    hasSeparateDetail: true,
  },
  eraseStudent: {
    label: say('audited_name_erase_student'),
    sentence: say('audited_erase_student', PLACES),
  },
  changeContact: {
    label: say('audited_name_change_contact'),
    sentence: say('audited_change_contact', PLACES),
  },
  addStudent: {
    label: say('audited_name_add_student'),
    sentence: say('audited_add_student', PLACES),
  },
  deactivateStudent: {
    label: say('audited_name_deactivate_student'),
    sentence: say('audited_deactivate_student', PLACES),
  },
  activateStudent: {
    label: say('audited_name_activate_student'),
    sentence: say('audited_activate_student', PLACES),
  },
  enrolStudent: {
    label: say('audited_name_enrol_student'),
    sentence: say('audited_enrol_student', PLACES),
    hasSeparateDetail: true,
  },
  moveStudent: {
    label: say('audited_name_move_student'),
    sentence: say('audited_move_student', PLACES),
    hasSeparateDetail: true,
  },
  extendSubscription: {
    label: say('audited_name_extend_subscription'),
    sentence: say('audited_extend_subscription', PLACES),
    hasSeparateDetail: true,
  },
  removeFromClass: {
    label: say('audited_name_remove_from_class'),
    sentence: say('audited_remove_from_class', PLACES),
    hasSeparateDetail: true,
  },
  addStudentGuardian: {
    label: say('audited_name_add_student_guardian'),
    sentence: say('audited_add_student_guardian', PLACES),
    hasSeparateDetail: true,
  },
  revokeStudentGuardian: {
    label: say('audited_name_revoke_student_guardian'),
    sentence: say('audited_revoke_student_guardian', PLACES),
    hasSeparateDetail: true,
  },
  changeRecordingRules: {
    label: say('audited_name_change_recording_rules'),
    sentence: say('audited_change_recording_rules', PLACES),
  },
  setRecordingConsent: {
    label: say('audited_name_set_recording_consent'),
    sentence: say('audited_set_recording_consent', PLACES),
  },
  sendInvitations: {
    label: say('audited_name_send_invitations'),
    sentence: say('audited_send_invitations', PLACES),
  },
  createPasswordLink: {
    label: say('audited_name_create_password_link'),
    sentence: say('audited_create_password_link', PLACES),
  },
  importStudents: {
    label: say('audited_name_import_students'),
    sentence: say('audited_import_students', PLACES),
  },
  loginAsStudent: {
    label: say('audited_name_login_as_student'),
    sentence: say('audited_login_as_student', PLACES),
  },
  actAsStudent: {
    label: say('audited_name_act_as_student'),
    sentence: say('audited_act_as_student', PLACES),
  },
  logoutAsStudent: {
    label: say('audited_name_logout_as_student'),
    sentence: say('audited_logout_as_student', PLACES),
  },
} as const satisfies Record<string, AuditActionText>

/** Actions of owners on the staff (R-STAFF-010). */
export const STAFF_ACTIONS = {
  inviteStaff: {
    label: say('audited_name_invite_staff'),
    sentence: say('audited_invite_staff', PLACES),
    hasSeparateDetail: true,
  },
  revokeStaffInvitation: {
    label: say('audited_name_revoke_staff_invitation'),
    sentence: say('audited_revoke_staff_invitation', PLACES),
    hasSeparateDetail: true,
  },
  acceptStaffInvitation: {
    label: say('audited_name_accept_staff_invitation'),
    sentence: say('audited_accept_staff_invitation', PLACES),
    hasSeparateDetail: true,
  },
  changeStaff: {
    label: say('audited_name_change_staff'),
    sentence: say('audited_change_staff', PLACES),
  },
  removeStaff: {
    label: say('audited_name_remove_staff'),
    sentence: say('audited_remove_staff', PLACES),
  },
  setClassStaff: {
    label: say('audited_name_set_class_staff'),
    sentence: say('audited_set_class_staff', PLACES),
    hasSeparateDetail: true,
  },
  viewAsStaff: {
    label: say('audited_name_view_as_staff'),
    sentence: say('audited_view_as_staff', PLACES),
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on the second step of administrators. */
export const SECURITY_ACTIONS = {
  addSecondFactor: {
    label: say('audited_name_add_second_factor'),
    sentence: say('audited_add_second_factor', PLACES),
  },
  removeSecondFactor: {
    label: say('audited_name_remove_second_factor'),
    sentence: say('audited_remove_second_factor', PLACES),
  },
  renewRecoveryCodes: {
    label: say('audited_name_renew_recovery_codes'),
    sentence: say('audited_renew_recovery_codes', PLACES),
  },
  requireSecondFactor: {
    label: say('audited_name_require_second_factor'),
    sentence: say('audited_require_second_factor', PLACES),
  },
  resetSecondFactor: {
    label: say('audited_name_reset_second_factor'),
    sentence: say('audited_reset_second_factor', PLACES),
  },
  unlockAdministrator: {
    label: say('audited_name_unlock_administrator'),
    sentence: say('audited_unlock_administrator', PLACES),
  },
} as const satisfies Record<string, AuditActionText>
