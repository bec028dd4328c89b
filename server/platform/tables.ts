import type { Generated } from 'kysely'
import type { LessonKind } from '../../contract/lesson-kinds.ts'

/**
 * The tables for Kysely. Times are Unix seconds, amounts are kobo, booleans are 1 and 0 (SQLite has no boolean), and 0
 * or '' means 'none' in a column that is not nullable.
 */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  trusted_devices: TrustedDevicesTable
  reset_codes: ResetCodesTable
  rate_limits: RateLimitsTable
  confirmed_time: { id: number; at: number }
  audit: AuditTable
  classes: ClassesTable
  lessons: LessonsTable
  questions: QuestionsTable
  enrolments: EnrolmentsTable
  lesson_views: LessonViewsTable
  exam_results: ExamResultsTable
  comments: CommentsTable
  ledger: LedgerTable
  ledger_totals: LedgerTotalsTable
  ledger_search: LedgerSearchTable
  referrals: ReferralsTable
  payments: PaymentsTable
  payment_reversals: PaymentReversalsTable
  provider_requests: ProviderRequestsTable
  sandbox_charges: SandboxChargesTable
  messages: MessagesTable
  inbox: InboxTable
  email_outbox: EmailOutboxTable
  push_subscriptions: PushSubscriptionsTable
  push_notices: PushNoticesTable
  push_deliveries: PushDeliveriesTable
  subscription_reminders: SubscriptionRemindersTable
  quiz_questions: QuizQuestionsTable
  quiz_runs: QuizRunsTable
  certificate_templates: CertificateTemplatesTable
  certificates: CertificatesTable
  settings: { name: string; value: string }
  secrets: { name: string; value: string }
}

export type UsersTable = {
  id: Generated<number>
  name: string
  email: string
  /** Lower case; unique among users that are not deleted. */
  email_key: string
  /** Name, email and the digits of the phone number, folded by `searchText`. */
  search_text: string
  phone: string
  password_hash: string
  role: number
  /** Kobo; never negative, and always the sum of the user's ledger entries. Written only by wallet/. */
  wallet: Generated<number>
  referral_code: string
  referred_by: number | null
  joined_at: number
  deleted_at: number | null
  /** Incremented by every change of name, email, phone or role. */
  version: Generated<number>
}

type SessionsTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  created_at: number
  expires_at: number
  /** The administrator who impersonates the user with this session (`loginAsStudent`). */
  impersonator_id: number | null
  /** The administrator's session that created it; deleting that one deletes this one. */
  impersonator_session_id: number | null
}

type TrustedDevicesTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the cookie `device`. */
  device_hash: string
  /** The time of the last sign-in on the device. */
  used_at: number
}

type ResetCodesTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  /**
   * SHA-256 of the cookie `reset` of the browser that requested the code; '' for a code from before the cookie existed.
   */
  browser_hash: Generated<string>
  /** SHA-256 of the network from which the code was requested. */
  network_hash: Generated<string>
  /** Attempts from that network without the cookie. */
  attempts: Generated<number>
  /** Attempts of that browser. */
  browser_attempts: Generated<number>
  /** Attempts from other networks without the cookie. */
  other_network_attempts: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

type RateLimitsTable = {
  /** SHA-256 of the counted subject. */
  key: string
  attempts: number
  expires_at: number
}

type AuditTable = {
  id: Generated<number>
  at: number
  actor_id: number
  action: string
  subject_id: number | null
  detail: Generated<string>
}

export type ClassesTable = {
  id: Generated<number>
  rand: string
  category: string
  name: string
  about: string
  /** Kobo; 0 is free. */
  price: number
  monthly: number
  active: number
  /** As entered: a day 'YYYY-MM-DD', Unix seconds, or ''. */
  registration_closes: string
  monthly_limit: number
  prerequisite_id: number | null
  links: string
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** Incremented by every change of the class, its lessons or its questions. */
  version: Generated<number>
}

export type LessonsTable = {
  id: Generated<number>
  class_id: number
  kind: LessonKind
  subject: string
  about: string
  scheduled: number
  opens_at: number
  position: number
  /** Key of the file in the store, '' for none. */
  material: Generated<string>
  material_name: Generated<string>
  material_extension: Generated<string>
  material_bytes: Generated<number>
  reference_answer: Generated<string>
  exam_rand: string
  /** The client's key of the save that created it; unique in its class. Null without a key, or once deleted. */
  idempotency_key: string | null
  /** The key of the last save; '' if it had none. */
  version: Generated<string>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

type QuestionsTable = {
  id: Generated<number>
  lesson_id: number
  position: number
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
  /** The key of the save that added it. */
  added_by_save: Generated<string>
}

type EnrolmentsTable = {
  id: Generated<number>
  student_id: number
  class_id: number
  /** Kobo paid at enrolment. */
  paid: number
  /** The end of a monthly subscription; 0 for never. */
  paid_until: number
  enrolled_at: number
}

type LessonViewsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  class_id: number
  viewed_at: number
}

export type ExamResultsTable = {
  id: Generated<number>
  lesson_id: number
  class_id: number
  student_id: number
  /** JSON: question id to answer. */
  answers: string
  objective_score: number | null
  theory_text: string
  /** Key of the photographed answer in the store, '' for none. */
  theory_image: string
  theory_score: number | null
  total_score: number | null
  submitted_at: number
  /** Null while a written answer is unmarked. */
  marked_at: number | null
  marked_by: number | null
}

type CommentsTable = {
  id: Generated<number>
  class_id: number
  lesson_id: number
  author_id: number
  parent_id: number | null
  body: string
  created_at: number
  deleted_at: number | null
}

export type LedgerTable = {
  id: Generated<number>
  user_id: number
  type: 'credit' | 'debit'
  /** Kobo, above zero. */
  amount: number
  /** Kobo in the wallet after this row. */
  balance: number
  /** The reason: fund, enrolment, renewal, referral, quiz, … */
  service: string
  description: string
  /** Unique, so that the same action cannot be entered twice. */
  reference: string
  class_id: number | null
  at: number
}

type LedgerTotalsTable = {
  /** Whole days since 1970 in UTC: ledger.at / 86400. */
  day: number
  type: 'credit' | 'debit'
  service: string
  movements: number
  /** Kobo. */
  amount: number
}

type LedgerSearchTable = {
  type: 'credit' | 'debit'
  service: string
  /** A description that occurs in the ledger with this type and service. */
  title: string
  /** Description and service, folded for search. */
  search_text: string
}

type ReferralsTable = {
  id: Generated<number>
  /** The student who joined by a referral code; unique. */
  referred_user_id: number
  /** waiting: for the first payment of the referred student. claimed: a transaction is deciding the outcome. */
  state: 'waiting' | 'claimed' | 'credited' | 'refused'
  /** The message of a refusal, else ''. */
  reason: string
  decided_at: number | null
}

export type PaymentsTable = {
  id: Generated<number>
  /** Unique: FUND_… or CLASS_{classId}_…; the provider's reference of the payment. */
  reference: string
  user_id: number
  purpose: 'fund' | 'class' | 'renewal'
  class_id: number | null
  /** Kobo, above zero, as created by the server. */
  amount: number
  currency: string
  /** to_wallet: paid for a class that could no longer be joined, so the money stayed in the wallet. */
  state: 'pending' | 'settled' | 'failed' | 'to_wallet'
  provider: 'paystack' | 'sandbox'
  /** Why the payment did not have its usual outcome; '' otherwise. */
  failure_reason: Generated<string>
  opened_at: number
  settled_at: number | null
  /** When the worker next checks the payment, or notifies the payer once it is paid. Null for never. */
  due_at: number | null
  /** When a newer payment of the same student replaced it among the open ones; null for never (decision 0341). */
  superseded_at: Generated<number | null>
  /** Kobo refunded to the card after settlement; never above `amount`. */
  refunded: Generated<number>
  /** The part of `refunded` that the wallet could not cover. */
  owed: Generated<number>
}

/** A refund or dispute of a card payment, as reported by the provider (decision 0342). */
export type PaymentReversalsTable = {
  id: Generated<number>
  payment_id: number
  kind: 'refund' | 'dispute'
  /** The provider's id: 'id:…' or 'ref:…'; unique for the payment and kind. */
  provider_key: string
  /** An alternative id, for a report that contains only that one; '' for none. */
  other_key: Generated<string>
  /** Kobo, above zero, as reported. */
  amount: number
  state: 'pending' | 'failed' | 'processed' | 'open' | 'won' | 'lost'
  /** The provider's category or resolution; '' for none. */
  note: Generated<string>
  /** The deadline for the response to a dispute; null for refunds. */
  due_at: number | null
  /** Kobo moved in the ledger, at most the rest of the payment; null before. */
  moved: number | null
  /** The part of `moved` that the wallet could not cover. */
  owed: Generated<number>
  /** The administrator who requested the refund; null if it was made at the provider's dashboard. */
  requested_by: number | null
  opened_at: number
  changed_at: number
}

type ProviderRequestsTable = {
  /** 'schedule' for requests of the worker, 'person' for those that a user waits for. */
  kind: string
  /** Minutes since 1970. */
  minute: number
  requests: number
}

type SandboxChargesTable = {
  id: Generated<number>
  reference: string
  status: 'success' | 'failed' | 'abandoned'
  amount: number
  currency: string
  email: string
  /** The time at which the outcome of the charge is known (Unix seconds). */
  resolves_at: number
}

type MessagesTable = {
  id: Generated<number>
  rand: string
  subject: string
  body: string
  delivery: 'inApp' | 'email' | 'both'
  popup: number
  to_all: number
  class_id: number | null
  lesson_id: number | null
  sender_id: number | null
  sent_at: number
  /** The sender's idempotency key. */
  idempotency_key: string | null
  /** The number of recipients. */
  recipient_count: Generated<number>
}

type InboxTable = {
  id: Generated<number>
  message_id: number
  student_id: number
  read_at: number | null
}

type EmailOutboxTable = {
  id: Generated<number>
  message_id: number | null
  to_address: string
  /** '' if the email has the subject of its message. */
  subject: string
  /** '' if the email has the text of its message, and once it is sent. */
  body: string
  attempts: Generated<number>
  next_attempt_at: number
  claimed_until: Generated<number>
  sent_at: number | null
  failed_at: number | null
  last_error: Generated<string>
  created_at: number
}

type PushSubscriptionsTable = {
  id: Generated<number>
  user_id: number
  /** The session that subscribed; deleting it deletes the subscription. */
  session_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** The chosen categories, separated by commas. */
  categories: string
  /** The time of the last request about it. */
  last_seen_at: number
}

type PushNoticesTable = {
  id: Generated<number>
  /** The message or lesson of the notice; one notice for each. */
  message_id: number | null
  lesson_id: number | null
  /** Its category, or '' for all recipients. */
  category: string
  due_at: number
  /** The time at which its deliveries were created; null before. */
  fanned_out_at: number | null
}

/** A push to be sent; deleted once it is sent or has failed. */
type PushDeliveriesTable = {
  id: Generated<number>
  notice_id: number
  subscription_id: number
  attempts: Generated<number>
  next_attempt_at: number
  claimed_until: Generated<number>
}

type SubscriptionRemindersTable = {
  id: Generated<number>
  enrolment_id: number
  /** The end of the subscription; a renewed one has another. */
  paid_until: number
  days_before: number
  sent_at: number
}

type QuizQuestionsTable = {
  id: Generated<number>
  level: 'easy' | 'intermediate' | 'hard'
  question: string
  answer: string
  wrong_option1: string
  wrong_option2: string
  wrong_option3: string
  seconds: number
  source: string
  /** All its texts, folded for search. */
  search_text: string
  /** The question in lower case; unique among questions that are not deleted. */
  question_key: string
  deleted_at: number | null
}

type QuizRunsTable = {
  id: Generated<number>
  student_id: number
  level: 'easy' | 'intermediate' | 'hard'
  opened_at: number
  questions: number
  limit_seconds: number
  closed_at: number | null
  /** The day of a win in the school's time zone; unique per student. Null for other runs. */
  won_day: string | null
  /** JSON: the questions of a run that the server judges, with their answers; '' if the browser judges. */
  dealt: Generated<string>
  /** JSON: the chosen option of each answered question by position; '' for none. */
  choices: Generated<string>
  /** The number of answered questions. */
  answered: Generated<number>
  /** Unix time in milliseconds of the last answer; 0 for none. */
  answered_at_ms: Generated<number>
  /**
   * The error code with which a run was refused its reward or closed, and its message on a second line; '' for none.
   */
  refused: Generated<string>
}

type CertificateTemplatesTable = {
  id: Generated<number>
  title: string
  content: string
  footer: string
  created_at: number
  deleted_at: number | null
}

type CertificatesTable = {
  id: Generated<number>
  code: string
  student_id: number
  template_id: number | null
  title: string
  content: string
  footer: string
  issue_date: string
  issued_by: number
  issued_at: number
}
