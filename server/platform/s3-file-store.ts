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
import { type FileStore, isFileKey, type StoredFile } from './file-store.ts'

export type S3Config = {
  /** The URL of the S3-compatible service; the bucket is part of the path, which all services support. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const RESPONSE_TIMEOUT_MS = 15_000
const IDLE_TIMEOUT_MS = 120_000
const MAX_RETRIES = 3

/** Opens a file store in an S3-compatible bucket (R-RUN-008). Files are streamed in both directions. */
export function openS3Store(config: S3Config): FileStore {
  const { fetchSigned, putFile } = createS3Client(config)
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('Not a key of the store')
    return `/${key}`
  }
  return {
    async put(temporaryPath, key) {
      const status = await putFile(temporaryPath, pathOf(key))
      if (status !== 200) throw new Error(`The bucket answered ${status}`)
      await rm(temporaryPath, { force: true })
    },
    async size(key) {
      if (!isFileKey(key)) return null
      const response = await fetchSigned('HEAD', pathOf(key))
      if (response.status === 404) return null
      await expectSuccess(response)
      return Number(response.headers.get('content-length'))
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const response = await fetchSigned('GET', pathOf(key), { headers })
      if (response.status !== (range ? 206 : 200) || !response.body)
        throw await unexpectedResponse(response)
      return Readable.fromWeb(response.body as ReadableStream)
    },
    async remove(key) {
      const response = await fetchSigned('DELETE', pathOf(key))
      if (response.status !== 404) await expectSuccess(response)
    },
    async *list(folder) {
      for (let continuationToken = ''; ; ) {
        const { answer: response, xml } = await listPage(fetchSigned, folder, continuationToken)
        const serverTime = Date.parse(response.headers.get('date') ?? '')
        yield parseFiles(xml, serverTime).filter(({ key }) => isFileKey(key))
        continuationToken = tagText(xml, 'NextContinuationToken')
        if (tagText(xml, 'IsTruncated') !== 'true' || continuationToken === '') return
      }
    },
    async check() {
      await expectSuccess(await fetchSigned('HEAD', ''))
    },
  }
}

type FetchSigned = ReturnType<typeof createS3Client>['fetchSigned']

const LIST_PAGE_SIZE = '500'

/** Requests one page of a folder (ListObjectsV2) as XML. */
async function listPage(fetchSigned: FetchSigned, folder: string, continuationToken: string) {
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': LIST_PAGE_SIZE })
  query.set('prefix', `${folder}/`)
  if (continuationToken !== '') query.set('continuation-token', continuationToken)
  const response = await fetchSigned('GET', `?${query}`)
  if (!response.ok) throw await unexpectedResponse(response)
  return { answer: response, xml: await response.text() }
}

/** Returns the files of a page. Our keys contain no character that XML escapes; other keys are not ours. */
function parseFiles(xml: string, serverTime: number): StoredFile[] {
  const files = xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)
  return [...files].map(([, content = '']) => {
    const ageMs = serverTime - Date.parse(tagText(content, 'LastModified'))
    // without a date no file is old enough to be deleted
    return { key: tagText(content, 'Key'), ageMs: Number.isNaN(ageMs) ? 0 : ageMs }
  })
}

function tagText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Creates functions that send signed requests; `path` is relative to the bucket. */
function createS3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config) {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: MAX_RETRIES,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  type RequestOptions = { headers?: Record<string, string> | undefined }

  return {
    async fetchSigned(
      method: string,
      path: string,
      { headers = {} }: RequestOptions = {},
    ): Promise<Response> {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS)
      try {
        return await client.fetch(root + path, { method, headers, signal: controller.signal })
      } finally {
        // the timeout does not apply to the body
        clearTimeout(timer)
      }
    },

    /** Uploads a file and returns the HTTP status. Retries after a temporary error. */
    async putFile(file: string, path: string): Promise<number> {
      const headers = { 'x-amz-content-sha256': await sha256Of(file) }
      for (let attempt = 0; ; attempt++) {
        const signed = await client.sign(root + path, { method: 'PUT', headers })
        const status = await streamUpload(file, signed)
        if ((status < 500 && status !== 429) || attempt === MAX_RETRIES) return status
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
      }
    },
  }
}

/** Streams a file to the URL of a signed request. fetch would hold most of it in memory (bench/upload.ts). */
async function streamUpload(file: string, { url, method, headers }: Request): Promise<number> {
  const { size } = await stat(file)
  const { request } = url.startsWith('https:') ? https : http
  const clientRequest = request(url, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-length': size },
  })
  // a slow upload may take any time, a silent connection is dead
  clientRequest.setTimeout(IDLE_TIMEOUT_MS, () =>
    clientRequest.destroy(new Error('The bucket is silent')),
  )
  // the request reports the error; a bucket that rejects the file does not read all of it
  pipeline(createReadStream(file), clientRequest).catch(() => {})
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  response.resume()
  if (!response.complete) await once(response, 'end')
  return response.statusCode ?? 0
}

async function expectSuccess(response: Response): Promise<void> {
  if (!response.ok) throw await unexpectedResponse(response)
  await response.body?.cancel()
}

async function unexpectedResponse(response: Response): Promise<Error> {
  await response.body?.cancel()
  return new Error(`The bucket answered ${response.status}`)
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
