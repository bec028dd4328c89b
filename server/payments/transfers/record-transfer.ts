import { formatShortNaira, type Kobo } from '../../../contract/platform/kobo.ts'
import { MIN_CARD_FUNDING } from '../../../contract/wallet/wallet.ts'
import { textIn } from '../../../messages/catalog.ts'
import { say } from '../../../messages/message.ts'
import { notify } from '../../messages/announce.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import { storedText } from '../../platform/stored-text.ts'
import { creditKeptRewards } from '../../wallet/kept-rewards.ts'
import { credit } from '../../wallet/ledger.ts'
import { rewardFirstPayment } from '../../wallet/referral.ts'
import { lockWallet, PAYMENT_REFERENCE_PREFIX } from '../../wallet/store.ts'
import type { IncomingTransfer } from '../provider.ts'
import { CURRENCY } from '../store.ts'
import type { PaymentsTable, TransfersTable } from '../tables.ts'
import {
  findNumberOfCustomer,
  findOwnerOfAccount,
  insertTransfer,
  insertTransferPayment,
} from './store.ts'

type Context = { provider: PaymentsTable['provider']; now: number; timezone: string }

/**
 * Records a transfer to the account of a student, once for all reports of it: credits the wallet (R-PAY-003). One that cannot be
 * credited becomes a case for the accountant: to an unknown, closed or erased account, below ₦100, or in another currency. True
 * if it was not known before.
 */
export async function recordTransfer(
  db: Db,
  transfer: IncomingTransfer,
  context: Context,
): Promise<boolean> {
  const { provider, now } = context
  const number = transfer.accountNumber || (await findNumber(db, transfer, provider))
  const owner = number === '' ? undefined : await findOwnerOfAccount(db, provider, number)
  const common = {
    ...{ reference: transfer.reference, provider, account_number: number },
    ...{ amount: transfer.amount, currency: transfer.currency, sender: transfer.sender },
    received_at: now,
  }
  return inTransaction(db, async (tx) => {
    const reason = await caseReason(tx, transfer, owner)
    if (reason || !owner) {
      const why = { state: 'case' as const, reason: reason ?? 'unknown_account' }
      return insertTransfer(tx, { ...common, ...why, user_id: owner?.id ?? null })
    }
    // rewards lock the settings before a wallet
    const { amount, reference, fee } = transfer
    const money = { userId: owner.id, amount, reference, fee }
    const credited = { ...common, state: 'credited' as const, reason: '', user_id: owner.id }
    if (!(await insertTransfer(tx, credited))) return false
    await creditTransfer(tx, money, context)
    return true
  })
}

async function findNumber(
  db: Db,
  { customerCode }: IncomingTransfer,
  provider: PaymentsTable['provider'],
): Promise<string> {
  if (customerCode === '') return ''
  return (await findNumberOfCustomer(db, provider, customerCode)) ?? ''
}

type Owner = Awaited<ReturnType<typeof findOwnerOfAccount>>

/** Why a transfer cannot be credited; undefined if it can. */
async function caseReason(
  tx: Tx,
  { amount, currency }: IncomingTransfer,
  owner: Owner,
): Promise<TransfersTable['reason'] | undefined> {
  if (currency !== CURRENCY) return 'other_currency'
  if (!owner) return 'unknown_account'
  const current = await tx
    .selectFrom('users')
    .select(['deleted_at', 'deactivated_at'])
    .where('id', '=', owner.id)
    .executeTakeFirst()
  if (!current || current.deleted_at !== null) return 'account_deleted'
  if (current.deactivated_at !== null) return 'account_closed'
  return amount < MIN_CARD_FUNDING ? 'too_small' : undefined
}

type Money = { userId: number; amount: Kobo; reference: string; fee: Kobo | null }

/** Credits a transfer to a wallet with its payment, rewards and message. */
export async function creditTransfer(tx: Tx, money: Money, context: Context): Promise<void> {
  const { userId, amount, reference, fee } = money
  const { provider, now, timezone } = context
  const denied = await rewardFirstPayment(tx, { friendId: userId, now, timezone })
  await creditKeptRewards(tx, { userId, now, timezone })
  await lockWallet(tx, userId)
  await insertTransferPayment(tx, { userId, amount, reference, provider, now })
  await credit(tx, {
    userId,
    amount,
    service: 'fund',
    method: 'transfer',
    ...(fee !== null && { fee }),
    description: storedText(say('ledger_transfer')),
    idempotencyKey: PAYMENT_REFERENCE_PREFIX + reference,
    isTest: provider === 'sandbox',
    now,
  })
  // money does not wait for the end of quiet hours (R-SESSION-006)
  const about = { studentIds: [userId], isUrgent: true, now }
  await notify(tx, {
    ...about,
    write: (m, locale) => ({
      subject: m.notices_transfer_subject(),
      body: m.notices_transfer_arrived({ amount: formatShortNaira(amount, locale) }),
    }),
  })
  if (denied)
    await notify(tx, {
      ...about,
      write: (m, locale) => ({
        subject: m.notices_no_reward_subject(),
        body: textIn(locale, denied),
      }),
    })
}
