import {
  BANK_REFERENCE_MAX,
  paymentDayError,
  referenceKey,
  type SamePayment,
} from '../../contract/payments/recorded-payments.ts'
import { readAmount, readDay } from '../payments/recorded/read-cells.ts'
import { findSamePayments } from '../payments/recorded/recorded-store.ts'
import type { Db } from '../platform/db.ts'
import type { ParsedRow } from './parse-students-csv.ts'

type PaidRow = Pick<ParsedRow, 'line' | 'paid' | 'name'>

/** The bank reference of a row as it is stored. */
export const cutReference = ({ paid }: PaidRow) =>
  paid.reference.slice(0, BANK_REFERENCE_MAX).toWellFormed()
/** The day of a payment; the present one for a day that is missing or wrong. */
export function dayOf({ paid }: PaidRow, today: string): string {
  const day = readDay(paid.day)
  return paymentDayError(day, today) ? today : day
}

/** The bank reference of a row as it is compared; '' for none. */
export const referenceOf = (row: PaidRow) => referenceKey(cutReference(row))

/**
 * Returns a function that finds the other payment with the bank reference of a row: one of the school, or of an earlier row of the same
 * student, whose key it is given. Call it in the order of the rows.
 */
export async function findRepeatedReferences(db: Db, rows: readonly PaidRow[], today: string) {
  const recorded = await findSamePayments(db, rows.map(cutReference))
  const earlier = new Map<string, SamePayment>()
  return (key: string, row: PaidRow): SamePayment | undefined => {
    const reference = referenceOf(row)
    if (reference === '') return undefined
    const same = recorded.get(reference) ?? earlier.get(`${key} ${reference}`)
    const amount = readAmount(row.paid.amount) ?? 0
    if (!same) {
      const date = dayOf(row, today)
      earlier.set(`${key} ${reference}`, { name: row.name, amount, date })
    }
    return same
  }
}
