import type { Db, Tx } from '../../platform/db.ts'
import type { OpenedAccount } from '../provider.ts'
import type { PaymentsTable, TransfersTable } from '../tables.ts'

type ProviderName = PaymentsTable['provider']

/** The account number of a student at a provider. */
export async function findAccountOf(db: Db, provider: ProviderName, userId: number) {
  return db
    .selectFrom('transfer_accounts')
    .select(['account_number', 'bank', 'account_name', 'provider_slug', 'asked_at'])
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The owner of an account number, deleted or not. */
export async function findOwnerOfAccount(db: Db, provider: ProviderName, accountNumber: string) {
  return db
    .selectFrom('transfer_accounts')
    .innerJoin('users', 'users.id', 'transfer_accounts.user_id')
    .select(['users.id', 'users.deleted_at', 'users.deactivated_at'])
    .where('provider', '=', provider)
    .where('account_number', '=', accountNumber)
    .executeTakeFirst()
}

/** The owner of an account by the provider's code of the customer, for reports without the number. */
export async function findNumberOfCustomer(
  db: Db,
  provider: ProviderName,
  customerCode: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('transfer_accounts')
    .select('account_number')
    .where('provider', '=', provider)
    .where('customer_code', '=', customerCode)
    .executeTakeFirst()
  return row?.account_number
}

/** Stores an account; a concurrent request may have stored one before. */
export async function insertAccount(
  db: Db,
  account: OpenedAccount & { provider: ProviderName; userId: number; now: number },
): Promise<void> {
  await db
    .insertInto('transfer_accounts')
    .values({
      user_id: account.userId,
      provider: account.provider,
      account_number: account.number,
      bank: account.bank,
      account_name: account.name,
      customer_code: account.customerCode,
      provider_slug: account.providerSlug,
      created_at: account.now,
    })
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Records that the provider was asked for transfers to an account; false within a minute of the last time. */
export async function markAsked(
  db: Db,
  { provider, userId, now }: { provider: ProviderName; userId: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfer_accounts')
    .set({ asked_at: now })
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .where('asked_at', '<=', now - 60)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type NewTransfer = Pick<
  TransfersTable,
  'reference' | 'provider' | 'account_number' | 'amount' | 'currency' | 'sender' | 'user_id'
> &
  Pick<TransfersTable, 'state' | 'reason' | 'received_at'>

/** Records a transfer; false if it was recorded before. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<boolean> {
  const row = await tx
    .insertInto('transfers')
    .values({ ...transfer, resolved_at: null, resolved_by: null })
    .onConflict((it) => it.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The payment of a transfer into a wallet, settled at once. */
export async function insertTransferPayment(
  tx: Tx,
  payment: {
    reference: string
    userId: number
    amount: number
    provider: ProviderName
    now: number
  },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      reference: payment.reference,
      user_id: payment.userId,
      purpose: 'fund',
      class_id: null,
      amount: payment.amount,
      currency: 'NGN',
      state: 'settled',
      provider: payment.provider,
      opened_at: payment.now,
      settled_at: payment.now,
      due_at: null,
      channel: 'transfer',
    })
    .execute()
}

/** The cases, those that are open first, then the newest. */
export async function listCases(db: Db, limit: number) {
  return db
    .selectFrom('transfers')
    .leftJoin('users', 'users.id', 'transfers.user_id')
    .selectAll('transfers')
    .select('users.name')
    .where('state', 'in', ['case', 'resolved'])
    .orderBy('state')
    .orderBy('transfers.id', 'desc')
    .limit(limit)
    .execute()
}

/** Locks an open case until the transaction ends. */
export async function lockCase(tx: Tx, id: number) {
  return tx
    .updateTable('transfers')
    .set((it) => ({ state: it.ref('state') }))
    .where('id', '=', id)
    .where('state', 'in', ['case', 'resolved'])
    .returningAll()
    .executeTakeFirst()
}

/** Closes a case; with the student whose wallet it was credited to, if it was. */
export async function closeCase(
  tx: Tx,
  id: number,
  done: { userId: number | null; note: string; actorId: number; now: number },
): Promise<void> {
  await tx
    .updateTable('transfers')
    .set({
      ...(done.userId !== null && { user_id: done.userId }),
      state: 'resolved',
      note: done.note,
      resolved_at: done.now,
      resolved_by: done.actorId,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Claims the scan for transfers that is due, and returns since when to look; undefined if it is not due, or another process has it.
 */
export async function claimScan(
  db: Db,
  {
    provider,
    now,
    interval,
    first,
  }: { provider: ProviderName; now: number; interval: number; first: number },
): Promise<number | undefined> {
  await db
    .insertInto('transfer_scans')
    .values({ provider, scanned_until: first, next_at: 0 })
    .onConflict((it) => it.column('provider').doNothing())
    .execute()
  const row = await db
    .updateTable('transfer_scans')
    .set({ next_at: now + interval })
    .where('provider', '=', provider)
    // a clock that went back does not stop the scans
    .where((it) => it.or([it('next_at', '<=', now), it('next_at', '>', now + interval)]))
    .returning('scanned_until')
    .executeTakeFirst()
  return row?.scanned_until
}

export async function finishScan(db: Db, provider: ProviderName, until: number): Promise<void> {
  await db
    .updateTable('transfer_scans')
    .set({ scanned_until: until })
    .where('provider', '=', provider)
    .execute()
}

/** True if a student has an account number at this provider. */
export async function hasAccounts(db: Db, provider: ProviderName): Promise<boolean> {
  const row = await db
    .selectFrom('transfer_accounts')
    .select('id')
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
