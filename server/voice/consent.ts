import type { RecordingConsent } from '../../contract/voice/consent.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

/** The consent of a student to recordings of the own voice, undefined without one (R-VOICE-010). */
export async function findConsent(db: Db, userId: number): Promise<RecordingConsent | undefined> {
  const row = await db
    .selectFrom('recording_consents')
    .select(['is_minor', 'guardian', 'at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // a minor whose guardian has not agreed
  if (!row || (row.is_minor === 1 && row.guardian === '')) return undefined
  return { isMinor: row.is_minor === 1, guardian: row.guardian, at: row.at }
}

/** Whether the school has recorded that a student is a minor: then only the school records who agrees. */
async function isOfSchool(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('recording_consents')
    .select('recorded_by')
    .where('user_id', '=', userId)
    .where('is_minor', '=', 1)
    .executeTakeFirst()
  return row !== undefined && row.recorded_by !== userId
}

type NewConsent = {
  userId: number
  actorId: number
  isMinor: boolean
  guardian: string
  now: number
}

/**
 * Records a consent in place of an earlier one. Declined for a minor without a guardian, and to a student for whom the school records
 * who agrees.
 */
export async function giveConsent(
  db: Db,
  { userId, actorId, isMinor, guardian, now }: NewConsent,
): Promise<RecordingConsent> {
  if (isMinor && guardian === '') decline('reason_required', say('rules_voice_guardian_needed'))
  if (actorId === userId && (await isOfSchool(db, userId)))
    decline('recording_consent_needed', say('rules_voice_school_records_consent'))
  const given = {
    ...{ is_minor: isMinor ? 1 : 0, guardian: isMinor ? guardian : '' },
    ...{ recorded_by: actorId, at: now },
  }
  await db
    .insertInto('recording_consents')
    .values({ ...given, user_id: userId })
    .onConflict((it) => it.column('user_id').doUpdateSet(given))
    .execute()
  return { isMinor, guardian: given.guardian, at: now }
}

/** Ends the consent. That of a guardian whom the school has recorded is given again by the school only. */
export async function withdrawConsent(db: Db, userId: number): Promise<void> {
  if (await isOfSchool(db, userId)) await endConsent(db, userId, {})
  else await db.deleteFrom('recording_consents').where('user_id', '=', userId).execute()
}

/** Leaves a minor whose guardian has not agreed. */
async function endConsent(db: Db, userId: number, by: { recorded_by?: number }): Promise<void> {
  await db
    .updateTable('recording_consents')
    .set({ is_minor: 1, guardian: '', ...by })
    .where('user_id', '=', userId)
    .execute()
}

type StudentConsent = { studentId: number; actorId: number; guardian: string; now: number }

/** Records or ends the consent of a guardian for a student. Audited; throws 404 for an unknown student. */
export async function setStudentConsent(
  tx: Tx,
  { studentId, actorId, guardian, now }: StudentConsent,
): Promise<RecordingConsent | null> {
  if (!(await lockUser(tx, studentId)))
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const before = await findConsent(tx, studentId)
  // the student cannot agree in place of the guardian
  if (guardian === '') await endConsent(tx, studentId, { recorded_by: actorId })
  else await giveConsent(tx, { userId: studentId, actorId, isMinor: true, guardian, now })
  if (before?.guardian !== (guardian || undefined))
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'setRecordingConsent', subjectId: studentId, now },
      before: { consent: before?.guardian ?? '' },
      after: { consent: guardian },
    })
  return (await findConsent(tx, studentId)) ?? null
}
