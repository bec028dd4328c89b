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

/** What a card is to pay for: a sum for the wallet, or a class by its id or rand. */
export type Wish = { amount?: Kobo | undefined; classRef?: string | undefined }

/**
 * Writes a payment down as pending, bound to the person, what it is for and its sum, and answers it (decision 0061).
 * Refuses a school without a public key, a sum that is not above zero or above ten million naira, and a
 * class that the person could not have if the card were charged now.
 */
export async function openPayment(
  tx: Tx,
  { amount, classRef }: Wish,
  opening: Opening,
): Promise<NewPayment> {
  if (opening.publicKey === '') refuse(NO_PAYMENT_KEY)
  if (amount !== undefined && classRef === undefined) return openFunding(tx, amount, opening)
  if (classRef !== undefined && amount === undefined) return openForClass(tx, classRef, opening)
  return reject(400, 'Give either amount or class_id')
}

async function openFunding(tx: Tx, amount: Kobo, opening: Opening) {
  if (!isFundable(amount)) refuse(INVALID_AMOUNT)
  return open(tx, { ...opening, purpose: 'fund', classId: null, amount, prefix: 'FUND' })
}

async function openForClass(tx: Tx, classRef: string, opening: Opening) {
  const wanted = (await findClassByRef(tx, classRef)) ?? reject(404, 'Class not found')
  if (wanted.price === 0) refuse('This class is free.')
  const { personId, now, timezone } = opening
  const isIn = await findEnrolment(tx, personId, wanted.id)
  const purpose = isIn ? ('renewal' as const) : ('class' as const)
  const payment = { personId, purpose, classId: wanted.id, amount: wanted.price }
  // whoever would be refused the class afterwards is refused now, in the words of `enrol` and `renew`
  await rehearse(tx, async () => {
    const paid = { personId, amount: wanted.price, service: 'fund' as const, now }
    await credit(tx, { ...paid, description: '', once: `rehearsal:${personId}:${wanted.id}` })
    await deliver(tx, { ...payment, now, timezone })
  })
  return open(tx, { ...opening, ...payment, prefix: `CLASS_${wanted.id}` })
}

type Opened = Opening & Pick<NewPayment, 'purpose' | 'classId' | 'amount'> & { prefix: string }

async function open(tx: Tx, { prefix, provider, ...wanted }: Opened): Promise<NewPayment> {
  const { personId, purpose, classId, amount, now } = wanted
  const reference = `${prefix}_${randomInt(1e13, 1e14)}`
  const payment = { reference, personId, purpose, classId, amount, provider: provider.name, now }
  await insertPayment(tx, payment)
  return payment
}
