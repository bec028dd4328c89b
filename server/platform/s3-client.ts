import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'

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

/** The text of the first element with this name in a response of the bucket; '' without one. */
export function tagText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

type PutResult = { status: number; entityTag: string }

export type S3Client = ReturnType<typeof createS3Client>

/** Creates functions that send signed requests; `path` is relative to the bucket. */
export function createS3Client({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Config) {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: MAX_RETRIES,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  type RequestOptions = {
    headers?: Record<string, string> | undefined
    body?: string
    timeoutMs?: number
  }

  return {
    async fetchSigned(
      method: string,
      path: string,
      { headers = {}, body, timeoutMs = RESPONSE_TIMEOUT_MS }: RequestOptions = {},
    ): Promise<Response> {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), timeoutMs)
      const { signal } = controller
      const init = { method, headers, signal, ...(body === undefined ? {} : { body }) }
      try {
        return await client.fetch(root + path, init)
      } finally {
        // the timeout does not apply to the body
        clearTimeout(timer)
      }
    },

    /** Uploads a file and returns the HTTP status and the entity tag. Retries after a temporary error. */
    async putFile(file: string, path: string): Promise<PutResult> {
      const headers = { 'x-amz-content-sha256': await sha256Of(file) }
      for (let attempt = 0; ; attempt++) {
        const signed = await client.sign(root + path, { method: 'PUT', headers })
        const result = await streamUpload(file, signed)
        const isTemporary = result.status >= 500 || result.status === 429
        if (!isTemporary || attempt === MAX_RETRIES) return result
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
      }
    },
  }
}

/** Streams a file to the URL of a signed request. fetch would hold most of it in memory (bench/upload.ts). */
async function streamUpload(file: string, { url, method, headers }: Request): Promise<PutResult> {
  const { size } = await stat(file)
  const { request } = url.startsWith('https:') ? https : http
  const clientRequest = request(url, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-length': size },
  })
  // limits the time without data, not the duration of the upload
  clientRequest.setTimeout(IDLE_TIMEOUT_MS, () =>
    clientRequest.destroy(new Error('The bucket is silent')),
  )
  // the request reports the error; a bucket that rejects the file does not read all of it
  pipeline(createReadStream(file), clientRequest).catch(() => {})
  const response: IncomingMessage = (await once(clientRequest, 'response'))[0]
  response.resume()
  if (!response.complete) await once(response, 'end')
  return { status: response.statusCode ?? 0, entityTag: response.headers.etag ?? '' }
}

/** Throws unless the bucket accepted the request. */
export async function expectSuccess(response: Response): Promise<void> {
  if (!response.ok) throw await unexpectedResponse(response)
  await response.body?.cancel()
}

/** The error for an unexpected response of the bucket. */
export async function unexpectedResponse(response: Response): Promise<Error> {
  await response.body?.cancel()
  return new Error(`The bucket answered ${response.status}`)
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
