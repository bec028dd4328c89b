import * as z from '../platform/zod.ts'

/** What owners have to do something about: `unset` without BACKUP_TO, then the most urgent one. */
export const BACKUP_PROBLEMS = ['unset', 'needs_key', 'failing', 'old'] as const
export const backupProblem = z.enum(BACKUP_PROBLEMS)
export type BackupProblem = z.output<typeof backupProblem>
