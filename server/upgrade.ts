import { hasUsers } from './backup/database-tables.ts'
import { isRestoreInProgress } from './backup/restore-marker.ts'
import { deleteAbandonedFiles } from './backup/temporary-folder.ts'
import type { Db } from './platform/db.ts'
import type { DiskConfig } from './platform/disk-space.ts'
import { isReplacedStep, MigrationError, migrate, migrationState } from './platform/migrate.ts'
import { untyped } from './platform/untyped-db.ts'
import { withUpgradeLock } from './platform/upgrade-lock.ts'

/** The server cannot start. The message is one line for the operator. */
export class StartupError extends Error {}

type Log = (line: string) => void

/**
 * Upgrades the database to the newest schema, after a copy of it if it has users (decision 0320). Deletes the temporary
 * files of killed programs. Throws StartupError if the upgrade is not possible; then nothing has changed.
 */
export async function upgrade(db: Db, disk: DiskConfig, log: Log): Promise<void> {
  clearTemporaryFiles(disk.DATA_DIR, log)
  await withUpgradeLock(db, log, async () => {
    if (await isRestoreInProgress(db))
      throw new StartupError(
        'A restore into this database was interrupted: repeat it with npm run restore, or empty the database.',
      )
    const { applied, pending, unknown } = await migrationState(db)
    if (unknown[0] && isReplacedStep(unknown[0]))
      throw new StartupError(
        'This database is of a version that this one cannot upgrade: start the last version before 1.0.0 with it first.',
      )
    if (unknown[0])
      throw new StartupError(
        `This database was upgraded by a newer version of the school (${unknown[0]}): start that version, or restore a backup.`,
      )
    if (pending.length === 0) return
    const copy = (await hasUsers(untyped(db)))
      ? await copyDatabase(db, disk, applied.at(-1) ?? 'nothing')
      : ''
    if (copy) log(`The database is upgraded; a copy of it as it was is ${copy}`)
    await migrate(db).catch((error) => {
      throw error instanceof MigrationError ? upgradeError(error, copy) : error
    })
  })
}

/** Files of a backup that another user of the machine ran must not prevent the start. */
function clearTemporaryFiles(dataDir: string, log: Log) {
  try {
    deleteAbandonedFiles(dataDir)
  } catch (error) {
    log(
      `DATA_DIR/temporary could not be cleared: ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function copyDatabase(db: Db, disk: DiskConfig, lastStep: string) {
  const { copyBeforeUpgrade, DatabaseCopyError } = await import('./backup/pre-upgrade-copy.ts')
  return copyBeforeUpgrade(db, disk, lastStep).catch((error) => {
    if (!(error instanceof DatabaseCopyError)) throw error
    throw new StartupError(
      `The database was not upgraded because it could not be backed up: ${error.message}.`,
    )
  })
}

function upgradeError({ step, message }: MigrationError, copy: string): StartupError {
  const where = copy ? ` (the database as it is now was copied to ${copy})` : ''
  return new StartupError(`The upgrade failed at ${step}: ${message}; nothing was changed${where}.`)
}
