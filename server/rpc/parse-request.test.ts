import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_BODY_LIMITS } from '../../contract/platform/call.ts'
import { readConfig } from '../platform/config.ts'
import { createDiskBudget } from '../platform/disk-space.ts'
import { portOf } from '../test/process/listen-locally.ts'
import { createMemoryBudget } from './memory-budget.ts'
import { deleteStaleUploads, parseRequest } from './parse-request.ts'

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server without body parsers, whose limits accept a file in any field. */
function createServer(folder: string) {
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const config = readConfig({ DATA_DIR: folder })
  const limits = {
    body: DEFAULT_BODY_LIMITS,
    files: { count: 1, bytes: 1e6, check: () => {} },
    reservation: createMemoryBudget().openReservation('test'),
    disk: { budget: createDiskBudget(config, async () => 0), config },
    uploadFolder: folder,
    idleTimeoutMs: 200,
  }
  return { app, limits }
}

/** A server that only parses requests; `failure` resolves with the error of an upload. */
async function startReader(folder: string) {
  const { app, limits } = createServer(folder)
  const failure = Promise.withResolvers<unknown>()
  app.post('/', async (request) =>
    parseRequest(request, {}, limits).catch((error: unknown) => {
      failure.resolve(error)
      throw error
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { port: portOf(app.server), given: failure.promise }
}

const HALF = [
  'POST / HTTP/1.1',
  'Host: school',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 900000',
  '',
  '--b',
  'Content-Disposition: form-data; name="file"; filename="video.mp4"',
  '',
  'half of a video',
].join('\r\n')

test.each([
  ['hangs up', true],
  ['falls silent', false],
])('an upload whose client %s leaves no file behind', async (_what, hangsUp) => {
  const folder = createFolder()
  const { port, given } = await startReader(folder)
  const line = connect(port, '127.0.0.1', () => line.write(HALF))
  onTestFinished(() => void line.destroy())
  await expect.poll(() => readdirSync(folder)).toHaveLength(1)

  if (hangsUp) line.destroy()

  expect(await given).toBeInstanceOf(Error)
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('line breaks are the same in a form and in JSON', async () => {
  const { app, limits } = createServer(createFolder())
  app.post('/', async (request) => (await parseRequest(request, {}, limits)).fields)
  const form = new FormData()
  form.append('about', 'Four signs.\nقَدْ وَالسِّينُ')
  const sent = new Request('http://school', { method: 'POST', body: form })

  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })

  expect(response.json()).toEqual({ about: 'Four signs.\nقَدْ وَالسِّينُ' })
})

test('files left by a process are deleted after a day, and uploads in progress are kept', async () => {
  const folder = createFolder()
  const [old, young] = [join(folder, 'old'), join(folder, 'young')]
  for (const it of [old, young]) writeFileSync(it, 'half')
  const before = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(old, before, before)

  await deleteStaleUploads(folder)
  await deleteStaleUploads(join(folder, 'nowhere'))

  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})
