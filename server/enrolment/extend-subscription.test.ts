import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import {
  addStudentsToClass,
  extendSubscription,
} from '../../contract/enrolment/manage-enrolments.ts'
import { callApi } from '../test/call-api.ts'
import { form } from '../test/lessons/class-form.ts'
import { openManagedSchool, unixSeconds } from '../test/lessons/managed-class.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

const FIRST_END = unixSeconds('2026-12-22T10:00:00Z')

/** Amina, in a monthly class until `FIRST_END`, and a function that extends the subscription. */
async function openSchoolWithSubscriber(wallet: number) {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet })
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const class_id = String(reading.id)
  const student_ids = [String(amina.id)]
  await callApi(school, addStudentsToClass, { student_ids, class_id, payment: 'waived' }, maryam)
  const extend = (fields: object) =>
    callApi(
      school,
      extendSubscription,
      {
        ...{ student_id: student_ids[0], class_id, months: 1, payment: 'wallet' },
        seen_until: String(FIRST_END),
        ...fields,
      },
      maryam,
    )
  return { school, maryam, amina, reading, extend }
}

test('an extension is counted from the end that was shown, and a repeated one changes nothing', async () => {
  const { school, amina, extend } = await openSchoolWithSubscriber(2_000_00)
  const paid = { months: 2, payment: 'wallet', seen_until: String(FIRST_END), seen_price: '500' }

  const { data } = await extend(paid)
  const repeated = await extend(paid)
  const outdated = await extend({ ...paid, months: 1 })

  const secondEnd = unixSeconds('2027-02-22T10:00:00Z')
  expect([data, repeated.data]).toEqual([
    { nextSub: String(secondEnd) },
    { nextSub: String(secondEnd) },
  ])
  expect(outdated).toMatchObject({ status: false, code: 'conflict_enrolment' })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_000_00, sum: 1_000_00 })
  await extend({ months: 1, payment: 'waived', seen_until: String(secondEnd) })
  const mine = await callApi(school, getMyClasses, {}, amina)
  expect(mine.data[0].myclass.nextSub).toBe(String(unixSeconds('2027-03-22T10:00:00Z')))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_000_00 })
  const short = await extend({ ...paid, months: 12, seen_until: mine.data[0].myclass.nextSub })
  expect(short).toMatchObject({ status: false, code: 'insufficient_balance' })
})

test('an extension of an ended subscription is counted from today, and a repeated one changes nothing', async () => {
  const { school, maryam, amina, extend } = await openSchoolWithSubscriber(2_000_00)
  await advanceClock(school, '2027-03-05T12:00:00Z', maryam, amina)
  const nextSub = String(unixSeconds('2027-04-05T12:00:00Z'))

  expect((await extend({})).data).toEqual({ nextSub })
  expect((await extend({})).data).toEqual({ nextSub })

  const [enrolment] = (await callApi(school, getMyClasses, {}, amina)).data
  expect(enrolment.myclass.nextSub).toBe(nextSub)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_500_00, sum: 1_500_00 })
})

test('an extension from the wallet costs the price that the administrator was shown; one without a payment needs no price', async () => {
  const { school, amina, extend } = await openSchoolWithSubscriber(2_000_00)

  expect(await extend({ seen_price: '400' })).toMatchObject({
    ...{ http: 200, status: false, code: 'price_changed' },
    message: 'The price of this class has changed. It is now ₦500.',
  })
  expect(await extend({ seen_price: '400', payment: 'waived' })).toMatchObject({ status: true })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2_000_00 })
})

test('a subscription that does not exist cannot be extended (R-CLASS-042)', async () => {
  const { school, maryam, amina, reading, extend } = await openSchoolWithSubscriber(2_000_00)
  const musa = await seedStudent(school, { name: 'Musa' })
  const deleted = await seedStudent(school, { name: 'Hafsa' })
  await callApi(school, deleteStudent, { student_id: String(deleted.id) }, maryam)
  const grammar = await seedClass(school, { price: 500_00 })
  const inGrammar = {
    student_ids: [String(amina.id)],
    class_id: String(grammar.id),
    payment: 'waived',
  }
  await callApi(school, addStudentsToClass, inGrammar, maryam)
  const ofGrammar = { class_id: inGrammar.class_id, seen_until: '0' }

  for (const student_id of [String(deleted.id), '999999'])
    expect(await extend({ student_id })).toMatchObject({ http: 404, code: 'student_not_found' })
  expect(await extend({ class_id: '999' })).toMatchObject({ http: 404, code: 'class_not_found' })
  expect(await extend({ student_id: String(musa.id) })).toMatchObject({
    ...{ http: 200, status: false, code: 'not_enrolled' },
    message: 'This student is not in this class.',
  })
  expect(await extend(ofGrammar)).toMatchObject({ status: false, code: 'class_not_monthly' })
  // an enrolment without an end keeps none when the class becomes monthly
  const monthly = { ...form, class_id: inGrammar.class_id, amount: '500', monthlySub: '1' }
  await callApi(school, updateClass, monthly, maryam)
  expect(await extend(ofGrammar)).toMatchObject({ status: false, code: 'nothing_to_renew' })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2_000_00 })
  expect((await extend({ class_id: String(reading.id) })).status).toBe(true)
})
