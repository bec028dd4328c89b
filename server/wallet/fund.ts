import type { Kobo } from '../../contract/platform/kobo.ts'
import { INVALID_AMOUNT, isFundable } from '../../contract/wallet/wallet.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedExactMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { storedText } from '../platform/stored-text.ts'
import { creditKeptRewards } from './kept-rewards.ts'
import { credit } from './ledger.ts'
import { findLedgerEntry, lockWallet } from './store.ts'

export type FundingRequest = {
  studentId: number
  amount: Kobo
  /** The administrator. */
  funderId: number
  /** Shown to the student; omitted by older clients. */
  reason?: string | undefined
  /** Requests with the same key credit once. */
  idempotencyKey?: string | undefined
  /** Unix seconds. */
  now: number
  timezone: string
}

/**
 * Credits a student's wallet for an administrator, audited, and returns the new balance (R-ASTUD-010). Credits kept quiz
 * rewards too, because money of the school is a payment (decision 0350). A repeated
 * request with the same idempotency key credits once. Declines an amount that is not above zero or exceeds ten million
 * naira; rejects an unknown or deleted student with 404.
 */
export async function fund(tx: Tx, request: FundingRequest): Promise<Kobo> {
  const { studentId, amount, funderId, now } = request
  if (!isFundable(amount)) decline('invalid_amount', INVALID_AMOUNT)
  // rewards lock the settings before a wallet
  await creditKeptRewards(tx, { userId: studentId, now, timezone: request.timezone })
  // locked before the ledger is read, so that a concurrent copy of the request is either committed or not started
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const idempotencyKey = `funding:${request.idempotencyKey ? `${funderId}:${request.idempotencyKey}` : newPublicId()}`
  const existing = await findLedgerEntry(tx, idempotencyKey)
  if (existing) return existing.balance
  const reason = oneLine(request.reason ?? '')
  const balance = await credit(tx, {
    userId: studentId,
    amount,
    service: 'fund',
    description: storedText(
      reason ? say('ledger_school_funding_because', { reason }) : say('ledger_school_funding'),
    ),
    idempotencyKey,
    actorId: funderId,
    now,
  })
  await writeAuditEntry(tx, {
    actorId: funderId,
    action: 'fundWallet',
    subjectId: studentId,
    detail: reason
      ? say('audited_detail_amount_reason', { amount: storedExactMoney(amount), reason })
      : say('audited_detail_amount', { amount: storedExactMoney(amount) }),
    before: { balance: wallet.balance },
    after: { balance },
    now,
  })
  return balance
}

/** A reason without line breaks, for the description of a ledger entry. */
export function oneLine(reason: string): string {
  return reason.trim().replaceAll(/\s+/g, ' ')
}
