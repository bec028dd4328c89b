import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openSchool } from '../test/school.ts'
import { addSite } from './site.ts'

const SCRIPT = 'export const letters = 28\n'.repeat(200)
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** A server of a site whose compressed files hold words of their own, so that it shows whose bytes are sent. */
async function openSite() {
  const { config } = await openSchool()
  const dist = join(config.DATA_DIR, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({
    'index.html': `<!doctype html>${'<p>A page</p>'.repeat(200)}`,
    'assets/start-1a2b3c4d.js': SCRIPT,
  })) {
    writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, `${name}.br`), `${name} as the build made it by brotli`)
    writeFileSync(join(dist, `${name}.gz`), `${name} as the build made it by gzip`)
  }
  const app = fastify()
  // whatever it would compress by itself is large enough here
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await addSite(app, config, dist)
  return (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': accepted } })
}

test('a file of the site comes as the build compressed it, and is kept for good', async () => {
  const get = await openSite()

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
      'cache-control': FOR_GOOD,
      vary: expect.stringMatching(/accept-encoding/i),
    })
  }
})

test('who takes no compressed file is sent the whole one', async () => {
  const get = await openSite()

  for (const accepted of ['identity', 'deflate']) {
    const { headers, body } = await get('/assets/start-1a2b3c4d.js', accepted)
    expect(body).toBe(SCRIPT)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe(FOR_GOOD)
  }
})

test('the page comes as the build compressed it too, at every address, and is asked for anew', async () => {
  const get = await openSite()

  for (const url of ['/', '/classes/any']) {
    const { headers, body } = await get(url, 'br')
    expect(body).toBe('index.html as the build made it by brotli')
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  }
})

test('a page can be asked for without its body, as those do who watch over a site', async () => {
  const get = await openSite()

  const answer = await get('/login', '', 'HEAD')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toBe('')
})
