import type { Readable } from 'node:stream'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import type { GivenCertificate } from '../../contract/certificates/given-certificates.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import { readBatches } from '../platform/batches.ts'
import { type Reader, toCsvFile } from '../platform/csv-file.ts'
import type { Db } from '../platform/db.ts'
import { type GivenFilters, listGivenBefore } from './given-store.ts'

const columnsIn = (m: Messages) => [
  ...[m.csv_number(), m.csv_student(), m.csv_email(), m.csv_certificate(), m.csv_class()],
  ...[m.csv_issue_date(), m.csv_given(), m.csv_given_by(), m.csv_state(), m.csv_reason()],
]

/**
 * The certificates of the filters as a CSV file, newest first (decision 0370). At most one batch is in memory, and reading
 * stops when the client disconnects.
 */
export function exportCertificates(db: Db, filters: GivenFilters, reader: Reader): Readable {
  const { scope } = filters
  const showsEmail = scope.reach === 'all' || scope.seesContacts
  async function* records() {
    const batches = readBatches<GivenCertificate>((last, limit) =>
      listGivenBefore(db, filters, { beforeId: last?.id ?? Number.MAX_SAFE_INTEGER, limit }),
    )
    for await (const batch of batches)
      for (const row of batch) yield toCsvRecord(row, reader, showsEmail)
  }
  return toCsvFile(columnsIn(messagesIn(reader.locale)), records(), {})
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
