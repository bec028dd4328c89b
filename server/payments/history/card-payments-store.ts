import { type ExpressionBuilder, sql } from 'kysely'
import {
  type CardPayment,
  type PAYMENT_MARKS,
  STUCK_SECONDS,
} from '../../../contract/payments/card-payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { amountOfSearch } from '../../../contract/wallet/amount-of-search.ts'
import type { Db } from '../../platform/db.ts'
import { isUserFound, toLikePattern } from '../../platform/search-text.ts'
import type { Tables } from '../../platform/tables.ts'
import { PAYMENT_REFERENCE_PREFIX } from '../../wallet/store.ts'
import { sumWalletRefunds } from '../../wallet/wallet-refunds.ts'
import {
  type ListedReversal,
  listReversals,
  type ReversalRow,
  storedNote,
} from '../refunds/reversals-store.ts'
import type { PaymentsTable } from '../tables.ts'
import { like } from './search-store.ts'

/** Filters by state or by mark; undefined lists all payments. */
export type CardPaymentFilter = {
  state: PaymentsTable['state'] | (typeof PAYMENT_MARKS)[number] | undefined
  /** Unix seconds. */
  now: number
}

/** The ids of the newest card payments. */
export async function listNewestCardPaymentIds(
  db: Db,
  filter: CardPaymentFilter,
  limit: number,
): Promise<number[]> {
  return idsOf(await selectNewestIds(db, filter, limit).execute())
}

/** The ids of the newest card payments whose reference, payer name or payer email contains a text, or whose amount it is. */
export async function searchNewestCardPaymentIds(
  db: Db,
  text: string,
  filter: CardPaymentFilter,
  limit: number,
): Promise<number[]> {
  const matchingUsers = db
    .selectFrom('users')
    .select('users.id')
    .where(isUserFound('search_text', text))
  const amount = amountOfSearch(text)
  const idLists = await Promise.all([
    selectNewestIds(db, filter, limit).where('user_id', 'in', matchingUsers).execute(),
    // a reference has only these characters
    /^\w+$/.test(text)
      ? selectNewestIds(db, filter, limit)
          .where(like('reference', toLikePattern(text.toUpperCase())))
          .execute()
      : [],
    amount === null
      ? []
      : selectNewestIds(db, filter, limit).where('payments.amount', '=', amount).execute(),
  ])
  const unique = new Set(idLists.flatMap(idsOf))
  return [...unique].sort((a, b) => b - a).slice(0, limit)
}

function selectNewestIds(db: Db, filter: CardPaymentFilter, limit: number) {
  return db
    .selectFrom('payments')
    .select('payments.id')
    .$if(filter.state !== undefined, (it) => it.where((row) => matchesFilter(row, filter)))
    .orderBy('payments.id', 'desc')
    .limit(limit)
}

function matchesFilter(row: ExpressionBuilder<Tables, 'payments'>, filter: CardPaymentFilter) {
  const paymentIdsWithReversal = row.selectFrom('payment_reversals').select('payment_id')
  switch (filter.state) {
    case 'stuck':
      return isStuck(row, filter.now)
    case 'refunded':
      return row('payments.id', 'in', paymentIdsWithReversal.where('moved', '>', 0))
    case 'refund_failed':
      return row(
        'payments.id',
        'in',
        paymentIdsWithReversal.where('state', '=', 'failed').where('requested_by', 'is not', null),
      )
    case 'owed':
      return row('payments.id', 'in', paymentIdsWithReversal.where('owed', '>', 0))
    case 'disputed':
      return row('payments.id', 'in', paymentIdsWithReversal.where('kind', '=', 'dispute'))
    default:
      return row('payments.state', '=', filter.state ?? 'pending')
  }
}

/** The condition of `STUCK_SECONDS`: neither superseded nor known to have been given up by the payer. */
function isStuck(row: ExpressionBuilder<Tables, 'payments'>, now: number) {
  return row.and([
    row('payments.state', '=', 'pending'),
    row('payments.superseded_at', 'is', null),
    row('payments.opened_at', '<=', now - STUCK_SECONDS),
    row.or([
      row('payments.awaited_until', 'is', null),
      row('payments.awaited_until', '>', row.ref('payments.opened_at')),
    ]),
  ])
}

/** The number of stuck payments. */
export async function countStuckPayments(db: Db, now: number): Promise<number> {
  const { payments } = await db
    .selectFrom('payments')
    .select((it) => it.fn.countAll<number>().as('payments'))
    .where((row) => isStuck(row, now))
    .executeTakeFirstOrThrow()
  return Number(payments)
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

type CardPaymentSelector = { ids: readonly number[] } | { reference: string }

/** Card payments with their payers and classes, newest first. */
export async function listCardPayments(
  db: Db,
  selector: CardPaymentSelector,
): Promise<CardPayment[]> {
  if ('ids' in selector && selector.ids.length === 0) return []
  const cardPayments = db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('classes', 'classes.id', 'payments.class_id')
    .leftJoin('ledger', (join) =>
      join.on(
        'ledger.reference',
        '=',
        (it) => sql`${sql.lit(PAYMENT_REFERENCE_PREFIX)} || ${it.ref('payments.reference')}`,
      ),
    )
    .select('ledger.fee')
    .select(['payments.reference', 'users.name', 'users.email', 'payments.amount'])
    .select([
      'payments.purpose',
      'classes.name as class_name',
      'payments.state',
      'payments.failure_reason as failureReason',
    ])
    .select(['payments.id', 'payments.provider', 'payments.opened_at', 'payments.settled_at'])
    .select(['payments.refunded', 'payments.owed', 'payments.purchase', 'payments.user_id'])
  const selected =
    'ids' in selector
      ? cardPayments.where('payments.id', 'in', selector.ids).orderBy('payments.id', 'desc')
      : cardPayments.where('payments.reference', '=', selector.reference)
  const rows = await selected.execute()
  const [reversals, toWallets] = await Promise.all([
    listReversals(
      db,
      rows.map(({ id }) => id),
    ),
    sumWalletRefunds(db, rows.map((it) => it.purchase).filter(Boolean)),
  ])
  return rows.map(({ id, class_name, opened_at, settled_at, purchase, user_id, fee, ...row }) => {
    const ofPayment = reversals.get(id) ?? []
    return {
      ...row,
      ...(fee !== null && { fee }),
      studentId: user_id,
      className: class_name ?? '',
      opened: opened_at,
      settled: settled_at ?? 0,
      refundedToWallet: (toWallets.get(purchase) ?? 0) - throughWallet(ofPayment, purchase),
      reversals: ofPayment.map(toReversal),
    }
  })
}

/** Kobo refunded to the wallet and from there to the card. */
function throughWallet(reversals: readonly ReversalRow[], purchase: string): Kobo {
  if (purchase === '') return 0
  const requested = reversals.filter((it) => it.requested_by !== null && it.returned_at === null)
  return requested.reduce((sum, it) => sum + (it.moved ?? 0), 0)
}

function toReversal({ due_at, opened_at, requested_by_name, ...row }: ListedReversal) {
  const { id, kind, state, amount, owed, reason, attempts } = row
  return {
    ...{ id, kind, state, amount, owed, note: storedNote(row), reason, attempts },
    ...{ due: due_at ?? 0, reported: opened_at, by: requested_by_name },
  }
}
