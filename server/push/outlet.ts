import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { now } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { encryptForDevice } from './encrypt.ts'
import { PublicAgent } from './public-agent.ts'
import { type PushKeys, vapidHeader } from './vapid.ts'

/** A browser's push subscription. */
export type Device = { endpoint: string; p256dh: string; auth: string }

/** What is sent: `text` is encrypted for the device, `topic` replaces an older one that the device has not fetched. */
export type Push = { text: string; topic: string; ttlSeconds: number }

/** What a push service said: it took it, it knows no such device, it never will, or not now. */
export type Outcome =
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  | { is: 'later'; why: string; afterSeconds: number }

/** Where pushes leave the school. */
export type PushOutlet = {
  /** Hands a push to the device's push service. Throws when there was no answer. */
  send(device: Device, push: Push): Promise<Outcome>
  close(): void
}

const ANSWER_WITHIN_MS = 10_000

/** Web Push by the standards (RFC 8030, 8291, 8292). `agent` makes the connections. */
export function openPushOutlet(
  config: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>,
  keys: PushKeys,
  agent: Agent = new PublicAgent(),
): PushOutlet {
  const subject = subjectOf(config)
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
      return outcomeOf(await post(endpoint, { headers, body, agent }))
    },
    close: () => agent.destroy(),
  }
}

/** Whom a push service may ask about us: the site, or the sender of its mail. */
function subjectOf({ SITE_URL, MAIL_FROM }: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>) {
  if (SITE_URL?.startsWith('https:')) return SITE_URL
  return `mailto:${/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}

type Posted = { headers: NodeJS.Dict<string | number>; body: Buffer; agent: Agent }

// neither the body of the answer nor where it redirects is followed: the address came from a browser
function post(endpoint: string, { headers, body, agent }: Posted): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const asking = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
      // its words are not for us
      answer.on('error', () => {}).resume()
      resolve(answer)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

const LATER = new Set([408, 425, 429])
const LONGEST_WAIT_SECONDS = 3600

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): Outcome {
  if (status >= 200 && status < 300) return { is: 'taken' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const why = `answered ${status}`
  if (status < 500 && !LATER.has(status)) return { is: 'refused', why }
  const wished = Number(headers['retry-after'])
  const afterSeconds = Math.min(Number.isFinite(wished) ? wished : 0, LONGEST_WAIT_SECONDS)
  return { is: 'later', why, afterSeconds: Math.max(0, afterSeconds) }
}
