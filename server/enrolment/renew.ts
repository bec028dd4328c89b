import { oneMonthAfter } from '../../contract/school-time.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { debit } from '../wallet/move.ts'
import type { EnrolRequest } from './enrol.ts'
import { extend, holdEnrolment } from './store.ts'

/**
 * Pays for one more month, from the later of now and the end of the month paid for, and answers the
 * new end in Unix seconds (decisions §5). Renewals at the same moment each pay and each extend.
 * Refuses whoever is not enrolled, a place that does not end, and too little in the wallet.
 */
export async function renew(
  tx: Tx,
  { studentId, classRef, now, timezone }: EnrolRequest,
): Promise<number> {
  const held = (await findClassByRef(tx, classRef)) ?? reject(404, 'Class not found')
  const place = await holdEnrolment(tx, studentId, held.id)
  if (!place) refuse('You are not enrolled in this class.')
  if (!held.monthly) refuse('This class has no monthly subscription.')
  if (place.paidUntil === 0)
    refuse('Your place in this class does not end, so there is nothing to renew.')

  const paidUntil = oneMonthAfter(Math.max(now, place.paidUntil), timezone)
  await extend(tx, place.id, paidUntil)
  await debit(tx, {
    personId: studentId,
    amount: held.price,
    service: 'renewal',
    description: `Subscription renewal: ${held.name}`,
    classId: held.id,
    // each renewal of a place ends later than the one before
    once: `renewal:${place.id}:${paidUntil}`,
    now,
  })
  return paidUntil
}
