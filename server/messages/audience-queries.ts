import { type AliasableExpression, type SelectQueryNode, sql } from 'kysely'
import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import type {
  Audience,
  AudienceKind,
  AudienceNames,
  AudienceOf,
} from '../../contract/messages/audiences.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { inScope, type Scope, sentInScope, studentsInScope } from '../platform/scope.ts'
import { storedTexts } from '../platform/stored-text.ts'

/** A SELECT of ids. */
interface StudentIds extends AliasableExpression<{ student_id: number }> {
  readonly isSelectQueryBuilder: true
  toOperationNode(): SelectQueryNode
}

function inClass(db: Db, classId: number) {
  return db.selectFrom('enrolments').where('class_id', '=', classId).select('student_id')
}

/**
 * The ids of each audience at `now` (Unix seconds), each once, including accounts that are deleted or deactivated. Every
 * query reads an index.
 */
const audienceQueries: {
  [Kind in AudienceKind]: (
    db: Db,
    audience: AudienceOf<Kind>,
    now: number,
    scope: Scope,
  ) => StudentIds
} = {
  class: (db, { classId }) => inClass(db, classId),

  unseen: (db, { days, classId }, now) => {
    const since = now - days * DAY
    const seen = db.selectFrom('last_seen').where('at', '>=', since).select('user_id')
    return db
      .selectFrom('users')
      .where('role', '=', STUDENT_ROLE)
      .where('joined_at', '<', since)
      .where('deleted_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .where('id', 'not in', seen)
      .$if(Boolean(classId), (it) => it.where('id', 'in', inClass(db, classId ?? 0)))
      .select('id as student_id')
  },

  ending: (db, { days, classId }, now, scope) =>
    db
      .selectFrom('enrolments')
      // an expression, so that the planner begins with the subscriptions and not with every monthly class
      .innerJoin('classes', (join) => join.on('classes.id', '=', sql`enrolments.class_id + 0`))
      .where('enrolments.paid_until', '>', now)
      .where('enrolments.paid_until', '<=', now + days * DAY)
      .where('classes.monthly', '=', 1)
      // who owes a part has no month that ends
      .where('enrolments.due_at', '=', 0)
      .$call(inScope(scope, 'enrolments.class_id'))
      .where('classes.deleted_at', 'is', null)
      .$if(Boolean(classId), (it) => it.where('enrolments.class_id', '=', classId ?? 0))
      // an expression, so that the planner does not read all enrolments in the order of students
      .select(sql<number>`enrolments.student_id + 0`.as('student_id'))
      .distinct(),

  failed: (db, { examId, passMark }) =>
    db
      .selectFrom('exam_results')
      .where('lesson_id', '=', examId)
      .where('counts', '=', 1)
      .where('total_score', '<', passMark)
      .select('student_id'),

  no_password: (db) =>
    db
      .selectFrom('users')
      .where('role', '=', STUDENT_ROLE)
      .where('password_hash', '=', NO_PASSWORD)
      .where('deleted_at', 'is', null)
      .select('id as student_id'),

  unread: (db, { messageId }) =>
    db
      .selectFrom('inbox')
      .where('message_id', '=', messageId)
      .where('read_at', 'is', null)
      .select('student_id'),
}

function selectAudienceIds(db: Db, scope: Scope, audience: Audience, now: number): StudentIds {
  // the query and the audience have the same kind
  const query = audienceQueries[audience.kind] as (
    db: Db,
    audience: Audience,
    now: number,
    scope: Scope,
  ) => StudentIds
  return query(db, audience, now, scope)
}

/** Selects the users of an audience at `now` (Unix seconds). A deactivated student is in none. */
export function selectAudience(db: Db, scope: Scope, audience: Audience, now: number) {
  return db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('users.id', 'in', selectAudienceIds(db, scope, audience, now))
    .$call(studentsInScope(scope, 'users.id'))
}

/** The number of users of an audience. Few accounts are deleted or deactivated, so the others need not be read. */
export async function countAudience(
  db: Db,
  scope: Scope,
  audience: Audience,
  now: number,
): Promise<number> {
  const users = db.selectFrom('users').select('id')
  const inactive = users
    .where('deleted_at', 'is not', null)
    .unionAll(users.where('deactivated_at', 'is not', null))
  const { n } = await db
    .selectFrom(selectAudienceIds(db, scope, audience, now).as('audience'))
    .where('audience.student_id', 'not in', inactive)
    .$call(studentsInScope(scope, 'audience.student_id'))
    .select((it) => it.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/**
 * The names of the class, exam or message of an audience. Throws 404 for one that does not exist or is outside the scope: a class can
 * have been taken away from the sender of a scheduled message.
 */
export async function readAudienceNames(
  db: Db,
  scope: Scope,
  audience: Audience,
): Promise<AudienceNames> {
  const names = { className: '', examName: '', subject: '' }
  if ('messageId' in audience)
    return { ...names, subject: await readSubject(db, scope, audience.messageId) }
  if ('examId' in audience) return { ...names, ...(await readExamName(db, scope, audience.examId)) }
  if (!('classId' in audience) || !audience.classId) return names
  const row = await db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', audience.classId)
    .$call(inScope(scope, 'classes.id'))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return {
    ...names,
    className: row?.name ?? httpError('class_not_found', say('rules_classes_class_not_found')),
  }
}

async function readExamName(db: Db, scope: Scope, examId: number) {
  const row = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.subject as examName', 'classes.name as className'])
    .where('lessons.id', '=', examId)
    .$call(inScope(scope, 'lessons.class_id'))
    .where('lessons.kind', '=', 'exam')
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? httpError('lesson_not_found', say('rules_messages_exam_not_found'))
}

async function readSubject(db: Db, scope: Scope, messageId: number) {
  const row = await db
    .selectFrom('messages')
    .select('subject')
    .where('id', '=', messageId)
    .where('sender_id', 'is not', null)
    .$call(sentInScope(scope, 'messages.sender_id'))
    .executeTakeFirst()
  return row?.subject ?? httpError('message_not_found', say('rules_messages_message_not_found'))
}

/** The recipients of a message in words, stored in English, in the language of the reader (decision 0958). */
export const audienceIn = storedTexts([
  'messages_audience_class',
  'messages_audience_unseen',
  'messages_audience_unseen_in',
  'messages_audience_ending',
  'messages_audience_ending_in',
  'messages_audience_failed',
  'messages_audience_no_password',
  'messages_audience_unread',
  'messages_audience_all',
  'messages_audience_chosen',
]).textIn
