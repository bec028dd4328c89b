import { isNoMailbox } from '../../../contract/auth/sign-in-name.ts'
import type { TransferAccount } from '../../../contract/payments/transfers.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { say } from '../../../messages/message.ts'
import { readContactOf } from '../../auth/contacts.ts'
import { findUser } from '../../auth/store.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { type AccountHolder, type PaymentProvider, ProviderUnavailable } from '../provider.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { selectProvider } from '../select-provider.ts'
import { recordTransfer } from './record-transfer.ts'
import { findAccountOf, insertAccount, markAsked } from './store.ts'

type School = Pick<AppContext, 'db' | 'config'>

/** The account number of a student; null before it is opened. */
export async function readTransferAccount(school: School, userId: number) {
  const provider = selectProvider(school)
  const row = provider && (await findAccountOf(school.db, provider.name, userId))
  return {
    account: row ? { number: row.account_number, bank: row.bank, name: row.account_name } : null,
    isAvailable: provider !== null,
    isTest: provider?.name === 'sandbox',
  }
}

/** Opens the account number of a student at the first use (R-PAY-003). Declines with a sentence what the provider refuses. */
export async function openTransferAccount(
  school: School,
  { userId, now }: { userId: number; now: number },
): Promise<TransferAccount> {
  const known = await readTransferAccount(school, userId)
  if (known.account) return known.account
  const provider = selectProvider(school) ?? declineUnavailable()
  const holder = await readHolder(school, userId)
  if (!(await takeProviderQuota(school.db, provider, 'person', now))) declineBusy()
  const response = await provider.openAccount(holder, now).catch(toBusy)
  if (response.outcome === 'refused') {
    if (response.reason === 'none_left')
      decline('transfers_none_left', say('rules_payments_transfers_none_left'), response.detail)
    if (response.reason === 'identity')
      decline('transfers_identity', say('rules_payments_transfers_identity'), response.detail)
    declineUnavailable(response.detail)
  }
  const { name } = provider
  await insertAccount(school.db, { ...response.account, provider: name, userId, now })
  // of a concurrent request, if that was first
  const { account } = await readTransferAccount(school, userId)
  return account ?? declineUnavailable()
}

function declineUnavailable(detail?: string): never {
  return decline('transfers_not_available', say('rules_payments_transfers_not_available'), detail)
}

function declineBusy(): never {
  return decline('provider_unavailable', say('rules_payments_transfers_busy'))
}

function toBusy(error: unknown): never {
  if (error instanceof ProviderUnavailable) return declineBusy()
  throw error
}

/** The data of a student that a bank asks for; of a student without an email or a number those of the contact. */
async function readHolder({ db }: School, userId: number): Promise<AccountHolder> {
  const user =
    (await findUser(db, userId)) ?? httpError('sign_in_required', say('rules_wire_sign_again'))
  const { contact } = await readContactOf(db, userId)
  const words = user.name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : user.name
  const firstName = words.length > 1 ? words.slice(0, -1).join(' ') : user.name
  return {
    ...{ userId, firstName, lastName },
    email: isNoMailbox(user.email) && contact?.email ? contact.email : user.email,
    phone: user.phone || (contact?.phone ?? ''),
  }
}

/** Looks for transfers of a student that have not arrived, at most once a minute. */
export async function checkTransfersOf(
  school: AppContext,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const { db, config } = school
  const provider = selectProvider(school)
  const account = provider && (await findAccountOf(db, provider.name, userId))
  if (!account || !(await markAsked(db, { provider: provider.name, userId, now }))) return
  if (!(await takeProviderQuota(db, provider, 'person', now))) return
  await askProvider(provider, account, { now, timezone: config.SITE_TIMEZONE }).catch(ignoreBusy)
  const transfers = await provider.listTransfers(now - LOOK_BACK).catch(ignoreBusy)
  const own = transfers?.filter((it) => it.accountNumber === account.account_number) ?? []
  const context = { provider: provider.name, now, timezone: config.SITE_TIMEZONE }
  for (const transfer of own) await recordTransfer(db, transfer, context)
}

const LOOK_BACK = 6 * 3600

function ignoreBusy(error: unknown): undefined {
  if (!(error instanceof ProviderUnavailable)) throw error
}

async function askProvider(
  provider: PaymentProvider,
  account: { account_number: string; provider_slug: string },
  { now, timezone }: { now: number; timezone: string },
) {
  const day = isoDay(now, timezone)
  await provider.requery({
    ...{ number: account.account_number, providerSlug: account.provider_slug, day },
  })
}
