import { expect, test } from 'vitest'
import { findFailedEmails, retryEmail } from '../../contract/admin/admin-overview.ts'
import { findCardPayments } from '../../contract/payments/card-payments.ts'
import { openPayment } from '../../contract/payments/payments.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { callApi } from '../test/call-api.ts'
import { openSchool } from '../test/lessons/dashboard.ts'
import { seedClass } from '../test/seed-class.ts'

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
