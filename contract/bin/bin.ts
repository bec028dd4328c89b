import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, email, id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** How long a deleted record can be restored. */
export const BIN_DAYS = 30
export const BIN_ITEMS_PER_PAGE = 20

const BIN = '/adminActions.php'

/** The kinds of record that can be restored. */
export const BIN_KINDS = [
  'class',
  'lesson',
  'question',
  'template',
  'quizQuestion',
  'student',
] as const
export const binKind = z.enum(BIN_KINDS)
export type BinKind = z.output<typeof binKind>

const binItem = withFieldNames(
  z.object({
    kind: binKind,
    item_id: id,
    name: z.string(),
    // the class of a lesson, the exam of a question; '' for none
    place: z.string(),
    deleted_at: unixSeconds,
    deleted_by: z.string(),
    // when it can no longer be restored
    ends_at: unixSeconds,
  }),
)
export type BinItem = z.output<typeof binItem>

/** The records deleted in the last 30 days, newest first; `page` starts at 1. */
export const getBin = call({
  path: BIN,
  action: 'getBin',
  access: { can: 'restoreDeleted' },
  effect: 'read',
  request: { kind: z.optional(binKind), page: z.optional(count) },
  response: z.object({ items: z.array(binItem), total: z.int(), page: z.int() }),
})

/**
 * Restores a deleted record, with everything that belongs to it; 404 once it has left the bin. An account needs the
 * password within ten minutes, like its deletion (R-TRUST-005).
 */
export const restoreFromBin = call({
  path: BIN,
  action: 'restoreFromBin',
  access: { can: 'restoreDeleted' },
  effect: 'change',
  reauthentication: 'none',
  // another address for a student whose own was registered again
  request: { kind: binKind, item_id: id, new_email: z.optional(email) },
  successMessage: say('rules_bin_restored'),
})

/** The number of records of each kind that a deletion affects, for its confirmation; 0 for none. */
export const getDeletionImpact = call({
  path: '/adminActions.php',
  action: 'getDeletionImpact',
  access: { can: 'restoreDeleted' },
  effect: 'read',
  request: { kind: binKind, item_id: id },
  response: z.object({
    students: z.int(),
    lessons: z.int(),
    submissions: z.int(),
    certificates: z.int(),
    classes: z.int(),
    balance: naira,
  }),
})
export type DeletionImpact = z.output<typeof getDeletionImpact.response>
