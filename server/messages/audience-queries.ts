import type { Audience, AudienceKind, AudienceNames, AudienceOf } from '../../contract/audiences.ts'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { DAY } from '../../contract/duration.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** A deactivated student cannot sign in and gets no message to a group (decision 0581). */
function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
}

type UserQuery = ReturnType<typeof selectUsers>

function inClass(db: Db, classId: number) {
  return db.selectFrom('enrolments').where('class_id', '=', classId).select('student_id')
}

/** The users of each audience at `now` (Unix seconds). Every query reads an index (decision 0560). */
const audienceQueries: {
  [Kind in AudienceKind]: (db: Db, audience: AudienceOf<Kind>, now: number) => UserQuery
} = {
  class: (db, { classId }) => selectUsers(db).where('users.id', 'in', inClass(db, classId)),

  unseen: (db, { days, classId }, now) => {
    const since = now - days * DAY
    const seen = db.selectFrom('last_seen').where('at', '>=', since).select('user_id')
    const unseen = selectUsers(db)
      .where('users.role', '=', STUDENT_ROLE)
      .where('users.joined_at', '<', since)
      .where('users.id', 'not in', seen)
    return classId ? unseen.where('users.id', 'in', inClass(db, classId)) : unseen
  },

  ending: (db, { days, classId }, now) => {
    const ending = db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .where('enrolments.paid_until', '>', now)
      .where('enrolments.paid_until', '<=', now + days * DAY)
      .where('classes.monthly', '=', 1)
      .where('classes.deleted_at', 'is', null)
      .$if(Boolean(classId), (it) => it.where('enrolments.class_id', '=', classId ?? 0))
      .select('enrolments.student_id')
    return selectUsers(db).where('users.id', 'in', ending)
  },

  failed: (db, { examId, passMark }) =>
    selectUsers(db).where(
      'users.id',
      'in',
      db
        .selectFrom('exam_results')
        .where('lesson_id', '=', examId)
        .where('total_score', '<', passMark)
        .select('student_id'),
    ),

  unread: (db, { messageId }) =>
    selectUsers(db).where(
      'users.id',
      'in',
      db
        .selectFrom('inbox')
        .where('message_id', '=', messageId)
        .where('read_at', 'is', null)
        .select('student_id'),
    ),
}

/** Selects the users of an audience at `now` (Unix seconds). */
export function selectAudience(db: Db, audience: Audience, now: number): UserQuery {
  // the query and the audience have the same kind
  const query = audienceQueries[audience.kind] as (
    db: Db,
    audience: Audience,
    now: number,
  ) => UserQuery
  return query(db, audience, now)
}

/** The number of users of an audience. */
export async function countAudience(db: Db, audience: Audience, now: number): Promise<number> {
  const { n } = await selectAudience(db, audience, now)
    .select((it) => it.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** The names of the class, exam or message of an audience. Throws 404 for one that does not exist. */
export async function readAudienceNames(db: Db, audience: Audience): Promise<AudienceNames> {
  const names = { className: '', examName: '', subject: '' }
  if ('messageId' in audience)
    return { ...names, subject: await readSubject(db, audience.messageId) }
  if ('examId' in audience) return { ...names, ...(await readExamName(db, audience.examId)) }
  if (!audience.classId) return names
  const row = await db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', audience.classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return { ...names, className: row?.name ?? httpError('class_not_found', 'Class not found') }
}

async function readExamName(db: Db, examId: number) {
  const row = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.subject as examName', 'classes.name as className'])
    .where('lessons.id', '=', examId)
    .where('lessons.kind', '=', 'exam')
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? httpError('lesson_not_found', 'Exam not found')
}

async function readSubject(db: Db, messageId: number) {
  const row = await db
    .selectFrom('messages')
    .select('subject')
    .where('id', '=', messageId)
    .where('sender_id', 'is not', null)
    .executeTakeFirst()
  return row?.subject ?? httpError('message_not_found', 'Message not found')
}
