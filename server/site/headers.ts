import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'

export type Headers = Record<string, string>

/** The headers of every response unless a route sets others: no scripts, no frames, no caching, no type sniffing. */
export const defaultHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Adds the strict headers to every response, also to errors. */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(defaultHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}

const PAYSTACK_CHECKOUT_ORIGIN = 'https://checkout.paystack.com'
const PAYSTACK_API_ORIGIN = 'https://api.paystack.co'

/** Returns the headers of the page: its content security policy, no frames, no device features. */
export function pageHeaders(config: Config, html: string): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(config, html),
    'x-frame-options': 'DENY',
    // the window of the card provider opens the window of a bank, which must find its opener
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': [
      ...disabledFeatures.map((it) => `${it}=()`),
      `payment=(self${usesPaystack(config) ? ` "${PAYSTACK_CHECKOUT_ORIGIN}"` : ''})`,
    ].join(', '),
  }
}

// only features that every browser supports: an unknown one causes a warning on the console
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

/** Allows our own files and, with real cards, the origins of the card provider. Inline scripts are allowed by hash. */
function contentSecurityPolicy(config: Config, html: string): string {
  const withPaystack = usesPaystack(config)
  const scriptOrigin = new URL(config.PAYSTACK_SCRIPT_URL).origin
  const gameOrigins = config.GAME_HOST ? [new URL(config.GAME_HOST).origin] : []
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineHashes(html, 'script'),
      ...(withPaystack ? [scriptOrigin] : []),
    ],
    // the provider's script sets style attributes on its window; beside a hash browsers ignore 'unsafe-inline'
    'style-src': [
      "'self'",
      ...(withPaystack
        ? ["'unsafe-inline'", PAYSTACK_CHECKOUT_ORIGIN]
        : inlineHashes(html, 'style')),
    ],
    'img-src': ["'self'", 'data:', 'blob:'],
    // blob: for files of lessons that are stored on the device
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...gameOrigins, ...(withPaystack ? [PAYSTACK_API_ORIGIN] : [])],
    'frame-src': ["'self'", 'blob:', ...(withPaystack ? [PAYSTACK_CHECKOUT_ORIGIN] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

// an inline script sets the theme before the first paint, and an inline style paints before the stylesheet has loaded
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The headers of the sandbox checkout, a page of ours in a frame of ours. */
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

/** The service worker fetches for the page under the policy of the worker's own response. */
export const serviceWorkerHeaders: Headers = {
  'content-security-policy': formatPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] }),
}

function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
