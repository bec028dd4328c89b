import type { Kobo } from '../../contract/kobo.ts'
import { findClass } from '../classes/store.ts'
import { enrol } from '../enrolment/enrol.ts'
import { renew } from '../enrolment/renew.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

/** A class that a card pays for, once the money is in the wallet. */
export type Purchase = {
  userId: number
  purpose: 'class' | 'renewal'
  classId: number
  /** Kobo that were paid for it. */
  amount: Kobo
  now: number
  timezone: string
}

/**
 * Gives what was paid for out of the wallet that the payment has filled: a place or a month more. Refuses like
 * `enrol` and `renew`, and when the class costs more by now: the rest of the wallet was not meant for it.
 */
export async function fulfil(tx: Tx, purchase: Purchase): Promise<void> {
  const { price } =
    (await findClass(tx, purchase.classId)) ?? httpError('class_not_found', 'Class not found')
  if (price > purchase.amount) decline('price_changed', 'The price of this class has changed.')
  const grantAccess = purchase.purpose === 'renewal' ? renew : enrol
  await grantAccess(tx, {
    studentId: purchase.userId,
    classRef: String(purchase.classId),
    now: purchase.now,
    timezone: purchase.timezone,
  })
}
