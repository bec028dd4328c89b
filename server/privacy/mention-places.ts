import type { MentionPlace } from '../../contract/privacy/privacy-admin.ts'
import type { Tables } from '../platform/tables.ts'

/** The searched texts of a table and what opens them: columns, or SQL with the columns of the row. */
export type SearchedTable = {
  place: MentionPlace
  classId?: string
  lessonId?: string
  studentId?: string
}

const classOfLesson = (table: string) =>
  `(select class_id from lessons where id = ${table}.lesson_id)`

/**
 * The tables whose texts of others are searched for mentions of an erased person: the columns with the rules `mention` and
 * `school` of the registry (decision 0830). The order is that in which the places of one person are listed.
 */
export const SEARCHED_TABLES = {
  comments: { place: 'comment', classId: 'class_id', lessonId: 'lesson_id' },
  messages: { place: 'message' },
  scheduled_messages: { place: 'scheduledMessage' },
  classes: { place: 'class', classId: 'id' },
  live_sessions: { place: 'class', classId: 'class_id' },
  lessons: { place: 'lesson', classId: 'class_id', lessonId: 'id' },
  questions: { place: 'question', classId: classOfLesson('questions'), lessonId: 'lesson_id' },
  words: { place: 'lesson', classId: classOfLesson('words'), lessonId: 'lesson_id' },
  exam_versions: {
    place: 'question',
    classId: classOfLesson('exam_versions'),
    lessonId: 'lesson_id',
  },
  quiz_questions: { place: 'quizQuestion' },
  certificate_templates: { place: 'template' },
  certificates: { place: 'certificate', studentId: 'student_id' },
  payments: { place: 'payment', studentId: 'user_id' },
  payment_reversals: {
    place: 'payment',
    studentId: '(select user_id from payments where id = payment_reversals.payment_id)',
  },
  recorded_payments: { place: 'payment', studentId: 'user_id' },
  wallet_refunds: { place: 'payment', studentId: 'user_id' },
  coupons: { place: 'payment' },
  transfers: { place: 'payment', studentId: 'user_id' },
  ledger: { place: 'payment', studentId: 'user_id' },
  referrals: { place: 'payment', studentId: 'referred_user_id' },
  audit: { place: 'audit' },
} satisfies { [T in keyof Tables]?: SearchedTable }

/**
 * Tables with texts that can mention a person and are not searched: their rows go by themselves within 30 days, repeat the texts of
 * another table, or are names of files.
 */
export const UNSEARCHED_TABLES = [
  ...['answered_requests', 'bin', 'email_outbox', 'line_models'],
  'ledger_search',
  ...['question_media', 'uploads', 'renditions'],
  // the officer and the processors of the school
  'data_protection',
  // the criteria of the school
  'criterion_scores',
] as const satisfies readonly (keyof Tables)[]
