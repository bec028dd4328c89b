import { expect, test } from 'vitest'
import { previewRefund, refundPayment } from '../../../contract/payments/refunds.ts'
import { callApi } from '../../test/call-api.ts'
import { enrolmentsOf, expectBalanced } from '../../test/payments/card-payments.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import { refundStakesOf, requestRefund } from '../../test/payments/refund-requests.ts'
import { seedAdministrator, seedStudent } from '../../test/test-school.ts'

test('a refund with an invalid field is rejected, reveals no other payment and moves no money (R-TRUST-007)', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const maryam = await seedAdministrator(school)
  const before = (await refundStakesOf(school, reference)).data
  const valid = {
    ...{ reference, amount: '1000', to: 'wallet', reason: 'Ill' },
    ...{ end_enrolment: '0', once: 'one-refund' },
  }
  const invalid: [object, number][] = [
    ...['', '   ', 'a'.repeat(201), 'a\0b'].map((it): [object, number] => [{ reason: it }, 400]),
    ...['cash', '', 'Wallet'].map((it): [object, number] => [{ to: it }, 400]),
    ...['', 'a'.repeat(200)].map((it): [object, number] => [{ reference: it }, 400]),
    ...['yes', '2'].map((it): [object, number] => [{ end_enrolment: it }, 400]),
    ...['', 'a b'].map((it): [object, number] => [{ once: it }, 400]),
    ...['', 'all', '1,000', '0x10'].map((it): [object, number] => [{ amount: it }, 400]),
    [{ amount: '7500.01' }, 200],
    [{ reference: 'WALLET_999999' }, 404],
  ]
  for (const [fields, http] of invalid) {
    const response = await callApi(school, refundPayment, { ...valid, ...fields }, maryam)
    expect(response, JSON.stringify(fields).slice(0, 80)).toMatchObject({ status: false, http })
  }
  for (const as of [amina, await seedStudent(school)])
    for (const call of [refundPayment, previewRefund])
      expect(await callApi(school, call, valid, as)).toMatchObject({ http: 403 })
  expect(await callApi(school, refundPayment, valid)).toMatchObject({ http: 401 })

  expect((await refundStakesOf(school, reference)).data).toEqual(before)
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  await expectBalanced(school, amina, 900_00)
})

test.each([
  ['one kobo', 0.01, 900_01],
  ['everything but one kobo', 7_499.99, 8_399_99],
  ['everything', 7_500, 8_400_00],
])(
  '%s of a payment is refunded, and exactly the rest remains (R-TRUST-007)',
  async (_, amount, balance) => {
    const { school, amina, reference } = await seedClassByCard()
    const reason = 'مَرِيضَة'.repeat(20)
    expect(await requestRefund(school, { reference, amount, reason })).toMatchObject({
      status: true,
    })
    await expectBalanced(school, amina, balance)
    const { data } = await refundStakesOf(school, reference)
    const rest = Math.round((7_500 - amount) * 100) / 100
    expect(data).toMatchObject({ refunded: amount, to_wallet: rest, to_card: rest })
  },
)
