import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Db, isSqlite } from '../platform/db.ts'
import { requireDiskSpace } from '../platform/disk-space.ts'
import type { FileStore } from '../platform/file-store.ts'
import { CopyFailed, DamagedCopy } from './copy-errors.ts'
import { copyMedia, hashInto, through } from './copy-media.ts'
import { type CopyStore, putText } from './copy-store.ts'
import { estimateDatabaseSize } from './database-tables.ts'
import { type DatabaseDump, type Digests, digestDatabase, dumpDatabase } from './dump-database.ts'
import {
  archiveName,
  type GoodCopy,
  listGoodCopies,
  type Manifest,
  manifestName,
  mediaOf,
  withoutMedia,
} from './manifest.ts'
import { createFileOpener } from './open-target.ts'
import { openArchive } from './read-archive.ts'
import { restoreRows } from './restore.ts'
import { deleteOldCopies } from './retention.ts'
import { createKeyPair, decryptStream, encryptStream, type KeyPair } from './seal.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import type { TrialDatabase } from './trial-database.ts'
import { writeArchive } from './write-archive.ts'

export type CopyPhase = 'rows' | 'files' | 'archive' | 'trial' | 'cleanup'

export type CopyRequest = {
  db: Db
  files: FileStore
  dataDir: string
  diskReserveMb?: number | undefined
  store: CopyStore
  name: string
  /** The public half of the key of the owners; '' for a copy that is not encrypted, which only a folder may have. */
  recipient: string
  madeAt: number
  timezone: string
  openTrial: (folder: string) => Promise<TrialDatabase>
  /** Recomputes the ledger and returns a sentence for each difference. */
  auditLedger: (db: Db) => Promise<string[]>
  now: () => number
  onPhase?: (phase: CopyPhase) => void
  /** Called between pieces of work, so that the school stays fast. */
  pause?: () => Promise<void>
}

export type MadeCopy = { copy: GoodCopy; kept: GoodCopy[] }

const nothing = async () => {}

/**
 * Makes a copy of the school and restores it on trial, from the bytes that are kept, into an empty database of the same engine: the count
 * and the content of every table, the ledger and the content of every file are compared (R-SAFE-002). Only then its manifest is written,
 * which calls it good, and older copies are deleted. Throws without calling it good if anything fails. Returns it and the copies that are
 * kept, the newest first.
 */
export async function makeCopy(request: CopyRequest): Promise<MadeCopy> {
  const { store, recipient, dataDir, diskReserveMb, onPhase } = request
  if (recipient === '' && store.kind === 'bucket')
    throw new CopyFailed('needs_key', 'A copy in a bucket must be encrypted: create the key first.')
  await store.check()
  return withTemporaryFolder(dataDir, async (folder) => {
    const openFile = createFileOpener(dataDir, diskReserveMb)
    const own = await createKeyPair()
    const pause = request.pause ?? nothing
    onPhase?.('rows')
    const dumped = { madeAt: request.madeAt, format: 2 as const, openFile, afterPage: pause }
    const dump = await dumpDatabase(request.db, folder, dumped)
    onPhase?.('files')
    const [earlier] = await listGoodCopies(store)
    const copied = await copyMedia(
      { ...{ files: request.files, store, folder, openFile, recipient, own }, afterFile: pause },
      dump.keys,
      earlier,
    )
    onPhase?.('archive')
    const archive = await storeArchive(request, { folder, dump, own, list: copied.list })
    onPhase?.('trial')
    const startedAt = request.now()
    const ledgerDifferences = await tryRestore(request, { folder, dump, own, ...archive })
    const checkedAt = request.now()
    const manifest: Manifest = {
      ...{ format: 1, name: request.name, madeAt: request.madeAt, checkedAt, recipient },
      ...archive,
      rows: dump.rows,
      files: Object.keys(copied.list.files).length,
      fileBytes: copied.bytes,
      checkSeconds: checkedAt - startedAt,
      ledgerDifferences,
      engine: isSqlite(request.db) ? 'sqlite' : 'postgres',
      folder: copied.list.folder,
      media: copied.media,
    }
    await expectPresent(store, manifest)
    const content = JSON.stringify(manifest)
    await putText(store, { name: manifestName(manifest.name), content, folder })
    onPhase?.('cleanup')
    const good = await listGoodCopies(store)
    const kept = await deleteOldCopies(store, good, {
      made: manifest.name,
      timezone: request.timezone,
    })
    return {
      copy: withoutMedia(manifest),
      kept: good.filter(({ name }) => kept.has(name)).map(withoutMedia),
    }
  })
}

/** Another attempt, of a process that had lost its claim, may have deleted what no good copy needed then. */
async function expectPresent(store: CopyStore, manifest: Manifest) {
  const stored = new Set([...(await store.list('copies')), ...(await store.list('media'))])
  const needed = [archiveName(manifest), ...mediaOf(manifest)]
  if (!needed.every((name) => stored.has(name)))
    throw new DamagedCopy('A file of the copy is missing at the place.')
}

type Work = { folder: string; dump: DatabaseDump; own: KeyPair }

/** Writes and stores the archive; returns the size and the hash of its stored bytes. */
async function storeArchive(
  { store, name, recipient, dataDir, diskReserveMb }: CopyRequest,
  { folder, dump, own, list }: Work & { list: unknown },
): Promise<{ bytes: number; sha256: string }> {
  const openFile = createFileOpener(dataDir, diskReserveMb)
  const plain = join(folder, 'copy.tar')
  await writeArchive(await openFile(plain), folder, dump, { list })
  for (const table of dump.tables) await rm(join(folder, table), { force: true })
  const path = recipient === '' ? plain : join(folder, 'copy.tar.age')
  if (recipient !== '') {
    const sealed = await encryptStream(createReadStream(plain), [recipient, own.recipient])
    await pipeline([sealed, ...(await openFile(path))])
    await rm(plain, { force: true })
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const { size: bytes } = await stat(path)
  await store.put(path, archiveName({ name, recipient }))
  await rm(path, { force: true })
  return { bytes, sha256: hash.digest('hex') }
}

/** Reads the stored archive, restores it into an empty database and compares. Returns the number of differences in the ledger. */
async function tryRestore(
  request: CopyRequest,
  { folder, dump, own, sha256 }: Work & { sha256: string },
): Promise<number> {
  const { db, dataDir, diskReserveMb } = request
  const path = join(folder, 'stored.tar')
  await fetchArchive(request, { path, own, sha256 })
  if (isSqlite(db)) {
    const disk = { DATA_DIR: dataDir, DISK_RESERVE_MB: diskReserveMb }
    await requireDiskSpace(disk, await estimateDatabaseSize(db))
  }
  const trial = await request.openTrial(folder)
  try {
    const pause = request.pause ?? nothing
    await restoreRows(trial.db, { path, ...(await openArchive(path)) }, pause)
    expectEqual(dump.digests, await digestDatabase(trial.db, pause))
    return await compareLedgers(request, trial.db)
  } finally {
    await trial.close()
  }
}

async function fetchArchive(
  { store, name, recipient }: CopyRequest,
  { path, own, sha256 }: { path: string; own: KeyPair; sha256: string },
) {
  const stored = createHash('sha256')
  const bytes = through(await store.read(archiveName({ name, recipient })), hashInto(stored))
  const plain = recipient === '' ? bytes : await decryptStream(bytes, own.identity)
  await pipeline(plain, createWriteStream(path, { mode: 0o600 }))
  if (stored.digest('hex') !== sha256)
    throw new DamagedCopy('The stored archive differs from what was written.')
}

function expectEqual(expected: Digests, restored: Digests) {
  const tables = new Set([...Object.keys(expected), ...Object.keys(restored)])
  for (const table of tables) {
    const [before, after] = [expected[table], restored[table]]
    if (before?.rows !== after?.rows)
      throw new CopyFailed(
        'not_equal',
        `The table ${table} has ${before?.rows ?? 'no'} rows and ${after?.rows ?? 'no'} in the copy.`,
      )
    if (before?.sha256 !== after?.sha256)
      throw new CopyFailed('not_equal', `The rows of ${table} differ in the copy.`)
  }
}

/** A difference that the ledger of the school has is in a faithful copy too. Throws for any other. */
async function compareLedgers({ db, auditLedger }: CopyRequest, restored: Db): Promise<number> {
  const differences = await auditLedger(restored)
  if (differences.length === 0) return 0
  const present = new Set(await auditLedger(db))
  const added = differences.filter((it) => !present.has(it))
  if (added.length > 0)
    throw new CopyFailed('not_equal', `The ledger of the copy has ${added.length} differences.`)
  return differences.length
}
