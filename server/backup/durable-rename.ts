import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Renames a finished file durably: syncs its content before and its folder after. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await syncToDisk(from)
  await rename(from, to)
  await syncToDisk(dirname(to))
}

async function syncToDisk(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
