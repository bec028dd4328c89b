import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, id, text, unixSeconds } from './wire.ts'

export const AUDIT_ENTRIES_PER_PAGE = 20

const userSummary = z.object({ id, name: z.string(), email: z.string(), deleted: z.boolean() })

/** A recorded administrator action. `subject` is null if the action does not concern a user. */
const auditEntry = z.object({
  id,
  time: unixSeconds,
  // the action's name: 'fundWallet'
  act: z.string(),
  actor: userSummary,
  subject: z.nullable(userSummary),
  // details of the action: '₦250.00'
  detail: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

/**
 * One page of the audit log, newest first (decision 0154). `act` filters by action; `person` by the name or email of
 * the actor or the subject. `acts` lists the actions in the log. `page` starts at 1; the response has the page that
 * was read, the last one if `page` is beyond it.
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
