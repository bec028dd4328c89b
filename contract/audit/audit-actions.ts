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

/** Actions on classes, lessons and questions. */
export const CLASS_ACTIONS = {
  addClass: {
    label: say('audited_name_add_class'),
    sentence: say('audited_add_class', PLACES),
    hasSeparateDetail: true,
  },
  editClass: {
    label: say('audited_name_edit_class'),
    sentence: say('audited_edit_class', PLACES),
    hasSeparateDetail: true,
  },
  deleteClass: {
    label: say('audited_name_delete_class'),
    sentence: say('audited_delete_class', PLACES),
    hasSeparateDetail: true,
  },
  duplicateClass: {
    label: say('audited_name_duplicate_class'),
    sentence: say('audited_duplicate_class', PLACES),
    hasSeparateDetail: true,
  },
  publishClass: {
    label: say('audited_name_publish_class'),
    sentence: say('audited_publish_class', PLACES),
    hasSeparateDetail: true,
  },
  duplicateLesson: {
    label: say('audited_name_duplicate_lesson'),
    sentence: say('audited_duplicate_lesson', PLACES),
    hasSeparateDetail: true,
  },
  publishLesson: {
    label: say('audited_name_publish_lesson'),
    sentence: say('audited_publish_lesson', PLACES),
    hasSeparateDetail: true,
  },
  addLesson: {
    label: say('audited_name_add_lesson'),
    sentence: say('audited_add_lesson', PLACES),
    hasSeparateDetail: true,
  },
  editLesson: {
    label: say('audited_name_edit_lesson'),
    sentence: say('audited_edit_lesson', PLACES),
    hasSeparateDetail: true,
  },
  deleteLesson: {
    label: say('audited_name_delete_lesson'),
    sentence: say('audited_delete_lesson', PLACES),
    hasSeparateDetail: true,
  },
  removeLessonFile: {
    label: say('audited_name_remove_lesson_file'),
    sentence: say('audited_remove_lesson_file', PLACES),
    hasSeparateDetail: true,
  },
  retryForms: {
    label: say('audited_name_retry_forms'),
    sentence: say('audited_retry_forms', PLACES),
    hasSeparateDetail: true,
  },
  attachSound: {
    label: say('audited_name_attach_sound'),
    sentence: say('audited_attach_sound', PLACES),
    hasSeparateDetail: true,
  },
  removeSound: {
    label: say('audited_name_remove_sound'),
    sentence: say('audited_remove_sound', PLACES),
    hasSeparateDetail: true,
  },
  attachCaptions: {
    label: say('audited_name_attach_captions'),
    sentence: say('audited_attach_captions', PLACES),
    hasSeparateDetail: true,
  },
  removeCaptions: {
    label: say('audited_name_remove_captions'),
    sentence: say('audited_remove_captions', PLACES),
    hasSeparateDetail: true,
  },
  deleteQuestion: {
    label: say('audited_name_delete_question'),
    sentence: say('audited_delete_question', PLACES),
    hasSeparateDetail: true,
  },
  reorderLessons: {
    label: say('audited_name_reorder_lessons'),
    sentence: say('audited_reorder_lessons', PLACES),
    hasSeparateDetail: true,
  },
  attachFile: {
    label: say('audited_name_attach_file'),
    sentence: say('audited_attach_file', PLACES),
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on the submissions of exams. */
export const EXAM_ACTIONS = {
  markExam: {
    label: say('audited_name_mark_exam'),
    sentence: say('audited_mark_exam', PLACES),
    hasSeparateDetail: true,
  },
  giveMark: {
    label: say('audited_name_give_mark'),
    sentence: say('audited_give_mark', PLACES),
    hasSeparateDetail: true,
  },
  rotateAnswer: {
    label: say('audited_name_rotate_answer'),
    sentence: say('audited_rotate_answer', PLACES),
    hasSeparateDetail: true,
  },
  uploadAnswers: {
    label: say('audited_name_upload_answers'),
    sentence: say('audited_upload_answers', PLACES),
    hasSeparateDetail: true,
  },
  rescoreExam: {
    label: say('audited_name_rescore_exam'),
    sentence: say('audited_rescore_exam', PLACES),
    hasSeparateDetail: true,
  },
  setTypedVerdict: {
    label: say('audited_name_set_typed_verdict'),
    sentence: say('audited_set_typed_verdict', PLACES),
    hasSeparateDetail: true,
  },
  acceptTypedAnswer: {
    label: say('audited_name_accept_typed_answer'),
    sentence: say('audited_accept_typed_answer', PLACES),
    hasSeparateDetail: true,
  },
  undoTypedChange: {
    label: say('audited_name_undo_typed_change'),
    sentence: say('audited_undo_typed_change', PLACES),
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on messages, settings, certificates, the quiz and the bin. */
export const SCHOOL_ACTIONS = {
  retryEmails: {
    label: say('audited_name_retry_emails'),
    sentence: say('audited_retry_emails', PLACES),
  },
  changeSettings: {
    label: say('audited_name_change_settings'),
    sentence: say('audited_change_settings', PLACES),
  },
  addTemplate: {
    label: say('audited_name_add_template'),
    sentence: say('audited_add_template', PLACES),
    hasSeparateDetail: true,
  },
  editTemplate: {
    label: say('audited_name_edit_template'),
    sentence: say('audited_edit_template', PLACES),
    hasSeparateDetail: true,
  },
  deleteTemplate: {
    label: say('audited_name_delete_template'),
    sentence: say('audited_delete_template', PLACES),
    hasSeparateDetail: true,
  },
  revokeCertificate: {
    label: say('audited_name_revoke_certificate'),
    sentence: say('audited_revoke_certificate', PLACES),
    hasSeparateDetail: true,
  },
  restoreCertificate: {
    label: say('audited_name_restore_certificate'),
    sentence: say('audited_restore_certificate', PLACES),
    hasSeparateDetail: true,
  },
  replaceCertificate: {
    label: say('audited_name_replace_certificate'),
    sentence: say('audited_replace_certificate', PLACES),
    hasSeparateDetail: true,
  },
  giveCertificates: {
    label: say('audited_name_give_certificates'),
    sentence: say('audited_give_certificates', PLACES),
  },
  addQuizQuestion: {
    label: say('audited_name_add_quiz_question'),
    sentence: say('audited_add_quiz_question', PLACES),
  },
  editQuizQuestion: {
    label: say('audited_name_edit_quiz_question'),
    sentence: say('audited_edit_quiz_question', PLACES),
  },
  deleteQuizQuestion: {
    label: say('audited_name_delete_quiz_question'),
    sentence: say('audited_delete_quiz_question', PLACES),
  },
  importQuizQuestions: {
    label: say('audited_name_import_quiz_questions'),
    sentence: say('audited_import_quiz_questions', PLACES),
  },
  restoreFromBin: {
    label: say('audited_name_restore_from_bin'),
    sentence: say('audited_restore_from_bin', PLACES),
    hasSeparateDetail: true,
  },
  closeMention: {
    label: say('audited_name_close_mention'),
    sentence: say('audited_close_mention', PLACES),
    hasSeparateDetail: true,
  },
  sendMessage: {
    label: say('audited_name_send_message'),
    sentence: say('audited_send_message', PLACES),
    hasSeparateDetail: true,
  },
  scheduleMessage: {
    label: say('audited_name_schedule_message'),
    sentence: say('audited_schedule_message', PLACES),
    hasSeparateDetail: true,
  },
  changeScheduledMessage: {
    label: say('audited_name_change_scheduled_message'),
    sentence: say('audited_change_scheduled_message', PLACES),
    hasSeparateDetail: true,
  },
  cancelScheduledMessage: {
    label: say('audited_name_cancel_scheduled_message'),
    sentence: say('audited_cancel_scheduled_message', PLACES),
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>
