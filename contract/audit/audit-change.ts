import * as z from '../platform/zod.ts'

/** The value of a field; null for none. */
export type AuditValue = string | number | boolean | null

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A changed field with its values; `before` is null for a creation, `after` for a deletion. */
export const auditChange = z.object({ field: z.string(), before: auditValue, after: auditValue })
export type AuditChange = z.output<typeof auditChange>
