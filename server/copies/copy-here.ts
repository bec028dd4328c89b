import type { BackupPhase } from '../../contract/copies/copies.ts'
import { type CopyStore, openCopyStore } from '../backup/copy-store.ts'
import { type CopyRequest, type MadeCopy, makeCopy } from '../backup/make-copy.ts'
import { openTrialDatabase } from '../backup/trial-database.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

/** What a copy is made of; the rest is the configuration. */
export type CopyOrder = { name: string; recipient: string; madeAt: number }

/** Makes a copy and returns it with the copies that are kept, or throws. `onPhase` is called as it goes on. */
export type MakeCopy = (
  order: CopyOrder,
  onPhase: (phase: BackupPhase) => void,
  signal: AbortSignal,
) => Promise<MadeCopy>

type Stores = Pick<AppContext, 'db' | 'files' | 'config'>

/** The place of the copies. Throws without BACKUP_TO, which callers have checked. */
export async function requireCopyStore(config: Config): Promise<CopyStore> {
  const store = await openCopyStore(config)
  if (!store) throw new Error('BACKUP_TO is not set')
  return store
}

/** Makes a copy in this process. */
export async function makeCopyHere(
  { db, files, config }: Stores,
  order: CopyOrder,
  { onPhase, pause }: Pick<CopyRequest, 'onPhase' | 'pause'> = {},
): Promise<MadeCopy> {
  return makeCopy({
    ...order,
    ...{ db, files, store: await requireCopyStore(config) },
    ...{ dataDir: config.DATA_DIR, diskReserveMb: config.DISK_RESERVE_MB },
    timezone: config.SITE_TIMEZONE,
    openTrial: (folder) =>
      openTrialDatabase(db, { folder, url: config.BACKUP_TRIAL_URL ?? config.DATABASE_URL }),
    auditLedger: verifyLedger,
    now,
    ...(onPhase ? { onPhase } : {}),
    ...(pause ? { pause } : {}),
  })
}
