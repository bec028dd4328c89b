import { expect, test } from 'vitest'
import {
  createCoupon,
  endCoupon,
  findCoupons,
  getCouponUses,
} from '../../../contract/enrolment/coupons.ts'
import { enrolInClass, getJoinPrice } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import {
  deliverNotice,
  enrolmentsOf,
  expectBalanced,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import { advanceClock } from '../../test/payments/monthly-class.ts'
import { seedClass } from '../../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestUser,
} from '../../test/test-school.ts'

/** A class of ₦8,000, and functions that make a coupon, show a price with it and join. */
async function openSchoolWithCoupons() {
  const school = await openTestSchool()
  freezeClock('2026-11-01T08:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 20_000_00 })
  const it = await seedClass(school, { name: 'Ṣarf', price: 8_000_00, parts: 4 })
  const make = (fields: object) =>
    callApi(
      school,
      createCoupon,
      { code: 'RAMADAN', kind: 'percent', percent: 25, ...fields },
      maryam,
    )
  const join = (as: TestUser, coupon = 'ramadan ', fields = {}) =>
    callApi(school, enrolInClass, { class_id: String(it.id), coupon, ...fields }, as)
  const price = (fields: object) =>
    callApi(school, getJoinPrice, { class_id: String(it.id), ...fields }, amina)
  return { school, maryam, amina, it, make, join, price }
}

test('a coupon takes its percent off the price that is shown before joining, and is spent with the enrolment (R-PAY-007)', async () => {
  const { school, maryam, amina, make, join, price } = await openSchoolWithCoupons()
  const { data: made } = await make({ max_uses: 2, note: 'For Ramaḍān' })
  expect((await price({ coupon: 'Ramadan' })).data).toEqual({
    ...{ price: 8000, total: 6000, due_now: 6000, parts: 4 },
    coupon: { code: 'RAMADAN', kind: 'percent', off: 2000 },
  })
  expect(await join(amina, 'RAMADAN', { seen_price: '8000' })).toMatchObject({
    code: 'price_changed',
  })
  const joined = await join(amina, 'RAMADAN', { seen_price: '6000' })
  expect(joined.data).toMatchObject({ amount: 6000, balance: 14_000 })
  await expectBalanced(school, amina, 14_000_00)
  expect((await callApi(school, findCoupons, {}, maryam)).data).toMatchObject([
    { id: made.id, code: 'RAMADAN', percent: 25, uses: 1, max_uses: 2, given: 2000, ended: '0' },
  ])
  const uses = await callApi(school, getCouponUses, { coupon_id: made.id }, maryam)
  expect(uses.data).toMatchObject([{ student: { name: amina.name }, off: 2000 }])
})

test('fifty students at once spend the last use of a coupon once (R-PAY-007)', async () => {
  const { school, maryam, make, join } = await openSchoolWithCoupons()
  await make({ max_uses: 1 })
  const students = await Promise.all(
    Array.from({ length: 50 }, () => seedStudent(school, { wallet: 10_000_00 })),
  )
  const answers = await Promise.all(students.map((it) => join(it, 'RAMADAN')))
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
  expect(answers.filter((it) => it.status)).toHaveLength(1)
  const codes = answers.filter((it) => !it.status).map((it) => it.code)
  expect(new Set(codes)).toEqual(new Set(['coupon_spent']))
  expect((await callApi(school, findCoupons, {}, maryam)).data[0]).toMatchObject({ uses: 1 })
  const winner = answers.findIndex((it) => it.status)
  const [first] = students
  if (first) await expectBalanced(school, first, winner === 0 ? 4_000_00 : 10_000_00)
})

test('a student uses a coupon once, also in fifty requests at once (R-PAY-007)', async () => {
  const { school, amina, make, join } = await openSchoolWithCoupons()
  await make({})
  const answers = await Promise.all(Array.from({ length: 50 }, () => join(amina)))
  expect(answers.filter((it) => it.status)).toHaveLength(1)
  await expectBalanced(school, amina, 14_000_00)
  const other = await seedClass(school, { price: 1_000_00 })
  const again = { class_id: String(other.id), coupon: 'RAMADAN' }
  expect(await callApi(school, enrolInClass, again, amina)).toMatchObject({ code: 'coupon_used' })
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
})

test('a coupon that is unknown, over, ended or for other classes says so, and nothing is joined (R-PAY-007)', async () => {
  const { school, maryam, amina, make, join } = await openSchoolWithCoupons()
  const other = await seedClass(school, { price: 1_000_00 })
  await make({ code: 'OTHER', class_ids: [String(other.id)] })
  await make({ code: 'TODAY', last_day: '2026-11-01' })
  const { data } = await make({ code: 'STOPPED' })
  await callApi(school, endCoupon, { coupon_id: data.id }, maryam)
  expect(await join(amina, 'NONE')).toMatchObject({ code: 'coupon_unknown' })
  expect(await join(amina, 'OTHER')).toMatchObject({ code: 'coupon_other_class' })
  expect(await join(amina, 'STOPPED')).toMatchObject({ code: 'coupon_over' })
  // midnight of the school is an hour before that of UTC
  await advanceClock(school, '2026-11-01T23:00:00Z', amina)
  expect(await join(amina, 'TODAY')).toMatchObject({ code: 'coupon_over' })
  expect(await enrolmentsOf(school, amina)).toEqual([])
})

test('a coupon whose last day has passed is not made (R-PAY-007)', async () => {
  const { make } = await openSchoolWithCoupons()
  const { http, message } = await make({ code: 'PAST', last_day: '2026-10-31' })
  expect([http, message]).toEqual([400, 'The last day has passed.'])
})

test('a coupon of naira never makes a price negative; a class that costs nothing is joined without a debit (R-PAY-007)', async () => {
  const { school, amina, make, join, price } = await openSchoolWithCoupons()
  await make({ code: 'ALL', kind: 'naira', percent: undefined, amount: 9000 })
  expect((await price({ coupon: 'ALL' })).data).toMatchObject({ total: 0, due_now: 0, parts: 0 })
  expect(await join(amina, 'ALL', { seen_price: '0' })).toMatchObject({ status: true, data: null })
  await expectBalanced(school, amina, 20_000_00)
})

test('a coupon and parts go together, from the wallet and by card (R-PAY-006, R-PAY-007)', async () => {
  const { school, make, it, price } = await openSchoolWithCoupons()
  await make({})
  expect((await price({ coupon: 'RAMADAN', in_parts: '1' })).data).toMatchObject({
    ...{ total: 6000, due_now: 1500, parts: 4 },
  })
  const bello = await seedStudent(school)
  const fields = { class_id: String(it.id), in_parts: '1', coupon: 'RAMADAN' }
  const opened = await seedPayment(school, bello, fields)
  expect(opened.amount).toBe(1500)
  await deliverNotice(school, await payByCard(school, opened))
  const [mine] = await enrolmentsOf(school, bello)
  expect(mine.myclass.parts).toMatchObject({ paid: 1, of: 4, next: 1500, rest: 4500 })
  await expectBalanced(school, bello, 0)
})

test('a card payment whose coupon was spent by others meanwhile stays in the wallet (R-PAY-007, R-MONEY-016)', async () => {
  const { school, amina, make, join, it } = await openSchoolWithCoupons()
  await make({ max_uses: 1 })
  const bello = await seedStudent(school)
  const fields = { class_id: String(it.id), coupon: 'RAMADAN' }
  const opened = await seedPayment(school, bello, fields)
  expect(await join(amina)).toMatchObject({ status: true })
  await deliverNotice(school, await payByCard(school, opened))
  expect(await enrolmentsOf(school, bello)).toEqual([])
  await expectBalanced(school, bello, 6_000_00)
})

test('owners make coupons, accountants see them, teachers neither; a code is used once (R-PAY-007)', async () => {
  const { school, make } = await openSchoolWithCoupons()
  const accountant = await seedStaff(school, 'accountant')
  const teacher = await seedStaff(school, 'teacher')
  await make({})
  expect(await make({ code: 'ramadan' })).toMatchObject({ code: 'coupon_code_taken' })
  expect((await make({ code: 'A B' })).http).toBe(400)
  expect((await make({ code: 'NEW', percent: 101 })).http).toBe(400)
  expect((await make({ code: 'NEW', kind: 'naira' })).http).toBe(400)
  expect((await callApi(school, findCoupons, {}, accountant)).data).toHaveLength(1)
  expect((await callApi(school, findCoupons, {}, teacher)).http).toBe(403)
  const form = { code: 'MINE', kind: 'percent', percent: 100 }
  expect((await callApi(school, createCoupon, form, accountant)).http).toBe(403)
})
