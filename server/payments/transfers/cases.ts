import type { CaseReason, TransferCase } from '../../../contract/payments/transfers.ts'
import { say } from '../../../messages/message.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { storedMoney } from '../../platform/audited-message.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { lockWallet } from '../../wallet/store.ts'
import { CURRENCY } from '../store.ts'
import { creditTransfer } from './record-transfer.ts'
import { closeCase, listCases, lockCase } from './store.ts'

/** The cases of an accountant: transfers that were not credited. */
export async function readCases(db: Db, limit: number): Promise<TransferCase[]> {
  const rows = await listCases(db, limit)
  return rows.map((it) => ({
    ...{ id: it.id, reference: it.reference, amount: it.amount, currency: it.currency },
    ...{ account: it.account_number, sender: it.sender, note: it.note },
    studentId: it.user_id ?? 0,
    name: it.name ?? '',
    // only these are stored for a case
    reason: it.reason as CaseReason,
    receivedAt: it.received_at,
    closedAt: it.resolved_at ?? 0,
    isTest: it.provider === 'sandbox',
  }))
}

type Closing = {
  transferId: number
  studentId?: number | undefined
  note: string
  actorId: number
  now: number
  timezone: string
}

/**
 * Closes a case, audited, with a credit to a student or without one (R-PAY-003). A case that is closed stays as it is. Rejects an
 * unknown case or student with 404, and declines another currency than naira.
 */
export async function closeTransferCase(tx: Tx, closing: Closing): Promise<void> {
  const { transferId, studentId, note, actorId, now, timezone } = closing
  // a wallet is locked before the rows of payments
  if (studentId !== undefined) {
    const wallet = await lockWallet(tx, studentId)
    if (!wallet || wallet.isDeleted)
      httpError('student_not_found', say('rules_admin_student_not_found'))
  }
  const it = (await lockCase(tx, transferId)) ?? caseNotFound()
  if (it.state === 'resolved') return
  if (studentId !== undefined) {
    if (it.currency !== CURRENCY)
      decline('currency_mismatch', say('rules_payments_case_other_currency'))
    const { amount, reference, provider } = it
    await creditTransfer(
      tx,
      { userId: studentId, amount, reference, fee: null },
      { provider, now, timezone },
    )
  }
  await closeCase(tx, it.id, { userId: studentId ?? null, note, actorId, now })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'closeTransferCase' as const, now },
    subjectId: studentId ?? it.user_id,
    detail: say('audited_detail_transfer_case', { amount: storedMoney(it.amount), note }),
  })
}

function caseNotFound(): never {
  return httpError('payment_not_found', say('rules_payments_payment_not_found'))
}
