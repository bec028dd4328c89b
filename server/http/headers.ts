import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../kernel/config.ts'

type Headers = Record<string, string>

/** What every answer says unless it knows better: nobody runs it, frames it, keeps it or guesses its type. */
export const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Puts the strict headers on every answer, also on refusals and faults (decision 0191). */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

const PAYSTACK_WINDOW = 'https://checkout.paystack.com'
const PAYSTACK_API = 'https://api.paystack.co'

/** What the page of the site says: what it may load, who may frame it (nobody) and what it never asks a device for. */
export function pageHeaders(config: Config, page: string): Headers {
  return {
    'content-security-policy': contentPolicy(config, page),
    'x-frame-options': 'DENY',
    // the card provider's window opens one of a bank, which has to find its way back
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': [
      ...unused.map((it) => `${it}=()`),
      `payment=(self${takesCards(config) ? ` "${PAYSTACK_WINDOW}"` : ''})`,
    ].join(', '),
  }
}

// what every browser knows by name: one that does not would say so on the console
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

const takesCards = (config: Config) => Boolean(config.PAYSTACK_SECRET_KEY)

/** Our own files and, where cards are real, the card provider's origins; no script in the page but by its hash. */
function contentPolicy(config: Config, page: string): string {
  const isPaid = takesCards(config)
  const script = new URL(config.PAYSTACK_SCRIPT_URL).origin
  const game = config.GAME_HOST ? [new URL(config.GAME_HOST).origin] : []
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(page), ...(isPaid ? [script] : [])],
    // the provider's script dresses its window by style attributes
    'style-src': ["'self'", ...(isPaid ? ["'unsafe-inline'", PAYSTACK_WINDOW] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...game, ...(isPaid ? [PAYSTACK_API] : [])],
    'frame-src': ["'self'", ...(isPaid ? [PAYSTACK_WINDOW] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

// the page sets its theme before the first paint by a script of its own
function inlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The sandbox's window: a page of ours that stands in a frame of ours. */
export const framedPage: Headers = {
  'content-security-policy': policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }),
}

/** The service worker fetches what the page asks for, by the policy that came with the worker. */
export const workerHeaders: Headers = {
  'content-security-policy': policy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] }),
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
