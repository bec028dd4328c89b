import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type FileStore, isKey } from './files.ts'

export type BucketConfig = {
  /** Address of what speaks S3; the bucket is named in the path, which all of them understand. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN_MS = 15_000
const RETRIES = 3

/** The store in a bucket of S3, or of what speaks it (decisions §12). Files stream both ways and are never held whole. */
export function openBucket(config: BucketConfig): FileStore {
  const call = callerOf(config)
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of the store')
    return `/${key}`
  }
  return {
    async keep(temporaryPath, key) {
      const headers = { 'x-amz-content-sha256': await sha256Of(temporaryPath) }
      const body = await openAsBlob(temporaryPath)
      // a recording on a slow line takes as long as it takes
      await done(await call('PUT', pathOf(key), { headers, body, withinMs: 0 }))
      await rm(temporaryPath, { force: true })
    },
    async size(key) {
      if (!isKey(key)) return null
      const answer = await call('HEAD', pathOf(key))
      if (answer.status === 404) return null
      await done(answer)
      return Number(answer.headers.get('content-length'))
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const answer = await call('GET', pathOf(key), { headers })
      if (answer.status !== (range ? 206 : 200) || !answer.body) throw await strange(answer)
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    async remove(key) {
      const answer = await call('DELETE', pathOf(key))
      if (answer.status !== 404) await done(answer)
    },
    async check() {
      await done(await call('HEAD', ''))
    },
  }
}

type Extras = {
  headers?: Record<string, string> | undefined
  body?: Blob
  /** How long the bucket may take to begin its answer; 0 is for ever. */
  withinMs?: number
}

/** Makes signed requests; `path` is within the bucket. */
function callerOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketConfig) {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  return async (method: string, path: string, extras: Extras = {}): Promise<Response> => {
    const { headers = {}, body, withinMs = ANSWER_WITHIN_MS } = extras
    const controller = new AbortController()
    const timer = withinMs > 0 ? setTimeout(() => controller.abort(), withinMs) : undefined
    const request = { method, headers, signal: controller.signal, ...(body ? { body } : {}) }
    try {
      return await client.fetch(root + path, request)
    } finally {
      // the body of the answer may take its time
      clearTimeout(timer)
    }
  }
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok) throw await strange(answer)
  await answer.body?.cancel()
}

async function strange(answer: Response): Promise<Error> {
  await answer.body?.cancel()
  return new Error(`The bucket answered ${answer.status}`)
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
