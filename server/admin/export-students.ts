import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import type { AccountGroup } from '../../contract/admin/admin.ts'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { listStudentsBefore } from './store.ts'

const BATCH_SIZE = 500

/** The students of a filter as a CSV file, newest first, each with the names of the classes (R-PAY-002). */
export function exportStudents(
  db: Db,
  scope: Scope,
  {
    search = '',
    group = 'students',
  }: { search?: string | undefined; group?: AccountGroup | undefined },
  { timezone, locale }: { timezone: string; locale: Locale },
): Readable {
  const m = messagesIn(locale)
  async function* records() {
    let before: number | undefined
    for (;;) {
      const page = { before, limit: BATCH_SIZE }
      const rows: Awaited<ReturnType<typeof listStudentsBefore>> = await listStudentsBefore(
        db,
        scope,
        { search, group },
        page,
      )
      for (const it of rows)
        yield [
          ...[it.name, emailInFile(it.email), it.phone, isoDay(it.joinedAt, timezone)],
          ...[it.wallet / 100, it.classes.join('; ')],
          it.isActive ? m.csv_yes() : m.csv_no(),
        ]
      before = rows.at(-1)?.id
      if (rows.length < BATCH_SIZE) return
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  const columns = [
    ...[m.csv_name(), m.csv_email(), m.csv_phone(), m.csv_joined(), m.csv_wallet()],
    ...[m.csv_classes(), m.csv_active()],
  ]
  const file = stringify(csvOptions(columns, { number: (naira) => naira.toFixed(2) }))
  return pipeline(Readable.from(records()), file, () => {})
}
