import type { SettingName } from '../settings/settings.ts'
import type { AuditChange, AuditValue } from './audit.ts'

/**
 * How a value is displayed: as it is, `money` from kobo, `time` from Unix seconds, a switch or a selection by its
 * labels.
 */
type AuditFieldText = {
  /** As on the form. */
  label: string
  kind?: 'money' | 'time'
  /** The two values of a switch. */
  choice?: { yes: string; no: string }
  /** The values of a selection. */
  options?: Record<string, string>
}

const ON_OFF = { yes: 'On', no: 'Off' }

/** The fields of the school's settings; a setting without an entry is a type error. */
const SETTING_FIELDS = {
  siteName: { label: 'Site Name' },
  logo: { label: 'Logo' },
  landingMessage: { label: 'Landing Message' },
  aboutUs: { label: 'About Us' },
  aboutSite: { label: 'About This Site' },
  howTo: { label: 'How-to Guide' },
  privateLesson: { label: 'Private Lesson' },
  certificateSignature: { label: 'Signature on Certificates' },
  whatsappNumber: { label: 'WhatsApp Number' },
  paystackKey: { label: 'Paystack Public Key' },
  subscriptionPrice: { label: 'Subscription Amount', kind: 'money' },
  aiSubscriptionEnd: { label: 'AI Subscription Ends', kind: 'time' },
  referralCredit: { label: 'Referral Credit', choice: ON_OFF },
  quizCredit: { label: 'Quiz Credit', choice: ON_OFF },
  referralMoment: {
    label: 'Referral Credit Comes',
    options: { signup: 'At sign-up', first_payment: 'After the first payment' },
  },
  quizTrustsClient: { label: 'Quiz Answers Judged By', choice: { yes: 'Browser', no: 'School' } },
  referralStudentDailyMax: { label: 'Referral Credit for One Student a Day', kind: 'money' },
  referralDailyMax: { label: 'Most Referral Credit a Day', kind: 'money' },
  quizStudentDailyMax: { label: 'Quiz Credit for One Student a Day', kind: 'money' },
  quizDailyMax: { label: 'Most Quiz Credit a Day', kind: 'money' },
  rewardDailyMax: { label: 'All Rewards a Day', kind: 'money' },
  quizReward: { label: 'Quiz Credit Comes' },
  startClassYes: { label: 'Reads Arabic Letters' },
  startClassLittle: { label: 'Reads a Little' },
  startClassNone: { label: 'Cannot Read Arabic Letters Yet' },
  teacherContacts: { label: 'Teachers See Contacts' },
  language: {
    label: 'Language',
    options: { '': 'That of the browser', en: 'English', ar: 'Arabic' },
  },
  numerals: { label: 'Digits in Arabic', options: { latn: '0 1 2 3', arab: '٠ ١ ٢ ٣' } },
  dataPrice: { label: 'Price of 1 GB of Mobile Data', kind: 'money' },
} as const satisfies Record<SettingName, AuditFieldText>

/**
 * Every field whose change the audit log records with its values before and after. A new field needs an entry here; secrets must
 * not have one.
 */
export const AUDIT_FIELDS = {
  // accounts
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone Number' },
  role: { label: 'Role' },
  staff: {
    label: 'Kind',
    options: { owner: 'Owner', teacher: 'Teacher', marker: 'Marker', accountant: 'Accountant' },
  },
  assignedClasses: { label: 'Classes' },
  classStaff: { label: 'Teachers and Markers' },
  balance: { label: 'Balance', kind: 'money' },
  amount: { label: 'Amount', kind: 'money' },
  refunded: { label: 'Refunded', kind: 'money' },
  incomeShare: { label: 'Share' },
  // enrolments
  className: { label: 'Class' },
  paidUntil: { label: 'Subscription ends', kind: 'time' },
  // classes
  category: { label: 'Category' },
  about: { label: 'About' },
  price: { label: 'Price', kind: 'money' },
  monthly: { label: 'Billing', choice: { yes: 'Monthly', no: 'One-time' } },
  active: { label: 'Status', choice: { yes: 'Active', no: 'Inactive' } },
  draft: { label: 'Draft', choice: { yes: 'Yes', no: 'No' } },
  anonymousMarking: { label: 'Anonymous marking', choice: { yes: 'Yes', no: 'No' } },
  monthlyLimit: { label: 'Monthly Limit' },
  registrationCloses: { label: 'Registration Close Date' },
  links: { label: 'Important Links' },
  prerequisite: { label: 'Prerequisite Class' },
  // lessons and exams
  subject: { label: 'Subject' },
  kind: {
    label: 'Lesson type',
    options: { lesson: 'Lesson', exam: 'Exam', timetable: 'Timetable' },
  },
  scheduled: { label: 'Schedule', choice: { yes: 'Yes', no: 'No' } },
  opensAt: { label: 'Study date', kind: 'time' },
  position: { label: 'Position' },
  order: { label: 'Order' },
  file: { label: 'File' },
  sound: { label: 'Attached sound' },
  captions: { label: 'Captions' },
  sample: { label: 'Free sample', choice: { yes: 'Yes', no: 'No' } },
  referenceAnswer: { label: 'Reference theory answer' },
  nearCredit: { label: 'Credit for nearly right answers' },
  secondMark: {
    label: 'Second mark',
    options: { off: 'No', mean: 'The mean counts', owner: 'The owner decides' },
  },
  secondMarkPoints: { label: 'Points by which two marks may differ' },
  question: { label: 'Question' },
  check: { label: 'Check' },
  // marking
  objectiveScore: { label: 'Objective score' },
  verdict: { label: 'Verdict', options: { right: 'Right', near: 'Nearly right', wrong: 'Wrong' } },
  theoryScore: { label: 'Theory score' },
  totalScore: { label: 'Total score' },
  feedback: { label: 'Feedback' },
  handedInAt: { label: 'Handed in', kind: 'time' },
  counts: { label: 'Counts', choice: { yes: 'Yes', no: 'No' } },
  rotation: { label: 'Rotation in degrees' },
  // certificates
  title: { label: 'Title' },
  content: { label: 'Certificate Content' },
  footer: { label: 'Footer Text' },
  issuedOn: { label: 'Issue Date' },
  // messages
  message: { label: 'Message' },
  delivery: {
    label: 'Delivery',
    options: { inApp: 'In-App', email: 'Email', both: 'In-App and email' },
  },
  recipients: { label: 'Recipients' },
  sendAt: { label: 'Send At', kind: 'time' },
  // the question bank of the quiz
  level: {
    label: 'Level',
    options: { easy: 'Easy', intermediate: 'Intermediate', hard: 'Hard' },
  },
  answer: { label: 'Answer' },
  wrongOptions: { label: 'Wrong options' },
  seconds: { label: 'Seconds' },
  source: { label: 'Source' },
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
export function auditFieldLabel(field: string): string {
  const [name = '', number] = field.split(' ')
  const label = auditFieldText(name)?.label ?? name
  return number ? `${label} ${number}` : label
}

/** How a field is displayed; undefined for one that this release does not know. */
export function auditFieldText(field: string): AuditFieldText | undefined {
  const [name = ''] = field.split(' ')
  // hasOwn does not narrow the name
  return Object.hasOwn(AUDIT_FIELDS, name) ? AUDIT_FIELDS[name as AuditField] : undefined
}
