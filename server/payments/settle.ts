import { confirming } from '../../contract/payments.ts'
import { inTransaction, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { PAYMENT } from '../wallet/audit-ledger.ts'
import { credit } from '../wallet/move.ts'
import { attempt } from './attempt.ts'
import { providerOf } from './configured.ts'
import { deliver } from './deliver.ts'
import { type Charge, type Provider, Silent } from './provider.ts'
import { claimSettling, findPayment, keepInWallet, noteTrouble, type Payment } from './store.ts'

export type Report = {
  reference: string
  /** Unix seconds. */
  now: number
  /** Whose payment it has to be; a signed notice speaks for whomever it was opened for. */
  personId?: number
  /** What a signed notice says of it; without one the provider is asked. */
  charge?: Charge
}

/**
 * Settles a payment that we opened, once, whoever reports it first, and answers it as it stands (decisions §7).
 * In one transaction the money comes into the wallet and, for a class, goes out again for the place; where the
 * class cannot be had any more it stays in the wallet. Refuses, changing no money: a reference that we
 * never opened or opened for somebody else, a charge of another sum or currency, a declined one, and with
 * 'We are confirming your …' one whose outcome is not known yet.
 */
export async function settle(school: School, report: Report): Promise<Payment> {
  const provider = providerOf(school) ?? refuse(UNKNOWN)
  const payment = (await findPayment(school.db, report.reference)) ?? refuse(UNKNOWN)
  if (payment.provider !== provider.name) refuse(UNKNOWN)
  if (report.personId !== undefined && report.personId !== payment.personId) refuse(UNKNOWN)
  if (isOver(payment)) return payment

  const charge = report.charge ?? (await askProvider(provider, payment, report.now))
  await check(school, payment, charge)
  await inTransaction(school.db, (tx) =>
    take(tx, payment, { now: report.now, timezone: school.config.SITE_TIMEZONE }),
  )
  return (await findPayment(school.db, report.reference)) ?? refuse(UNKNOWN)
}

const UNKNOWN = 'This payment is not known.'
const DECLINED = 'Your card was not charged. Please try again.'
const MISMATCH = 'This payment is not the one that was opened. Please contact us.'

const isOver = ({ state }: Payment) => state === 'settled' || state === 'to_wallet'

async function askProvider(provider: Provider, { reference, amount }: Payment, now: number) {
  try {
    return (await provider.verify(reference, now)) ?? refuse(confirming(amount))
  } catch (fault) {
    if (fault instanceof Silent) refuse(confirming(amount))
    throw fault
  }
}

async function check({ db }: School, payment: Payment, charge: Charge) {
  const { reference, amount, currency } = payment
  if (charge.reference !== reference || charge.amount !== amount || charge.currency !== currency) {
    const remark = `The provider says ${charge.reference}, ${charge.amount} ${charge.currency}`
    await noteTrouble(db, payment.id, { state: 'pending', remark })
    refuse(MISMATCH)
  }
  if (charge.status === 'open') refuse(confirming(amount))
  if (charge.status === 'failed') {
    await noteTrouble(db, payment.id, { state: 'failed', remark: 'The card was declined' })
    refuse(DECLINED)
  }
}

async function take(tx: Tx, payment: Payment, at: { now: number; timezone: string }) {
  if (!(await claimSettling(tx, payment.id, at.now))) return
  const { id, personId, purpose, classId, className, amount, reference } = payment
  await credit(tx, {
    personId,
    amount,
    service: 'fund',
    description: purpose === 'fund' ? 'Wallet funding' : `Card payment: ${className}`,
    ...(classId ? { classId } : {}),
    once: PAYMENT + reference,
    now: at.now,
  })
  if (purpose === 'fund' || classId === null) return
  const refusal = await attempt(tx, () =>
    deliver(tx, { personId, purpose, classId, amount, ...at }),
  )
  if (refusal) await keepInWallet(tx, id, refusal.message)
}
