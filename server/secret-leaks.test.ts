import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPostgres, openSqlite } from './platform/db.ts'
import { openTestDb } from './test/databases.ts'
import { startServer } from './test/start-server.ts'

/** Secrets of the configuration. Each is unlike any word of the code. */
const secretEnv = {
  ADMIN_PASSWORD: 'zq-admin-password-1',
  SMTP_URL: 'smtp://zquser:zq-smtp-password-2@127.0.0.1',
  PAYSTACK_SECRET_KEY: 'sk_live_zqpaystack3',
  METRICS_TOKEN: 'zq-metrics-token-4-5678',
  MARKING_KEY: 'zq-marking-key-5',
  S3_SECRET_ACCESS_KEY: 'zq-s3-secret-6',
}
const secretValues = [
  'zq-admin-password-1',
  'zq-smtp-password-2',
  'sk_live_zqpaystack3',
  'zq-metrics-token-4',
  'zq-marking-key-5',
  'zq-s3-secret-6',
]

/** Returns a port without a listener, so that connections fail. */
function deadPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function startSchoolWithSecrets() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-secrets-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const dead = `127.0.0.1:${await deadPort()}`
  const where: Record<string, string> = { DATA_DIR }
  if (inject('postgres') !== '') {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    where.DATABASE_URL = url
  }
  const running = await startServer({
    ...secretEnv,
    ...where,
    LOG_LEVEL: 'debug',
    ADMIN_EMAIL: 'owner@example.org',
    SMTP_URL: `${secretEnv.SMTP_URL.replace('127.0.0.1', dead)}`,
    PAYSTACK_PUBLIC_KEY: 'pk_live_shown',
    PAYSTACK_URL: `http://${dead}`,
    MARKING_URL: `http://${dead}`,
    MARKING_MODEL: 'a-model',
    S3_ENDPOINT: `http://${dead}`,
    S3_BUCKET: 'lisan',
    S3_ACCESS_KEY_ID: 'shown',
  })
  const db = where.DATABASE_URL
    ? openPostgres(where.DATABASE_URL, { max: 1 })
    : openSqlite(join(DATA_DIR, 'lisan.sqlite'))
  onTestFinished(() => db.destroy())
  return { ...running, db }
}

/** Records the text and headers of every response, except the token of a sign-in. */
function createClient(url: string) {
  const responses: string[] = []
  let token = ''
  /** Sends a text unchanged and an object as JSON. */
  async function call(path: string, content?: object | string) {
    const body = typeof content === 'object' ? JSON.stringify(content) : content
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const response = await fetch(url + path, body ? { method: 'POST', headers, body } : { headers })
    const text = await response.text()
    const newToken = /"token":"([\w-]{43})"/.exec(text)?.[1]
    if (newToken) token = newToken
    else responses.push(`${[...response.headers].join('\n')}\n${text}`)
  }
  return { heard: responses, call, token: () => token }
}

test('no secret is in a response, in a log or in an error', async () => {
  const { url, output: said, db } = await startSchoolWithSecrets()
  const { heard: responses, call, token } = createClient(url)
  const login = { action: 'login', email: 'owner@example.org', password: secretEnv.ADMIN_PASSWORD }
  const signup = {
    action: 'signup',
    name: 'Hauwa',
    email: 'hauwa@example.org',
    phonenumber: '08031234567',
    password: 'zq-student-password-7',
  }
  await call('/api.php', { ...login, password: 'zq-student-password-7' })
  await call('/api.php', login)
  const administrator = token()
  // the file store, the card provider, the mail server and the assistant are unavailable
  await call('/readyz')
  await call('/metrics')
  await call('/api.php?action=get_app_settings')
  await call('/api.php', { action: 'request_password_reset', email: 'owner@example.org' })
  await call('/api.php', {
    ...login,
    extra: secretEnv.ADMIN_PASSWORD,
    password: [secretEnv.ADMIN_PASSWORD],
  })
  await call('/api.php', `{"password":"${secretEnv.ADMIN_PASSWORD}`)
  await call(`/api.php?action=login&password=${secretEnv.ADMIN_PASSWORD}&email=x@example.org`)
  await call(`/media/material/aaaaaaaaaaaaaaaaaaaaaa.pdf?until=1&sign=${secretEnv.ADMIN_PASSWORD}`)
  await call('/webhooks/paystack', { event: 'charge.success' })
  await call('/adminActions.php', { action: 'getStudentList' })
  await call('/api.php', signup)
  const student = token()
  await call('/api.php', { action: 'openPayment', amount: 100 })
  await call('/api.php', { action: 'verifyPayment', reference: 'FUND_1' })
  await call('/api.php', { action: 'getPushKey' })
  await call('/api.php', { action: 'getUserData' })
  // an unexpected error of a request that contains a secret
  await db.schema.dropTable('reset_codes').execute()
  await call('/api.php', { action: 'request_password_reset', email: 'hauwa@example.org' })
  await call('/api.php', {
    action: 'reset_password',
    current_password: signup.password,
    new_password: 'zq-new-password-8',
  })
  await expect.poll(() => said().match(/"request completed"/g)?.length).toBeGreaterThan(15)

  const storedSecrets = await db.selectFrom('secrets').select(['name', 'value']).execute()
  const generatedSecrets = storedSecrets.flatMap(({ value }) => {
    const keys = value.startsWith('{') ? JSON.parse(value) : { value }
    delete keys.publicKey
    return Object.values<string>(keys)
  })
  expect(storedSecrets.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['media', 'vapid']),
  )
  const secrets = [
    ...secretValues,
    ...generatedSecrets,
    administrator,
    student,
    'zq-student-password-7',
    'argon2id',
  ]
  secrets.push('zq-new-password-8')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7)
    expect(said(), 'the log').not.toContain(secret)
    for (const answer of responses) expect(answer).not.toContain(secret)
  }
  expect(responses.length).toBeGreaterThan(15)
  // but the log shows the attempt
  expect(said()).toContain('a sign-in with a wrong email or password')
  expect(responses.join()).toContain('pk_live_shown')
})

test('the built site contains no secret and no variable of the server', () => {
  const dist = join(import.meta.dirname, '../dist')
  const names = Object.keys(secretEnv)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((it) => /\.(js|css|html|json|map)$/.test(it))
  expect(texts.length).toBeGreaterThan(20)
  for (const file of texts) {
    const text = readFileSync(join(dist, file), 'utf8')
    for (const name of [...names, 'DATABASE_URL', 'sk_live_', 'sk_test_', 'BEGIN PRIVATE'])
      expect(text.includes(name), `${file}: ${name}`).toBe(false)
  }
  // comments of the sources are not shipped
  expect(files.filter((it) => it.endsWith('.map'))).toEqual([])
})
