import { nextPart } from '../../contract/enrolment/parts.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import { say } from '../../messages/message.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { StudentChange } from './enrolment-change.ts'
import { markReminded } from './owed-store.ts'
import { requireOwed } from './settle-part.ts'

/**
 * Sends a student the message which part is due and until when the class stays open, audited. Declines a student who owes
 * nothing, and a second reminder within a day.
 */
export async function remindStudentOfPart(
  tx: Tx,
  change: StudentChange & { classId: number },
): Promise<void> {
  const { studentId, classId, actorId, now, timezone } = change
  const { target, enrolment, plan } = await requireOwed(tx, change)
  if (!(await markReminded(tx, enrolment.id, { after: now - DAY, now })))
    decline('reminded_already', say('rules_enrolment_reminded_already'))
  const amount = nextPart(plan)
  await notify(tx, {
    studentIds: [studentId],
    write: (m, locale) => ({
      subject: m.notices_part_due_subject({ class: target.name }),
      body: m.notices_part_due({
        class: target.name,
        amount: formatShortNaira(amount, locale),
        day: formatDate(plan.dueAt, timezone, locale),
        until: formatDate(plan.paidUntil, timezone, locale),
      }),
    }),
    classId,
    now,
  })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'remindOfPart' as const, subjectId: studentId, now },
    detail: say('audited_detail_owed', { class: target.name, amount: storedMoney(amount) }),
  })
}
