import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { SCRIPT, writeBuiltSite } from '../test/process/built-site.ts'
import { openTestSchool } from '../test/test-school.ts'
import { registerStaticSite } from './static-site.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const head = {
  locale: 'en' as const,
  school: 'Lisan',
  title: 'Lisan',
  description: 'Learn Arabic online.',
  canonicalUrl: undefined,
  pictureUrl: 'https://lisan.example/preview.png',
  numerals: 'latn' as const,
  exists: true,
  plain: { whatsapp: '' },
}

/** A server of a site whose compressed files have different content, to show which file is sent. */
async function startStaticSite() {
  const { config } = await openTestSchool()
  const dist = writeBuiltSite(config.DATA_DIR)
  const app = fastify()
  // the test files are large enough to be compressed on the fly
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await registerStaticSite(app, config, { dist, headOf: async () => head, localeOf: () => 'en' })
  return (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': accepted } })
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

test('HEAD returns the page without a body, for monitoring', async () => {
  const get = await startStaticSite()

  const response = await get('/login', '', 'HEAD')

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toBe('')
})
