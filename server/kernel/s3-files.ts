import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type FileStore, isKey, type StoredFile } from './files.ts'

export type BucketConfig = {
  /** Address of what speaks S3; the bucket is named in the path, which all of them understand. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN_MS = 15_000
const SILENT_AT_MOST_MS = 120_000
const RETRIES = 3

/** The store in a bucket of S3, or of what speaks it (decisions §12). Files stream both ways and are never held whole. */
export function openBucket(config: BucketConfig): FileStore {
  const { call, send } = callerOf(config)
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of the store')
    return `/${key}`
  }
  return {
    async keep(temporaryPath, key) {
      const status = await send(temporaryPath, pathOf(key))
      if (status !== 200) throw new Error(`The bucket answered ${status}`)
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
    async *list(folder) {
      for (let after = ''; ; ) {
        const { answer, xml } = await listed(call, folder, after)
        const at = Date.parse(answer.headers.get('date') ?? '')
        yield filesIn(xml, at).filter(({ key }) => isKey(key))
        after = textOf(xml, 'NextContinuationToken')
        if (textOf(xml, 'IsTruncated') !== 'true' || after === '') return
      }
    },
    async check() {
      await done(await call('HEAD', ''))
    },
  }
}

type Call = ReturnType<typeof callerOf>['call']

const LISTED_AT_ONCE = '500'

/** One page of a folder (ListObjectsV2) as XML. */
async function listed(call: Call, folder: string, after: string) {
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': LISTED_AT_ONCE })
  query.set('prefix', `${folder}/`)
  if (after !== '') query.set('continuation-token', after)
  const answer = await call('GET', `?${query}`)
  if (!answer.ok) throw await strange(answer)
  return { answer, xml: await answer.text() }
}

/** The files that a page names. Our keys hold no sign that XML writes otherwise; any other key is not ours. */
function filesIn(xml: string, at: number): StoredFile[] {
  const files = xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)
  return [...files].map(([, content = '']) => {
    const ageMs = at - Date.parse(textOf(content, 'LastModified'))
    // a store that tells no time has no file that is old enough
    return { key: textOf(content, 'Key'), ageMs: Number.isNaN(ageMs) ? 0 : ageMs }
  })
}

function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
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
  type Extras = { headers?: Record<string, string> | undefined }

  return {
    async call(method: string, path: string, { headers = {} }: Extras = {}): Promise<Response> {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS)
      try {
        return await client.fetch(root + path, { method, headers, signal: controller.signal })
      } finally {
        // the body of the answer may take its time
        clearTimeout(timer)
      }
    },

    /** Puts a file there and answers the bucket's status; what it cannot take just now is tried again. */
    async send(file: string, path: string): Promise<number> {
      const headers = { 'x-amz-content-sha256': await sha256Of(file) }
      for (let tries = 0; ; tries++) {
        const signed = await client.sign(root + path, { method: 'PUT', headers })
        const status = await streamed(file, signed)
        if ((status < 500 && status !== 429) || tries === RETRIES) return status
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** tries))
      }
    },
  }
}

/** Streams a file to where a signed request points. fetch would hold most of it in memory (bench/upload.ts). */
async function streamed(file: string, { url, method, headers }: Request): Promise<number> {
  const { size } = await stat(file)
  const { request } = url.startsWith('https:') ? https : http
  const asked = request(url, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-length': size },
  })
  // a recording on a slow line takes as long as it takes, but a line that is silent is dead
  asked.setTimeout(SILENT_AT_MOST_MS, () => asked.destroy(new Error('The bucket is silent')))
  // the request itself tells of a failure, and a bucket that says no does not wait for the whole file
  pipeline(createReadStream(file), asked).catch(() => {})
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  if (!answer.complete) await once(answer, 'end')
  return answer.statusCode ?? 0
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
