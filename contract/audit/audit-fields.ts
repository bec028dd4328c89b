import { type Message, say } from '../../messages/message.ts'
import type { SettingName } from '../settings/settings.ts'
import type { AuditChange, AuditValue } from './audit.ts'

/**
 * How a value is displayed: as it is, `money` from kobo, `time` from Unix seconds, a switch or a selection by its
 * labels.
 */
type AuditFieldText = {
  /** As on the form. */
  label: Message
  kind?: 'money' | 'time'
  /** The two values of a switch. */
  choice?: { yes: Message; no: Message }
  /** The values of a selection. */
  options?: Record<string, Message>
}

const ON_OFF = { yes: say('audited_value_on'), no: say('audited_value_off') }

/** The fields of the school's settings; a setting without an entry is a type error. */
const SETTING_FIELDS = {
  siteName: { label: say('audited_field_site_name') },
  logo: { label: say('audited_field_logo') },
  landingMessage: { label: say('audited_field_landing_message') },
  aboutUs: { label: say('audited_field_about_us') },
  aboutSite: { label: say('audited_field_about_site') },
  howTo: { label: say('audited_field_how_to') },
  privateLesson: { label: say('audited_field_private_lesson') },
  certificateSignature: { label: say('audited_field_certificate_signature') },
  whatsappNumber: { label: say('audited_field_whatsapp_number') },
  paystackKey: { label: say('audited_field_paystack_key') },
  subscriptionPrice: { label: say('audited_field_subscription_price'), kind: 'money' },
  aiSubscriptionEnd: { label: say('audited_field_ai_subscription_end'), kind: 'time' },
  referralCredit: { label: say('audited_field_referral_credit'), choice: ON_OFF },
  quizCredit: { label: say('audited_field_quiz_credit'), choice: ON_OFF },
  referralMoment: {
    label: say('audited_field_referral_moment'),
    options: {
      signup: say('audited_value_at_sign_up'),
      first_payment: say('audited_value_after_the_first_payment'),
    },
  },
  quizTrustsClient: {
    label: say('audited_field_quiz_trusts_client'),
    choice: { yes: say('audited_value_browser'), no: say('audited_value_school') },
  },
  referralStudentDailyMax: {
    label: say('audited_field_referral_student_daily_max'),
    kind: 'money',
  },
  referralDailyMax: { label: say('audited_field_referral_daily_max'), kind: 'money' },
  quizStudentDailyMax: { label: say('audited_field_quiz_student_daily_max'), kind: 'money' },
  quizDailyMax: { label: say('audited_field_quiz_daily_max'), kind: 'money' },
  rewardDailyMax: { label: say('audited_field_reward_daily_max'), kind: 'money' },
  quizReward: { label: say('audited_field_quiz_reward') },
  startClassYes: { label: say('audited_field_start_class_yes') },
  startClassLittle: { label: say('audited_field_start_class_little') },
  startClassNone: { label: say('audited_field_start_class_none') },
  teacherContacts: { label: say('audited_field_teacher_contacts') },
  language: {
    label: say('audited_field_language'),
    options: {
      '': say('audited_value_that_of_the_browser'),
      en: say('audited_value_english'),
      ar: say('audited_value_arabic'),
    },
  },
  numerals: {
    label: say('audited_field_numerals'),
    options: {
      latn: say('audited_other', { name: '0 1 2 3' }),
      arab: say('audited_other', { name: '٠ ١ ٢ ٣' }),
    },
  },
  dataPrice: { label: say('audited_field_data_price'), kind: 'money' },
  partGraceDays: { label: say('audited_field_part_grace_days') },
  quietFrom: { label: say('audited_field_quiet_from') },
  quietUntil: { label: say('audited_field_quiet_until') },
  ramadanQuietFrom: { label: say('audited_field_ramadan_quiet_from') },
  ramadanQuietUntil: { label: say('audited_field_ramadan_quiet_until') },
  hijriDates: { label: say('audited_field_hijri_dates'), choice: ON_OFF },
  lettersTrack: { label: say('audited_field_letters_track'), choice: ON_OFF },
  hijriCorrections: { label: say('audited_field_hijri_corrections') },
  correctionKinds: { label: say('audited_field_correction_kinds') },
  recitationCriteria: { label: say('audited_field_recitation_criteria') },
} as const satisfies Record<SettingName, AuditFieldText>

/**
 * Every field whose change the audit log records with its values before and after. A new field needs an entry here; secrets must
 * not have one.
 */
export const AUDIT_FIELDS = {
  // the school
  recipient: { label: say('audited_field_recipient') },
  controller: { label: say('audited_field_controller') },
  address: { label: say('audited_field_address') },
  officer: { label: say('audited_field_officer') },
  dataContactEmail: { label: say('audited_field_data_contact_email') },
  dataContactPhone: { label: say('audited_field_data_contact_phone') },
  processors: { label: say('audited_field_processors') },
  // accounts
  name: { label: say('audited_field_name') },
  email: { label: say('audited_field_email') },
  phone: { label: say('audited_field_phone') },
  studentCode: { label: say('audited_field_student_code') },
  contactName: { label: say('audited_field_contact_name') },
  contactEmail: { label: say('audited_field_contact_email') },
  contactPhone: { label: say('audited_field_contact_phone') },
  role: { label: say('audited_field_role') },
  staff: {
    label: say('audited_field_staff'),
    options: {
      owner: say('audited_value_owner'),
      teacher: say('audited_value_teacher'),
      marker: say('audited_value_marker'),
      accountant: say('audited_value_accountant'),
    },
  },
  assignedClasses: { label: say('audited_field_assigned_classes') },
  classStaff: { label: say('audited_field_class_staff') },
  balance: { label: say('audited_field_balance'), kind: 'money' },
  amount: { label: say('audited_field_amount'), kind: 'money' },
  refunded: { label: say('audited_field_refunded'), kind: 'money' },
  couponCode: { label: say('audited_field_coupon_code') },
  percent: { label: say('audited_field_percent') },
  maxUses: { label: say('audited_field_max_uses') },
  lastDay: { label: say('audited_field_last_day') },
  incomeShare: { label: say('audited_field_income_share') },
  // enrolments
  className: { label: say('audited_field_class_name') },
  paidUntil: { label: say('audited_field_paid_until'), kind: 'time' },
  // classes
  category: { label: say('audited_field_category') },
  about: { label: say('audited_field_about') },
  price: { label: say('audited_field_price'), kind: 'money' },
  monthly: {
    label: say('audited_field_monthly'),
    choice: { yes: say('audited_value_monthly'), no: say('audited_value_one_time') },
  },
  parts: { label: say('audited_field_parts') },
  aliases: { label: say('audited_field_aliases') },
  canDo: { label: say('audited_field_can_do') },
  active: {
    label: say('audited_field_active'),
    choice: { yes: say('audited_value_active'), no: say('audited_value_inactive') },
  },
  draft: {
    label: say('audited_field_draft'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  anonymousMarking: {
    label: say('audited_field_anonymous_marking'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  monthlyLimit: { label: say('audited_field_monthly_limit') },
  registrationCloses: { label: say('audited_field_registration_closes') },
  links: { label: say('audited_field_links') },
  prerequisite: { label: say('audited_field_prerequisite') },
  consent: { label: say('audited_field_consent') },
  guardian: { label: say('audited_field_guardian') },
  // live sessions
  sessionStart: { label: say('audited_field_session_start') },
  minutes: { label: say('audited_field_minutes') },
  link: { label: say('audited_field_link') },
  note: { label: say('audited_field_note') },
  cancelled: {
    label: say('audited_field_cancelled'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  sessions: { label: say('audited_field_sessions') },
  recording: { label: say('audited_field_recording') },
  attended: { label: say('audited_field_attended') },
  late: { label: say('audited_field_late') },
  excused: { label: say('audited_field_excused') },
  absent: { label: say('audited_field_absent') },
  // lessons and exams
  subject: { label: say('audited_field_subject') },
  kind: {
    label: say('audited_field_kind'),
    options: {
      lesson: say('audited_value_lesson'),
      exam: say('audited_value_exam'),
      timetable: say('audited_value_timetable'),
    },
  },
  scheduled: {
    label: say('audited_field_scheduled'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  opensAt: { label: say('audited_field_opens_at'), kind: 'time' },
  position: { label: say('audited_field_position') },
  order: { label: say('audited_field_order') },
  file: { label: say('audited_field_file') },
  sound: { label: say('audited_field_sound') },
  captions: { label: say('audited_field_captions') },
  sample: {
    label: say('audited_field_sample'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  referenceAnswer: { label: say('audited_field_reference_answer') },
  nearCredit: { label: say('audited_field_near_credit') },
  secondMark: {
    label: say('audited_field_second_mark'),
    options: {
      off: say('audited_value_no'),
      mean: say('audited_value_the_mean_counts'),
      owner: say('audited_value_the_owner_decides'),
    },
  },
  secondMarkPoints: { label: say('audited_field_second_mark_points') },
  lastMoment: { label: say('audited_field_last_moment'), kind: 'time' },
  graceMinutes: { label: say('audited_field_grace_minutes') },
  limitMinutes: { label: say('audited_field_limit_minutes') },
  shuffled: {
    label: say('audited_field_shuffled'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  drawCount: { label: say('audited_field_draw_count') },
  attempts: { label: say('audited_field_attempts') },
  attemptRule: {
    label: say('audited_field_attempt_rule'),
    options: {
      best: say('audited_value_the_best_attempt'),
      last: say('audited_value_the_last_attempt'),
    },
  },
  extraAttempts: { label: say('audited_field_extra_attempts') },
  extraMinutes: { label: say('audited_field_extra_minutes') },
  attachments: { label: say('audited_field_attachments') },
  answerWays: { label: say('audited_field_answer_ways') },
  reading: { label: say('audited_field_reading') },
  readingSource: { label: say('audited_field_reading_source') },
  keepDays: { label: say('audited_field_keep_days') },
  namedMarker: { label: say('audited_field_named_marker') },
  blocks: { label: say('audited_field_blocks') },
  words: { label: say('audited_field_words') },
  question: { label: say('audited_field_question') },
  check: { label: say('audited_field_check') },
  // marking
  objectiveScore: { label: say('audited_field_objective_score') },
  verdict: {
    label: say('audited_field_verdict'),
    options: {
      right: say('audited_value_right'),
      near: say('audited_value_nearly_right'),
      wrong: say('audited_value_wrong'),
    },
  },
  theoryScore: { label: say('audited_field_theory_score') },
  totalScore: { label: say('audited_field_total_score') },
  feedback: { label: say('audited_field_feedback') },
  handedInAt: { label: say('audited_field_handed_in_at'), kind: 'time' },
  counts: {
    label: say('audited_field_counts'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  rotation: { label: say('audited_field_rotation') },
  correctionKind: { label: say('audited_field_correction_kind') },
  comment: { label: say('audited_field_comment') },
  newAttempt: {
    label: say('audited_field_new_attempt'),
    choice: { yes: say('audited_value_yes'), no: say('audited_value_no') },
  },
  criteria: { label: say('audited_field_criteria') },
  modelOfLine: { label: say('audited_field_model_of_line') },
  clipName: { label: say('audited_field_clip_name') },
  // certificates
  title: { label: say('audited_field_title') },
  content: { label: say('audited_field_content') },
  footer: { label: say('audited_field_footer') },
  issuedOn: { label: say('audited_field_issued_on') },
  // messages
  message: { label: say('audited_field_message') },
  delivery: {
    label: say('audited_field_delivery'),
    options: {
      inApp: say('audited_value_in_app'),
      email: say('audited_value_email'),
      both: say('audited_value_in_app_and_email'),
    },
  },
  recipients: { label: say('audited_field_recipients') },
  sendAt: { label: say('audited_field_send_at'), kind: 'time' },
  // the question bank of the quiz
  level: {
    label: say('audited_field_level'),
    options: {
      easy: say('audited_value_easy'),
      intermediate: say('audited_value_intermediate'),
      hard: say('audited_value_hard'),
    },
  },
  answer: { label: say('audited_field_answer') },
  wrongOptions: { label: say('audited_field_wrong_options') },
  seconds: { label: say('audited_field_seconds') },
  source: { label: say('audited_field_source') },
  ...SETTING_FIELDS,
} as const satisfies Record<string, AuditFieldText>

export type AuditField = keyof typeof AUDIT_FIELDS
/** A field, or one of several numbered ones: `question 3`. */
export type AuditKey = AuditField | `${AuditField} ${number}`
export type AuditValues = Partial<Record<AuditKey, AuditValue | undefined>>

const MAX_CHANGES = 40
const MAX_CHARACTERS = 300
/** Unchanged characters before the first difference of two long texts. */
const LEAD_CHARACTERS = 40

/**
 * The fields that differ, in the order of `after`; a numbered field can be on one side only. Without `before` (a creation) or
 * `after` (a deletion): the fields that have a value. At most 40 fields; a long text is cut to 300 characters around its first
 * difference.
 */
export function listAuditChanges(
  before: AuditValues | undefined,
  after: AuditValues | undefined,
): AuditChange[] {
  const earlier: Record<string, AuditValue | undefined> = before ?? {}
  const later: Record<string, AuditValue | undefined> = after ?? {}
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return fields
    .filter((it) => !before || !after || it.includes(' ') || (it in before && it in after))
    .map((field) => ({
      field,
      before: earlier[field] ?? null,
      after: later[field] ?? null,
    }))
    .filter((it) => !isSameValue(it.before, it.after))
    .slice(0, MAX_CHANGES)
    .map(shortenTexts)
}

const isEmpty = (value: AuditValue) => value === null || value === ''
const isSameValue = (a: AuditValue, b: AuditValue) => a === b || (isEmpty(a) && isEmpty(b))

function shortenTexts({ field, before, after }: AuditChange): AuditChange {
  const start = firstDifference(before, after)
  return { field, before: shorten(before, start), after: shorten(after, start) }
}

/** Where the displayed part of two long texts starts. */
function firstDifference(before: AuditValue, after: AuditValue): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0
  if (Math.max(before.length, after.length) <= MAX_CHARACTERS) return 0
  let index = 0
  while (index < before.length && before[index] === after[index]) index++
  return Math.max(0, index - LEAD_CHARACTERS)
}

function shorten(value: AuditValue, start: number): AuditValue {
  if (typeof value !== 'string') return value
  const part = value.slice(start, start + MAX_CHARACTERS)
  const lead = start > 0 ? '…' : ''
  const tail = start + MAX_CHARACTERS < value.length ? '…' : ''
  // a cut can split a surrogate pair
  return (lead + part + tail).toWellFormed()
}

/** The label of a changed field: 'Price', 'Question 3'; the field itself if another release has written it. */
export function auditFieldLabel(field: string): Message {
  const [name = '', number] = field.split(' ')
  const label = auditFieldText(name)?.label ?? say('audited_other', { name })
  return number ? say('audited_field_numbered', { label, number }) : label
}

/** How a field is displayed; undefined for one that this release does not know. */
export function auditFieldText(field: string): AuditFieldText | undefined {
  const [name = ''] = field.split(' ')
  // hasOwn does not narrow the name
  return Object.hasOwn(AUDIT_FIELDS, name) ? AUDIT_FIELDS[name as AuditField] : undefined
}
