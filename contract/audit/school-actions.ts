import { say } from '../../messages/message.ts'
import { type AuditActionText, PLACES } from './audit-actions.ts'

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
  editCanDo: {
    label: say('audited_name_edit_can_do'),
    sentence: say('audited_edit_can_do', PLACES),
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
  saveWords: {
    label: say('audited_name_save_words'),
    sentence: say('audited_save_words', PLACES),
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

/** Actions on live sessions. */
export const LIVE_ACTIONS = {
  addLiveSessions: {
    label: say('audited_name_add_live_sessions'),
    sentence: say('audited_add_live_sessions', PLACES),
    hasSeparateDetail: true,
  },
  changeLiveSession: {
    label: say('audited_name_change_live_session'),
    sentence: say('audited_change_live_session', PLACES),
    hasSeparateDetail: true,
  },
  cancelLiveSession: {
    label: say('audited_name_cancel_live_session'),
    sentence: say('audited_cancel_live_session', PLACES),
    hasSeparateDetail: true,
  },
  setSessionRecording: {
    label: say('audited_name_set_session_recording'),
    sentence: say('audited_set_session_recording', PLACES),
    hasSeparateDetail: true,
  },
  saveSessionAttendance: {
    label: say('audited_name_save_session_attendance'),
    sentence: say('audited_save_session_attendance', PLACES),
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
  addCorrection: {
    label: say('audited_name_add_correction'),
    sentence: say('audited_add_correction', PLACES),
    hasSeparateDetail: true,
  },
  changeCorrection: {
    label: say('audited_name_change_correction'),
    sentence: say('audited_change_correction', PLACES),
    hasSeparateDetail: true,
  },
  removeCorrection: {
    label: say('audited_name_remove_correction'),
    sentence: say('audited_remove_correction', PLACES),
    hasSeparateDetail: true,
  },
  allowNewAttempt: {
    label: say('audited_name_allow_new_attempt'),
    sentence: say('audited_allow_new_attempt', PLACES),
    hasSeparateDetail: true,
  },
  saveCriteria: {
    label: say('audited_name_save_criteria'),
    sentence: say('audited_save_criteria', PLACES),
    hasSeparateDetail: true,
  },
  setLineModel: {
    label: say('audited_name_set_line_model'),
    sentence: say('audited_set_line_model', PLACES),
    hasSeparateDetail: true,
  },
  addClip: {
    label: say('audited_name_add_clip'),
    sentence: say('audited_add_clip', PLACES),
    hasSeparateDetail: true,
  },
  changeClip: {
    label: say('audited_name_change_clip'),
    sentence: say('audited_change_clip', PLACES),
    hasSeparateDetail: true,
  },
  removeClip: {
    label: say('audited_name_remove_clip'),
    sentence: say('audited_remove_clip', PLACES),
    hasSeparateDetail: true,
  },
  uploadAnswers: {
    label: say('audited_name_upload_answers'),
    sentence: say('audited_upload_answers', PLACES),
    hasSeparateDetail: true,
  },
  setExamAllowance: {
    label: say('audited_name_set_exam_allowance'),
    sentence: say('audited_set_exam_allowance', PLACES),
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
  setLetterSound: {
    label: say('audited_name_set_letter_sound'),
    sentence: say('audited_set_letter_sound', PLACES),
    hasSeparateDetail: true,
  },
  retryEmails: {
    label: say('audited_name_retry_emails'),
    sentence: say('audited_retry_emails', PLACES),
  },
  saveDataProtection: {
    label: say('audited_name_save_data_protection'),
    sentence: say('audited_save_data_protection', PLACES),
  },
  answerComplaint: {
    label: say('audited_name_answer_complaint'),
    sentence: say('audited_answer_complaint', PLACES),
  },
  regulatorArchive: {
    label: say('audited_name_regulator_archive'),
    sentence: say('audited_regulator_archive', PLACES),
  },
  backUpNow: {
    label: say('audited_name_back_up_now'),
    sentence: say('audited_back_up_now', PLACES),
  },
  setBackupKey: {
    label: say('audited_name_set_backup_key'),
    sentence: say('audited_set_backup_key', PLACES),
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
