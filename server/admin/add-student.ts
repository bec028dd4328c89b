import { EMAIL_TAKEN } from '../../contract/admin/admin.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { declineReservedName, newReferralCode } from '../auth/sign-up.ts'
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
