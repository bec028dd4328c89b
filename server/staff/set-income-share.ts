import { startOfDay } from '../../contract/platform/school-time.ts'
import { day } from '../../contract/platform/sentence-values.ts'
import { formatShare, WHOLE_INCOME } from '../../contract/staff/income-shares.ts'
import {
  isDayIn,
  largestSum,
  listSharePeriods,
  type SetShare,
} from '../../contract/staff/share-periods.ts'
import { say } from '../../messages/message.ts'
import { lockClass } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedDay } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { insertIncomeShare, listSharesOfClass, listTeachers } from './income-shares-store.ts'

type ShareRequest = Omit<SetShare, 'id'> & {
  /** The owner. */
  actorId: number
  timezone: string
  /** Unix seconds. */
  now: number
}

/**
 * Sets the share of a teacher in the income of a class from a day on, and audits it (R-STAFF-012). Rejects an unknown or deleted class,
 * and a person who is neither an owner nor a teacher and has no share of the class, with 404. Declines shares of more than the whole
 * income on that day or later. A repeated request changes nothing.
 */
export async function setIncomeShare(
  tx: Tx,
  { actorId, timezone, now, ...share }: ShareRequest,
): Promise<void> {
  // changes of the shares of a class wait for each other, so that the sum below holds until the commit
  const { name } =
    (await lockClass(tx, share.classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const shares = await listSharesOfClass(tx, share.classId)
  const own = listSharePeriods(shares).filter((it) => it.userId === share.userId)
  const isTeacher = (await listTeachers(tx)).some((it) => it.id === share.userId)
  if (!isTeacher && own.length === 0)
    httpError('teacher_not_found', say('rules_staff_teacher_not_found'))
  const before = own.find((it) => isDayIn(it, share.fromDay))?.basisPoints ?? 0
  if (before === share.basisPoints && own.some((it) => it.fromDay === share.fromDay)) return

  const after = [...shares, { ...share, id: Number.MAX_SAFE_INTEGER }]
  const largest = largestSum(after, share.fromDay)
  if (largest.basisPoints > WHOLE_INCOME)
    decline(
      'shares_above_whole',
      say('rules_staff_shares_above_whole', {
        share: formatShare(largest.basisPoints),
        day: day(startOfDay(largest.day, timezone), timezone),
      }),
    )
  await insertIncomeShare(tx, share, { actorId, now })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'setIncomeShare', subjectId: share.userId },
    detail: say('audited_detail_share', {
      class: name,
      day: storedDay(startOfDay(share.fromDay, timezone), timezone),
    }),
    before: { incomeShare: formatShare(before) },
    after: { incomeShare: formatShare(share.basisPoints) },
    now,
  })
}
