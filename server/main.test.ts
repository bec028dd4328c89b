import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { createEmptySchoolEnv, createSchoolEnv } from './test/databases/school-env.ts'
import { openTempBucket } from './test/files/s3-stub.ts'
import { postFields, readJson } from './test/http/post-fields.ts'
import { startServer } from './test/process/start-server.ts'
import { createTempDir } from './test/process/temp-dir.ts'

async function call(url: string, fields: Record<string, string>, token = '') {
  const response = await postFields(`${url}/api.php`, fields, { token })
  return readJson<{ status: boolean; data: { email: string }; token: string }>(response)
}

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
const signIn = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }

test('an empty school gets the configured administrator, and one process serves calls, health checks and the site (R-RUN-004, R-RUN-006, R-RUN-009, R-RUN-010, R-PUSH-009)', async () => {
  const { url, output } = await startServer({ ...(await createEmptySchoolEnv()), ...owner })

  // who runs the school reads in the log that no email leaves it
  await expect.poll(output).toContain('"msg":"SMTP_URL is not set: no email is delivered.')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await call(url, signIn)).toMatchObject({
    status: true,
    data: { email: owner.ADMIN_EMAIL, role: 11 },
  })
  expect((await fetch(`${url}/login`)).headers.get('content-type')).toContain('text/html')
  expect((await fetch(`${url}/sw.js`)).headers.get('content-type')).toContain('/javascript')
})

// a SQLite file belongs to one machine
const testOnPostgres = inject('postgres') === '' ? () => {} : test
testOnPostgres(
  'two processes with the same PostgreSQL and bucket are one school (R-RUN-008)',
  async () => {
    const { config } = await openTempBucket()
    const { DATABASE_URL = '' } = await createSchoolEnv()
    const shared = {
      DATABASE_URL,
      S3_ENDPOINT: config.endpoint,
      S3_REGION: config.region,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
      ...owner,
    }
    // separate folders, so that they share nothing on this machine
    const one = await startServer({ ...createTempDir(), ...shared })
    const other = await startServer({ ...createTempDir(), ...shared })

    const { token } = await call(one.url, signIn)
    const form = new FormData()
    form.append('action', 'uploadLogo')
    form.append('logo', new File([readFileSync('docs/class.png')], 'logo.png'))
    const headers = { authorization: `Bearer ${token}` }
    const sent = await fetch(`${one.url}/api.php`, { method: 'POST', headers, body: form })
    const { data } = await readJson<{ data: { logo: string } }>(sent)

    expect(await call(other.url, { action: 'getUserData' }, token)).toMatchObject({ status: true })
    const logo = await fetch(other.url + data.logo)
    expect(logo.status).toBe(200)
    expect(logo.headers.get('content-type')).toBe('image/webp')
  },
)

test('without configuration a random password is printed once (R-RUN-005)', async () => {
  const where = await createSchoolEnv()
  const first = await startServer(where)
  const password = /First administrator: \S+, password (\S+)/.exec(first.output())?.[1] ?? ''

  expect(
    await call(first.url, { action: 'login', email: 'admin@lisan.local', password }),
  ).toMatchObject({ status: true })
  first.process.kill('SIGTERM')
  await first.exited
  const second = await startServer(where)
  expect(second.output()).not.toContain('password')
})

test('SIGTERM exits with 0, and all data is there after the next start (R-RUN-007, R-RUN-011, R-PUSH-008)', async () => {
  const where = { ...(await createSchoolEnv()), ...owner }
  const first = await startServer(where)
  const { token } = await call(first.url, signIn)
  const pushKey = await call(first.url, { action: 'getPushKey' }, token)
  first.process.kill('SIGTERM')
  expect(await first.exited).toBe(0)

  const second = await startServer(where)
  expect(await call(second.url, { action: 'getUserData' }, token)).toMatchObject({ status: true })
  expect(pushKey).toMatchObject({ status: true, data: { publicKey: expect.any(String) } })
  expect(await call(second.url, { action: 'getPushKey' }, token)).toEqual(pushKey)
})

test('acknowledged data survives a kill (R-RUN-014)', async () => {
  const where = { ...(await createSchoolEnv()), ...owner }
  const first = await startServer(where)
  const account = {
    email: 'hauwa@example.org',
    password: 'a long password',
    name: 'Hauwa',
    phonenumber: '08031234567',
  }
  const { token } = await call(first.url, { action: 'signup', ...account })
  first.process.kill('SIGKILL')
  await first.exited

  const second = await startServer(where)
  expect(await call(second.url, { action: 'getUserData' }, token)).toMatchObject({
    status: true,
    data: { email: 'hauwa@example.org' },
  })
})

test('logs are lines of JSON with time, request, path, status and duration, and contain no password, token or email', async () => {
  const running = await startServer({ ...(await createSchoolEnv()), ...owner })
  const started = Date.now()
  const { token } = await call(running.url, signIn)
  const { headers } = await fetch(
    `${running.url}/api.php?action=get_eligible_classes&email=${owner.ADMIN_EMAIL}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )

  const requests = () =>
    running
      .output()
      .split('\n')
      .filter((line) => line.includes('"request completed"'))
  await expect.poll(() => requests().length).toBe(2)
  for (const secret of [owner.ADMIN_PASSWORD, token, owner.ADMIN_EMAIL]) {
    expect(requests().join('\n')).not.toContain(secret)
  }
  const lines = requests().map((it) => JSON.parse(it))
  for (const line of lines) {
    expect(line).toMatchObject({
      ...{ level: 30, path: '/api.php', status: 200, ms: expect.any(Number) },
      ...{ time: expect.any(Number), reqId: expect.stringMatching(/^[\w-]+$/) },
    })
    // Unix milliseconds, whatever the time zone of the machine is
    expect(line.time).toBeGreaterThanOrEqual(started)
    expect(line.time).toBeLessThanOrEqual(Date.now())
  }
  expect(lines.map((it) => it.method)).toEqual(['POST', 'GET'])
  // a response header has the request id of its log line
  expect(lines[1]?.reqId).toBe(headers.get('x-request-id'))
  expect(lines[0]?.reqId).not.toBe(lines[1]?.reqId)
})

test('a port in use ends the second start with one line, and the first server continues', async () => {
  const first = await startServer({ ...(await createSchoolEnv()), ...owner })
  const { port } = new URL(first.url)

  const second = await startServer({ ...(await createSchoolEnv()), ...owner, PORT: port })

  expect(await second.exited).not.toBe(0)
  expect(second.output().trim()).toBe(`PORT must be a free port: ${port} is taken.`)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})
