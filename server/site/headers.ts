import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'

type Headers = Record<string, string>

/** What every answer says unless it knows better: nobody runs it, frames it, keeps it or guesses its type. */
export const defaultHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Puts the strict headers on every answer, also on refusals and faults (decision 0191). */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

const PAYSTACK_CHECKOUT_ORIGIN = 'https://checkout.paystack.com'
const PAYSTACK_API_ORIGIN = 'https://api.paystack.co'

/** What the page of the site says: what it may load, who may frame it (nobody) and what it never asks a device for. */
export function pageHeaders(config: Config, html: string): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(config, html),
    'x-frame-options': 'DENY',
    // the card provider's window opens one of a bank, which has to find its way back
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': [
      ...disabledFeatures.map((it) => `${it}=()`),
      `payment=(self${usesPaystack(config) ? ` "${PAYSTACK_CHECKOUT_ORIGIN}"` : ''})`,
    ].join(', '),
  }
}

// what every browser knows by name: one that does not would say so on the console
const disabledFeatures = [
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

const usesPaystack = (config: Config) => Boolean(config.PAYSTACK_SECRET_KEY)

/** Our own files and, where cards are real, the card provider's origins; no script in the page but by its hash. */
function contentSecurityPolicy(config: Config, html: string): string {
  const withPaystack = usesPaystack(config)
  const scriptOrigin = new URL(config.PAYSTACK_SCRIPT_URL).origin
  const gameOrigins = config.GAME_HOST ? [new URL(config.GAME_HOST).origin] : []
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...(withPaystack ? [scriptOrigin] : [])],
    // the provider's script dresses its window by style attributes
    'style-src': ["'self'", ...(withPaystack ? ["'unsafe-inline'", PAYSTACK_CHECKOUT_ORIGIN] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...gameOrigins, ...(withPaystack ? [PAYSTACK_API_ORIGIN] : [])],
    'frame-src': ["'self'", ...(withPaystack ? [PAYSTACK_CHECKOUT_ORIGIN] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

// the page sets its theme before the first paint by a script of its own
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The sandbox's window: a page of ours that stands in a frame of ours. */
export const framedPageHeaders: Headers = {
  'content-security-policy': formatPolicy({
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
export const serviceWorkerHeaders: Headers = {
  'content-security-policy': formatPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] }),
}

function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
