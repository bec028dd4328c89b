import type { Kobo } from '../../contract/platform/kobo.ts'
import { correctionError } from '../../contract/wallet/wallet.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedExactMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storedText } from '../platform/stored-text.ts'
import { oneLine } from './fund.ts'
import { debit } from './ledger.ts'
import { findLedgerEntry, lockWallet } from './store.ts'

export type CorrectionRequest = {
  studentId: number
  amount: Kobo
  reason: string
  /** The administrator. */
  actorId: number
  /** Requests with the same key take the amount once. */
  idempotencyKey: string
  /** Unix seconds. */
  now: number
}

/**
 * Takes an amount out of a student's wallet for an administrator, with one ledger entry and one audit entry, and returns
 * the new balance (decision 0160). Declines an amount that is not above zero or exceeds the balance; rejects an unknown
 * or deleted student with 404. Idempotent.
 */
export async function correct(tx: Tx, request: CorrectionRequest): Promise<Kobo> {
  const { studentId, amount, actorId, now } = request
  // locked before the ledger is read, so that a concurrent copy of the request is either committed or not started
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const idempotencyKey = `correction:${actorId}:${studentId}:${request.idempotencyKey}`
  const existing = await findLedgerEntry(tx, idempotencyKey)
  if (existing) return existing.balance
  const error = correctionError(amount, wallet.balance)
  if (error) decline(error.code, error.message)
  const reason = oneLine(request.reason)
  const balance = await debit(tx, {
    userId: studentId,
    amount,
    service: 'correction',
    description: storedText(say('ledger_correction', { reason })),
    idempotencyKey,
    actorId,
    now,
  })
  await writeAuditEntry(tx, {
    actorId,
    action: 'correctWallet',
    subjectId: studentId,
    detail: say('audited_detail_amount_reason', { amount: storedExactMoney(amount), reason }),
    before: { balance: wallet.balance },
    after: { balance },
    now,
  })
  return balance
}
