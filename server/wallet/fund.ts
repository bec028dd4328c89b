import { inNaira, type Kobo } from '../../contract/kobo.ts'
import { INVALID_AMOUNT, isFundable } from '../../contract/wallet.ts'
import { audit } from '../kernel/audit.ts'
import type { Tx } from '../kernel/db.ts'
import { newRand } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { credit } from './move.ts'
import { findMovement, lockWallet } from './store.ts'

export type Funding = {
  studentId: number
  amount: Kobo
  /** The administrator who gives it. */
  funderId: number
  /** The request's own name, if it has one: sent twice, it is one funding. */
  once?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Puts an administrator's money into a student's wallet, audited, and answers the balance after it
 * (wallet-and-admin §7). Each request is a funding of its own, but for one that is sent again. Refuses a sum that is not above zero or
 * above ten million naira, and with 404 a student who is unknown or deleted.
 */
export async function fund(tx: Tx, funding: Funding): Promise<Kobo> {
  const { studentId, amount, funderId, now } = funding
  if (!isFundable(amount)) refuse(INVALID_AMOUNT)
  // locked before the ledger is read, so that the same request elsewhere is either not begun or done
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted) reject(404, 'Student not found')
  const once = `funding:${funding.once ? `${funderId}:${funding.once}` : newRand()}`
  const done = await findMovement(tx, once)
  if (done) return done.balance
  const balance = await credit(tx, {
    personId: studentId,
    amount,
    service: 'fund',
    description: 'Wallet funding by the school',
    once,
    now,
  })
  await audit(tx, {
    actorId: funderId,
    deed: 'fundWallet',
    subjectId: studentId,
    detail: inNaira(amount),
    now,
  })
  return balance
}
