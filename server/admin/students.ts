import { EMAIL_TAKEN, OWN_ACCOUNT, OWN_ROLE, STUDENT_CHANGED } from '../../contract/admin.ts'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { emailChangedMails } from '../auth/account-mail.ts'
import { forgetDevices } from '../auth/known-devices.ts'
import { hashPassword } from '../auth/passwords.ts'
import { dropCodes } from '../auth/reset-codes.ts'
import { endImpersonations, endSessions } from '../auth/session.ts'
import { declineStaffName } from '../auth/sign-up.ts'
import {
  changePerson,
  emailKey,
  hidePerson,
  holdAdministrator,
  holdPerson,
  type PersonForm,
  setPassword,
} from '../auth/store.ts'
import { audit } from '../kernel/audit.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { queueMail } from '../kernel/mail.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { siteNameOf } from '../settings/site-name.ts'

/** Who manages whom, and when (Unix seconds). */
export type Managing = { actorId: number; studentId: number; now: number }

type Held = NonNullable<Awaited<ReturnType<typeof holdPerson>>>

/**
 * Changes a student, audited; a change of role works with the next call that person makes (wallet-and-admin §6, §7).
 * Refuses an unknown student with 404, an email that is taken, one's own loss of the role, and a change that started
 * from a `version` which somebody else has changed since.
 */
export async function editStudent(
  db: Db,
  wish: Managing & { form: PersonForm; version?: number | undefined },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => edit(tx, wish))
  } catch (fault) {
    if (isDuplicate(fault)) refuse(EMAIL_TAKEN)
    throw fault
  }
}

async function edit(
  tx: Tx,
  { form, version, ...managing }: Parameters<typeof editStudent>[1],
): Promise<void> {
  const { actorId, studentId, now } = managing
  const known = await held(tx, managing)
  if (version !== undefined && version !== known.version) refuse(STUDENT_CHANGED)
  const changes = changesOf(known, form)
  const isNewRole = known.role !== form.role
  if (changes.length === 0 && !isNewRole) return
  if (isNewRole && actorId === studentId) refuse(OWN_ROLE)
  if (form.role !== ADMIN_ROLE) await declineStaffName(tx, form.name)
  await changePerson(tx, studentId, form)
  const by = { actorId, subjectId: studentId, now }
  if (changes.length > 0)
    await audit(tx, { ...by, deed: 'editStudent', detail: changes.join('; ') })
  if (emailKey(known.email) !== emailKey(form.email)) await moveTo(tx, known, form.email, now)
  if (!isNewRole) return
  // nobody is an administrator under another's name, nor stays signed in as a student without being one
  await endImpersonations(tx, studentId)
  await audit(tx, { ...by, deed: 'changeRole', detail: nameOfRole(form.role) })
}

/** Ends the codes that went to the old address, and tells both addresses (decision 0361). */
async function moveTo(tx: Tx, known: Held, email: string, now: number) {
  await dropCodes(tx, known.id)
  const site = await siteNameOf(tx)
  await queueMail(tx, emailChangedMails(known.email, email, site), now)
}

function changesOf(known: Held, form: PersonForm): string[] {
  return (['name', 'email', 'phone'] as const)
    .filter((field) => known[field] !== form[field])
    .map((field) => `${field}: ${known[field] || 'none'} → ${form[field]}`)
}

const nameOfRole = (role: number) => (role === ADMIN_ROLE ? 'administrator' : 'student')

/**
 * Hides a student and ends the sessions, audited; money, results and certificates stay, and the email may sign up
 * again as somebody new (decisions §5, decision 0151). Refuses an unknown student with 404, and oneself.
 */
export async function deleteStudent(tx: Tx, managing: Managing): Promise<void> {
  const { actorId, studentId, now } = managing
  const known = await held(tx, managing)
  if (actorId === studentId) refuse(OWN_ACCOUNT)
  await hidePerson(tx, studentId, now)
  await endSessions(tx, studentId)
  await forgetDevices(tx, studentId)
  await dropCodes(tx, studentId)
  await audit(tx, {
    actorId,
    deed: 'deleteStudent',
    subjectId: studentId,
    detail: `${known.name}, ${known.email}`,
    now,
  })
}

/**
 * Sets a student's password, ends all their sessions and tells them by email, audited (wallet-and-admin §7,
 * R-AUTH-036). Refuses an unknown student with 404, and a password of fewer than 8 characters. An administrator
 * who sets their own stays signed in here.
 */
export async function resetStudentPassword(
  db: Db,
  { newPassword, sessionId, ...managing }: Managing & { newPassword: string; sessionId: number },
): Promise<void> {
  const { actorId, studentId, now } = managing
  // outside the transaction: hashing takes as long as a hundred writes
  const passwordHash = await hashPassword(newPassword)
  const site = await siteNameOf(db)
  await inTransaction(db, async (tx) => {
    const { email } = await held(tx, managing)
    await setPassword(tx, studentId, passwordHash)
    await endSessions(tx, studentId, actorId === studentId ? sessionId : 0)
    await forgetDevices(tx, studentId)
    await dropCodes(tx, studentId)
    await audit(tx, { actorId, deed: 'resetPassword', subjectId: studentId, now })
    await queueMail(tx, [resetMail(email, site)], now)
  })
}

function resetMail(to: string, site: string) {
  return {
    to,
    subject: `${site}: your password was changed`,
    body: [
      'An administrator of the school has set a new password for your account, and you were signed out everywhere.',
      'If you do not know the new password, press "Forgot password" where you sign in and choose one yourself.',
      site,
    ].join('\n\n'),
  }
}

/**
 * The student, held until the transaction ends. Whoever manages is held too and first: so two administrators who
 * demote or delete each other at the same moment do not both succeed, and one is always left.
 */
async function held(tx: Tx, { actorId, studentId }: Managing): Promise<Held> {
  if (!(await holdAdministrator(tx, actorId))) reject(403, 'Only an administrator may do this.')
  return (await holdPerson(tx, studentId)) ?? reject(404, 'Student not found')
}
