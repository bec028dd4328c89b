import { randomInt } from 'node:crypto'
import type { Kobo } from '../../contract/kobo.ts'
import { NO_PAYMENT_KEY } from '../../contract/payments.ts'
import { INVALID_AMOUNT, isFundable } from '../../contract/wallet.ts'
import { findClassByRef } from '../classes/store.ts'
import { findEnrolment } from '../enrolment/store.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { credit } from '../wallet/move.ts'
import { rehearse } from './attempt.ts'
import { deliver } from './deliver.ts'
import type { Provider } from './provider.ts'
import { insertPayment, type NewPayment } from './store.ts'

export type Opening = {
  personId: number
  /** Unix seconds. */
  now: number
  timezone: string
  provider: Provider
  publicKey: string
}

/**
 * Opens a payment into the person's own wallet and answers it, pending (decision 0061). Refuses a sum that is
 * not above zero or above ten million naira, and a school without a public key.
 */
export async function openFunding(tx: Tx, amount: Kobo, opening: Opening): Promise<NewPayment> {
  if (!isFundable(amount)) refuse(INVALID_AMOUNT)
  return open(tx, { ...opening, purpose: 'fund', classId: null, amount, prefix: 'FUND' })
}

/**
 * Opens the payment of a class's price, or of one more month for whoever is in it. Whoever could not have the
 * class if the card were charged now is refused now, in the words of `enrol` and `renew`.
 */
export async function openClassPayment(
  tx: Tx,
  classRef: string,
  opening: Opening,
): Promise<NewPayment> {
  const wanted = (await findClassByRef(tx, classRef)) ?? reject(404, 'Class not found')
  if (wanted.price === 0) refuse('This class is free.')
  const { personId, now, timezone } = opening
  const isIn = await findEnrolment(tx, personId, wanted.id)
  const purpose = isIn ? ('renewal' as const) : ('class' as const)
  const payment = { personId, purpose, classId: wanted.id, amount: wanted.price }
  await rehearse(tx, async () => {
    const paid = { personId, amount: wanted.price, service: 'fund' as const, now }
    await credit(tx, { ...paid, description: '', once: `rehearsal:${personId}:${wanted.id}` })
    await deliver(tx, { ...payment, now, timezone })
  })
  return open(tx, { ...opening, ...payment, prefix: `CLASS_${wanted.id}` })
}

type Opened = Opening & Pick<NewPayment, 'purpose' | 'classId' | 'amount'> & { prefix: string }

async function open(tx: Tx, { prefix, provider, publicKey, ...wanted }: Opened) {
  if (publicKey === '') refuse(NO_PAYMENT_KEY)
  const { personId, purpose, classId, amount, now } = wanted
  const reference = `${prefix}_${randomInt(1e13, 1e14)}`
  const payment = { reference, personId, purpose, classId, amount, provider: provider.name, now }
  await insertPayment(tx, payment)
  return payment
}
