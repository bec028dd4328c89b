import { formatNaira, type Kobo } from '../../contract/kobo.ts'
import { INVALID_AMOUNT, isFundable } from '../../contract/wallet.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { credit } from './ledger.ts'
import { findLedgerEntry, lockWallet } from './store.ts'

export type FundingRequest = {
  studentId: number
  amount: Kobo
  /** The administrator who gives it. */
  funderId: number
  /** The request's own name, if it has one: sent twice, it is one funding. */
  idempotencyKey?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Puts an administrator's money into a student's wallet, audited, and answers the balance after it
 * (R-ASTUD-010). Each request is a funding of its own, but for one that is sent again. Refuses a sum that is not above zero or
 * above ten million naira, and with 404 a student who is unknown or deleted.
 */
export async function fund(tx: Tx, request: FundingRequest): Promise<Kobo> {
  const { studentId, amount, funderId, now } = request
  if (!isFundable(amount)) decline('invalid_amount', INVALID_AMOUNT)
  // locked before the ledger is read, so that the same request elsewhere is either not begun or done
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted) httpError('student_not_found', 'Student not found')
  const idempotencyKey = `funding:${request.idempotencyKey ? `${funderId}:${request.idempotencyKey}` : newPublicId()}`
  const existing = await findLedgerEntry(tx, idempotencyKey)
  if (existing) return existing.balance
  const balance = await credit(tx, {
    userId: studentId,
    amount,
    service: 'fund',
    description: 'Wallet funding by the school',
    idempotencyKey,
    now,
  })
  await writeAuditEntry(tx, {
    actorId: funderId,
    action: 'fundWallet',
    subjectId: studentId,
    detail: formatNaira(amount),
    now,
  })
  return balance
}
