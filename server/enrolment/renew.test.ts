import { expect, test } from 'vitest'
import { addClass, updateClass } from '../../contract/classes/classes.ts'
import {
  enrolInClass,
  getMyClasses,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import { extendSubscription } from '../../contract/enrolment/manage-enrolments.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  advanceClock,
  openSchoolWithSubscription,
  unixText,
} from '../test/payments/monthly-class.ts'
import { requestRefund } from '../test/payments/refund-requests.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

test('an early renewal adds a month to the paid period and debits its price (R-CLASS-040, R-MONEY-018)', async () => {
  const { school, amina, renew } = await openSchoolWithSubscription()
  freezeClock('2026-11-20T08:00:00Z')

  const answer = await renew()

  expect(answer).toMatchObject({
    http: 200,
    status: true,
    data: { nextSub: unixText('2027-01-10T08:00:00Z') },
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 8_000_00, sum: 8_000_00 })
  const { data } = await callApi(school, getWalletHistory, {}, amina)
  expect(data[0]).toMatchObject({
    type: 'debit',
    amount: 500,
    description: 'Subscription renewal: Tajwīd',
  })
})

test('a renewal after the end counts from today (R-CLASS-040)', async () => {
  const { school, amina, renew } = await openSchoolWithSubscription()
  await advanceClock(school, '2027-03-05T12:00:00Z', amina)

  expect((await renew()).data.nextSub).toBe(unixText('2027-04-05T12:00:00Z'))

  const { data } = await callApi(school, getMyClasses, {}, amina)
  expect(data[0].myclass.nextSub).toBe(unixText('2027-04-05T12:00:00Z'))
})

test('a student who cannot pay for the next month keeps the money and the old end (R-CLASS-041)', async () => {
  const { school, amina, renew } = await openSchoolWithSubscription(700_00)

  expect(await renew()).toMatchObject({
    http: 200,
    status: false,
    code: 'insufficient_balance',
    message: expect.stringContaining('Insufficient wallet balance'),
  })
  expect((await walletOf(school.db, amina.id)).balance).toBe(200_00)
  const { data } = await callApi(school, getMyClasses, {}, amina)
  expect(data[0].myclass.nextSub).toBe(unixText('2026-12-10T08:00:00Z'))
})

test('a renewal is declined without an enrolment and in a class that is not monthly (R-CLASS-042)', async () => {
  const { school, amina, monthly } = await openSchoolWithSubscription()
  const bilal = await seedStudent(school, { name: 'Bilal Musa', wallet: 9_000_00 })
  const oneTime = await seedClass(school, { price: 500_00 })
  await callApi(school, enrolInClass, { class_id: oneTime.publicId }, amina)
  const walletBefore = await walletOf(school.db, amina.id)

  const stranger = await callApi(school, renewSubscription, { class_id: monthly.publicId }, bilal)
  const notMonthly = await callApi(school, renewSubscription, { class_id: oneTime.publicId }, amina)

  expect(stranger).toMatchObject({ http: 200, status: false, code: 'not_enrolled' })
  expect(notMonthly).toMatchObject({ http: 200, status: false, code: 'class_not_monthly' })
  expect((await walletOf(school.db, amina.id)).balance).toBe(walletBefore.balance)
  expect((await walletOf(school.db, bilal.id)).balance).toBe(9_000_00)
  expect((await callApi(school, renewSubscription, { class_id: '999' }, amina)).http).toBe(404)
})

test('an enrolment without expiry stays so when the class becomes monthly', async () => {
  const { school, maryam, amina } = await openSchoolWithSubscription()
  const form = {
    category: 'Grammar',
    name: 'Ṣarf',
    about: 'The word.',
    premium: '1',
    amount: '500',
    status: '1',
    monthlylimit: 0,
  }
  const { data } = await callApi(school, addClass, form, maryam)
  await callApi(school, enrolInClass, { class_id: data.id }, amina)
  await callApi(school, updateClass, { ...form, class_id: data.id, monthlySub: '1' }, maryam)

  expect(await callApi(school, renewSubscription, { class_id: data.id }, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'nothing_to_renew',
  })
  const myClasses = await callApi(school, getMyClasses, {}, amina)
  expect(myClasses.data[0].myclass.nextSub).toBe('0')
})

test('renewals of a subscription from the 31st keep the day, and a month that was taken back is paid again (R-PAY-008)', async () => {
  freezeClock('2027-01-31T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const { id } = await seedClass(school, { price: 1_000_00, monthly: true })
  const class_id = String(id)
  await callApi(school, enrolInClass, { class_id }, amina)
  const renew = async () =>
    (await callApi(school, renewSubscription, { class_id }, amina)).data.nextSub
  expect(await renew()).toBe(unixText('2027-03-31T09:00:00Z'))
  expect((await callApi(school, getMyClasses, {}, amina)).data[0].myclass.start_day).toBe(31)

  const { data } = await callApi(school, getWalletHistory, {}, amina)
  const refund = { reference: data[0].reference, amount: 1000, take_months: 1 }
  await requestRefund(school, refund)
  const endNow = async () =>
    (await callApi(school, getMyClasses, {}, amina)).data[0].myclass.nextSub
  expect(await endNow()).toBe(unixText('2027-02-28T09:00:00Z'))
  expect(await renew()).toBe(unixText('2027-03-31T09:00:00Z'))
  expect((await walletOf(school.db, amina.id)).balance).toBe(7_000_00)

  const shorten = {
    ...{ student_id: String(amina.id), class_id, months: 1, shorten: '1', payment: 'waived' },
    seen_until: unixText('2027-03-31T09:00:00Z'),
  }
  for (let time = 0; time < 2; time++)
    expect((await callApi(school, extendSubscription, shorten, maryam)).data.nextSub).toBe(
      unixText('2027-02-28T09:00:00Z'),
    )
  expect((await walletOf(school.db, amina.id)).balance).toBe(7_000_00)
  expect(await verifyLedger(school.db)).toEqual([])
})
