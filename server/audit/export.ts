import type { Readable } from 'node:stream'
import {
  type AuditChange,
  type AuditFilter,
  type AuditValue,
  auditActionText,
} from '../../contract/audit/audit.ts'
import { auditFieldLabel, auditFieldText } from '../../contract/audit/audit-fields.ts'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { messagesIn, textIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import { auditDetail, parseAuditChanges } from '../platform/audit.ts'
import { type Reader, toCsvFile } from '../platform/csv-file.ts'
import type { Db } from '../platform/db.ts'
import { personNameIn } from '../platform/stored-text.ts'
import { type AuditRow, auditBatches, toAuditFilters } from './store.ts'

const columnsIn = (m: Messages) => [
  ...[m.csv_time(), m.csv_administrator(), m.csv_administrator_email(), m.csv_action()],
  ...[m.csv_person(), m.csv_person_email(), m.csv_detail(), m.csv_changes(), m.csv_staff_kind()],
]

/** The audit log as a CSV file, newest first (decision 0370). At most one batch is in memory. Throws 400 for an impossible day. */
export function exportAudit(db: Db, filter: AuditFilter, reader: Reader): Readable {
  const { timezone, locale } = reader
  const filters = toAuditFilters(filter, timezone)
  async function* records() {
    for await (const batch of auditBatches(db, filters))
      for (const row of batch) yield toCsvRecord(row, reader)
  }
  return toCsvFile(columnsIn(messagesIn(locale)), records(), {})
}

function toCsvRecord(row: AuditRow, reader: Reader) {
  const { timezone, locale } = reader
  const action = auditActionText(row.action)?.label
  const changes = parseAuditChanges(row.changes, locale).map((it) => changeText(it, reader))
  return [
    ...[formatTimestamp(row.at, timezone), personNameIn(locale, row.actor_name)],
    emailInFile(row.actor_email),
    ...[action ? textIn(locale, action) : row.action],
    ...[
      personNameIn(locale, row.subject_name ?? ''),
      emailInFile(row.subject_email ?? ''),
      auditDetail(row, locale),
      changes.join(locale === 'ar' ? '؛ ' : '; '),
      row.actor_staff,
    ],
  ]
}

/** 'Price: ₦5,000 → ₦6,000' */
function changeText({ field, before, after }: AuditChange, reader: Reader) {
  const values = [before, after].flatMap((it) => (it === null ? [] : valueText(field, it, reader)))
  const arrow = reader.locale === 'ar' ? ' ← ' : ' → '
  return `${textIn(reader.locale, auditFieldLabel(field))}: ${values.join(arrow)}`
}

function valueText(
  field: string,
  value: Exclude<AuditValue, null>,
  { timezone, locale }: Reader,
): string {
  const { kind, choice, options } = auditFieldText(field) ?? {}
  const m = messagesIn(locale)
  if (value === '') return m.audited_value_none()
  if (typeof value === 'boolean') {
    const text = value ? choice?.yes : choice?.no
    if (text) return textIn(locale, text)
    return value ? m.kit_yes() : m.kit_no()
  }
  if (typeof value === 'string') {
    const option = options?.[value]
    return option ? textIn(locale, option) : value
  }
  if (kind === 'money') return formatShortNaira(value, locale)
  if (kind !== 'time') return String(value)
  return value === 0 ? m.audited_value_none() : formatTimestamp(value, timezone)
}
