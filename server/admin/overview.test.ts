import { expect, test } from 'vitest'
import {
  adminOverview,
  findEnrolments,
  findFailedEmails,
  retryEmail,
} from '../../contract/admin-overview.ts'
import { findCardPayments } from '../../contract/card-payments.ts'
import { DAY, HOUR } from '../../contract/duration.ts'
import { findPayments } from '../../contract/payment-history.ts'
import { openPayment } from '../../contract/payments.ts'
import { enqueueEmails } from '../platform/mail-queue.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { addLedgerEntry } from '../test/ledger-entries.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import type { LedgerEntry } from '../wallet/store.ts'

async function openSchool(env = {}) {
  const now = freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool(env)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const overview = async () => (await callApi(school, adminOverview, {}, maryam)).data
  return { school, maryam, amina, now, overview }
}

type Enrolment = {
  student: { id: number }
  classId: number
  enrolledAt: number
  paidUntil?: number
}

function enrol(school: TestSchool, { student, classId, enrolledAt, paidUntil = 0 }: Enrolment) {
  const enrolment = { student_id: student.id, class_id: classId, paid: 500_00 }
  return school.db
    .insertInto('enrolments')
    .values({ ...enrolment, paid_until: paidUntil, enrolled_at: enrolledAt })
    .execute()
}

test('the income of each month is the net of the list that the figure opens, over the ends of months of the school', async () => {
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

test('a list of enrolments is paged from both ends without gaps', async () => {
  const { school, maryam, now } = await openSchool()
  const { id: classId } = await seedClass(school)
  for (let index = 0; index < 25; index++) {
    const student = await seedStudent(school)
    await enrol(school, { student, classId, enrolledAt: now - Math.floor(index / 3) * DAY })
  }

  const pages = await Promise.all(
    [1, 2, 3, 9].map((page) => callApi(school, findEnrolments, { page }, maryam)),
  )

  const ids = pages.slice(0, 3).flatMap((it) => it.data.rows.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(25)
  expect(pages.map((it) => it.data.page)).toEqual([1, 2, 3, 3])
  const times = pages
    .slice(0, 3)
    .flatMap((it) => it.data.rows.map((row: { enrolled: number }) => row.enrolled))
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('a card payment without an outcome is stuck after an hour, unless its window was closed', async () => {
  const { school, maryam, amina, now, overview } = await openSchool()
  const { id: classId } = await seedClass(school, { price: 500_00 })
  await callApi(school, openPayment, { amount: 500 }, amina)
  await callApi(school, openPayment, { class_id: String(classId) }, amina)
  expect((await overview()).stuck_payments).toBe(0)

  await school.db
    .updateTable('payments')
    .set({ opened_at: now - HOUR })
    .execute()
  await school.db
    .updateTable('payments')
    .set({ awaited_until: now - HOUR })
    .where('class_id', 'is not', null)
    .execute()

  expect((await overview()).stuck_payments).toBe(1)
  expect((await callApi(school, findCardPayments, { state: 'stuck' }, maryam)).data).toMatchObject({
    total: 1,
    rows: [{ purpose: 'fund' }],
  })
})

test('failed emails of the last thirty days are counted and listed without their texts, and one is sent again', async () => {
  const { school, maryam, now, overview } = await openSchool()
  const email = (to: string) => ({ to, subject: 'Your code', body: 'The code is 123456' })
  await enqueueEmails(
    school.db,
    ['a@example.org', 'b@example.org', 'c@example.org'].map(email),
    now,
  )
  const fail = (to: string, failedAt: number) =>
    school.db
      .updateTable('email_outbox')
      .set({ failed_at: failedAt, attempts: 8, last_error: '550 no such user' })
      .where('to_address', '=', to)
      .execute()
  await fail('a@example.org', now - DAY)
  await fail('b@example.org', now - 31 * DAY)

  const find = async () => (await callApi(school, findFailedEmails, {}, maryam)).data
  const found = await find()
  expect((await overview()).failed_emails).toBe(1)
  expect(found).toEqual({
    page: 1,
    total: 1,
    rows: [
      {
        ...{ id: expect.any(String), to: 'a@example.org', subject: 'Your code' },
        ...{ reason: '550 no such user', tries: 8, failed: now - DAY },
      },
    ],
  })

  const again = { email_id: found.rows[0].id }
  expect(await callApi(school, retryEmail, again, maryam)).toMatchObject({ status: true })
  expect(await callApi(school, retryEmail, again, maryam)).toMatchObject({ status: true })
  expect((await find()).total).toBe(0)
  expect(await school.db.selectFrom('audit').select(['action', 'detail']).execute()).toEqual([
    { action: 'retryEmails', detail: '1 email to a@example.org' },
  ])
  expect(await callApi(school, retryEmail, { email_id: '999' }, maryam)).toMatchObject({
    http: 404,
  })
})

test('the overview says whether a marking assistant is configured', async () => {
  expect((await (await openSchool()).overview()).assistant).toBe(false)
  const env = { MARKING_URL: 'https://assistant.example', MARKING_MODEL: 'm' }
  expect((await (await openSchool(env)).overview()).assistant).toBe(true)
})
