import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
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
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  | { is: 'later'; why: string; afterSeconds: number }

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
const MAX_RETRY_AFTER_SECONDS = 3600

function toOutcome({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'taken' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const why = `answered ${status}`
  if (status < 500 && !RETRYABLE_STATUSES.has(status)) return { is: 'refused', why }
  const retryAfter = Number(headers['retry-after'])
  const afterSeconds = Math.min(
    Number.isFinite(retryAfter) ? retryAfter : 0,
    MAX_RETRY_AFTER_SECONDS,
  )
  return { is: 'later', why, afterSeconds: Math.max(0, afterSeconds) }
}
