import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { PASSWORD_LINK_DAYS, PASSWORD_LINK_PATH } from '../../contract/auth/invitations.ts'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
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
import type { NewEmail } from '../platform/mail-queue.ts'
import { emailTo, type Recipient, readSender, type Sender } from '../settings/emails.ts'

/** A new account has no language. */
type Invited = { id: number; email: string; language?: Recipient['language'] }

/** Queues the email with a link to set the first password for each of the students. */
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

type Invitation = { url: string | undefined; token?: string | undefined }

/** Whether the student signs in with the email or, without one, with a code, which the contact is told (R-PAY-009). */
type Name = { name: 'code' | 'other' }

/** The email to a student whom an administrator added: how to set a password. */
export const invitationEmail = (to: Recipient, sender: Sender, invitation: Invitation): NewEmail =>
  emailTo(to, sender, (m) => {
    const name = isNoMailbox(to.email) ? 'code' : 'other'
    return {
      subject: m.mail_invitation_subject(sender),
      paragraphs: [
        m.mail_invitation_what({ ...sender, name }),
        ...waysToSetPassword(m, { ...sender, name }, invitation),
        m.mail_invitation_unexpected(),
      ],
    }
  })

function waysToSetPassword(
  m: Messages,
  { name, ...sender }: Sender & Name,
  { url, token }: Invitation,
): string[] {
  if (!url) return [m.mail_invitation_sign_in_page({ ...sender, name })]
  const address = `${url}/forgot-password`
  if (!token) return [m.mail_invitation_open({ address, name })]
  const link = `${url}${PASSWORD_LINK_PATH}#${token}`
  return [
    `${m.mail_invitation_link({ days: PASSWORD_LINK_DAYS })}\n${link}`,
    m.mail_invitation_link_again({ address, name }),
  ]
}
