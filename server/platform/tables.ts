import type { Generated } from 'kysely'
import type { LessonKind } from '../../contract/lesson-kinds.ts'

/**
 * The tables, as Kysely reads them. Times are Unix seconds, money is kobo, yes and no are 1 and 0
 * (SQLite has no other), and 0 or '' stands for 'none' where a column is not nullable.
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
  /** Lower case; unique among those who are not deleted. */
  email_key: string
  /** Name, email and the phone's digits as `searchText` writes them: without case and without accents. */
  search_text: string
  phone: string
  password_hash: string
  role: number
  /** Kobo; never below zero and always the sum of the person's ledger rows. Written by wallet/ alone. */
  wallet: Generated<number>
  referral_code: string
  referred_by: number | null
  joined_at: number
  deleted_at: number | null
  /** Rises with every change of name, email, phone or role. */
  version: Generated<number>
}

type SessionsTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  created_at: number
  expires_at: number
  /** The administrator behind a `loginAsStudent` token. */
  impersonator_id: number | null
  /** The session in which that administrator made it: it is deleted with that one. */
  impersonator_session_id: number | null
}

type TrustedDevicesTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the cookie `device`. */
  device_hash: string
  /** When the person last signed in on it. */
  used_at: number
}

type ResetCodesTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  /** SHA-256 of the cookie `reset` of the browser that asked for it; '' for one from before there was the cookie. */
  browser_hash: Generated<string>
  /** SHA-256 of the network it was asked for from. */
  network_hash: Generated<string>
  /** Attempts from that network without that browser's cookie. */
  attempts: Generated<number>
  /** Attempts of that browser. */
  browser_attempts: Generated<number>
  /** Attempts from other networks without that browser's cookie. */
  other_network_attempts: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

type RateLimitsTable = {
  /** SHA-256 of what is counted. */
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
  /** Rises with every change of the class, its lessons or its questions. */
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
  /** Named by the browser that added it; unique in its class. Null when it gave no name, or once deleted. */
  idempotency_key: string | null
  /** The name of the last save, '' while there was none that had one. */
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
  /** The name of the save that added it. */
  added_by_save: Generated<string>
}

type EnrolmentsTable = {
  id: Generated<number>
  student_id: number
  class_id: number
  /** Kobo paid at enrolment. */
  paid: number
  /** When a monthly subscription ends; 0 is never. */
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
  /** JSON: question id to the answer given. */
  answers: string
  objective_score: number | null
  theory_text: string
  /** Key of the photographed answer in the store, '' for none. */
  theory_image: string
  theory_score: number | null
  total_score: number | null
  submitted_at: number
  /** Null while a theory answer waits for its mark. */
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
  /** What moved it: fund, enrolment, renewal, referral, quiz, … */
  service: string
  description: string
  /** Unique: the same deed twice is the same row. */
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
  /** A description that some row of this type and service carries. */
  title: string
  /** Title and service as they are searched: without case and accents. */
  search_text: string
}

type ReferralsTable = {
  id: Generated<number>
  /** The student who joined by a referral code; unique. */
  referred_user_id: number
  /** waiting: for the friend's first payment. claimed: its outcome is being decided by the transaction that holds it. */
  state: 'waiting' | 'claimed' | 'credited' | 'refused'
  /** The sentence of a refusal, else ''. */
  reason: string
  decided_at: number | null
}

export type PaymentsTable = {
  id: Generated<number>
  /** Unique: FUND_… or CLASS_{classId}_…; what the provider knows the payment by. */
  reference: string
  user_id: number
  purpose: 'fund' | 'class' | 'renewal'
  class_id: number | null
  /** Kobo, above zero, as opened by the server. */
  amount: number
  currency: string
  /** to_wallet: paid for a class that could not be joined any more, so the money stayed in the wallet. */
  state: 'pending' | 'settled' | 'failed' | 'to_wallet'
  provider: 'paystack' | 'sandbox'
  /** What went otherwise than meant, for whoever looks into it; '' for nothing. */
  failure_reason: Generated<string>
  opened_at: number
  settled_at: number | null
  /** When the worker next looks at it: to ask the provider, or once it is paid to tell the student. Null: never. */
  due_at: number | null
  /** When a newer payment of the same student took its place among the open ones; null for none (decision 0341). */
  superseded_at: Generated<number | null>
  /** Kobo that went back to the card after it was settled; never above `amount`. */
  refunded: Generated<number>
  /** The part of `refunded` that the wallet did not hold any more. */
  owed: Generated<number>
}

/** A refund or a dispute of a card payment, as the provider reported it (decision 0342). */
export type PaymentReversalsTable = {
  id: Generated<number>
  payment_id: number
  kind: 'refund' | 'dispute'
  /** What the provider knows it by: 'id:…' or 'ref:…'; unique for the payment and kind. */
  provider_key: string
  /** Its other name, for a report that has only that one; '' for none. */
  other_key: Generated<string>
  /** Kobo, above zero, as reported. */
  amount: number
  state: 'pending' | 'failed' | 'processed' | 'open' | 'won' | 'lost'
  /** The provider's own words: a category, a resolution; '' for none. */
  note: Generated<string>
  /** When a dispute has to be answered by; null for refunds. */
  due_at: number | null
  /** Kobo that the ledger moved for it, at most what was left of the payment; null while nothing has moved. */
  moved: number | null
  /** The part of `moved` that the wallet did not hold any more. */
  owed: Generated<number>
  /** The administrator who asked for a refund; null for one made at the provider's dashboard. */
  requested_by: number | null
  opened_at: number
  changed_at: number
}

type ProviderRequestsTable = {
  /** 'schedule' for the school's own, 'person' for those that a student or an administrator waits for. */
  kind: string
  /** Whole minutes since 1970. */
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
  /** Until then the charge is under way and its outcome not known (Unix seconds). */
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
  /** The sender's own key of this sending: the same one again is the same message. */
  idempotency_key: string | null
  /** To how many people it went. */
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
  /** '' where it is the message's. */
  subject: string
  /** '' where it is the message's, and once it has left. */
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
  /** The session it was asked for in; with that session it goes. */
  session_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** The categories chosen, with commas between them. */
  categories: string
  /** When it was last heard of. */
  last_seen_at: number
}

type PushNoticesTable = {
  id: Generated<number>
  /** What it tells about: a message or a lesson, and about each once. */
  message_id: number | null
  lesson_id: number | null
  /** Who wants it: a category, or '' for all whom it concerns. */
  category: string
  due_at: number
  /** When its deliveries were written; null until it is due. */
  fanned_out_at: number | null
}

/** What is still to be sent: a row goes when its push has left, or is given up. */
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
  /** The end it reminds of: a renewed place has another one. */
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
  /** All its words without case and marks. */
  search_text: string
  /** The question without case; unique among those that are not deleted. */
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
  /** The day of a win in the school's time zone; unique per student. Null for the rest. */
  won_day: string | null
  /** JSON: the questions of a run that the server judges, with their right answers; '' for one judged by the browser. */
  dealt: Generated<string>
  /** JSON: the chosen option of each answered question, by position; '' for none. */
  choices: Generated<string>
  /** How many questions are answered. */
  answered: Generated<number>
  /** Unix time in milliseconds of the last answer; 0 for none. */
  answered_at_ms: Generated<number>
  /** The error code by which a judged run was refused its reward or closed, and its sentence on a second line; '' for none. */
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
