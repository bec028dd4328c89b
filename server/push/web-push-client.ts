import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { HOUR } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { encryptForDevice } from './encrypt.ts'
import { SsrfSafeAgent } from './ssrf-safe-agent.ts'
import { type PushKeys, vapidHeader } from './vapid.ts'

/** A browser's push subscription. */
export type Device = { endpoint: string; p256dh: string; auth: string }

/** A push message: `text` is encrypted for the device; a pending message with the same `topic` is replaced. */
export type PushMessage = { text: string; topic: string; ttlSeconds: number }

/** The response of a push service: accepted, device unknown, rejected permanently, or to be retried. */
export type PushOutcome =
  | { status: 'accepted' }
  | { status: 'unknown_device' }
  | { status: 'rejected'; reason: string }
  | { status: 'retry'; reason: string; afterSeconds: number }

/** Sends pushes to push services. */
export type WebPushClient = {
  /** Sends a push to the device's push service. Throws without a response. */
  send(device: Device, push: PushMessage): Promise<PushOutcome>
  close(): void
}

const TIMEOUT_MS = 10_000

/** Web Push (RFC 8030, 8291, 8292). `agent` opens the connections. */
export function createWebPushClient(
  config: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>,
  keys: PushKeys,
  agent: Agent = new SsrfSafeAgent(),
): WebPushClient {
  const subject = vapidSubject(config)
  return {
    async send({ endpoint, p256dh, auth }, { text, topic, ttlSeconds }) {
      const body = encryptForDevice({ p256dh, auth }, text)
      const headers = {
        ttl: ttlSeconds,
        topic,
        urgency: 'normal',
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': body.length,
        authorization: vapidHeader(keys, { endpoint, subject, now: now() }),
      }
      return toOutcome(await post(endpoint, { headers, body, agent }))
    },
    close: () => agent.destroy(),
  }
}

/** The contact for push services: the site, or the sender of its emails. */
function vapidSubject({ SITE_URL, MAIL_FROM }: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>) {
  if (SITE_URL?.startsWith('https:')) return SITE_URL
  return `mailto:${/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}

type PostRequest = { headers: NodeJS.Dict<string | number>; body: Buffer; agent: Agent }

// response bodies and redirects are ignored, because a browser supplied the address
function post(endpoint: string, { headers, body, agent }: PostRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const clientRequest = request(
      endpoint,
      { method: 'POST', headers, agent, signal },
      (response) => {
        // discard the body
        response.on('error', () => {}).resume()
        resolve(response)
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

const RETRYABLE_STATUSES = new Set([408, 425, 429])
const MAX_RETRY_AFTER_SECONDS = HOUR

function toOutcome({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { status: 'accepted' }
  if (statusCode === 404 || statusCode === 410) return { status: 'unknown_device' }
  const reason = `answered ${statusCode}`
  if (statusCode < 500 && !RETRYABLE_STATUSES.has(statusCode)) return { status: 'rejected', reason }
  const retryAfter = Number(headers['retry-after'])
  const afterSeconds = Math.min(
    Number.isFinite(retryAfter) ? retryAfter : 0,
    MAX_RETRY_AFTER_SECONDS,
  )
  return { status: 'retry', reason, afterSeconds: Math.max(0, afterSeconds) }
}
