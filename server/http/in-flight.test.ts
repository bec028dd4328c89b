import { expect, onTestFinished, test } from 'vitest'
import { getUserData } from '../../contract/auth.ts'
import { ask } from '../test/ask.ts'
import { openConnection, type RawConnection, responseOf } from '../test/raw-request.ts'
import { aStudent, openSchool, type TestSchool } from '../test/school.ts'

/** Begins so many calls whose bodies do not end, all of which the server has seen. */
async function begin(school: TestSchool, count: number, token?: string): Promise<RawConnection[]> {
  const head = [
    'POST /api.php HTTP/1.1',
    'Host: school',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 100',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  let seen = 0
  const isSeen = () => seen++
  school.app.server.on('request', isSeen)
  onTestFinished(() => void school.app.server.off('request', isSeen))
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(school)))
  for (const it of connections) await it.send(`${head.join('\r\n')}\r\n\r\n`)
  await expect.poll(() => seen).toBe(count)
  return connections
}

const BUSY = /Too many requests at once: at most \d+\. Please try again in a moment\./

test('a stranger has so many calls under way and no more, and a student is not held up by that', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.02' })
  const amina = await aStudent(school)
  const begun = await begin(school, 7)
  await expect.poll(() => begun.filter(responseOf)).toHaveLength(2)

  for (const it of begun.filter(responseOf)) {
    expect(it.received()).toContain('HTTP/1.1 429')
    expect(it.received().toLowerCase()).toContain('retry-after: 2')
    expect(responseOf(it)?.body).toMatch(BUSY)
  }
  expect((await ask(school, getUserData, {}, amina)).http).toBe(200)
})

test('a student has so many calls under way, at whatever address, and the next student as many', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.004' })
  const amina = await aStudent(school)
  const begun = await begin(school, 1, amina.token)

  expect(await ask(school, getUserData, {}, amina)).toMatchObject({
    http: 429,
    message: 'Too many requests at once: at most 1. Please try again in a moment.',
  })
  expect((await ask(school, getUserData, {}, await aStudent(school))).http).toBe(200)

  // who hangs up or is answered makes room
  begun[0]?.end()
  await expect.poll(async () => (await ask(school, getUserData, {}, amina)).http).toBe(200)
})

test('a network has so many requests under way, whatever they ask for, and its health checks are answered', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.002' })
  for (let nth = 0; nth < 2; nth++) await begin(school, 1, (await aStudent(school)).token)

  for (const url of ['/', '/media/logo/x.webp', '/api.php?action=get_classes', '/nonsense'])
    expect((await school.app.inject(url)).statusCode, url).toBe(429)
  expect((await school.app.inject('/healthz')).statusCode).toBe(200)
})

test('where rate limits are off so are these', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0' })
  const begun = await begin(school, 300)

  expect((await school.app.inject('/healthz')).statusCode).toBe(200)
  expect(begun.filter(responseOf)).toEqual([])
})
