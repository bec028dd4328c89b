import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { callApi } from '../test/call-api.ts'
import { deliverNotice, findPaymentRow } from '../test/payments/card-payments.ts'
import {
  balanceOf,
  openSchoolWithReferral,
  signUpFriend,
  startPayment,
} from '../test/payments/referrals.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test.each(['referrer', 'friend'] as const)(
  'a referral whose %s was deleted has no reward, and a pending payment settles',
  async (deletedRole) => {
    const { school, amina, hauwa } = await openSchoolWithReferral()
    const maryam = await seedAdministrator(school)
    const payment = await startPayment(school, hauwa)
    const { id } = deletedRole === 'referrer' ? amina : hauwa
    await callApi(school, deleteStudent, { student_id: String(id) }, maryam)

    expect(await deliverNotice(school, payment.webhook)).toMatchObject({ http: 200 })

    expect(await findPaymentRow(school, payment.reference)).toMatchObject({ state: 'settled' })
    expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 500_00])
  },
)

test.each([
  'aminabello@example.org',
  'Amina.Bello+friend@EXAMPLE.org',
  'a.m.ina.bello+2+3@example.org',
])('a referral of the referrer’s own mailbox as %s has no reward', async (email) => {
  const { school, amina, hauwa } = await openSchoolWithReferral(email)

  expect(await (await startPayment(school, hauwa)).verify()).toMatchObject({ status: true })

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 500_00])
})

test('in a chain of referrals each payment rewards only its payer and the direct referrer', async () => {
  const { school, amina, hauwa } = await openSchoolWithReferral()
  const zainab = await signUpFriend(school, hauwa)

  await (await startPayment(school, zainab)).verify()
  expect(await balanceOf(school, amina)).toBe(0)
  expect(await balanceOf(school, hauwa)).toBe(100_00)

  await (await startPayment(school, hauwa)).verify()
  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(700_00)
})

test('a payment of a student without a referrer gives no reward', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  await (await startPayment(school, amina)).verify()

  expect(await balanceOf(school, amina)).toBe(500_00)
})
