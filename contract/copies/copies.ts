import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { HOUR } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { backupProblem } from './backup-problems.ts'

/** Copies of the school that it makes and checks itself (R-SAFE-001), for owners. */

const ADMIN = '/adminActions.php'

export const BACKUPS_PER_PAGE = 20
/** After this many failed attempts in a row owners are told (R-SAFE-005). */
export const FAILURES_TO_TELL = 2
/** Without a good copy for this long owners are told. */
export const MAX_AGE_OF_COPY = 48 * HOUR

/** What an attempt is doing. */
export const BACKUP_PHASES = ['rows', 'files', 'archive', 'trial', 'cleanup'] as const
const phase = z.enum(BACKUP_PHASES)
export type BackupPhase = z.output<typeof phase>

/** Why an attempt failed, as far as owners can do something about it. */
export const BACKUP_REASONS = [
  'needs_key',
  'disk_full',
  'unreachable',
  'refused',
  'not_equal',
  'no_trial',
  'other',
] as const
const reason = z.enum(BACKUP_REASONS)
export type BackupReason = z.output<typeof reason>

const listedBackup = withFieldNames(
  z.object({
    id,
    // `good`: restored and checked
    state: z.enum(['waiting', 'running', 'good', 'failed']),
    // whether it was planned, asked for, or found at the place
    origin: z.enum(['schedule', 'owner', 'found']),
    // for `npm run restore -- <name>`
    name: z.string(),
    // the moment of its rows; of one that is not good, that of its last attempt
    at: unixSeconds,
    rows: z.int(),
    files: z.int(),
    bytes: z.int(),
    check_seconds: z.int(),
    // differences in the ledger of the school, which the copy has too
    ledger_differences: z.int(),
    encrypted: z.boolean(),
    phase: z.nullable(phase),
    reason: z.nullable(reason),
    // in English, without personal data
    error: z.string(),
  }),
  { isEncrypted: 'encrypted' },
)
export type ListedBackup = z.output<typeof listedBackup>

const backups = withFieldNames(
  z.object({
    // null without BACKUP_TO
    place: z.nullable(z.enum(['folder', 'bucket'])),
    // '03:00' in the time zone of the school, and the next planned copy
    hour: z.string(),
    next: unixSeconds,
    // the public half of the key, and since when; '' and 0 without one
    recipient: z.string(),
    recipient_since: unixSeconds,
    problem: z.nullable(backupProblem),
    // the moment of the newest good copy; 0 for none
    last_good: unixSeconds,
    rows: z.array(listedBackup),
    total: z.int(),
    page: z.int(),
  }),
  { nextAt: 'next', lastGoodAt: 'last_good' },
)
export type Backups = z.output<typeof backups>

/** The copies that are kept and the last attempts that failed, the newest first, with the state of all. `page` starts at 1. */
export const getBackups = call({
  path: ADMIN,
  action: 'getBackups',
  access: { can: 'changeSettings' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: backups,
})

/** Plans a copy for now, unless one is waiting or being made. Declined with `backups_not_set_up` without BACKUP_TO. */
export const backUpNow = call({
  path: ADMIN,
  action: 'backUpNow',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'none',
})

/**
 * Sets the public half of the key to which the next copies are encrypted (R-SAFE-004). The secret half is made in the browser and never
 * sent. Declined with `invalid_backup_key`.
 */
export const setBackupKey = call({
  path: ADMIN,
  action: 'setBackupKey',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'settings',
  request: { recipient: z.string().check(z.trim(), z.maxLength(100)) },
  successMessage: say('rules_copies_key_saved'),
})
