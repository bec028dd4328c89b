import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Config } from '../platform/config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { renameDurably } from './durable-rename.ts'

/** The place of the copies: a folder, or a bucket with keys of its own (R-SAFE-001). Names are those of `isCopyName`. */
export type CopyStore = {
  kind: 'folder' | 'bucket'
  /** Stores a finished file under a name durably. No reader ever sees a part of it. The file stays where it is. */
  put(path: string, name: string): Promise<void>
  /** Reads a stored file; throws if it does not exist. */
  read(name: string): Promise<Readable>
  /** Returns the length in bytes, or null if the file does not exist. */
  size(name: string): Promise<number | null>
  /** Lists the names in a folder and the folders below it. */
  list(folder: string): Promise<string[]>
  remove(name: string): Promise<void>
  /** Throws if the place does not respond or cannot be written to. */
  check(): Promise<void>
}

const NAME = /^(?:copies|erased|media\/[a-z0-9]{1,32})\/[\w-][\w.-]{0,99}$/
const BUCKET = /^s3:\/\/([a-z0-9][\w.-]{2,62})((?:\/[\w-][\w.-]*)*)\/?$/

/** True for a name of a file in the place of the copies. Nothing else reaches the disk. */
export const isCopyName = (name: string): boolean => NAME.test(name)

/** The bucket and the prefix of an address `s3://bucket/prefix`; undefined for a folder. */
export function parseBucketAddress(
  address: string,
): { bucket: string; prefix: string } | undefined {
  const [, bucket, path = ''] = BUCKET.exec(address) ?? []
  return bucket ? { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` } : undefined
}

/** Opens the place of the copies; undefined without BACKUP_TO. */
export async function openCopyStore(config: Config): Promise<CopyStore | undefined> {
  const { BACKUP_TO: address } = config
  if (!address) return undefined
  const place = parseBucketAddress(address)
  return place ? openBucket(config, place) : openFolder(address)
}

/** Reads a stored text. */
export const readText = async (store: CopyStore, name: string): Promise<string> =>
  text(await store.read(name))

/** Stores a text through a temporary file. */
export async function putText(
  store: CopyStore,
  { name, content, folder }: { name: string; content: string; folder: string },
): Promise<void> {
  const path = join(folder, 'text')
  await writeFile(path, content, { mode: PRIVATE_FILE })
  await store.put(path, name)
  await rm(path, { force: true })
}

function requireName(name: string): string {
  if (!isCopyName(name)) throw new Error('Not a name of a copy')
  return name
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function openFolder(root: string): CopyStore {
  const pathOf = (name: string) => join(root, requireName(name))
  return {
    kind: 'folder',
    async put(path, name) {
      const to = pathOf(name)
      await mkdir(dirname(to), { recursive: true, mode: PRIVATE_FOLDER })
      const unfinished = `${to}.unfinished`
      try {
        const file = createWriteStream(unfinished, { mode: PRIVATE_FILE })
        await pipeline(createReadStream(path), file)
        await renameDurably(unfinished, to)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    read: async (name) => {
      await access(pathOf(name), constants.R_OK)
      return createReadStream(pathOf(name))
    },
    async size(name) {
      try {
        return (await stat(pathOf(name))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      return entries
        .filter((it) => it.isFile())
        .map((it) => join(it.parentPath, it.name).slice(join(root, '/').length))
        .filter(isCopyName)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async check() {
      await mkdir(root, { recursive: true, mode: PRIVATE_FOLDER })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

const LIST_PAGE_SIZE = '1000'

async function openBucket(
  config: Config,
  { bucket, prefix }: { bucket: string; prefix: string },
): Promise<CopyStore> {
  const { createS3Client, expectSuccess, tagText, unexpectedResponse } = await import(
    '../platform/s3-client.ts'
  )
  const { fetchSigned, putFile } = createS3Client({
    bucket,
    // readConfig has checked that they are set
    endpoint: config.BACKUP_S3_ENDPOINT ?? '',
    region: config.BACKUP_S3_REGION,
    accessKeyId: config.BACKUP_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
  })
  const pathOf = (name: string) => `/${prefix}${requireName(name)}`
  return {
    kind: 'bucket',
    async put(path, name) {
      const { status } = await putFile(path, pathOf(name))
      if (status !== 200) throw new Error(`The bucket answered ${status}`)
    },
    async read(name) {
      const response = await fetchSigned('GET', pathOf(name))
      if (response.status !== 200 || !response.body) throw await unexpectedResponse(response)
      // the types of fetch and of node:stream name two classes
      return Readable.fromWeb(response.body as ReadableStream)
    },
    async size(name) {
      const response = await fetchSigned('HEAD', pathOf(name))
      if (response.status === 404) return null
      await expectSuccess(response)
      return Number(response.headers.get('content-length'))
    },
    async list(folder) {
      const names: string[] = []
      for (let token = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': LIST_PAGE_SIZE })
        query.set('prefix', `${prefix}${folder}/`)
        if (token !== '') query.set('continuation-token', token)
        const response = await fetchSigned('GET', `?${query}`)
        if (!response.ok) throw await unexpectedResponse(response)
        const xml = await response.text()
        const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
        names.push(...keys.map((it) => it.slice(prefix.length)).filter(isCopyName))
        token = tagText(xml, 'NextContinuationToken')
        if (tagText(xml, 'IsTruncated') !== 'true' || token === '') return names
      }
    },
    async remove(name) {
      const response = await fetchSigned('DELETE', pathOf(name))
      if (response.status !== 404) await expectSuccess(response)
    },
    async check() {
      await expectSuccess(await fetchSigned('HEAD', ''))
    },
  }
}
