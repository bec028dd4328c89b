import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { count, id, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS } from '../staff/staff-kinds.ts'
import {
  type AuditActionText,
  MONEY_ACTIONS,
  SECURITY_ACTIONS,
  STAFF_ACTIONS,
  STUDENT_ACTIONS,
} from './audit-actions.ts'
import { CLASS_ACTIONS, EXAM_ACTIONS, LIVE_ACTIONS, SCHOOL_ACTIONS } from './school-actions.ts'

/** The value of a field; null for none. */
export type AuditValue = string | number | boolean | null

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A changed field with its values; `before` is null for a creation, `after` for a deletion. */
export const auditChange = z.object({ field: z.string(), before: auditValue, after: auditValue })
export type AuditChange = z.output<typeof auditChange>

export const AUDIT_ENTRIES_PER_PAGE = 20

/** Every action that is recorded in the audit log. */
export const AUDIT_ACTIONS = {
  ...MONEY_ACTIONS,
  ...STUDENT_ACTIONS,
  ...STAFF_ACTIONS,
  ...SECURITY_ACTIONS,
  ...CLASS_ACTIONS,
  ...LIVE_ACTIONS,
  ...EXAM_ACTIONS,
  ...SCHOOL_ACTIONS,
}

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The text of an action; undefined for an action that this release does not know. */
export function auditActionText(action: string): AuditActionText | undefined {
  // hasOwn does not narrow the name
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : undefined
}

const userSummary = z.object({ id, name: z.string(), email: z.string(), deleted: z.boolean() })

/** A recorded administrator action. `subject` is null if the action does not concern a user. */
const auditEntry = withFieldNames(
  z.object({
    id,
    time: unixSeconds,
    // the action's name: 'fundWallet'
    act: z.string(),
    // `staff`: the kind that the actor had then; absent for a student (R-STAFF-010)
    actor: z.extend(userSummary, { staff: z.optional(z.enum(STAFF_KINDS)) }),
    subject: z.nullable(userSummary),
    // details of the action: '₦250.00'
    detail: z.string(),
    // the changed fields with their values before and after; absent without any (decision 0500)
    changes: z.optional(z.array(auditChange)),
  }),
  { action: 'act' },
)
export type AuditEntry = z.output<typeof auditEntry>

const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))

/**
 * The filters of the audit log: an action; a text in the name or email of the actor or the subject; a range of days of the
 * school. A missing or empty filter matches everything.
 */
const auditFilter = {
  act: z.optional(text(60)),
  person: z.optional(text(200)),
  from: z.optional(day),
  to: z.optional(day),
}

/** The entries of a filter as a file, newest first (decision 0370). */
export const auditCsv = csvDownload('/exports/audit.csv', 'viewAudit', auditFilter)
export type AuditFilter = z.output<typeof auditCsv.filter>

/**
 * One page of the audit log, newest first (decision 0500). `acts` lists the actions in the log. `page` starts at 1; the response has the page that
 * was read, the last one if `page` is beyond it. A page has 20 entries, or `size`.
 */
export const getAuditLog = call({
  path: '/adminActions.php',
  action: 'getAuditLog',
  access: { can: 'viewAudit' },
  effect: 'read',
  request: { ...auditFilter, page: z.optional(count), size: z.optional(pageSize) },
  fieldNames: { action: 'act', userSearch: 'person' },
  response: z.object({
    rows: z.array(auditEntry),
    total: z.int(),
    page: z.int(),
    acts: z.array(z.string()),
  }),
})
