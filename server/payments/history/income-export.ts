import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { messagesIn } from '../../../messages/catalog.ts'
import type { Locale } from '../../../messages/languages.ts'
import { csvOptions } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { listIncomeCells, type ReportPeriod } from './income-report.ts'

/** The income of each month by class and method as a CSV file (R-PAY-004). Throws 400 for an invalid month. */
export function exportIncome(
  db: Db,
  period: ReportPeriod,
  { now, timezone, locale }: { now: number; timezone: string; locale: Locale },
): Readable {
  const m = messagesIn(locale)
  async function* records() {
    for await (const row of listIncomeCells(db, period, { now, timezone }))
      yield [
        row.month,
        row.name ?? m.csv_wallets(),
        row.method === '' ? '' : m.csv_method_name({ method: row.method }),
        ...[row.received / 100, row.refunded / 100, row.fee / 100, row.net / 100],
      ]
  }
  const columns = [
    ...[m.csv_month(), m.csv_class(), m.csv_method(), m.csv_received(), m.csv_refunded()],
    ...[m.csv_fee(), m.csv_net_income()],
  ]
  const file = stringify(csvOptions(columns, { number: (naira) => naira.toFixed(2) }))
  return pipeline(Readable.from(records()), file, () => {})
}
