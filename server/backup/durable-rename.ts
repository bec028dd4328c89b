import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Gives a finished file its name. Its bytes are on the disk before, and its name afterwards. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await syncToDisk(from)
  await rename(from, to)
  await syncToDisk(dirname(to))
}

async function syncToDisk(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
