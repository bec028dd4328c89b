import type { ExpressionBuilder } from 'kysely'
import type { CardPayment, PAYMENT_MARKS } from '../../contract/payments.ts'
import type { Db } from '../kernel/db.ts'
import { searchPattern } from '../kernel/search-text.ts'
import type { PaymentsTable, Tables } from '../kernel/tables.ts'
import { listReversals, type ReversalRow } from './reversals-store.ts'
import { like, patternOf } from './search-store.ts'

/** Which payments are listed: those of a state, or those that bear a mark. */
export type CardFilter = PaymentsTable['state'] | (typeof PAYMENT_MARKS)[number] | undefined

/** Ids of the newest card payments. */
export async function newestCards(db: Db, state: CardFilter, limit: number): Promise<number[]> {
  return idsOf(await newest(db, state, limit).execute())
}

/** Ids of the newest card payments whose reference, or whose payer's name or email, holds a text. */
export async function newestCardsLike(
  db: Db,
  text: string,
  state: CardFilter,
  limit: number,
): Promise<number[]> {
  const people = db
    .selectFrom('people')
    .select('people.id')
    .where(like('search_text', searchPattern(text)))
  const found = await Promise.all([
    newest(db, state, limit).where('person_id', 'in', people).execute(),
    // no reference holds any other sign
    /^\w+$/.test(text)
      ? newest(db, state, limit)
          .where(like('reference', patternOf(text.toUpperCase())))
          .execute()
      : [],
  ])
  const unique = new Set(found.flatMap(idsOf))
  return [...unique].sort((a, b) => b - a).slice(0, limit)
}

function newest(db: Db, state: CardFilter, limit: number) {
  return db
    .selectFrom('payments')
    .select('payments.id')
    .$if(state !== undefined, (it) => it.where((row) => matches(row, state)))
    .orderBy('payments.id', 'desc')
    .limit(limit)
}

function matches(row: ExpressionBuilder<Tables, 'payments'>, state: CardFilter) {
  const reversed = row.selectFrom('payment_reversals').select('payment_id')
  switch (state) {
    case 'refunded':
      return row('payments.id', 'in', reversed.where('moved', '>', 0))
    case 'owed':
      return row('payments.id', 'in', reversed.where('owed', '>', 0))
    case 'disputed':
      return row('payments.id', 'in', reversed.where('kind', '=', 'dispute'))
    default:
      return row('payments.state', '=', state ?? 'pending')
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

type Which = { ids: readonly number[] } | { reference: string }

/** Card payments with their payers and classes, newest first. */
export async function listCards(db: Db, which: Which): Promise<CardPayment[]> {
  if ('ids' in which && which.ids.length === 0) return []
  const rows = await db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'payments.person_id')
    .leftJoin('classes', 'classes.id', 'payments.class_id')
    .select(['payments.reference', 'people.name', 'people.email', 'payments.amount'])
    .select(['payments.purpose', 'classes.name as class_name', 'payments.state', 'payments.remark'])
    .select(['payments.id', 'payments.provider', 'payments.opened_at', 'payments.settled_at'])
    .select(['payments.refunded', 'payments.owed'])
    .$if('ids' in which, (it) =>
      it.where('payments.id', 'in', 'ids' in which ? which.ids : []).orderBy('payments.id', 'desc'),
    )
    .$if('reference' in which, (it) =>
      it.where('payments.reference', '=', 'reference' in which ? which.reference : ''),
    )
    .execute()
  const reversals = await listReversals(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, class_name, opened_at, settled_at, ...row }) => ({
    ...row,
    className: class_name ?? '',
    opened: opened_at,
    settled: settled_at ?? 0,
    reversals: (reversals.get(id) ?? []).map(asReversal),
  }))
}

function asReversal({ kind, state, amount, owed, note, due_at, opened_at }: ReversalRow) {
  return { kind, state, amount, owed, note, due: due_at ?? 0, reported: opened_at }
}
