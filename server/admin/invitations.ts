import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import { say } from '../../messages/message.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { createPasswordLink, insertPasswordLinks } from '../auth/password-links.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { batchesOf } from '../platform/batches.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type Recipient, readSender } from '../settings/letters.ts'
import { invitationEmail } from './invitation-email.ts'

/** A new account has no language. */
type Invited = { id: number; email: string; language?: Recipient['language'] }

/** Queues the email with a link to set the first password for each of the students (decision 0857). */
export async function inviteStudents(
  tx: Tx,
  { SITE_URL }: Pick<AppContext['config'], 'SITE_URL'>,
  { students, now }: { students: readonly Invited[]; now: number },
): Promise<void> {
  const sender = await readSender(tx)
  // without the address of the site an email cannot contain a link
  const tokens = SITE_URL
    ? await insertPasswordLinks(
        tx,
        students.map(({ id }) => id),
        now,
      )
    : undefined
  const emails = students.map((it) =>
    invitationEmail({ language: '', ...it }, sender, { url: SITE_URL, token: tokens?.get(it.id) }),
  )
  await enqueueEmails(tx, emails, now)
}

type InvitationRequest = { actorId: number; now: number }

/** Emails those of the students who are active and have no password another invitation, audited. Returns their number. */
export async function sendInvitations(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { studentIds, actorId, now }: InvitationRequest & { studentIds: readonly number[] },
): Promise<{ sent: number }> {
  return inTransaction(db, async (tx) => {
    const students = await listWithoutPassword(tx, studentIds)
    if (students.length === 0) return { sent: 0 }
    await inviteStudents(tx, config, { students, now })
    const sent = students.length
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'sendInvitations', now },
      subjectId: sent === 1 ? (students[0]?.id ?? null) : null,
      detail: say('audited_detail_students', { count: sent }),
    })
    return { sent }
  })
}

async function listWithoutPassword(tx: Tx, studentIds: readonly number[]): Promise<Invited[]> {
  const students: Invited[] = []
  for (const batch of batchesOf([...new Set(studentIds)]))
    students.push(
      ...(await tx
        .selectFrom('users')
        .select(['id', 'email', 'language'])
        .where('id', 'in', batch)
        .where('role', '=', STUDENT_ROLE)
        .where('password_hash', '=', NO_PASSWORD)
        .where('deleted_at', 'is', null)
        .where('deactivated_at', 'is', null)
        .execute()),
    )
  return students
}

/** Creates a link that an administrator hands over, audited. 404 for one who is not a student; declines one with a password. */
export async function handOverPasswordLink(
  { db }: Pick<AppContext, 'db'>,
  {
    studentId,
    resets = false,
    actorId,
    now,
  }: InvitationRequest & { studentId: number; resets?: boolean | undefined },
) {
  return inTransaction(db, async (tx) => {
    const student = await findUser(tx, studentId)
    if (student?.role !== STUDENT_ROLE)
      httpError('student_not_found', say('rules_admin_student_not_found'))
    // whoever has an email gets a code there
    const replaces = resets && isNoMailbox(student.email)
    const link = await createPasswordLink(tx, { userId: studentId, resets: replaces, now })
    await writeAuditEntry(tx, { actorId, action: 'createPasswordLink', subjectId: studentId, now })
    return link
  })
}
