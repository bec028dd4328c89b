import { expect, test } from 'vitest'
import { recheckPayment } from '../../../contract/payments/card-payments.ts'
import { callApi } from '../../test/call-api.ts'
import { payByCard } from '../../test/payments/card-payments.ts'
import { messagesOf, openSchoolWithPayment } from '../../test/payments/open-payment.ts'
import { seedAdministrator, walletOf } from '../../test/test-school.ts'

test('an administrator’s recheck is audited, settles the payment and notifies the student', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  const maryam = await seedAdministrator(school)
  const { reference } = opened
  expect(await callApi(school, recheckPayment, { reference }, maryam)).toMatchObject({
    status: true,
    data: { reference, state: 'pending', amount: 5000, email: amina.email, settled: 0 },
  })

  await payByCard(school, opened)
  for (let time = 1; time <= 2; time++) {
    expect((await callApi(school, recheckPayment, { reference }, maryam)).data).toMatchObject({
      state: 'settled',
      settled: expect.any(Number),
    })
  }

  expect(await messagesOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  const audited = await school.db.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(audited).toHaveLength(3)
  expect(audited[0]).toMatchObject({
    actor_id: maryam.id,
    action: 'recheckPayment',
    subject_id: amina.id,
    detail: reference,
  })
  expect(await callApi(school, recheckPayment, { reference: 'FUND_1' }, maryam)).toMatchObject({
    status: false,
    code: 'payment_not_found',
    message: 'Payment not found.',
  })
})
