import { type Message, say } from '../../messages/message.ts'

/**
 * The sentences of the privacy notice, by table: those of the registry as messages, so that they have translations. A table with rows of a
 * person has an entry (server/privacy/privacy-notice.test.ts).
 */
export const NOTICE_TEXTS: Readonly<Record<string, { why: Message; kept: Message }>> = {
  messages: {
    why: say('privacy_notice_why_messages'),
    kept: say('privacy_notice_kept_messages'),
  },
  inbox: {
    why: say('privacy_notice_why_inbox'),
    kept: say('privacy_notice_kept_inbox'),
  },
  email_outbox: {
    why: say('privacy_notice_why_email_outbox'),
    kept: say('privacy_notice_kept_email_outbox'),
  },
  push_deliveries: {
    why: say('privacy_notice_why_push_deliveries'),
    kept: say('privacy_notice_kept_push_deliveries'),
  },
  push_subscriptions: {
    why: say('privacy_notice_why_push_subscriptions'),
    kept: say('privacy_notice_kept_push_subscriptions'),
  },
  sessions: {
    why: say('privacy_notice_why_sessions'),
    kept: say('privacy_notice_kept_sessions'),
  },
  class_staff: {
    why: say('privacy_notice_why_class_staff'),
    kept: say('privacy_notice_kept_class_staff'),
  },
  staff_invitations: {
    why: say('privacy_notice_why_staff_invitations'),
    kept: say('privacy_notice_kept_staff_invitations'),
  },
  contacts: {
    why: say('privacy_notice_why_contacts'),
    kept: say('privacy_notice_kept_contacts'),
  },
  trusted_devices: {
    why: say('privacy_notice_why_trusted_devices'),
    kept: say('privacy_notice_kept_trusted_devices'),
  },
  reset_codes: {
    why: say('privacy_notice_why_reset_codes'),
    kept: say('privacy_notice_kept_reset_codes'),
  },
  password_links: {
    why: say('privacy_notice_why_password_links'),
    kept: say('privacy_notice_kept_password_links'),
  },
  email_changes: {
    why: say('privacy_notice_why_email_changes'),
    kept: say('privacy_notice_kept_email_changes'),
  },
  recovery_codes: {
    why: say('privacy_notice_why_recovery_codes'),
    kept: say('privacy_notice_kept_recovery_codes'),
  },
  passkeys: {
    why: say('privacy_notice_why_passkeys'),
    kept: say('privacy_notice_kept_passkeys'),
  },
  second_factors: {
    why: say('privacy_notice_why_second_factors'),
    kept: say('privacy_notice_kept_second_factors'),
  },
  last_seen: {
    why: say('privacy_notice_why_last_seen'),
    kept: say('privacy_notice_kept_last_seen'),
  },
  answered_requests: {
    why: say('privacy_notice_why_answered_requests'),
    kept: say('privacy_notice_kept_answered_requests'),
  },
  bin: {
    why: say('privacy_notice_why_bin'),
    kept: say('privacy_notice_kept_bin'),
  },
  data_exports: {
    why: say('privacy_notice_why_data_exports'),
    kept: say('privacy_notice_kept_data_exports'),
  },
  data_export_log: {
    why: say('privacy_notice_why_data_export_log'),
    kept: say('privacy_notice_kept_data_export_log'),
  },
  privacy_complaints: {
    why: say('privacy_notice_why_privacy_complaints'),
    kept: say('privacy_notice_kept_privacy_complaints'),
  },
  erasures: {
    why: say('privacy_notice_why_erasures'),
    kept: say('privacy_notice_kept_erasures'),
  },
  audit: {
    why: say('privacy_notice_why_audit'),
    kept: say('privacy_notice_kept_audit'),
  },
  subscription_reminders: {
    why: say('privacy_notice_why_subscription_reminders'),
    kept: say('privacy_notice_kept_subscription_reminders'),
  },
  enrolments: {
    why: say('privacy_notice_why_enrolments'),
    kept: say('privacy_notice_kept_enrolments'),
  },
  lesson_views: {
    why: say('privacy_notice_why_lesson_views'),
    kept: say('privacy_notice_kept_lesson_views'),
  },
  guardian_links: {
    why: say('privacy_notice_why_guardian_links'),
    kept: say('privacy_notice_kept_guardian_links'),
  },
  answer_files: {
    why: say('privacy_notice_why_answer_files'),
    kept: say('privacy_notice_kept_answer_files'),
  },
  recording_consents: {
    why: say('privacy_notice_why_recording_consents'),
    kept: say('privacy_notice_kept_recording_consents'),
  },
  calendar_feeds: {
    why: say('privacy_notice_why_calendar_feeds'),
    kept: say('privacy_notice_kept_calendar_feeds'),
  },
  live_attendance: {
    why: say('privacy_notice_why_live_attendance'),
    kept: say('privacy_notice_kept_live_attendance'),
  },
  practice_rounds: {
    why: say('privacy_notice_why_practice_rounds'),
    kept: say('privacy_notice_kept_practice_rounds'),
  },
  practice_results: {
    why: say('privacy_notice_why_practice_results'),
    kept: say('privacy_notice_kept_practice_results'),
  },
  my_words: {
    why: say('privacy_notice_why_my_words'),
    kept: say('privacy_notice_kept_my_words'),
  },
  word_reviews: {
    why: say('privacy_notice_why_word_reviews'),
    kept: say('privacy_notice_kept_word_reviews'),
  },
  word_settings: {
    why: say('privacy_notice_why_word_settings'),
    kept: say('privacy_notice_kept_word_settings'),
  },
  letter_progress: {
    why: say('privacy_notice_why_letter_progress'),
    kept: say('privacy_notice_kept_letter_progress'),
  },
  exam_servings: {
    why: say('privacy_notice_why_exam_servings'),
    kept: say('privacy_notice_kept_exam_servings'),
  },
  exam_openings: {
    why: say('privacy_notice_why_exam_openings'),
    kept: say('privacy_notice_kept_exam_openings'),
  },
  exam_allowances: {
    why: say('privacy_notice_why_exam_allowances'),
    kept: say('privacy_notice_kept_exam_allowances'),
  },
  exam_marks: {
    why: say('privacy_notice_why_exam_marks'),
    kept: say('privacy_notice_kept_exam_marks'),
  },
  answer_corrections: {
    why: say('privacy_notice_why_answer_corrections'),
    kept: say('privacy_notice_kept_answer_corrections'),
  },
  criterion_scores: {
    why: say('privacy_notice_why_criterion_scores'),
    kept: say('privacy_notice_kept_criterion_scores'),
  },
  new_attempts: {
    why: say('privacy_notice_why_new_attempts'),
    kept: say('privacy_notice_kept_new_attempts'),
  },
  correction_clips: {
    why: say('privacy_notice_why_correction_clips'),
    kept: say('privacy_notice_kept_correction_clips'),
  },
  paired_marks: {
    why: say('privacy_notice_why_paired_marks'),
    kept: say('privacy_notice_kept_paired_marks'),
  },
  marking_claims: {
    why: say('privacy_notice_why_marking_claims'),
    kept: say('privacy_notice_kept_marking_claims'),
  },
  student_numbers: {
    why: say('privacy_notice_why_student_numbers'),
    kept: say('privacy_notice_kept_student_numbers'),
  },
  exam_results: {
    why: say('privacy_notice_why_exam_results'),
    kept: say('privacy_notice_kept_exam_results'),
  },
  typed_overrides: {
    why: say('privacy_notice_why_typed_overrides'),
    kept: say('privacy_notice_kept_typed_overrides'),
  },
  typed_changes: {
    why: say('privacy_notice_why_typed_changes'),
    kept: say('privacy_notice_kept_typed_changes'),
  },
  typed_answers: {
    why: say('privacy_notice_why_typed_answers'),
    kept: say('privacy_notice_kept_typed_answers'),
  },
  uncounted_submissions: {
    why: say('privacy_notice_why_uncounted_submissions'),
    kept: say('privacy_notice_kept_uncounted_submissions'),
  },
  certificates: {
    why: say('privacy_notice_why_certificates'),
    kept: say('privacy_notice_kept_certificates'),
  },
  certificate_events: {
    why: say('privacy_notice_why_certificate_events'),
    kept: say('privacy_notice_kept_certificate_events'),
  },
  comments: {
    why: say('privacy_notice_why_comments'),
    kept: say('privacy_notice_kept_comments'),
  },
  quiz_runs: {
    why: say('privacy_notice_why_quiz_runs'),
    kept: say('privacy_notice_kept_quiz_runs'),
  },
  classes: {
    why: say('privacy_notice_why_classes'),
    kept: say('privacy_notice_kept_classes'),
  },
  lessons: {
    why: say('privacy_notice_why_lessons'),
    kept: say('privacy_notice_kept_lessons'),
  },
  payment_reversals: {
    why: say('privacy_notice_why_payment_reversals'),
    kept: say('privacy_notice_kept_payment_reversals'),
  },
  wallet_refunds: {
    why: say('privacy_notice_why_wallet_refunds'),
    kept: say('privacy_notice_kept_wallet_refunds'),
  },
  kept_rewards: {
    why: say('privacy_notice_why_kept_rewards'),
    kept: say('privacy_notice_kept_kept_rewards'),
  },
  payments: {
    why: say('privacy_notice_why_payments'),
    kept: say('privacy_notice_kept_payments'),
  },
  coupon_uses: {
    why: say('privacy_notice_why_coupon_uses'),
    kept: say('privacy_notice_kept_coupon_uses'),
  },
  recorded_payments: {
    why: say('privacy_notice_why_recorded_payments'),
    kept: say('privacy_notice_kept_recorded_payments'),
  },
  transfer_accounts: {
    why: say('privacy_notice_why_transfer_accounts'),
    kept: say('privacy_notice_kept_transfer_accounts'),
  },
  transfers: {
    why: say('privacy_notice_why_transfers'),
    kept: say('privacy_notice_kept_transfers'),
  },
  sandbox_transfers: {
    why: say('privacy_notice_why_sandbox_transfers'),
    kept: say('privacy_notice_kept_sandbox_transfers'),
  },
  income_shares: {
    why: say('privacy_notice_why_income_shares'),
    kept: say('privacy_notice_kept_income_shares'),
  },
  ledger: {
    why: say('privacy_notice_why_ledger'),
    kept: say('privacy_notice_kept_ledger'),
  },
  referrals: {
    why: say('privacy_notice_why_referrals'),
    kept: say('privacy_notice_kept_referrals'),
  },
  sandbox_charges: {
    why: say('privacy_notice_why_sandbox_charges'),
    kept: say('privacy_notice_kept_sandbox_charges'),
  },
  sandbox_refunds: {
    why: say('privacy_notice_why_sandbox_refunds'),
    kept: say('privacy_notice_kept_sandbox_refunds'),
  },
  users: {
    why: say('privacy_notice_why_users'),
    kept: say('privacy_notice_kept_users'),
  },
}
