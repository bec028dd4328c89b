import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY } from '../../../contract/platform/duration.ts'
import type { Db } from '../../platform/db.ts'
import { paymentNotFound } from '../errors.ts'
import type { AccountHolder, AccountResponse, IncomingTransfer } from '../provider.ts'

/** The bank of the sandbox. */
const BANK = { bank: 'Sandbox Bank', providerSlug: 'sandbox-bank' }

/** The surnames for which the sandbox plays the refusals of a bank. */
const REFUSALS = {
  Unregistered: 'not_available',
  Full: 'none_left',
  Unknown: 'identity',
} as const

/** Opens an account number in the sandbox, the same for a student at each try. */
export function openSandboxAccount({
  lastName,
  firstName,
  userId,
}: AccountHolder): AccountResponse {
  const refusal = Object.entries(REFUSALS).find(([surname]) => surname === lastName)
  if (refusal) return { outcome: 'refused', reason: refusal[1], detail: lastName }
  return {
    outcome: 'opened',
    account: {
      number: `99${String(userId).padStart(8, '0')}`,
      name: `SANDBOX / ${firstName} ${lastName}`.trim(),
      customerCode: `CUS_sandbox${userId}`,
      ...BANK,
    },
  }
}

/** A transfer that somebody plays: its webhook is sent, sent twice, or lost. */
export const sandboxTransferRequest = z.object({
  account_number: z.string().check(z.regex(/^99\d{8,18}$/)),
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  outcome: z.enum(['success', 'twice', 'lost']),
})

/** Plays a transfer to an account of a student. Returns its event in the provider's format. Throws 404 for an unknown account. */
export async function playTransfer(
  db: Db,
  {
    account_number,
    amount,
  }: Pick<z.output<typeof sandboxTransferRequest>, 'account_number' | 'amount'>,
  now: number,
) {
  const account = await db
    .selectFrom('transfer_accounts')
    .select('customer_code')
    .where('provider', '=', 'sandbox')
    .where('account_number', '=', account_number)
    .executeTakeFirst()
  if (!account) paymentNotFound()
  const reference = `SBX${randomInt(1e13, 1e14)}`
  await db
    .deleteFrom('sandbox_transfers')
    .where('at', '<', now - DAY)
    .execute()
  await db
    .insertInto('sandbox_transfers')
    .values({ reference, account_number, amount, at: now })
    .execute()
  return transferEvent({ reference, accountNumber: account_number, amount })
}

/** The event of a transfer as the provider sends it. */
export function transferEvent({
  reference,
  accountNumber,
  amount,
}: {
  reference: string
  accountNumber: string
  amount: number
}) {
  return {
    event: 'charge.success',
    data: {
      ...{ domain: 'test', status: 'success', reference, amount, currency: 'NGN' },
      channel: 'dedicated_nuban',
      authorization: {
        channel: 'dedicated_nuban',
        receiver_bank_account_number: accountNumber,
        sender_name: 'SANDBOX SENDER',
        sender_bank: BANK.bank,
      },
      customer: { customer_code: '' },
      metadata: { receiver_account_number: accountNumber },
    },
  }
}

/** The transfers that were played since a time. */
export async function listSandboxTransfers(db: Db, since: number): Promise<IncomingTransfer[]> {
  const rows = await db
    .selectFrom('sandbox_transfers')
    .select(['reference', 'account_number', 'amount'])
    .where('at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map((it) => ({
    ...{ reference: it.reference, amount: it.amount, currency: 'NGN' },
    ...{ accountNumber: it.account_number, customerCode: '', sender: 'SANDBOX SENDER' },
    fee: null,
  }))
}
