import { expect, test } from 'vitest'
import { adminOverview, findEnrolments } from '../../contract/admin/admin-overview.ts'
import { findPayments } from '../../contract/payments/payment-history.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { enrol, openSchool } from '../test/lessons/dashboard.ts'
import { addLedgerEntry } from '../test/payments/ledger-entries.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStaff, seedStudent } from '../test/test-school.ts'
import type { LedgerEntry } from '../wallet/store.ts'

test('the income of a month is the net total of its list, with months in the school’s time zone', async () => {
  const { school, maryam, amina, overview } = await openSchool()
  const add = (
    type: 'credit' | 'debit',
    service: LedgerEntry['service'],
    amount: number,
    at: string,
  ) => addLedgerEntry(school, amina, type, { amount, at, service })
  await add('credit', 'fund', 5_000_00, '2026-10-31T22:59:59Z')
  // November in Lagos, October in UTC
  await add('credit', 'fund', 700_00, '2026-10-31T23:00:00Z')
  await add('debit', 'enrolment', 300_00, '2026-11-02T10:00:00Z')
  await add('debit', 'renewal', 100_00, '2026-11-03T10:00:00Z')

  const { months } = await overview()

  expect(months).toHaveLength(12)
  expect(months[0].month).toBe('2025-12')
  for (const { month, credits, debits } of months.slice(-2)) {
    const list = await callApi(school, findPayments, { month, service: 'income' }, maryam)
    expect(list.data).toMatchObject({ credits, debits })
  }
  expect(months.at(-2)).toMatchObject({ month: '2026-10', credits: 5000, debits: 0 })
  expect(months.at(-1)).toMatchObject({ month: '2026-11', credits: 700 })
})

test('enrolments of a month and lapsing subscriptions are the totals of their lists, without deleted classes', async () => {
  const { school, maryam, amina, now, overview } = await openSchool()
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  const { id: monthly } = await seedClass(school, { name: 'Tajwīd', price: 500_00, monthly: true })
  const { id: once } = await seedClass(school, { name: 'Naḥw', price: 500_00 })
  const { id: deleted } = await seedClass(school, { price: 500_00, monthly: true })
  await enrol(school, {
    student: amina,
    classId: monthly,
    enrolledAt: now - HOUR,
    paidUntil: now + DAY,
  })
  await enrol(school, {
    student: musa,
    classId: monthly,
    enrolledAt: now - DAY,
    paidUntil: now + 7 * DAY + 1,
  })
  await enrol(school, { student: amina, classId: once, enrolledAt: now - 60 * DAY, paidUntil: 0 })
  await enrol(school, {
    student: musa,
    classId: deleted,
    enrolledAt: now - DAY,
    paidUntil: now + DAY,
  })
  await school.db
    .updateTable('classes')
    .set({ deleted_at: now })
    .where('id', '=', deleted)
    .execute()

  const { months, lapsing } = await overview()

  const list = async (fields: Record<string, unknown>) =>
    (await callApi(school, findEnrolments, fields, maryam)).data
  expect(months.at(-1)).toMatchObject({ month: '2026-11', enrolments: 2 })
  expect(months.at(-3)).toMatchObject({ month: '2026-09', enrolments: 1 })
  expect(await list({ month: '2026-11' })).toMatchObject({
    total: 2,
    rows: [{ student: { name: 'Amina Bello' } }, { student: { name: 'Musa Ibrahim' } }],
  })
  expect((await list({})).total).toBe(3)
  expect(lapsing).toBe(1)
  expect(await list({ state: 'lapsing' })).toMatchObject({
    total: 1,
    rows: [
      {
        student: { name: 'Amina Bello', deleted: false },
        class: { name: 'Tajwīd' },
        until: now + DAY,
      },
    ],
  })
  expect(await callApi(school, findEnrolments, { month: '2026-13' }, maryam)).toMatchObject({
    http: 400,
    code: 'invalid_request',
  })
})

test('a marker sees no number of enrolments, a teacher those of own classes (R-STAFF-004, R-STAFF-011)', async () => {
  const { school, amina, now } = await openSchool()
  const { id: classId } = await seedClass(school)
  await enrol(school, { student: amina, classId, enrolledAt: now - HOUR, paidUntil: 0 })
  const newest = async (kind: 'teacher' | 'marker') => {
    const person = await seedStaff(school, kind, [classId])
    return (await callApi(school, adminOverview, {}, person)).data.months.at(-1).enrolments
  }
  expect([await newest('teacher'), await newest('marker')]).toEqual([1, 0])
})

test('the overview shows whether a marking assistant is configured', async () => {
  expect((await (await openSchool()).overview()).assistant).toBe(false)
  const env = { MARKING_URL: 'https://assistant.example', MARKING_MODEL: 'm' }
  expect((await (await openSchool(env)).overview()).assistant).toBe(true)
})

test('a dashboard says how much room the disk has left for files, only while it is low', async () => {
  const { school, overview } = await openSchool()
  school.config.DISK_RESERVE_MB = 0
  expect(await overview()).not.toHaveProperty('disk_available')

  school.config.DISK_RESERVE_MB = 1_000_000
  expect(await overview()).toMatchObject({ disk_available: 0 })
})
