import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { say } from '../../messages/message.ts'
import { RetryLater } from './errors.ts'

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
const RETRY_DELAY_MS = 100

/** The text of the first element with this name in a response of the bucket; '' without one. */
export function tagText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The bucket does not respond, or refuses for now: 503 with Retry-After, so that the request is repeated. */
export class BucketUnavailable extends RetryLater {
  constructor(cause: unknown) {
    super('service_unavailable', say('rules_wire_server_busy_try_again_moment'), 5)
    this.cause = cause
  }
}

const NETWORK_ERRORS =
  /^(?:E(?:CONN(?:RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+|BUCKET_TIMEOUT)$/

/** True if the connection failed, and not the file or the request. fetch wraps the error of the connection. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && NETWORK_ERRORS.test(String(error.code))) return true
  return error.message === 'fetch failed' || isNetworkError(error.cause)
}

const isTemporary = (status: number) => status >= 500 || status === 429

/** Sends again after a reset connection, at most three times. Throws BucketUnavailable then, and if the bucket sends no data in time. */
async function withRetries<T>(send: () => Promise<T>, maxRetries = MAX_RETRIES): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      const isSilent = error instanceof Error && error.name === 'AbortError'
      if (!isSilent && !isNetworkError(error)) throw error
      if (isSilent || attempt >= maxRetries) throw new BucketUnavailable(error)
      await pause(RETRY_DELAY_MS * 2 ** attempt)
    }
  }
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
      const send = async () => {
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
      }
      // the caller repeats the completion of an upload, which may have succeeded
      return withRetries(send, body === undefined ? MAX_RETRIES : 0)
    },

    /** Uploads a file and returns the HTTP status and the entity tag. Retries after a temporary error, also of the connection. */
    async putFile(file: string, path: string): Promise<PutResult> {
      const headers = { 'x-amz-content-sha256': await sha256Of(file) }
      for (let attempt = 0; ; attempt++) {
        const send = () => client.sign(root + path, { method: 'PUT', headers })
        const result = await withRetries(async () => streamUpload(file, await send()))
        if (!isTemporary(result.status)) return result
        if (attempt === MAX_RETRIES) throw unexpectedStatus(result.status)
        await pause(RETRY_DELAY_MS * 2 ** attempt)
      }
    },
  }
}

const TIMEOUT = { code: 'BUCKET_TIMEOUT' }

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
    clientRequest.destroy(Object.assign(new Error('The bucket sent no data in time'), TIMEOUT)),
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
  return unexpectedStatus(response.status)
}

function unexpectedStatus(status: number): Error {
  const error = new Error(`The bucket answered ${status}`)
  return isTemporary(status) ? new BucketUnavailable(error) : error
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
