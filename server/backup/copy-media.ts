import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../platform/file-store.ts'
import { sha256Hex } from '../platform/random.ts'
import { DamagedCopy } from './copy-errors.ts'
import type { CopyStore } from './copy-store.ts'
import { type Manifest, mediaName } from './manifest.ts'
import type { OpenFile } from './open-target.ts'
import type { FileList } from './read-archive.ts'
import { decryptStream, encryptStream, folderOfKey, type KeyPair } from './seal.ts'

type MediaCopy = {
  files: FileStore
  store: CopyStore
  folder: string
  openFile: OpenFile
  /** '' for none. */
  recipient: string
  /** The key of this attempt, with which the stored bytes are read again. */
  own: KeyPair
  afterFile: () => Promise<void>
}

export type CopiedMedia = { list: FileList; media: Manifest['media']; bytes: number }

/**
 * Copies the files of the school that the place does not have, by content, and reads each one again that it has (R-SAFE-003). A file
 * that was damaged there is copied again. `earlier` are the files of the last good copy.
 */
export async function copyMedia(
  copy: MediaCopy,
  keys: ReadonlySet<string>,
  earlier: Manifest | undefined,
): Promise<CopiedMedia> {
  const folder = folderOfKey(copy.recipient)
  const known = earlier?.folder === folder ? earlier.media : {}
  const knownContents = new Map(Object.values(known).map((it) => [it[0], it]))
  const media: Manifest['media'] = {}
  const list: FileList = { folder, files: {} }
  /** The hash of the stored bytes by content: two keys can have the same one. */
  const verified = new Map<string, string>()
  let bytes = 0
  for (const key of keys) {
    const size = await copy.files.size(key)
    // the file was deleted after the snapshot
    if (size === null) continue
    const keyHash = sha256Hex(key)
    const before = known[keyHash]
    const isKnown = before !== undefined && before[1] === size
    const [content, stored] =
      (isKnown && (await verifyStored(copy, before, verified))) ||
      (await copyFile(copy, key, { verified, knownContents }))
    verified.set(content, stored)
    media[keyHash] = [content, size, stored]
    list.files[key] = { sha256: content, size }
    bytes += size
    await copy.afterFile()
  }
  return { list, media, bytes }
}

/** Reads a file that the last good copy has; undefined if it is damaged or missing. */
async function verifyStored(
  { store, recipient }: MediaCopy,
  [content, , expected]: Manifest['media'][string],
  verified: ReadonlyMap<string, string>,
): Promise<[string, string] | undefined> {
  const already = verified.get(content)
  if (already) return [content, already]
  const name = mediaName(folderOfKey(recipient), content)
  if ((await store.size(name)) === null) return undefined
  return (await hashOf(await store.read(name))) === expected ? [content, expected] : undefined
}

type KnownContents = {
  verified: ReadonlyMap<string, string>
  knownContents: ReadonlyMap<string, Manifest['media'][string]>
}

/** Copies a file unless the place has its content, and reads it again. */
async function copyFile(
  copy: MediaCopy,
  key: string,
  { verified, knownContents }: KnownContents,
): Promise<[content: string, stored: string]> {
  const { files, store, folder, openFile, recipient, own, afterFile } = copy
  const path = join(folder, 'file')
  const plain = createHash('sha256')
  const sealed = createHash('sha256')
  const source = through(await files.read(key), hashInto(plain))
  const recipients = [recipient, own.recipient]
  const written = recipient === '' ? source : await encryptStream(source, recipients)
  await pipeline([written, hashInto(sealed), ...(await openFile(path))])
  const content = plain.digest('hex')
  const earlier = knownContents.get(content)
  const already =
    verified.get(content) ?? (earlier && (await verifyStored(copy, earlier, verified))?.[1])
  if (already) {
    await rm(path, { force: true })
    return [content, already]
  }
  const stored = sealed.digest('hex')
  const name = mediaName(folderOfKey(recipient), content)
  await store.put(path, name)
  await rm(path, { force: true })
  await afterFile()
  await expectStored(await store.read(name), { content, stored, recipient, own })
  return [content, stored]
}

type Expected = { content: string; stored: string; recipient: string; own: KeyPair }

/** Decrypts what is stored and compares both hashes. */
async function expectStored(bytes: Readable, { content, stored, recipient, own }: Expected) {
  const sealed = createHash('sha256')
  const read = through(bytes, hashInto(sealed))
  const plain = recipient === '' ? read : await decryptStream(read, own.identity)
  if ((await hashOf(plain)) !== content || sealed.digest('hex') !== stored)
    throw new DamagedCopy('A file of the copy differs from that of the school.')
}

/** Pipes into a transform, with the errors. */
export function through(source: Readable, transform: Transform): Transform {
  source.once('error', (error) => transform.destroy(error))
  return source.pipe(transform)
}

/** Passes bytes on and adds them to a hash. */
export function hashInto(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}

/** The SHA-256 of a stream. */
export async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256')
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done()
    },
  })
  await pipeline(source, sink)
  return hash.digest('hex')
}
