import { type SqlBool, sql } from 'kysely'
import { type Message, say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { isCertificateInScope, isInScope, isStudentInScope, type Scope } from '../platform/scope.ts'

type Fields = Record<string, unknown>
type OwnClasses = Extract<Scope, { reach: 'own classes' }>

type NotFoundCode = Extract<Parameters<typeof httpError>[0], `${string}_not_found`>

/** How a field of a request leads to classes: the rows with an id of `idsOf` that the person reaches, and the error for others. */
type ScopedField = {
  idsOf: (value: unknown, fields: Fields) => readonly unknown[]
  /** Selects the ids of `idsOf` that the person reaches. */
  table: string
  condition: (userId: number) => ReturnType<typeof isInScope>
  code: NotFoundCode
  message: Message
}

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null || value === '') return []
  return typeof value === 'object' ? Object.values(value) : [value]
}

const classes: ScopedField = {
  idsOf: listOf,
  table: 'classes',
  condition: (userId) => isInScope(userId, 'classes.id'),
  code: 'class_not_found',
  message: say('rules_classes_class_not_found'),
}
const lessons: ScopedField = {
  idsOf: listOf,
  table: 'lessons',
  condition: (userId) => isInScope(userId, 'lessons.class_id'),
  code: 'lesson_not_found',
  message: say('rules_lessons_lesson_not_found'),
}
const students: ScopedField = {
  idsOf: listOf,
  table: 'users',
  condition: (userId) => isStudentInScope(userId, 'users.id'),
  code: 'student_not_found',
  message: say('rules_admin_student_not_found'),
}

/** Rows of a table that belong to a lesson. */
const ofLesson = (table: string, code: ScopedField['code'], message: Message): ScopedField => ({
  idsOf: listOf,
  table,
  condition: (userId) => sql<SqlBool>`lesson_id in (
    select lessons.id from lessons where ${isInScope(userId, 'lessons.class_id')})`,
  code,
  message,
})

const questions = ofLesson(
  'questions',
  'question_not_found',
  say('rules_lessons_question_not_found'),
)
const sentMessages: ScopedField = {
  idsOf: listOf,
  table: 'messages',
  condition: (userId) => sql<SqlBool>`sender_id = ${userId}`,
  code: 'message_not_found',
  message: say('rules_messages_message_not_found'),
}

const idsOfObjects = (value: unknown) =>
  listOf(value).flatMap((it) =>
    typeof it === 'object' && it !== null && 'id' in it ? [it.id] : [],
  )

/** A member of an object: `audience.class_id`; 0 and '' are none. */
const member = (name: string) => (value: unknown) => {
  const inner = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return inner === 0 || inner === '0' ? [] : listOf(inner)
}

/** The id of a deleted record, if it is of this kind. */
const itemOf = (kind: string) => (value: unknown, fields: Fields) =>
  fields.kind === kind ? listOf(value) : []

/**
 * The fields by which a call of the staff refers to rows of a class, by their wire names: checked before each handler for a caller who
 * reaches only own classes (R-STAFF-006). `server/staff/scoped-fields.test.ts` fails for a field of such a call that has no entry.
 */
export const scopedFields: Readonly<Record<string, readonly ScopedField[]>> = {
  class_id: [classes],
  class_ids: [classes],
  to_class_id: [classes],
  lesson_id: [lessons],
  lesson1_id: [lessons],
  recording_id: [{ ...lessons, idsOf: (value) => (Number(value) === 0 ? [] : listOf(value)) }],
  lesson2_id: [lessons],
  lessons: [{ ...lessons, idsOf: idsOfObjects }],
  obj_id: [questions],
  question_id: [questions],
  change_id: [
    ofLesson('typed_changes', 'typed_change_not_found', say('rules_exams_change_not_found')),
  ],
  result_id: [
    ofLesson('exam_results', 'submission_not_found', say('rules_exams_exam_submission_not_found')),
  ],
  result_ids: [
    ofLesson('exam_results', 'submission_not_found', say('rules_exams_exam_submission_not_found')),
  ],
  correction_id: [
    {
      idsOf: listOf,
      table: 'answer_corrections',
      condition: (userId) => sql<SqlBool>`result_id in (
        select exam_results.id from exam_results where ${isInScope(userId, 'exam_results.class_id')})`,
      code: 'correction_not_found',
      message: say('rules_corrections_correction_not_found'),
    },
  ],
  clip_id: [
    {
      idsOf: listOf,
      table: 'correction_clips',
      condition: (userId) => sql<SqlBool>`owner_id = ${userId}`,
      code: 'clip_not_found',
      message: say('rules_corrections_clip_not_found'),
    },
  ],
  voice_id: [
    {
      idsOf: listOf,
      table: 'answer_files',
      condition: (userId) => sql<SqlBool>`user_id = ${userId}`,
      code: 'recording_not_found',
      message: say('rules_corrections_recording_not_found'),
    },
  ],
  certificate_id: [
    {
      idsOf: listOf,
      table: 'certificates',
      condition: isCertificateInScope,
      code: 'certificate_not_found',
      message: say('rules_certificates_certificate_not_found'),
    },
  ],
  live_id: [
    {
      idsOf: listOf,
      table: 'live_sessions',
      condition: (userId) => isInScope(userId, 'live_sessions.class_id'),
      code: 'session_not_found',
      message: say('rules_live_session_not_found'),
    },
  ],
  present_ids: [students],
  late_ids: [students],
  excused_ids: [students],
  absent_ids: [students],
  student_id: [students],
  student_ids: [students],
  message_id: [sentMessages],
  scheduled_id: [
    {
      ...sentMessages,
      table: 'scheduled_messages',
      code: 'scheduled_message_not_found',
      message: say('rules_messages_message_no_longer_scheduled'),
    },
  ],
  audience: [
    { ...classes, idsOf: member('class_id') },
    { ...lessons, idsOf: member('exam_id') },
    { ...sentMessages, idsOf: member('message_id') },
  ],
  item_id: [
    { ...lessons, idsOf: itemOf('lesson') },
    { ...questions, idsOf: itemOf('question') },
  ],
}

/**
 * Throws 404 if a field of a request refers to a row outside the scope, as for a row that does not exist. The request has been
 * decoded, so its ids are numbers.
 */
export async function requireInScope(db: Db, scope: Scope, fields: Fields): Promise<void> {
  if (scope.reach === 'all') return
  for (const [name, value] of Object.entries(fields))
    for (const field of scopedFields[name] ?? [])
      await requireRows(db, scope, field, { value, fields })
}

async function requireRows(
  db: Db,
  { userId }: OwnClasses,
  { idsOf, table, condition, code, message }: ScopedField,
  { value, fields }: { value: unknown; fields: Fields },
) {
  const ids = [...new Set(idsOf(value, fields).map(Number))]
  // 500 a query: both engines limit the number of values
  for (let start = 0; start < ids.length; start += 500) {
    const part = ids.slice(start, start + 500)
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)} in (${sql.join(part)}) and ${condition(userId)}`.execute(db)
    if (Number(rows[0]?.count) < part.length) httpError(code, message)
  }
}
