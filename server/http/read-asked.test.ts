import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_BODY } from '../../contract/call.ts'
import { openMemoryBudget } from './memory-budget.ts'
import { discardOld, readAsked } from './read-asked.ts'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server without a parser of its own, and limits under which any field may hold a file. */
function aServer(folder: string) {
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const limits = {
    body: DEFAULT_BODY,
    files: { count: 1, bytes: 1e6, check: () => {} },
    reservation: openMemoryBudget().open('test'),
    folder,
    silentAtMostMs: 200,
  }
  return { app, limits }
}

/** A server that only reads what it is asked; `silent` settles when a sender was given up. */
async function aReader(folder: string) {
  const { app, limits } = aServer(folder)
  const told = Promise.withResolvers<unknown>()
  app.post('/', async (request) =>
    readAsked(request, {}, limits).catch((fault: unknown) => {
      told.resolve(fault)
      throw fault
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { port: (app.server.address() as { port: number }).port, given: told.promise }
}

const HALF = [
  'POST / HTTP/1.1',
  'Host: school',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 900000',
  '',
  '--b',
  'Content-Disposition: form-data; name="file"; filename="film.mp4"',
  '',
  'half of a film',
].join('\r\n')

test.each([
  ['hangs up', true],
  ['falls silent', false],
])('a sender who %s in the middle leaves nothing behind', async (_what, hangsUp) => {
  const folder = aFolder()
  const { port, given } = await aReader(folder)
  const line = connect(port, '127.0.0.1', () => line.write(HALF))
  onTestFinished(() => void line.destroy())
  await expect.poll(() => readdirSync(folder)).toHaveLength(1)

  if (hangsUp) line.destroy()

  expect(await given).toBeInstanceOf(Error)
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('a line ends alike in a form and in JSON', async () => {
  const { app, limits } = aServer(aFolder())
  app.post('/', async (request) => (await readAsked(request, {}, limits)).fields)
  const form = new FormData()
  form.append('about', 'Four signs.\nقَدْ وَالسِّينُ')
  const sent = new Request('http://school', { method: 'POST', body: form })

  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })

  expect(answer.json()).toEqual({ about: 'Four signs.\nقَدْ وَالسِّينُ' })
})

test('what a process left behind goes a day later, and what another one receives now stays', async () => {
  const folder = aFolder()
  const [old, young] = [join(folder, 'old'), join(folder, 'young')]
  for (const it of [old, young]) writeFileSync(it, 'half')
  const before = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(old, before, before)

  await discardOld(folder)
  await discardOld(join(folder, 'nowhere'))

  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})
