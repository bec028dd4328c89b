import type {
  StudentCertificate,
  StudentMark,
  StudentMessage,
} from '../../contract/admin/student-page.ts'
import { PLAN_COLUMNS } from '../enrolment/store.ts'
import { isAnonymousAndWaits } from '../exams/sees-names.ts'
import { countRows } from '../platform/count-rows.ts'
import type { Db } from '../platform/db.ts'
import { certificatesInScope, inScope, type Scope } from '../platform/scope.ts'
import { selectListedUsers, toListedUser } from './store.ts'

/** An account that is not deleted, with the fields in the header of its page. */
export async function findAccount(db: Db, studentId: number) {
  const row = await selectListedUsers(db)
    .select(['referral_code', 'password_hash', 'referred_by'])
    .where('id', '=', studentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const { referral_code, password_hash, referred_by, ...user } = row
  return {
    student: toListedUser(user),
    referralCode: referral_code,
    hasPassword: password_hash !== '',
    referrerId: referred_by,
  }
}

/** The id and name of an account, deleted or not. */
export async function findPerson(db: Db, userId: number) {
  return db.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirst()
}

/** Who reads the page of a student. */
export type PageReader = {
  scope: Scope
  /** False for who may not know whose submissions wait in a class with anonymous marking (R-STAFF-004). */
  seesNames: boolean
}

/**
 * The size of each section of a student's page, each counted in one index. The sections that show classes count only those of the
 * scope, and the submissions those of `listMarks`; for own classes there are no money, messages and sessions.
 */
export async function countSections(db: Db, studentId: number, reader: PageReader) {
  const { scope } = reader
  const counts = await countAllSections(db, studentId, reader)
  return scope.reach === 'all'
    ? counts
    : { ...counts, ledger: 0, messages: 0, sessions: 0, referrals: 0 }
}

const countAllSections = (db: Db, studentId: number, { scope, seesNames }: PageReader) =>
  countRows(db, (it) => ({
    classes: it
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .where('student_id', '=', studentId)
      .where('classes.deleted_at', 'is', null)
      .$call(inScope(scope, 'classes.id')),
    submissions: it
      .selectFrom('exam_results')
      .where('student_id', '=', studentId)
      .where('counts', '=', 1)
      .$call(inScope(scope, 'exam_results.class_id'))
      .$if(!seesNames, (marks) => marks.where((or) => or.not(isAnonymousAndWaits(or)))),
    ledger: it.selectFrom('ledger').where('user_id', '=', studentId),
    certificates: it
      .selectFrom('certificates')
      .where('student_id', '=', studentId)
      .$call(certificatesInScope(scope)),
    messages: it.selectFrom('inbox').where('student_id', '=', studentId),
    sessions: it.selectFrom('sessions').where('user_id', '=', studentId),
    referrals: it.selectFrom('users').where('referred_by', '=', studentId),
  }))

/** The last activity of a user in Unix seconds, accurate to an hour, as used by audiences; 0 for never. */
export async function findLastActivity(db: Db, studentId: number): Promise<number> {
  const row = await db
    .selectFrom('last_seen')
    .select('at')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  return row?.at ?? 0
}

/** The rows of a section from `offset`. */
export type SectionRange = PageReader & { studentId: number; offset: number; limit: number }

/** The classes of a student, newest enrolment first, with what `getCachedSyllabus` needs. */
export async function listStudentEnrolments(
  db: Db,
  { studentId, scope, offset, limit }: SectionRange,
) {
  return db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['classes.id', 'classes.version', 'classes.name', 'classes.price', 'classes.monthly'])
    .select(['classes.active', 'enrolments.enrolled_at', 'enrolments.paid_until'])
    .select(['enrolments.start_day', 'enrolments.held_until'])
    .select(PLAN_COLUMNS)
    .select(['enrolments.start_day', 'enrolments.id as enrolment_id'])
    .where('enrolments.student_id', '=', studentId)
    .where('classes.deleted_at', 'is', null)
    .$call(inScope(scope, 'classes.id'))
    .orderBy('enrolments.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The submissions of a student, newest first; without those that are marked without the name of the student (R-STAFF-004). */
export async function listMarks(
  db: Db,
  { studentId, scope, offset, limit, seesNames }: SectionRange,
): Promise<StudentMark[]> {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .select(['exam_results.id as submissionId', 'lessons.id as lessonId', 'lessons.subject'])
    .select(['classes.id as classId', 'classes.name as className'])
    .select(['exam_results.objective_score as objective', 'exam_results.theory_score as theory'])
    .select(['exam_results.total_score as total', 'exam_results.submitted_at as submittedAt'])
    .where('exam_results.student_id', '=', studentId)
    .where('exam_results.counts', '=', 1)
    .$call(inScope(scope, 'exam_results.class_id'))
    .$if(!seesNames, (it) => it.where((or) => or.not(isAnonymousAndWaits(or))))
    .orderBy('exam_results.submitted_at', 'desc')
    .orderBy('exam_results.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The certificates of a student, newest first. */
export async function listIssuedCertificates(
  db: Db,
  { studentId, scope, offset, limit }: SectionRange,
): Promise<StudentCertificate[]> {
  return db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.issued_by')
    .select(['certificates.id', 'certificates.title', 'certificates.code'])
    .select(['certificates.issue_date as issuedOn', 'users.name as issuedBy'])
    .where('certificates.student_id', '=', studentId)
    .$call(certificatesInScope(scope))
    .orderBy('certificates.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

const PREVIEW_CHARACTERS = 160

/** The messages in a student's inbox, newest first. */
export async function listReceivedMessages(
  db: Db,
  { studentId, offset, limit }: SectionRange,
): Promise<StudentMessage[]> {
  const rows = await db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .leftJoin('users', 'users.id', 'messages.sender_id')
    .select(['messages.id', 'messages.subject', 'messages.sent_at', 'inbox.read_at'])
    .select('users.name as sender')
    .select((it) =>
      it
        .fn<string>('substr', ['messages.body', it.lit(1), it.lit(PREVIEW_CHARACTERS)])
        .as('preview'),
    )
    .where('inbox.student_id', '=', studentId)
    .orderBy('inbox.message_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id, subject, preview, sender, sent_at, read_at }) => ({
    id,
    subject,
    preview,
    sender: sender ?? '',
    sentAt: sent_at,
    readAt: read_at ?? 0,
  }))
}

/** The sessions of a student, newest first; ended ones stay for a week. */
export async function listSessions(db: Db, { studentId, offset, limit }: SectionRange) {
  return db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.impersonator_id')
    .select(['sessions.id', 'sessions.browser', 'sessions.created_at as startedAt'])
    .select(['sessions.expires_at as endsAt', 'users.name as impersonator'])
    .where('sessions.user_id', '=', studentId)
    .orderBy('sessions.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
