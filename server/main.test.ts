import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from './platform/db.ts'
import { startServer } from './test/start-server.ts'
import { openTempBucket } from './test/temp-bucket.ts'
import { createSchoolEnv, createTempDir } from './test/temp-dir.ts'

async function call(url: string, fields: Record<string, string>, token?: string) {
  const response = await fetch(`${url}/api.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
  })
  return (await response.json()) as { status: boolean; data: { email: string }; token: string }
}

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
const signIn = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }

test('an empty school gets the configured administrator, and one process serves calls, health checks and the site (R-RUN-004, R-RUN-006, R-RUN-009, R-RUN-010, R-PUSH-009)', async () => {
  const { url } = await startServer({ ...(await createSchoolEnv()), ...owner })

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
    const { data } = (await sent.json()) as { data: { logo: string } }

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

test('logs contain the path but no password, token or email', async () => {
  const running = await startServer({ ...(await createSchoolEnv()), ...owner })
  const { token } = await call(running.url, signIn)
  await fetch(`${running.url}/api.php?action=get_eligible_classes&email=${owner.ADMIN_EMAIL}`, {
    headers: { authorization: `Bearer ${token}` },
  })

  const requests = () =>
    running
      .output()
      .split('\n')
      .filter((line) => line.includes('"request completed"'))
  await expect.poll(() => requests().length).toBe(2)
  for (const secret of [owner.ADMIN_PASSWORD, token, owner.ADMIN_EMAIL]) {
    expect(requests().join('\n')).not.toContain(secret)
  }
})

const invalidVariables = [
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535.'],
  ['SITE_TIMEZONE', 'Africa/Nowhere', 'SITE_TIMEZONE must be a time zone such as Africa/Lagos.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be a PostgreSQL address that starts with postgres://.',
  ],
  [
    'MARKING_URL',
    'https://api.example.com/v1',
    "MARKING_MODEL must be a model's name (with MARKING_URL).",
  ],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must be at least 8 characters.'],
] as const

test.each(invalidVariables)(
  'an invalid %s ends the start with one line that names it (R-RUN-012)',
  async (name, value, line) => {
    const { output: said, exited: ended } = await startServer({ [name]: value })
    expect(await ended).not.toBe(0)
    expect(said().trim()).toBe(line)
  },
)

const startupObstacles = [
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://lisan:a-secret@127.0.0.1:1/lisan' },
    'DATABASE_URL must be the address of a database that responds: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    'a folder that cannot be made',
    { DATA_DIR: '/dev/null/data' },
    "DATA_DIR must be a writable folder: ENOTDIR: not a directory, mkdir '/dev/null/data'.",
  ],
] as const

test('in production a start without SITE_URL ends with one line that names it (R-RUN-012)', async () => {
  const { output: said, exited: ended } = await startServer({
    ...createTempDir(),
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '1',
    SITE_URL: '',
  })
  expect(await ended).not.toBe(0)
  expect(said().trim()).toBe(
    'SITE_URL must be the address of the site, such as https://lisan.example (required when NODE_ENV is production).',
  )
})

test.each(startupObstacles)(
  '%s ends the start with one line that names it',
  async (_what, env, line) => {
    const { output: said, exited: ended } = await startServer({ ...createTempDir(), ...env })
    expect(await ended).not.toBe(0)
    expect(said().trim()).toBe(line)
  },
)

test('a port in use ends the second start with one line, and the first server continues', async () => {
  const first = await startServer({ ...createTempDir(), ...owner })
  const { port } = new URL(first.url)

  const second = await startServer({ ...createTempDir(), ...owner, PORT: port })

  expect(await second.exited).not.toBe(0)
  expect(second.output().trim()).toBe(`PORT must be a free port: ${port} is taken.`)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

testOnPostgres('a database that cannot store Arabic ends the start with one line', async () => {
  const postgres = inject('postgres')
  const keeper = openPostgres(`${postgres}/postgres`, { max: 1, timeouts: false })
  await sql`create database bytes template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`.execute(
    keeper,
  )
  await keeper.destroy()

  const { output: said, exited: ended } = await startServer({
    ...createTempDir(),
    DATABASE_URL: `${postgres}/bytes`,
  })

  expect(await ended).not.toBe(0)
  expect(said().trim()).toBe(
    'DATABASE_URL must be the address of a database with the encoding UTF8; this one has SQL_ASCII.',
  )
})

test('.env.example lists every variable of the configuration (R-RUN-013)', () => {
  const read = [
    ...readFileSync('server/platform/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ]
  const listed = readFileSync('.env.example', 'utf8')
  const names = new Set(read.map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) expect(listed, name).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
})
