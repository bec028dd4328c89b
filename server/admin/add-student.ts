import { EMAIL_TAKEN } from '../../contract/admin/admin.ts'
import { stableName } from '../../contract/auth/sign-in-name.ts'
import { type ContactForm, ensureContact, newStudentCodes } from '../auth/contacts.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { declineReservedName, newReferralCode, requireMailbox } from '../auth/sign-up.ts'
import { insertUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction, isUniqueViolation } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { inviteStudents } from './invitations.ts'

type NewStudent = {
  actorId: number
  name: string
  email: string
  /** '' for none. */
  phone: string
  now: number
}

/**
 * Adds a student without a password and emails the instructions for setting one, audited; returns the id. Declines a
 * reserved name and a registered email.
 */
export async function addStudent(school: AppContext, student: NewStudent): Promise<number> {
  const { db } = school
  await declineReservedName(db, student.name)
  requireMailbox(student.email)
  try {
    return await insertStudent(school, student)
  } catch (error) {
    if (isUniqueViolation(error)) decline('email_taken', EMAIL_TAKEN)
    throw error
  }
}

function insertStudent(
  { db, config }: AppContext,
  { actorId, name, email, phone, now }: NewStudent,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const studentId = await insertUser(tx, {
      name,
      email,
      phone,
      passwordHash: NO_PASSWORD,
      staff: '',
      referralCode: newReferralCode(email),
      referredBy: null,
      joinedAt: now,
    })
    await inviteStudents(tx, config, { students: [{ id: studentId, email }], now })
    await writeAuditEntry(tx, {
      actorId,
      action: 'addStudent',
      subjectId: studentId,
      after: { name, email, phone },
      now,
    })
    return studentId
  })
}

type NewStudentWithoutEmail = Omit<NewStudent, 'email'> & { contact?: ContactForm | undefined }

/**
 * Adds a student without an email and a password, audited; returns the id and the student code (R-PAY-009). The contact, if there is
 * one with an email, gets the instructions. Declines a reserved name.
 */
export async function addStudentWithoutEmail(
  { db, config }: AppContext,
  { actorId, name, phone, contact, now }: NewStudentWithoutEmail,
): Promise<{ id: number; code: string }> {
  await declineReservedName(db, name)
  return inTransaction(db, async (tx) => {
    const [code = ''] = await newStudentCodes(tx, 1)
    const hasContact = contact && (contact.email !== '' || contact.phone !== '')
    const contactId = hasContact ? await ensureContact(tx, contact, now) : null
    const email = stableName(code)
    const id = await insertUser(tx, {
      ...{ name, email, phone, passwordHash: NO_PASSWORD, staff: '', referredBy: null },
      ...{ referralCode: newReferralCode(email), joinedAt: now, studentCode: code, contactId },
    })
    await inviteStudents(tx, config, { students: [{ id, email }], now })
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'addStudent' as const, subjectId: id, now },
      after: { name, studentCode: code, phone, contactName: contact?.name ?? null },
    })
    return { id, code }
  })
}
