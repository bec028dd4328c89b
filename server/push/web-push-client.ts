import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { now } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { encryptForDevice } from './encrypt.ts'
import { SsrfSafeAgent } from './ssrf-safe-agent.ts'
import { type PushKeys, vapidHeader } from './vapid.ts'

/** A browser's push subscription. */
export type Device = { endpoint: string; p256dh: string; auth: string }

/** What is sent: `text` is encrypted for the device, `topic` replaces an older one that the device has not fetched. */
export type PushMessage = { text: string; topic: string; ttlSeconds: number }

/** What a push service said: it took it, it knows no such device, it never will, or not now. */
export type PushOutcome =
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  | { is: 'later'; why: string; afterSeconds: number }

/** Where pushes leave the school. */
export type WebPushClient = {
  /** Hands a push to the device's push service. Throws when there was no answer. */
  send(device: Device, push: PushMessage): Promise<PushOutcome>
  close(): void
}

const TIMEOUT_MS = 10_000

/** Web Push by the standards (RFC 8030, 8291, 8292). `agent` makes the connections. */
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

/** Whom a push service may ask about us: the site, or the sender of its mail. */
function vapidSubject({ SITE_URL, MAIL_FROM }: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>) {
  if (SITE_URL?.startsWith('https:')) return SITE_URL
  return `mailto:${/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}

type PostRequest = { headers: NodeJS.Dict<string | number>; body: Buffer; agent: Agent }

// neither the body of the answer nor where it redirects is followed: the address came from a browser
function post(endpoint: string, { headers, body, agent }: PostRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const clientRequest = request(
      endpoint,
      { method: 'POST', headers, agent, signal },
      (response) => {
        // its words are not for us
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
