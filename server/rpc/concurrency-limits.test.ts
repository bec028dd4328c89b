import { expect, onTestFinished, test } from 'vitest'
import { getUserData } from '../../contract/auth/auth.ts'
import { callApi } from '../test/call-api.ts'
import { openConnection, parseResponse, type RawConnection } from '../test/http/raw-request.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'

/** Starts calls with incomplete bodies and waits until the server has received their heads. */
async function beginRequests(
  school: TestSchool,
  count: number,
  token?: string,
): Promise<RawConnection[]> {
  const head = [
    'POST /api.php HTTP/1.1',
    'Host: school',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 100',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  let seenCount = 0
  const onRequest = () => seenCount++
  school.app.server.on('request', onRequest)
  onTestFinished(() => void school.app.server.off('request', onRequest))
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(school)))
  for (const it of connections) await it.send(`${head.join('\r\n')}\r\n\r\n`)
  await expect.poll(() => seenCount).toBe(count)
  return connections
}

const BUSY_MESSAGE = /Too many requests at once: at most \d+\. Please try again in a moment\./

test('an anonymous network has a limited number of concurrent calls, which does not affect signed-in students', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.02' })
  const amina = await seedStudent(school)
  const connections = await beginRequests(school, 7)
  await expect.poll(() => connections.filter(parseResponse)).toHaveLength(2)

  for (const it of connections.filter(parseResponse)) {
    expect(it.received()).toContain('HTTP/1.1 429')
    expect(it.received().toLowerCase()).toContain('retry-after: 2')
    expect(parseResponse(it)?.body).toMatch(BUSY_MESSAGE)
  }
  expect((await callApi(school, getUserData, {}, amina)).http).toBe(200)
})

test('a student has a limited number of concurrent calls from any address, and so has the next student', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.004' })
  const amina = await seedStudent(school)
  const connections = await beginRequests(school, 1, amina.token)

  expect(await callApi(school, getUserData, {}, amina)).toMatchObject({
    http: 429,
    message: 'Too many requests at once: at most 1. Please try again in a moment.',
  })
  expect((await callApi(school, getUserData, {}, await seedStudent(school))).http).toBe(200)

  // a closed connection frees its slot
  connections[0]?.end()
  await expect.poll(async () => (await callApi(school, getUserData, {}, amina)).http).toBe(200)
})

test('a network has a limited number of concurrent requests of any kind, and its health checks are served', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.002' })
  for (let index = 0; index < 2; index++)
    await beginRequests(school, 1, (await seedStudent(school)).token)

  for (const url of ['/', '/media/logo/x.webp', '/api.php?action=get_classes', '/nonsense'])
    expect((await school.app.inject(url)).statusCode, url).toBe(429)
  expect((await school.app.inject('/healthz')).statusCode).toBe(200)
})

test('without rate limits there are no concurrency limits', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0' })
  const connections = await beginRequests(school, 300)

  expect((await school.app.inject('/healthz')).statusCode).toBe(200)
  expect(connections.filter(parseResponse)).toEqual([])
})
