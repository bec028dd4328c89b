import { randomInt } from 'node:crypto'
import type { Kobo } from '../../contract/kobo.ts'
import { NO_PAYMENT_KEY } from '../../contract/payments.ts'
import { cardFundingFault } from '../../contract/wallet.ts'
import { findClassByRef } from '../classes/store.ts'
import { findEnrolment } from '../enrolment/store.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { credit } from '../wallet/move.ts'
import { lockWallet } from '../wallet/store.ts'
import { rehearse } from './attempt.ts'
import { deliver } from './deliver.ts'
import { listOpen, type OpenPayment, supersede } from './open-bound-store.ts'
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
 * Refuses a school without a public key, a sum outside ₦100 to ₦10,000,000, and a class that the person could not have if
 * the card were charged now. At most five unpaid payments of a student are open: a further one takes the place of the
 * oldest for the same purpose, else of the oldest (decision 0341).
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
  const fault = cardFundingFault(amount)
  if (fault) refuse(fault)
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
  await makeRoom(tx, payment)
  await insertPayment(tx, payment)
  return payment
}

/** How many unpaid payments of one student may be open at once. */
const OPEN_MAX = 5

async function makeRoom(tx: Tx, { personId, purpose, classId, now }: NewPayment) {
  // two that are opened at once must not both find room
  await lockWallet(tx, personId)
  const open = await listOpen(tx, personId)
  const isAlike = (it: OpenPayment) => it.purpose === purpose && it.classId === classId
  const byRank = [...open.filter(isAlike), ...open.filter((it) => !isAlike(it))]
  for (const oldest of byRank.slice(0, Math.max(0, open.length - OPEN_MAX + 1))) {
    await supersede(tx, oldest, now)
  }
}
