import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { FileStore } from '../platform/file-store.ts'
import type { DatabaseDump } from './dump-database.ts'
import type { Target } from './open-target.ts'

/** What an archive has beside the rows: the files themselves, or the list of those that are kept beside it. */
export type ArchivedFiles = { store: FileStore } | { list: unknown } | undefined

/** Writes a dump as a tar: header, rows, files or their list, checksums. Returns the number of files in it. */
export async function writeArchive(
  target: Target,
  folder: string,
  { header, tables, keys }: DatabaseDump,
  files: ArchivedFiles,
): Promise<number> {
  const { pack } = await import('tar-stream')
  const tar = pack()
  const written = pipeline(tar, ...target)
  const fill = async () => {
    const checksums: Record<string, string> = {}
    await addTextEntry(tar, 'lisan.json', JSON.stringify(header), checksums)
    for (const table of tables) {
      const path = join(folder, table)
      const entry = { name: `rows/${table}.jsonl.gz`, size: (await stat(path)).size }
      await addEntry(tar, entry, createReadStream(path), checksums)
    }
    if (files && 'list' in files)
      await addTextEntry(tar, 'files.json', JSON.stringify(files.list), checksums)
    const fileCount =
      files && 'store' in files ? await addFiles(tar, keys, files.store, checksums) : 0
    await addTextEntry(tar, 'sha256.json', JSON.stringify(checksums), {})
    tar.finalize()
    return fileCount
  }
  const [fileCount] = await Promise.all([
    fill().catch((error: Error) => {
      tar.destroy(error)
      throw error
    }),
    written,
  ])
  return fileCount
}

async function addFiles(
  tar: Pack,
  keys: Set<string>,
  files: FileStore,
  checksums: Record<string, string>,
) {
  let count = 0
  for (const key of keys) {
    const size = await files.size(key)
    // the file was deleted after the snapshot
    if (size === null) continue
    await addEntry(tar, { name: `files/${key}`, size }, await files.read(key), checksums)
    count++
  }
  return count
}

const addTextEntry = (tar: Pack, name: string, text: string, checksums: Record<string, string>) =>
  addEntry(
    tar,
    { name, size: Buffer.byteLength(text) },
    Readable.from([Buffer.from(text)]),
    checksums,
  )

async function addEntry(
  tar: Pack,
  entry: { name: string; size: number },
  source: Readable,
  checksums: Record<string, string>,
) {
  const hash = createHash('sha256')
  source.on('data', (bytes: Buffer) => hash.update(bytes))
  await pipeline(source, tar.entry({ ...entry, mode: 0o600 }))
  checksums[entry.name] = hash.digest('hex')
}
