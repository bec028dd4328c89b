import { expect, test } from 'vitest'
import { getMessages } from '../../contract/messages/messages.ts'
import { verifyPayment } from '../../contract/payments/payments.ts'
import { fundWallet, getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import {
  deliverNotice,
  findPaymentRow,
  payByCard,
  seedPayment,
} from '../test/payments/card-payments.ts'
import {
  balanceOf,
  openSchoolWithReferral,
  signUpFriend,
  startPayment,
} from '../test/payments/referrals.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedAdministrator, type TestUser } from '../test/test-school.ts'

test('a referral is not rewarded at sign-up by default', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 0])
})

test('the friend’s first card payment credits both students 100 naira, the second one nothing', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()

  expect(await (await startPayment(school, hauwa)).verify()).toMatchObject({ status: true })
  await (await startPayment(school, hauwa)).verify()

  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(1100_00)
  const history = async (student: TestUser) =>
    (await callApi(school, getWalletHistory, {}, student)).data.map(
      (it: { description: string }) => it.description,
    )
  expect(await history(amina)).toEqual(['Referral reward: Hauwa Idris made a first payment'])
  expect(await history(hauwa)).toEqual([
    'Wallet funding',
    'Wallet funding',
    'Referral bonus for your first payment',
  ])
})

test('a card payment for a class counts as a first payment', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const { id } = await seedClass(school, { price: 900_00 })

  await (await startPayment(school, hauwa, { class_id: String(id) })).verify()

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([100_00, 100_00])
})

test('a wallet funding by the school and a failed card payment do not count as a first payment', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const maryam = await seedAdministrator(school)
  await callApi(school, fundWallet, { student_id: String(hauwa.id), amount: 900 }, maryam)
  const payment = await seedPayment(school, hauwa, { amount: 500 })
  await payByCard(school, payment, { outcome: 'failure' })
  await callApi(school, verifyPayment, { reference: payment.reference }, hauwa)

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 900_00])
})

test('two concurrent payments, each verified and notified ten times, give one reward', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const payments = [await startPayment(school, hauwa), await startPayment(school, hauwa)]

  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      payments.flatMap(({ verify, webhook }) => [verify(), deliverNotice(school, webhook)]),
    ).flat(),
  )

  expect(responses.filter((it) => it.http !== 200 || !it.status)).toEqual([])
  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(1100_00)
})

test('concurrent payments of a referrer and ten friends all settle, and each referral is rewarded', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const otherFriends: TestUser[] = []
  for (let index = 0; index < 9; index++) otherFriends.push(await signUpFriend(school, amina))
  const payments = []
  for (const student of [amina, hauwa, ...otherFriends])
    payments.push(await startPayment(school, student))

  const responses = await Promise.all(
    payments.flatMap(({ verify, webhook }) => [verify(), deliverNotice(school, webhook)]),
  )

  expect(responses.filter((it) => it.http !== 200 || !it.status)).toEqual([])
  expect(await balanceOf(school, amina)).toBe(1500_00)
  for (const friend of [hauwa, ...otherFriends])
    expect(await balanceOf(school, friend)).toBe(600_00)
})

test('a reward above the daily limit is denied permanently with a message, and the payment settles', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  await enableSpecifiedRewards(school, {
    referralMoment: 'first_payment',
    referralStudentDailyMax: 1,
  })

  const payment = await startPayment(school, hauwa)
  expect(await payment.verify()).toMatchObject({ status: true })
  await enableSpecifiedRewards(school, {
    referralMoment: 'first_payment',
    referralStudentDailyMax: 0,
  })
  await (await startPayment(school, hauwa)).verify()

  expect(await findPaymentRow(school, payment.reference)).toMatchObject({ state: 'settled' })
  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 1000_00])
  const [message, ...otherMessages] = (await callApi(school, getMessages, {}, hauwa)).data
  expect(message.body).toMatch(/^One student can earn .* and that limit is reached for today\.$/)
  expect(otherMessages).toEqual([])
})

test('the setting at the friend’s sign-up decides, so each referral is credited exactly once', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  await enableSpecifiedRewards(school)
  const zainab = await signUpFriend(school, amina)
  expect(await balanceOf(school, zainab)).toBe(100_00)
  await enableSpecifiedRewards(school, { referralMoment: 'first_payment' })
  await (await startPayment(school, zainab)).verify()
  expect(await balanceOf(school, zainab)).toBe(600_00)

  await enableSpecifiedRewards(school)
  await (await startPayment(school, hauwa)).verify()
  expect(await balanceOf(school, hauwa)).toBe(600_00)
  expect(await balanceOf(school, amina)).toBe(200_00)
})
