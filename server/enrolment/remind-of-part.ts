import { nextPart, type PartPlan } from '../../contract/enrolment/parts.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { StudentChange } from './enrolment-change.ts'
import { markReminded } from './owed-store.ts'
import type { FallingPart } from './reminder-store.ts'
import { requireOwed } from './settle-part.ts'
import { lockEnrolment } from './store.ts'

/**
 * Sends a student the message which part is due and until when the class stays open, audited. Declines a student who owes
 * nothing, and a second reminder within a day.
 */
export async function remindStudentOfPart(
  tx: Tx,
  change: StudentChange & { classId: number },
): Promise<void> {
  const { studentId, actorId, now, timezone } = change
  const { target, enrolment, plan } = await requireOwed(tx, change)
  if (!(await markReminded(tx, enrolment.id, { after: now - DAY, now })))
    decline('reminded_already', say('rules_enrolment_reminded_already'))
  await notifyOfPart(tx, { studentId, target, plan, now, timezone })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'remindOfPart' as const, subjectId: studentId, now },
    detail: say('audited_detail_owed', {
      class: target.name,
      amount: storedMoney(nextPart(plan)),
    }),
  })
}

type Notice = {
  studentId: number
  target: { id: number; name: string }
  plan: PartPlan
  now: number
  timezone: string
}

/** Tells a student which part is due and until when the class stays open. */
async function notifyOfPart(tx: Tx, { studentId, target, plan, now, timezone }: Notice) {
  await notify(tx, {
    studentIds: [studentId],
    write: (m, locale) => ({
      subject: m.notices_part_due_subject({ class: target.name }),
      body: m.notices_part_due({
        class: target.name,
        amount: formatShortNaira(nextPart(plan), locale),
        day: formatDate(plan.dueAt, timezone, locale),
        until: formatDate(plan.paidUntil, timezone, locale),
      }),
    }),
    classId: target.id,
    now,
  })
}

/** How long before a part falls due its student is reminded. */
export const PART_NOTICE = 3 * DAY

/**
 * Reminds a student of a part that falls due within `PART_NOTICE`, once of all processes, unless the staff did (R-PAY-006). Sends
 * nothing if the part was paid since it was found.
 */
export async function sendPartReminder(
  tx: Tx,
  part: FallingPart,
  { time, timezone }: { time: number; timezone: string },
): Promise<void> {
  const { studentId, classId, dueAt } = part
  // a concurrent payment of the part either has committed or waits for this transaction
  const enrolment = await lockEnrolment(tx, studentId, classId)
  if (enrolment?.id !== part.id || enrolment.plan?.dueAt !== dueAt) return
  const target = await findClass(tx, classId)
  // a reminder is never earlier than `PART_NOTICE` before the due date, so one of that time is for this part
  if (!target || !(await markReminded(tx, part.id, { after: dueAt - PART_NOTICE - 1, now: time })))
    return
  await notifyOfPart(tx, { studentId, target, plan: enrolment.plan, now: time, timezone })
}
