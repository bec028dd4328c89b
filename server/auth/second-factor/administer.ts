import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { SECOND_FACTOR_NOTICE } from '../../../contract/auth/second-factors.ts'
import { formatDate } from '../../../contract/platform/school-time.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { storedDay } from '../../platform/audited-message.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { emailTo, readSender } from '../../settings/emails.ts'
import { enqueueEmails } from '../enqueue-emails.ts'
import { findUserByEmail, lockUser } from '../store.ts'
import { notifyOwner } from './emails.ts'
import {
  deleteSecondFactors,
  hasSecondFactor,
  listAdministrators,
  readRequiredFrom,
} from './store.ts'

type Rule = { actorId: number; isRequired: boolean; now: number }

/**
 * Requires a second step of all administrators starting in a week, or ends the requirement; audited, and emailed to them.
 * Declines an administrator without one, who would be locked out.
 */
export async function setRequired(
  { db, config }: AppContext,
  { actorId, isRequired, now }: Rule,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, actorId)
    if (isRequired === (await readRequiredFrom(tx)) > 0) return
    if (isRequired && !(await hasSecondFactor(tx, actorId)))
      decline('second_factor_needed', say('rules_auth_add_second_step_own_sign'))
    await tx.deleteFrom('second_factor_policy').execute()
    const requiredFrom = now + SECOND_FACTOR_NOTICE
    // the id is fixed, so that two concurrent requests leave one row
    if (isRequired)
      await tx
        .insertInto('second_factor_policy')
        .values({ id: 1, required_from: requiredFrom })
        .onConflict((it) => it.column('id').doNothing())
        .execute()
    const detail = isRequired
      ? say('audited_detail_required_from', {
          day: storedDay(requiredFrom, config.SITE_TIMEZONE),
        })
      : say('audited_detail_not_required')
    await writeAuditEntry(tx, {
      actorId,
      subjectId: null,
      action: 'requireSecondFactor',
      detail,
      now,
    })
    const rule = isRequired ? requiredFrom : undefined
    await notifyAdministrators(tx, { day: rule, timezone: config.SITE_TIMEZONE, now })
  })
}

async function notifyAdministrators(
  tx: Tx,
  { day, timezone, now }: { day: number | undefined; timezone: string; now: number },
) {
  const sender = await readSender(tx)
  const emails = (await listAdministrators(tx)).map((it) =>
    emailTo(it, sender, (m, locale) => ({
      subject: m.mail_second_step_rule_subject(sender),
      paragraphs:
        day === undefined
          ? [m.mail_second_step_rule_ended()]
          : [
              m.mail_second_step_rule_from({ day: formatDate(day, timezone, locale) }),
              it.hasSecondFactor
                ? m.mail_second_step_rule_has_one()
                : m.mail_second_step_rule_has_none(),
            ],
    })),
  )
  await enqueueEmails(tx, emails, now)
}

type Reset = { actorId: number; studentId: number; now: number }

/** Removes the second step of another administrator, audited and emailed. A repeated request changes nothing. */
export async function resetSecondFactor(db: Db, { actorId, studentId, now }: Reset): Promise<void> {
  if (actorId === studentId)
    decline('second_factor_own', say('rules_auth_change_own_second_step_profile'))
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, studentId)
    if (!user || user.role !== ADMIN_ROLE)
      httpError('student_not_found', say('rules_admin_student_not_found'))
    if (!(await deleteSecondFactors(tx, studentId))) return
    await writeAuditEntry(tx, { actorId, subjectId: studentId, action: 'resetSecondFactor', now })
    await notifyOwner(tx, { userId: studentId, event: 'reset', now })
  })
}

/**
 * Removes the second step of an administrator, for the command on the host of the school; audited under the
 * administrator's own name and emailed. Returns a sentence about the result. Throws if the email is not an
 * administrator's.
 */
export async function unlockAdministrator(db: Db, email: string, now: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || user.role !== ADMIN_ROLE)
      throw new Error(`No administrator has the email ${email}.`)
    await lockUser(tx, user.id)
    if (!(await deleteSecondFactors(tx, user.id))) return `${user.email} has no second step.`
    const entry = { actorId: user.id, subjectId: user.id, now }
    await writeAuditEntry(tx, { ...entry, action: 'unlockAdministrator' })
    await notifyOwner(tx, { userId: user.id, event: 'unlocked', now })
    return `${user.email} signs in with the password alone now. The recovery codes are no longer valid.`
  })
}
