import { join } from 'node:path'
import { inject } from 'vitest'
import { type CopyStore, openCopyStore } from '../../backup/copy-store.ts'
import { type CopyRequest, makeCopy } from '../../backup/make-copy.ts'
import { createKeyPair } from '../../backup/seal.ts'
import { openTrialDatabase } from '../../backup/trial-database.ts'
import { readConfig } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import type { FileStore } from '../../platform/file-store.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'
import { createTempDir } from '../process/temp-dir.ts'

type Source = { db: Db; files: FileStore; dataDir: string }

/** The address of the server of trial databases; undefined on SQLite. */
export const trialUrl = (): string | undefined =>
  inject('postgres') === '' ? undefined : `${inject('postgres')}/postgres`

/** A folder for copies, a key of the owners, and a function that makes a copy there. */
export async function createCopyPlace(source: Source) {
  const folder = join(createTempDir().DATA_DIR, 'place')
  const store = (await openCopyStore(readConfig({ BACKUP_TO: folder }))) as CopyStore
  const key = await createKeyPair()
  let number = 0
  const copy = (changes: Partial<CopyRequest> = {}) => {
    const madeAt = changes.madeAt ?? 1_795_000_000 + number++ * 60
    const stamp = new Date(madeAt * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    return makeCopy({
      ...source,
      ...{ store, recipient: key.recipient, madeAt, timezone: 'Africa/Lagos' },
      name: `${stamp}-abc${String(number).padStart(3, '0')}`,
      openTrial: (to) => openTrialDatabase(source.db, { folder: to, url: trialUrl() }),
      auditLedger: verifyLedger,
      now: () => madeAt,
      ...changes,
    })
  }
  return { folder, store, key, copy }
}
