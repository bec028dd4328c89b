import { withFieldNames } from '../platform/field-names.ts'
import { id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** A row of the administrators' list. `editStudent` sends `version` back; `active` is false for a deactivated account. */
export const listedStudent = withFieldNames(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    time: unixSeconds,
    wallet: naira,
    role: z.int(),
    version: z.int(),
    active: z.boolean(),
  }),
  { phone: 'phonenumber', joinedAt: 'time', isActive: 'active' },
)
export type ListedStudent = z.output<typeof listedStudent>
