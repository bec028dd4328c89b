import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The deletion that a student has asked for; null without one (decision 0657). */
export const getStudentDeletion = call({
  path: '/adminActions.php',
  action: 'getStudentDeletion',
  access: { can: 'managePrivacy' },
  effect: 'read',
  request: { student_id: id },
  response: z.nullable(
    withFieldNames(z.object({ requested: unixSeconds, due: unixSeconds }), {
      requestedAt: 'requested',
      dueAt: 'due',
    }),
  ),
})

/**
 * Erases the account of a student at once, also one in the bin: for a person who asks the school for it (decision 0657). It cannot be
 * undone. Declined with `cannot_delete_self` and `administrator_account`; 404 once the account is erased.
 */
export const eraseStudent = call({
  path: '/adminActions.php',
  action: 'eraseStudent',
  access: { can: 'managePrivacy' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id },
  successMessage: say('rules_privacy_account_being_erased_takes_some'),
})

export const DELETIONS_PER_PAGE = 20

const plannedDeletion = withFieldNames(
  z.object({
    student_id: id,
    name: z.string(),
    requested: unixSeconds,
    due: unixSeconds,
    // the balance that the student gave up with the account, and the current balance
    given_up: naira,
    wallet: naira,
    // answers that wait for marking; the student was told that they get no mark
    unmarked: z.int(),
    // the erasure failed repeatedly
    failed: z.boolean(),
  }),
  { requestedAt: 'requested', dueAt: 'due', balance: 'wallet', isFailed: 'failed' },
)
export type ListedDeletion = z.output<typeof plannedDeletion>

/** The accounts that students have asked to delete, the next one first, and those that could not be deleted. */
export const getPlannedDeletions = call({
  path: '/adminActions.php',
  action: 'getPlannedDeletions',
  access: { can: 'managePrivacy' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({ items: z.array(plannedDeletion), total: z.int(), page: z.int() }),
})

export const MENTIONS_PER_PAGE = 20

/** The kinds of text in which a mention can be. */
export const MENTION_PLACES = [
  'comment',
  'message',
  'scheduledMessage',
  'class',
  'lesson',
  'question',
  'quizQuestion',
  'certificate',
  'template',
  'payment',
  'audit',
  'setting',
] as const
const place = z.enum(MENTION_PLACES)
export type MentionPlace = z.output<typeof place>

const numberOrNone = z.int()

const mention = withFieldNames(
  z.object({
    id,
    // the number of the erased account, and when it was erased
    account: z.int(),
    found: unixSeconds,
    place,
    // where to open it; 0 for none
    class_id: numberOrNone,
    lesson_id: numberOrNone,
    student_id: numberOrNone,
    // the text around the mention; all '' if the text was removed or shortened meanwhile
    before: z.string(),
    text: z.string(),
    after: z.string(),
  }),
  { foundAt: 'found' },
)
export type Mention = z.output<typeof mention>

const MENTIONS = '/adminActions.php'

/**
 * The places where texts of others mention people whose accounts were erased, the newest erasure first (decision 0830). An
 * administrator decides about each: nothing in them changes by itself.
 */
export const getMentions = call({
  path: MENTIONS,
  action: 'getMentions',
  access: { can: 'managePrivacy' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({ items: z.array(mention), total: z.int(), page: z.int() }),
})

/** Takes a mention off the list, or with `account` all mentions of one erased account. The texts stay as they are. */
export const closeMention = call({
  path: MENTIONS,
  action: 'closeMention',
  access: { can: 'managePrivacy' },
  effect: 'change',
  reauthentication: 'none',
  request: { mention_id: z.optional(id), account: z.optional(id) },
  successMessage: say('rules_privacy_done'),
})
