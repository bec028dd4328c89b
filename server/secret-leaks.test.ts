import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  createClient,
  secretEnv,
  secretValues,
  startSchoolWithSecrets,
} from './test/process/secret-environment.ts'

test('no secret is in a response, in a log or in an error', async () => {
  const { url, output, db } = await startSchoolWithSecrets()
  const { responses, call, token } = createClient(url)
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
  await expect.poll(() => output().match(/"request completed"/g)?.length).toBeGreaterThan(15)

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
    expect(output(), 'the log').not.toContain(secret)
    for (const response of responses) expect(response).not.toContain(secret)
  }
  expect(responses.length).toBeGreaterThan(15)
  // but the log shows the attempt
  expect(output()).toContain('a sign-in with a wrong email or password')
  expect(responses.join()).toContain('pk_live_shown')
})

/** Administrators read which variables of the server are missing. */
const NAMED_ON_SCREENS = ['SMTP_URL', 'PAYSTACK_SECRET_KEY']

test('the built site contains no secret, and no variable of the server but those that administrators are told to set', () => {
  const dist = join(import.meta.dirname, '../dist')
  const names = Object.keys(secretEnv).filter((it) => !NAMED_ON_SCREENS.includes(it))
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
