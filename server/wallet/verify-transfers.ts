import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Returns a sentence for each transfer to an account number (R-PAY-003) that was credited without a payment and its credit, or to
 * another one, each open case with a credit, and each such payment without a transfer.
 */
export async function verifyTransfers(db: Db): Promise<string[]> {
  const [transfers, payments] = await Promise.all([
    sql<{ reference: string; state: string }>`
      select transfers.reference, transfers.state from transfers
      left join payments on payments.reference = transfers.reference and channel = 'transfer'
      left join ledger on ledger.reference = 'payment:' || transfers.reference
        and ledger.type = 'credit' and ledger.method = 'transfer'
      where case transfers.state
        when 'case' then payments.id is not null or ledger.id is not null
        else (transfers.state = 'credited' or payments.id is not null or ledger.id is not null)
          and not (payments.id is not null and ledger.id is not null
            and payments.user_id = transfers.user_id and ledger.user_id = transfers.user_id
            and payments.amount = transfers.amount and ledger.amount = transfers.amount)
        end`.execute(db),
    sql<{ reference: string }>`
      select payments.reference from payments
      left join transfers on transfers.reference = payments.reference
      where channel = 'transfer' and transfers.id is null`.execute(db),
  ])
  return [
    ...transfers.rows.map(
      (it) => `transfer ${it.reference}, ${it.state}: its payment and its credit differ from it`,
    ),
    ...payments.rows.map((it) => `payment ${it.reference}: belongs to no transfer`),
  ]
}
