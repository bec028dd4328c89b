import type { Readable } from 'node:stream'
import type { StatementRow } from '../../contract/staff/income-shares.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { toCsvFile } from '../platform/csv-file.ts'

const columnsIn = (m: Messages) => [
  ...[m.csv_month(), m.csv_teacher(), m.csv_class(), m.csv_share()],
  ...[m.csv_income(), m.csv_refunds(), m.csv_net(), m.csv_amount()],
]

/** A statement of a month 'YYYY-MM' as a CSV file, in the order of the screen (R-STAFF-012, decision 0370). */
export function exportStatement(
  rows: readonly StatementRow[],
  month: string,
  locale: Locale,
): Readable {
  const records = rows.map(({ name, className, basisPoints, income, refunds, share }) => [
    ...[month, name, className, basisPoints / 100],
    ...[income, refunds, income - refunds, share].map((it) => it / 100),
  ])
  return toCsvFile(columnsIn(messagesIn(locale)), records)
}
