import { call } from '../platform/call.ts'
import { DAY } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { naira, password, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const USER = '/api.php'

/** Until then a planned deletion of an account can be cancelled. */
export const DELETION_DAYS = 14
/** How long an archive can be downloaded. */
export const ARCHIVE_DAYS = 7

/** The time from which a new archive can be requested: once a day, at once after a failure. */
export function nextExportAt(last: { requestedAt: number; isFailed: boolean } | null): number {
  return last && !last.isFailed ? last.requestedAt + DAY : 0
}

/** `url` and `until` are of the archive that can be downloaded, '' and 0 without one; `next` is `nextExportAt`. */
const dataExport = withFieldNames(
  z.object({
    state: z.enum(['preparing', 'ready', 'failed', 'expired']),
    requested: unixSeconds,
    url: z.string(),
    bytes: z.int(),
    until: unixSeconds,
    next: unixSeconds,
  }),
  { requestedAt: 'requested', readyUntil: 'until', nextAt: 'next' },
)
export type DataExport = z.output<typeof dataExport>

/** `due` is the day of the erasure. */
const plannedDeletion = withFieldNames(z.object({ requested: unixSeconds, due: unixSeconds }), {
  requestedAt: 'requested',
  dueAt: 'due',
})

const myData = withFieldNames(
  z.object({
    wallet: naira,
    export: z.nullable(dataExport),
    deletion: z.nullable(plannedDeletion),
  }),
  { balance: 'wallet', archive: 'export' },
)
export type MyData = z.output<typeof myData>

/** The state of "Your data" in the profile: balance, archive and planned deletion. */
export const getMyData = call({
  path: USER,
  action: 'getMyData',
  access: 'student',
  effect: 'read',
  response: myData,
})

/**
 * Requests an archive of the caller's data, which a worker makes (R-TRUST-001). Requires a recent password. Declined with
 * `export_too_soon`.
 */
export const requestDataExport = call({
  path: USER,
  action: 'requestDataExport',
  access: 'student',
  effect: 'create',
  reauthentication: 'exports',
  response: myData,
})

/**
 * Plans the deletion of the caller's account in 14 days (R-TRUST-002). `wallet` is the balance that the caller was shown.
 * Declined with `wrong_current_password`, `balance_changed` and `administrator_account`.
 */
export const requestAccountDeletion = call({
  path: USER,
  action: 'requestAccountDeletion',
  access: 'student',
  effect: 'change',
  request: { password, wallet: naira },
  fieldNames: { balance: 'wallet' },
  response: myData,
})

/** Cancels the planned deletion; signing in does it too. */
export const cancelAccountDeletion = call({
  path: USER,
  action: 'cancelAccountDeletion',
  access: 'student',
  effect: 'change',
  response: myData,
})
