import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import {
  type AuditChange,
  type AuditFilter,
  type AuditValue,
  auditActionText,
} from '../../contract/audit/audit.ts'
import { auditFieldLabel, auditFieldText } from '../../contract/audit/audit-fields.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { parseAuditChanges } from '../platform/audit.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { type AuditRow, auditBatches, toAuditFilters } from './store.ts'

/** Small enough that other requests are served between two batches. */
const BATCH_SIZE = 500

const COLUMNS = [
  ...['Time', 'Administrator', 'Administrator Email', 'Action', 'Person', 'Person Email'],
  ...['Detail', 'Changes', 'Kind'],
]

/** The audit log as a CSV file, newest first (decision 0370). At most one batch is in memory. Throws 400 for an impossible day. */
export function exportAudit(db: Db, filter: AuditFilter, timezone: string): Readable {
  const filters = toAuditFilters(filter, timezone)
  async function* records() {
    for await (const batch of auditBatches(db, filters, BATCH_SIZE)) {
      for (const row of batch) yield toCsvRecord(row, timezone)
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  // destroys both at an error, which the reader of the file gets, and when the client disconnects
  return pipeline(Readable.from(records()), stringify(csvOptions(COLUMNS)), () => {})
}

function toCsvRecord(row: AuditRow, timezone: string) {
  const changes = parseAuditChanges(row.changes).map((it) => changeText(it, timezone))
  return [
    ...[formatTimestamp(row.at, timezone), row.actor_name, row.actor_email],
    ...[auditActionText(row.action)?.label ?? row.action],
    ...[
      row.subject_name ?? '',
      row.subject_email ?? '',
      row.detail,
      changes.join('; '),
      row.actor_staff,
    ],
  ]
}

/** 'Price: ₦5,000 → ₦6,000' */
function changeText({ field, before, after }: AuditChange, timezone: string) {
  const values = [before, after].flatMap((it) =>
    it === null ? [] : valueText(field, it, timezone),
  )
  return `${auditFieldLabel(field)}: ${values.join(' → ')}`
}

function valueText(field: string, value: Exclude<AuditValue, null>, timezone: string): string {
  const { kind, choice, options } = auditFieldText(field) ?? {}
  if (value === '') return 'none'
  if (typeof value === 'boolean') return value ? (choice?.yes ?? 'Yes') : (choice?.no ?? 'No')
  if (typeof value === 'string') return options?.[value] ?? value
  if (kind === 'money') return formatShortNaira(value)
  if (kind !== 'time') return String(value)
  return value === 0 ? 'none' : formatTimestamp(value, timezone)
}
