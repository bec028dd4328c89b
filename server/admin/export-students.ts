import type { Readable } from 'node:stream'
import type { AccountGroup } from '../../contract/admin/admin.ts'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import { readBatches } from '../platform/batches.ts'
import { type Reader, toCsvFile } from '../platform/csv-file.ts'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { listStudentsBefore } from './store.ts'

type ListedStudent = Awaited<ReturnType<typeof listStudentsBefore>>[number]

/** The students of a filter as a CSV file, newest first, each with the names of the classes (R-PAY-002). */
export function exportStudents(
  db: Db,
  scope: Scope,
  {
    search = '',
    group = 'students',
  }: { search?: string | undefined; group?: AccountGroup | undefined },
  { timezone, locale }: Reader,
): Readable {
  const m = messagesIn(locale)
  async function* records() {
    const batches = readBatches<ListedStudent>((last, limit) =>
      listStudentsBefore(db, scope, { search, group }, { before: last?.id, limit }),
    )
    for await (const batch of batches)
      for (const it of batch)
        yield [
          ...[it.name, emailInFile(it.email), it.phone, isoDay(it.joinedAt, timezone)],
          ...[it.wallet / 100, it.classes.join('; ')],
          it.isActive ? m.csv_yes() : m.csv_no(),
        ]
  }
  const columns = [
    ...[m.csv_name(), m.csv_email(), m.csv_phone(), m.csv_joined(), m.csv_wallet()],
    ...[m.csv_classes(), m.csv_active()],
  ]
  return toCsvFile(columns, records())
}
