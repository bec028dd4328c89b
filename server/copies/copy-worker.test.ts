import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { adminOverview } from '../../contract/admin/admin-overview.ts'
import { backUpNow, getBackups, setBackupKey } from '../../contract/copies/copies.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { CopyFailed } from '../backup/copy-errors.ts'
import { openCopyStore } from '../backup/copy-store.ts'
import { listGoodCopies } from '../backup/manifest.ts'
import { createKeyPair } from '../backup/seal.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { trialUrl } from '../test/copies/copy-setup.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'
import { type MakeCopy, makeCopyHere } from './copy-here.ts'
import { makeDueCopies } from './copy-worker.ts'

const silent = () => {}

async function openSchoolWithCopies(env: Record<string, string> = {}) {
  const place = join(createTempDir().DATA_DIR, 'place')
  const url = trialUrl()
  const trial: Record<string, string> = url ? { BACKUP_TRIAL_URL: url, DATABASE_URL: url } : {}
  const school = await openTestSchool({ BACKUP_TO: place, BACKUP_AT: '03:10', ...trial, ...env })
  const maryam = await seedAdministrator(school)
  const make: MakeCopy = (order, onPhase) => makeCopyHere(school, order, { onPhase })
  const run = (it: MakeCopy = make) => makeDueCopies(school, it, silent)
  const list = async () => (await callApi(school, getBackups, {}, maryam)).data
  return { school, maryam, place, run, list, make }
}

const failing: MakeCopy = () => Promise.reject(new CopyFailed('not_equal', 'The rows differ.'))

test('the school copies itself each day at its hour, once by all processes, and the owner sees that the copy was restored and checked (R-SAFE-001, R-SAFE-002)', async () => {
  // 04:00 in Lagos
  freezeClock('2026-11-28T03:00:00Z')
  const { run, list, place, school } = await openSchoolWithCopies()
  await Promise.all([run(), run()])
  const state = await list()
  expect(state).toMatchObject({
    place: 'folder',
    hour: '03:10',
    next: Date.parse('2026-11-29T02:10:00Z') / 1000,
    problem: null,
    last_good: now(),
    rows: [{ state: 'good', origin: 'schedule', at: now(), ledger_differences: 0, error: '' }],
  })
  expect(state.rows[0]?.rows).toBeGreaterThan(1)
  const store = await openCopyStore(school.config)
  if (!store) throw new Error('no store')
  expect((await listGoodCopies(store)).map(({ name }) => name)).toEqual([state.rows[0]?.name])

  freezeClock('2026-11-29T02:09:00Z')
  expect(await run()).toBe(0)
  freezeClock('2026-11-29T02:10:30Z')
  expect(await run()).toBe(1)
  // the newest copy of the day before stays
  expect((await list()).rows).toHaveLength(2)
  rmSync(place, { recursive: true })
})

test('an owner starts a copy with one press, and two presses start one (R-SAFE-001)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, maryam, run, list } = await openSchoolWithCopies()
  await run()
  freezeClock('2026-11-28T13:00:00Z')
  await callApi(school, backUpNow, {}, maryam)
  await callApi(school, backUpNow, {}, maryam)
  expect((await list()).rows).toMatchObject([{ state: 'waiting' }, { state: 'good' }])
  expect(await run()).toBe(1)
  // the newest of the day replaces the earlier one
  expect((await list()).rows).toMatchObject([{ state: 'good', origin: 'owner' }])
  const audit = await school.db.selectFrom('audit').select('action').execute()
  expect(audit).toEqual([{ action: 'backUpNow' }])
})

test('an owner who has freed the disk starts the copy that waits for its next attempt (R-SAFE-001)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, maryam, run, list } = await openSchoolWithCopies()
  await run(failing)
  freezeClock('2026-11-28T03:01:00Z')
  expect(await run()).toBe(0)
  await callApi(school, backUpNow, {}, maryam)
  expect(await run()).toBe(1)
  expect((await list()).rows).toMatchObject([{ state: 'good', at: now() }])
})

test('a copy of a clock that was ahead hides no later failures, and later copies end them (R-SAFE-005)', async () => {
  freezeClock('2027-11-28T03:00:00Z')
  const { run, list } = await openSchoolWithCopies()
  await run()
  freezeClock('2026-11-28T03:00:00Z')
  await run(failing)
  freezeClock('2026-11-28T03:10:30Z')
  await run(failing)
  expect((await list()).problem).toBe('failing')
  freezeClock('2026-11-28T05:00:00Z')
  await run()
  expect(await list()).toMatchObject({ problem: null, last_good: now() })
})

test('an attempt stops when another process has taken it over (R-SAFE-005)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime('2026-11-28T03:00:00Z')
  const { school, list } = await openSchoolWithCopies()
  let stopped = false
  const slow: MakeCopy = async (_order, _onPhase, signal) => {
    const ended = new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true
        reject(new Error('killed'))
      })
    })
    await school.db
      .updateTable('backups')
      .set({ claimed_until: now() + HOUR })
      .execute()
    vi.advanceTimersByTime(MINUTE * 1000)
    await ended
    throw new Error('not reached')
  }
  await makeDueCopies(school, slow, silent)
  expect(stopped).toBe(true)
  expect((await list()).rows).toMatchObject([{ state: 'running', reason: null }])
})

test('without a place nothing is copied, and the owner reads how to set it up (R-SAFE-001)', async () => {
  const school = await openTestSchool({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '1' })
  const maryam = await seedAdministrator(school)
  const none: MakeCopy = () => Promise.reject(new Error('nothing to copy to'))
  expect(await makeDueCopies(school, none, silent)).toBe(0)
  const { data } = await callApi(school, getBackups, {}, maryam)
  expect(data).toMatchObject({ place: null, problem: 'unset', rows: [] })
  const started = await callApi(school, backUpNow, {}, maryam)
  expect(started).toMatchObject({ status: false, code: 'backups_not_set_up' })
  const overview = await callApi(school, adminOverview, {}, maryam)
  expect(overview.data.backup).toEqual({ problem: 'unset', last: 0 })
})

test('two failures in a row reach every owner by email and by a message with a push, once, until a copy is good again (R-SAFE-005)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, maryam, run, list } = await openSchoolWithCopies()
  const bilal = await seedAdministrator(school, { name: 'Bilal Musa' })
  const teacher = await seedStaff(school, 'teacher')
  const mails = async () =>
    (await school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()).map(
      (it) => it.to_address,
    )
  const told = async (id: number) =>
    (await school.db.selectFrom('inbox').select('id').where('student_id', '=', id).execute()).length

  await run(failing)
  expect(await list()).toMatchObject({
    problem: null,
    rows: [{ state: 'waiting', reason: 'not_equal', error: 'CopyFailed: The rows differ.' }],
  })
  expect(await mails()).toEqual([])
  freezeClock('2026-11-28T03:10:30Z')
  await run(failing)
  expect((await list()).problem).toBe('failing')
  expect(await mails()).toEqual([maryam.email, bilal.email])
  expect([await told(maryam.id), await told(bilal.id), await told(teacher.id)]).toEqual([1, 1, 0])
  const pushes = await school.db.selectFrom('push_notices').select('category').execute()
  expect(pushes).toEqual([{ category: '' }])
  const overview = await callApi(school, adminOverview, {}, maryam)
  expect(overview.data.backup).toEqual({ problem: 'failing', last: 0 })
  const seenByTeacher = await callApi(school, adminOverview, {}, teacher)
  expect(seenByTeacher.data.backup).toBeUndefined()

  freezeClock('2026-11-28T05:00:00Z')
  await run(failing)
  expect((await list()).rows).toMatchObject([{ state: 'failed' }])
  expect(await mails()).toHaveLength(2)
  await callApi(school, backUpNow, {}, maryam)
  await run()
  expect(await list()).toMatchObject({ problem: null, last_good: now() })
  // the next incident is told at once
  freezeClock('2026-11-29T03:00:00Z')
  await run(failing)
  freezeClock('2026-11-29T03:30:00Z')
  await run(failing)
  expect(await mails()).toHaveLength(4)
})

test('no good copy for 48 hours reaches every owner, in their language (R-SAFE-005, R-LANG-007)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, maryam, run, list } = await openSchoolWithCopies()
  await school.db.updateTable('users').set({ language: 'ar' }).where('id', '=', maryam.id).execute()
  await run()
  const good = now()
  const hanging: MakeCopy = () => Promise.reject(new CopyFailed('not_equal', 'no'))
  freezeClock(new Date((good + 47 * HOUR) * 1000).toISOString())
  await run(hanging)
  expect((await list()).problem).toBe(null)
  freezeClock(new Date((good + 48 * HOUR + MINUTE) * 1000).toISOString())
  await school.db.updateTable('backup_state').set({ failures: 0 }).execute()
  await run(() => Promise.reject(new CopyFailed('not_equal', 'no')))
  expect((await list()).problem).toBe('old')
  const emails = await school.db.selectFrom('email_outbox').selectAll().execute()
  expect(emails).toHaveLength(1)
  // a subject that begins with a Latin name stays from right to left
  expect(emails[0]?.subject).toContain('\u2068Lisan\u2069: النسخ الاحتياطية بحاجة إلى انتباه')
  // and again after a week
  freezeClock(new Date((good + 10 * DAY) * 1000).toISOString())
  await run(hanging)
  expect(await school.db.selectFrom('email_outbox').selectAll().execute()).toHaveLength(2)
})

test('the next copies are encrypted to the key of the owners, whose secret half the server never gets (R-SAFE-004)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, maryam, run, list, place } = await openSchoolWithCopies()
  const key = await createKeyPair()
  const wrong = await callApi(school, setBackupKey, { recipient: key.identity }, maryam)
  expect(wrong).toMatchObject({ status: false, code: 'invalid_backup_key' })
  await callApi(school, setBackupKey, { recipient: key.recipient }, maryam)
  await run()
  const { rows, recipient } = await list()
  expect(recipient).toBe(key.recipient)
  expect(rows).toMatchObject([{ state: 'good', encrypted: true }])
  expect(existsSync(join(place, 'copies', `${rows[0]?.name}.tar.age`))).toBe(true)
  const student = await seedStudent(school)
  const refused = await callApi(school, getBackups, {}, student)
  expect(refused.status).toBe(false)
})

test('a bucket waits for a key, and the owner reads so (R-SAFE-004, R-SAFE-005)', async () => {
  const bucket = {
    BACKUP_TO: 's3://lisan-copies/school',
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }
  const { run, list } = await openSchoolWithCopies(bucket)
  await run()
  expect(await list()).toMatchObject({
    place: 'bucket',
    problem: 'needs_key',
    rows: [{ state: 'failed', reason: 'needs_key' }],
  })
})

test('a copy that a killed process left at the place is listed by the next one (R-SAFE-005)', async () => {
  freezeClock('2026-11-28T03:00:00Z')
  const { school, run, list } = await openSchoolWithCopies()
  await run()
  await school.db.deleteFrom('backups').execute()
  freezeClock('2026-11-29T03:00:00Z')
  await run()
  expect((await list()).rows).toMatchObject([
    { state: 'good', origin: 'schedule' },
    { state: 'good', origin: 'found' },
  ])
})
