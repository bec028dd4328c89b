import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type CopyStore, openCopyStore } from '../backup/copy-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { newUploadName } from '../platform/upload-folder.ts'

const FOLDER = 'erased'

type Stores = Pick<AppContext, 'db' | 'files' | 'config'>

/**
 * Returns a function that copies the records of erased accounts to the place of the copies, so that an older copy does not bring a person
 * back (R-SAFE-006, decision 0657). It does so at its first call and after an erasure; a call that fails is repeated by the next one.
 */
export function createErasureCopies(stores: Stores): () => Promise<void> {
  let copied = -1
  return async () => {
    if (!stores.config.BACKUP_TO) return
    const erased = await countErasures(stores)
    if (erased === copied) return
    const store = await openCopyStore(stores.config)
    if (store) await copyErasures(stores, store)
    copied = erased
  }
}

async function countErasures({ db }: Stores): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('finished_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function copyErasures({ files, config }: Stores, store: CopyStore): Promise<void> {
  const present = new Set(await store.list(FOLDER))
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  for await (const page of files.list(FOLDER))
    for (const { key } of page) {
      if (present.has(key)) continue
      const path = join(folder, newUploadName())
      try {
        await pipeline(await files.read(key), createWriteStream(path, { mode: 0o600 }))
        await store.put(path, key)
      } finally {
        await rm(path, { force: true })
      }
    }
}
