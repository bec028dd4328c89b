import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { workerNames } from '../contract/admin/worker-names.ts'
import { HOUR, MINUTE } from '../contract/platform/duration.ts'
import { enqueueEmails } from './auth/enqueue-emails.ts'
import { redactError } from './platform/redact-error.ts'
import type { LogWarning } from './platform/worker.ts'
import { eraseDueAccounts } from './privacy/erasure-worker.ts'
import { plantTypeError } from './test/files/planted-error.ts'
import { freezeClock, setClock } from './test/freeze-clock.ts'
import { openSchool } from './test/lessons/dashboard.ts'
import { failOnWarning } from './test/messages/counting-transport.ts'
import { KEY } from './test/payments/paystack-keys.ts'
import { startWorkers } from './workers.ts'

/** A table that each worker reads in every pass. */
const TABLES = [
  ...['email_outbox', 'push_notices', 'payments', 'payment_reversals', 'scheduled_messages'],
  ...['enrolments', 'search_rebuilds', 'rendition_jobs', 'confirmed_time', 'data_exports'],
  ...['erasures', 'backups', 'live_reminders', 'transfer_accounts', 'answer_files'],
]

type LogLine = { level: number; worker: string; err?: ReturnType<typeof redactError> }

function collectLog() {
  const lines: LogLine[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const { log } = fastify({ logger: { level: 'warn', stream, serializers: { err: redactError } } })
  return { log, lines }
}

test('an error in any background worker is logged with its place and without personal data, is counted, and is on the dashboard after an hour', async () => {
  const { school, overview, now } = await openSchool({
    ...{ METRICS_TOKEN: 'a token of sixteen', PAYSTACK_SECRET_KEY: KEY },
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
  })
  let isBroken = true
  const db = plantTypeError(school.db, TABLES, () => isBroken)
  const { log, lines } = collectLog()

  const workers = await startWorkers({ ...school, db }, log)
  onTestFinished(() => workers.stop())
  const failed = () => new Set(lines.map((it) => it.worker))
  await expect.poll(failed).toEqual(new Set(workerNames))
  for (const { level, err } of lines) {
    expect(level).toBe(50)
    expect(err).toMatchObject({ type: 'TypeError', message: 'planted: …@… is not a function' })
    // npm test bundles the modules of the server
    expect(err?.stack).toMatch(/(server\/(?!platform\/worker\.ts).+\.ts|dist-test\/.+\.js):\d+/)
  }
  const { body } = await school.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token of sixteen' },
  })
  for (const it of workerNames)
    expect(body).toMatch(new RegExp(`^lisan_worker_failures_total\\{worker="${it}"\\} [1-9]`, 'm'))
  expect((await overview()).failing).toEqual([])
  await workers.stop()

  freezeClock('2026-11-22T11:00:00Z')
  const later = await startWorkers({ ...school, db }, log)
  onTestFinished(() => later.stop())
  await expect
    .poll(async () => (await overview()).failing.map((it: { worker: string }) => it.worker).sort())
    .toEqual([...workerNames].sort())
  expect((await overview()).failing[0]).toMatchObject({
    ...{ since: now, jobs: 0, error: 'TypeError: planted: …@… is not a function' },
  })

  isBroken = false
  const email = { to: 'amina@example.org', subject: 'A code', body: '123456' }
  await enqueueEmails(school.db, [email], now)
  await expect
    .poll(async () => (await overview()).failing.map((it: { worker: string }) => it.worker))
    .not.toContain('mail')
  await later.stop()

  // the process has ended, whatever its last pass was
  freezeClock('2026-11-22T11:31:00Z')
  expect((await overview()).failing).toEqual([])
})

test('an erasure that fails again and again is on the dashboard until it succeeds, also between its daily attempts', async () => {
  const { school, amina, overview, now } = await openSchool()
  await school.db
    .insertInto('erasures')
    .values({
      ...{ user_id: amina.id, origin: 'own', requested_at: now, due_at: now },
      ...{ started_at: null, finished_at: null, failed_at: null },
    })
    .execute()
  const setTime = async (at: number) => {
    setClock(at)
    await school.db.updateTable('confirmed_time').set({ at }).execute()
  }
  const fails = () => Promise.reject(new RangeError('Invalid count value of hauwa@example.org'))
  const logged: unknown[] = []
  const log: LogWarning = (_, error) => logged.push(redactError(error))

  for (const at of [now, now + MINUTE, now + 11 * MINUTE, now + HOUR + 11 * MINUTE]) {
    await setTime(at)
    await eraseDueAccounts(school, fails, log)
  }

  await setTime(now + 20 * HOUR)
  expect((await overview()).failing).toMatchObject([
    { worker: 'erasure', since: now, jobs: 1, error: 'RangeError: Invalid count value of …@…' },
  ])
  expect(logged).toHaveLength(4)
  expect(logged[0]).toMatchObject({ stack: expect.stringContaining('worker-failures.test.ts') })

  await setTime(now + 26 * HOUR)
  await eraseDueAccounts(school, async () => {}, failOnWarning)
  expect((await overview()).failing).toEqual([])
})
