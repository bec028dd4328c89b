import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import type { GivenCertificate } from '../../contract/certificates/given-certificates.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { type GivenFilters, listGivenBefore } from './given-store.ts'

/** Small enough that other requests are served between two batches. */
const BATCH_SIZE = 500

const columnsIn = (m: Messages) => [
  ...[m.csv_number(), m.csv_student(), m.csv_email(), m.csv_certificate(), m.csv_class()],
  ...[m.csv_issue_date(), m.csv_given(), m.csv_given_by(), m.csv_state(), m.csv_reason()],
]

type Reader = { timezone: string; locale: Locale }

/**
 * The certificates of the filters as a CSV file, newest first (decision 0370). At most one batch is in memory, and reading
 * stops when the client disconnects.
 */
export function exportCertificates(db: Db, filters: GivenFilters, reader: Reader): Readable {
  const { scope } = filters
  const showsEmail = scope.reach === 'all' || scope.seesContacts
  async function* records() {
    let beforeId = Number.MAX_SAFE_INTEGER
    while (true) {
      const rows = await listGivenBefore(db, filters, { beforeId, limit: BATCH_SIZE })
      for (const row of rows) yield toCsvRecord(row, reader, showsEmail)
      beforeId = rows.at(-1)?.id ?? 0
      if (rows.length < BATCH_SIZE) return
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  const file = stringify(csvOptions(columnsIn(messagesIn(reader.locale))))
  const source = Readable.from(records())
  source.on('error', (error) => file.destroy(error))
  file.on('close', () => source.destroy())
  return source.pipe(file)
}

function toCsvRecord(it: GivenCertificate, { timezone, locale }: Reader, showsEmail: boolean) {
  const m = messagesIn(locale)
  const { code, student, title, className, issuedOn, givenAt, givenBy, revokedAt, reason } = it
  const state =
    revokedAt > 0 ? m.csv_revoked({ time: formatTimestamp(revokedAt, timezone) }) : m.csv_valid()
  return [
    ...[
      code,
      student.name,
      showsEmail ? emailInFile(student.email) : '',
      title,
      className,
      issuedOn,
    ],
    ...[formatTimestamp(givenAt, timezone), givenBy, state, reason],
  ]
}
