import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, id, text, unixSeconds } from './wire.ts'

export const AUDIT_ENTRIES_PER_PAGE = 20

const userSummary = z.object({ id, name: z.string(), email: z.string(), deleted: z.boolean() })

/** One deed: who did what to whom, when. `subject` is null for what was not done to a person. */
const auditEntry = z.object({
  id,
  time: unixSeconds,
  // as the wire calls it: 'fundWallet'
  act: z.string(),
  actor: userSummary,
  subject: z.nullable(userSummary),
  // what more there is to say: '₦250.00'
  detail: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

/**
 * A page of the audit log, newest first (decision 0154): of one kind of act, or of those whom `person` finds by name
 * or email, as who did it or whom it was done to. `acts` are the kinds there are. `page` counts from 1; the answer
 * says which it is, the last when there are not that many.
 */
export const getAuditLog = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'getAuditLog',
  access: 'admin',
  request: {
    act: z.optional(text(60)),
    person: z.optional(text(200)),
    page: z.optional(count),
  },
  fieldNames: { action: 'act', userSearch: 'person' },
  response: z.object({
    rows: z.array(auditEntry),
    total: z.int(),
    page: z.int(),
    acts: z.array(z.string()),
  }),
})
