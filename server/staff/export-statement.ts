import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { StatementRow } from '../../contract/staff/income-shares.ts'
import { csvOptions } from '../platform/csv.ts'

const COLUMNS = [
  ...['Month', 'Teacher', 'Class', 'Share (%)'],
  ...['Income (NGN)', 'Refunds (NGN)', 'Net (NGN)', 'Amount (NGN)'],
]

/** A statement of a month 'YYYY-MM' as a CSV file, in the order of the screen (R-STAFF-012, decision 0370). */
export function exportStatement(rows: readonly StatementRow[], month: string): Readable {
  const records = rows.map(({ name, className, basisPoints, income, refunds, share }) => [
    ...[month, name, className, basisPoints / 100],
    ...[income, refunds, income - refunds, share].map((it) => it / 100),
  ])
  const file = stringify(records, csvOptions(COLUMNS, { number: (it) => it.toFixed(2) }))
  return Readable.from([file])
}
