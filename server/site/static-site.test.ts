import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { openTestSchool } from '../test/test-school.ts'
import { registerStaticSite } from './static-site.ts'

const SCRIPT = 'export const letters = 28\n'.repeat(200)
const IMMUTABLE = 'public, max-age=31536000, immutable'

const head = {
  school: 'Lisan',
  title: 'Lisan',
  description: 'Learn Arabic online.',
  canonicalUrl: undefined,
  pictureUrl: 'https://lisan.example/preview.png',
  exists: true,
}

/** A server of a site whose compressed files have different content, to show which file is sent. */
async function startStaticSite() {
  const { config } = await openTestSchool()
  const dist = writeBuiltSite(config.DATA_DIR)
  const app = fastify()
  // the test files are large enough to be compressed on the fly
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await registerStaticSite(app, config, { dist, headOf: async () => head })
  return (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': accepted } })
}

function writeBuiltSite(folder: string) {
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({
    'index.html': `<!doctype html>${'<p>A page</p>'.repeat(200)}`,
    'assets/start-1a2b3c4d.js': SCRIPT,
  })) {
    writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, `${name}.br`), `${name} as the build made it by brotli`)
    writeFileSync(join(dist, `${name}.gz`), `${name} as the build made it by gzip`)
  }
  return dist
}

test('a file of the site is sent as the build compressed it, with unlimited caching', async () => {
  const get = await startStaticSite()

  for (const [accepted, coding, by] of [
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
  ] as const) {
    const { statusCode, headers, body } = await get('/assets/start-1a2b3c4d.js', accepted)
    expect(statusCode).toBe(200)
    expect(body).toBe(`assets/start-1a2b3c4d.js as the build made it by ${by}`)
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': IMMUTABLE,
      vary: expect.stringMatching(/accept-encoding/i),
    })
  }
})

test('a client without support for compression gets the original file', async () => {
  const get = await startStaticSite()

  for (const accepted of ['identity', 'deflate']) {
    const { headers, body } = await get('/assets/start-1a2b3c4d.js', accepted)
    expect(body).toBe(SCRIPT)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe(IMMUTABLE)
  }
})

test('the page is sent compressed at every URL, and revalidated', async () => {
  const get = await startStaticSite()

  for (const url of ['/', '/classes/any'])
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(url, coding)
      expect(decode(rawPayload).toString()).toContain('A page')
      expect(headers).toMatchObject({ 'content-encoding': coding, 'cache-control': 'no-cache' })
    }
})

/** The complete server with that site. */
async function startWholeServer() {
  const school = await openTestSchool()
  const dist = writeBuiltSite(school.config.DATA_DIR)
  const app = await createHttpServer(school, handlers, dist)
  onTestFinished(() => app.close())
  return async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers, body } = await app.inject({ method, url })
    const isPage = String(headers['content-type']).startsWith('text/html')
    return {
      http: statusCode,
      is: isPage ? 'the page' : body === '' ? 'nothing' : JSON.parse(body),
      headers,
    }
  }
}

test.each([
  '/classes/%E0%A4%A',
  '/classes/%',
  '/classes/100%',
  '/classes/%zz?from=%E0%A4%A',
  '/classes/%ff/lessons/1',
  '/classes/a%2Fb',
  '/%',
  '/admin/classes/manage/1.5',
  '/classes/a.b',
  '/classes/v1.2',
  '/verify/a.Bc',
])('%s is a URL of the page', async (url) => {
  const get = await startWholeServer()

  const page = await get(url)
  expect(page).toMatchObject({ http: 200, is: 'the page' })
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  })
  expect(await get(url, 'HEAD')).toMatchObject({ http: 200, is: 'the page' })
  expect((await get(url, 'POST')).is).toMatchObject({ status: false, data: null })
})

test.each([
  ['/assets/start-00000000.js', 404],
  ['/assets/start-00000000', 404],
  ['/assets/', 403],
  ['/assets/%E0%A4%A.js', 400],
  ['/%61ssets/start-00000000', 404],
  ['/assets%2Fstart-00000000.j%73', 404],
  ['/sw-old.js', 404],
  ['/classes/start.css', 404],
  ['/start.js.map', 404],
  ['/favicon.ico', 404],
  ['/robots.txt', 404],
  ['/wp-login.PHP', 404],
  ['/api.php/%', 400],
  ['/nonsense.php', 404],
  ['/nonsense%.php', 400],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/api/nonsense', 404],
  ['/media/%E0%A4%A/x', 400],
  ['/webhooks/%', 400],
])('%s does not exist, and the response is an envelope', async (url, http) => {
  const get = await startWholeServer()

  expect(await get(url)).toMatchObject({ http, is: { status: false, data: null } })
})

test('HEAD returns the page without a body, for monitoring', async () => {
  const get = await startStaticSite()

  const answer = await get('/login', '', 'HEAD')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toBe('')
})
