import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policyForPath, RECORDING_PAGE } from '../../contract/voice/recording-pages.ts'
import { openConnection, parseResponse } from '../test/http/raw-request.ts'
import { openTestSchool } from '../test/test-school.ts'
import { pageHeaders } from './headers.ts'

const PAGE = '<script>theme()</script><script type="module" src="/assets/start.js"></script>'
const REAL_CARDS = { PAYSTACK_SECRET_KEY: 'sk_live_1', PAYSTACK_PUBLIC_KEY: 'pk_live_1' }

/** Parses the content security policy of the page. */
async function policyOf(env: Record<string, string> = {}) {
  const { config } = await openTestSchool(env)
  const text = pageHeaders(config, PAGE)['content-security-policy'] ?? ''
  return new Map(
    text.split('; ').map((it): [string, string[]] => {
      const [name = '', ...sources] = it.split(' ')
      return [name, sources]
    }),
  )
}

test('the page can run only its own files and its inline script', async () => {
  const policy = await policyOf()

  expect(policy.get('default-src')).toEqual(["'none'"])
  // the hash of theme()
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8='",
  ])
  expect(policy.get('style-src')).toEqual(["'self'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:/)
})

test('with real cards the page can reach the card provider and no other origin', async () => {
  const policy = await policyOf(REAL_CARDS)

  const origins = [...policy.values()].flat().filter((it) => it.startsWith('http'))
  expect(new Set(origins)).toEqual(
    new Set(['https://js.paystack.co', 'https://checkout.paystack.com', 'https://api.paystack.co']),
  )
  expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe/)
})

test('a quiz host can be fetched from, and nothing else', async () => {
  const policy = await policyOf({ GAME_HOST: 'https://game.example/quiz' })

  expect(policy.get('connect-src')).toEqual(["'self'", 'https://game.example'])
  expect(policy.get('script-src')?.join(' ')).not.toContain('game.example')
})

test('the page cannot be framed and uses no device features', async () => {
  const { config } = await openTestSchool()

  expect(pageHeaders(config, PAGE)).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(self\)/),
  })
})

const addresses = [
  '/api.php?action=get_app_settings',
  '/api.php?action=nonsense',
  '/lessonsAction.php',
  '/healthz',
  '/media/material/aaaaaaaaaaaaaaaaaaaaaa.pdf',
  '/certificates/nobody.pdf',
  '/nonsense.php',
  '/api.php/%',
]

test.each(addresses)(
  'the response of %s cannot be run, framed, cached or used as a referrer',
  async (url) => {
    const { app } = await openTestSchool()
    const { headers } = await app.inject(url)

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
  },
)

test('over https a browser must use https for a year', async () => {
  const { app } = await openTestSchool({ TRUST_PROXY: '1' })
  const { headers } = await app.inject({
    url: '/healthz',
    headers: { 'x-forwarded-proto': 'https' },
  })

  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('the sandbox checkout can be framed only by the site, and runs only its own script', async () => {
  const { app } = await openTestSchool()
  const policy = String((await app.inject('/sandbox/checkout')).headers['content-security-policy'])

  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['svg', 'application/octet-stream', 'attachment'],
  ['html', 'application/octet-stream', 'attachment'],
  ['webp', 'image/webp', 'inline'],
])('a stored .%s is served as %s, %s', async (extension, type, disposition) => {
  const { app, config } = await openTestSchool()
  const folder = join(config.DATA_DIR, 'media/logo')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `aaaaaaaaaaaaaaaaaaaaaa.${extension}`), '<svg onload="alert(1)"/>')

  const { statusCode, headers } = await app.inject(
    `/media/logo/aaaaaaaaaaaaaaaaaaaaaa.${extension}`,
  )

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH'] as const)('%s is not supported', async (method) => {
  const { app } = await openTestSchool()

  // the types of the library lack TRACE
  const { statusCode } = await app.inject({ method: method as 'PUT', url: '/api.php' })

  expect([404, 405]).toContain(statusCode)
})

test.each([
  ['a folded header', 'X: a\r\n b\r\n', 400, 'malformed_request'],
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n', 400, 'malformed_request'],
  [
    'a length and chunks',
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    400,
    'malformed_request',
  ],
  ['20 KB of headers', `X: ${'a'.repeat(20_000)}\r\n`, 431, 'headers_too_large'],
])(
  'a request that cannot be parsed, with %s, gets the headers and the envelope of every response',
  async (_what, header, http, code) => {
    const connection = await openConnection(await openTestSchool())

    await connection.send(`POST /api.php HTTP/1.1\r\nHost: school\r\n${header}\r\n`)
    await connection.closed

    const { body = '', ...response } = parseResponse(connection) ?? {}
    expect(response).toEqual({ http })
    const message = 'The request could not be read.'
    expect(JSON.parse(body)).toEqual({ status: false, message, code, data: null })
    for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(connection.received()).toContain(line)
    expect(connection.received()).toContain("content-security-policy: default-src 'none'")
  },
)

test('only pages of lessons and of the staff may ask for the microphone (R-VOICE-005)', () => {
  const policy = 'camera=(), microphone=(), midi=()'
  const allowed = 'camera=(), microphone=(self), midi=()'
  for (const path of ['/classes/arabic1/lessons/9', '/admin', '/admin/classes/manage/1'])
    expect(policyForPath(policy, path), path).toBe(allowed)
  for (const path of ['/', '/dashboard', '/classes/arabic1', '/lessons/admin', '/administer'])
    expect(policyForPath(policy, path), path).toBe(policy)
  // the service worker has no imports, so it repeats the pattern
  const worker = readFileSync(join(import.meta.dirname, '../../web/service-worker.ts'), 'utf8')
  expect(worker).toContain(`const RECORDING_PAGE = ${RECORDING_PAGE}`)
})
