import type { ErrorCode } from './error-codes.ts'

/**
 * The request field that an error concerns, by its wire name, for codes that always concern the same one. The error of an invalid
 * request contains its field.
 */
export const ERROR_FIELDS: Partial<Record<ErrorCode, string>> = {
  answer_file_changed: 'file',
  answer_file_unreadable: 'file',
  amount_out_of_range: 'amount',
  correction_above_balance: 'amount',
  email_taken: 'email',
  invalid_amount: 'amount',
  invalid_logo: 'logo',
  name_reserved: 'name',
  own_prerequisite: 'prequisite_id',
  prerequisite_cycle: 'prequisite_id',
  prerequisite_not_found: 'prequisite_id',
  price_required: 'amount',
  question_exists: 'question',
  recipients_not_registered: 'recipients',
  recipients_required: 'recipients',
  refund_above_paid: 'amount',
  schedule_time_invalid: 'send_at',
  unprintable_content: 'content',
  unprintable_footer: 'footer',
  unprintable_title: 'title',
  wrong_current_password: 'current_password',
}
