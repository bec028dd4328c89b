import { expect, test } from 'vitest'
import { KB, MB } from '../../contract/platform/call.ts'
import { FORM, openConnection, parseResponse } from '../test/http/raw-request.ts'
import { openTestSchool } from '../test/test-school.ts'

test('a client that sends 16 MB before it reads gets its response and can reuse the connection', async () => {
  const school = await openTestSchool()
  const connection = await openConnection(school)
  const head = `POST /api.php HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\n`
  await connection.send(`${head}Content-Length: ${15 * MB}\r\n\r\n`)
  for (let sent = 0; sent < 15; sent++) await connection.send(Buffer.alloc(MB, 'a'))

  await connection.send('GET /healthz HTTP/1.1\r\nHost: school\r\n\r\n')

  await expect.poll(() => connection.received()).toContain('HTTP/1.1 413')
  await expect.poll(() => connection.received()).toContain('HTTP/1.1 200')
})

const announced = [`Content-Length: ${600 * MB}`, Buffer.alloc(MB, 'a')] as const

const chunked = [
  'Transfer-Encoding: chunked',
  Buffer.from(`${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`),
] as const

test.each([
  ['announces its length', '/api.php', ...announced, 413],
  ['does not announce its length', '/api.php', ...chunked, 413],
  ['goes to an address that cannot be read', '/%ff', ...announced, 400],
] as const)(
  'a body of 600 MB that %s gets a response, and its connection is closed early',
  async (_what, path, header, block, http) => {
    const school = await openTestSchool()
    const connection = await openConnection(school)
    await connection.send(
      `POST ${path} HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\n${header}\r\n\r\n`,
    )

    let sent = 0
    while (sent < 600 && (await connection.send(block))) sent++

    expect(sent).toBeLessThan(50)
    expect(parseResponse(connection)).toMatchObject({ http })
  },
)

test('webhooks are read again after many bodies that were too large or never finished', async () => {
  const school = await openTestSchool()
  const webhook = [
    'POST /webhooks/paystack HTTP/1.1',
    'Host: school',
    'Content-Type: application/json',
  ]
  for (let index = 0; index < 70; index++) {
    const connection = await openConnection(school)
    const [header, block] = chunked
    await connection.send(`${[...webhook, header].join('\r\n')}\r\n\r\n`)
    await connection.send(block)
    await expect.poll(() => connection.received()).toContain('HTTP/1.1 413')
    connection.end()
  }

  const response = await school.app.inject({
    method: 'POST',
    url: '/webhooks/paystack',
    payload: Buffer.alloc(255 * KB, 'a'),
    headers: { 'content-type': 'application/json' },
  })
  expect(response).toMatchObject({ statusCode: 401 })
})

test('a body in chunks of one byte is cut off after a thousand chunks', async () => {
  const school = await openTestSchool()
  const connection = await openConnection(school)
  await connection.send(
    `POST /api.php HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )

  await connection.send('1\r\nx\r\n'.repeat(20_000))

  await connection.closed
})

test('a client that sends Expect: 100-continue is asked for its body only if the body is allowed', async () => {
  const school = await openTestSchool()
  const ask = async (length: number) => {
    const connection = await openConnection(school)
    const head = ['POST /api.php?action=login HTTP/1.1', 'Host: school', `Content-Type: ${FORM}`]
    await connection.send(
      `${[...head, 'Expect: 100-continue', `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`,
    )
    await expect.poll(() => connection.received()).toContain('\r\n\r\n')
    return connection
  }

  expect((await ask(600 * MB)).received()).toContain('HTTP/1.1 413')
  const waiting = await ask(3)
  expect(waiting.received()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  await waiting.send('a=1')
  await expect.poll(() => waiting.received()).toContain('email is required')
})
