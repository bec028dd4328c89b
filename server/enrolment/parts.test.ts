import { expect, test } from 'vitest'
import { addClass } from '../../contract/classes/classes.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { moveStudentsToClass } from '../../contract/enrolment/manage-enrolments.ts'
import { findOwed, remindOfPart, settlePart } from '../../contract/enrolment/owed.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { subjectsOf, unixSeconds } from '../test/lessons/managed-class.ts'
import {
  deliverNotice,
  enrolmentsOf,
  expectBalanced,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../test/payments/card-payments.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  walletOf,
} from '../test/test-school.ts'

/** A class of ₦10,000 in three parts with a lesson, and Amina, who joins on 1 November at 9:00. */
async function openSchoolWithParts({ wallet = 10_000_00, joins = true } = {}) {
  const school = await openTestSchool()
  freezeClock('2026-11-01T08:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet })
  const it = await seedClass(school, { name: 'Ṣarf', price: 10_000_00, parts: 3 })
  const lessonIds: number[] = []
  for (let i = 0; i < 8; i++) lessonIds.push(await seedLessonRow(school, it.id))
  const ofClass = { class_id: String(it.id) }
  const join = (fields = {}) =>
    callApi(school, enrolInClass, { ...ofClass, in_parts: '1', ...fields }, amina)
  if (joins) await join()
  const pay = (fields = {}) => callApi(school, renewSubscription, { ...ofClass, ...fields }, amina)
  // a lesson that was opened before stays open
  const read = async () => {
    const fields = { ...ofClass, lesson_id: String(lessonIds.shift()) }
    return (await callApi(school, getLessonDetails, fields, amina)).code ?? 'open'
  }
  return { school, maryam, amina, ofClass, it, join, pay, read }
}

const planOf = async ({ school, amina }: Awaited<ReturnType<typeof openSchoolWithParts>>) => {
  const [{ myclass }] = await enrolmentsOf(school, amina)
  return { until: Number(myclass.nextSub), ...myclass.parts }
}

test('a class in three parts is joined with the first, stays open a grace beyond each due date, and is open for good after the last (R-PAY-006)', async () => {
  const opened = await openSchoolWithParts()
  const { school, amina, pay, read } = opened
  const due = unixSeconds('2026-12-01T08:00:00Z')
  const grace = 3 * 24 * 3600
  expect(await planOf(opened)).toEqual({
    ...{ until: due + grace, paid: 1, of: 3, next: 3333, rest: 6666, due },
  })
  await expectBalanced(school, amina, 10_000_00 - 3_334_00)

  await advanceClock(school, '2026-12-04T07:59:00Z', amina)
  expect(await read()).toBe('open')
  await advanceClock(school, '2026-12-04T08:01:00Z', amina)
  expect(await read()).toBe('subscription_expired')

  // the second part was paid after the end, so the third is due a month from then
  expect((await pay({ seen_price: '3333' })).data).toMatchObject({
    nextSub: String(unixSeconds('2027-01-04T08:01:00Z') + grace),
    receipt: { description: 'Part 2 of 3: Ṣarf', amount: 3333 },
  })
  expect(await read()).toBe('open')
  await advanceClock(school, '2026-12-20T08:00:00Z', amina)
  expect((await pay()).data).toEqual({ nextSub: '0' })
  await advanceClock(school, '2029-01-01T08:00:00Z', amina)
  expect(await read()).toBe('open')
  expect(await planOf(opened)).toEqual({ until: 0 })
  expect(await pay()).toMatchObject({ status: false, code: 'class_not_monthly' })
  const { rows } = await walletOf(school.db, amina.id)
  expect(rows.filter((it) => it.type === 'debit').map((it) => it.amount)).toEqual([
    ...[3_334_00, 3_333_00, 3_333_00],
  ])
  await expectBalanced(school, amina, 0)
})

test('a part that is paid early is not lost: the next one is due a month after this one was (R-PAY-006)', async () => {
  const opened = await openSchoolWithParts()
  await advanceClock(opened.school, '2026-11-05T08:00:00Z', opened.amina)
  await opened.pay()
  expect(await planOf(opened)).toMatchObject({ paid: 2, due: unixSeconds('2027-01-01T08:00:00Z') })
})

test('who joins without asking for parts pays all at once, as before (R-PAY-006)', async () => {
  const { school, amina, join, it } = await openSchoolWithParts({ joins: false })
  expect(it.parts).toBe(3)
  const paid = await join({ in_parts: '0', seen_price: '10000' })
  expect(paid.data).toMatchObject({ amount: 10_000, description: 'Enrolment: Ṣarf' })
  expect((await enrolmentsOf(school, amina))[0].myclass).toMatchObject({ nextSub: '0' })
})

test('the first part is paid at the price that was shown, and a class without parts is not joined in parts (R-PAY-006)', async () => {
  const { school, amina, join } = await openSchoolWithParts({ joins: false })
  expect(await join({ seen_price: '10000' })).toMatchObject({ code: 'price_changed' })
  expect(await join({ seen_price: '3334' })).toMatchObject({ data: { amount: 3334 } })
  const whole = await seedClass(school, { price: 500_00 })
  const request = { class_id: String(whole.id), in_parts: '1' }
  expect(await callApi(school, enrolInClass, request, amina)).toMatchObject({
    ...{ status: false, code: 'parts_not_offered' },
  })
})

test('parts are paid by card: the first one joins the class, the next one keeps it open (R-PAY-006, R-MONEY-016)', async () => {
  const opened = await openSchoolWithParts({ wallet: 0, joins: false })
  const { school, amina, ofClass } = opened
  const first = await seedPayment(school, amina, { ...ofClass, in_parts: '1' })
  expect(first.amount).toBe(3334)
  await deliverNotice(school, await payByCard(school, first))
  expect(await planOf(opened)).toMatchObject({ paid: 1, of: 3 })
  const second = await seedPayment(school, amina, ofClass)
  expect(second.amount).toBe(3333)
  await payByCard(school, second)
  await verifyCardPayment(school, second.reference, amina)
  expect(await planOf(opened)).toMatchObject({ paid: 2, of: 3 })
  await expectBalanced(school, amina, 0)
})

test('access does not end while it is not known whether a part was paid, and ends once it is known that it was not (R-PAY-006)', async () => {
  const opened = await openSchoolWithParts()
  const { school, amina, ofClass, read } = opened
  await advanceClock(school, '2026-12-04T07:55:00Z', amina)
  const { reference } = await seedPayment(school, amina, ofClass)
  // the provider cannot be asked: the school has another one now
  await advanceClock(school, '2026-12-05T08:00:00Z', amina)
  expect(await read()).toBe('open')
  expect((await planOf(opened)).until).toBeGreaterThan(unixSeconds('2026-12-05T08:00:00Z'))
  expect(await verifyCardPayment(school, reference, amina)).toMatchObject({
    code: 'payment_confirming',
  })
  expect(await read()).toBe('subscription_expired')
  // a payment that begins after the end does not open the class before it is paid
  const late = await seedPayment(school, amina, ofClass)
  expect(await read()).toBe('subscription_expired')
  await deliverNotice(school, await payByCard(school, late))
  expect(await read()).toBe('open')
})

test('the accountant sees who owes since when, reminds a student once a day, and nobody else does (R-PAY-006, R-STAFF-005)', async () => {
  const { school, amina, ofClass, maryam } = await openSchoolWithParts()
  const accountant = await seedStaff(school, 'accountant')
  const teacher = await seedStaff(school, 'teacher')
  const owed = (state: string, as = accountant) => callApi(school, findOwed, { state }, as)
  expect((await owed('due')).data).toMatchObject({ total: 0, sum: 0, rows: [] })
  expect((await owed('all')).data).toMatchObject({ total: 1, sum: 0 })

  await advanceClock(school, '2026-12-02T08:00:00Z', amina, accountant, teacher, maryam)
  const since = unixSeconds('2026-12-01T08:00:00Z')
  expect((await owed('due')).data).toMatchObject({
    ...{ total: 1, sum: 3333 },
    rows: [
      {
        student: { id: String(amina.id), name: amina.name },
        class: { name: 'Ṣarf' },
        ...{ paid: 1, of: 3, amount: 3333, rest: 6666, since, reminded: 0 },
      },
    ],
  })
  // by WhatsApp, with a link to the class (R-SESSION-008)
  const [{ reminder }] = (await owed('due')).data.rows
  expect(reminder.text.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(
    /^Salaam .+, ₦3,333 for Ṣarf has been due since 1 Dec 2026\. Pay it here:\nhttp\S+\/classes\/\S+$/,
  )
  expect((await owed('due', teacher)).http).toBe(403)
  const remind = () =>
    callApi(school, remindOfPart, { ...ofClass, student_id: String(amina.id) }, accountant)
  expect(await remind()).toMatchObject({ status: true })
  expect(await remind()).toMatchObject({ status: false, code: 'reminded_already' })
  expect(await subjectsOf(school, amina)).toContain('Next part of Ṣarf')
})

test('a part is settled by the staff from the wallet, or waived with a reason; a repeated request settles one (R-PAY-006)', async () => {
  const opened = await openSchoolWithParts()
  const { school, amina, maryam, ofClass } = opened
  const settle = async (fields: object) =>
    callApi(
      school,
      settlePart,
      { ...ofClass, student_id: String(amina.id), seen_due: (await planOf(opened)).due, ...fields },
      maryam,
    )
  const seen = (await planOf(opened)).due
  expect(await settle({ payment: 'waived' })).toMatchObject({ code: 'reason_required' })
  expect(await settle({ payment: 'wallet' })).toMatchObject({ status: true })
  expect(await settle({ payment: 'wallet', seen_due: seen })).toMatchObject({
    code: 'conflict_enrolment',
  })
  await expectBalanced(school, amina, 3_333_00)
  await settle({ payment: 'waived', waiver: 'scholarship' })
  expect(await planOf(opened)).toEqual({ until: 0 })
  await expectBalanced(school, amina, 3_333_00)
  expect(await settle({ payment: 'wallet', seen_due: 1 })).toMatchObject({ code: 'part_not_owed' })
})

test('a longer grace opens the class at once for those whose access has ended (R-PAY-006)', async () => {
  const { school, amina, maryam, read } = await openSchoolWithParts()
  await advanceClock(school, '2026-12-06T08:00:00Z', amina, maryam)
  expect(await read()).toBe('subscription_expired')
  const form = { siteName: 'Lisan', part_grace_days: 10 }
  expect((await callApi(school, updateAppSettings, form, maryam)).status).toBe(true)
  expect(await read()).toBe('open')
})

test('parts below ₦100 are declined, and a monthly class has none (R-PAY-006)', async () => {
  const { school, maryam, amina } = await openSchoolWithParts({ joins: false })
  const add = (fields: object) =>
    callApi(
      school,
      addClass,
      {
        ...{ category: 'Grammar', name: 'Naḥw', about: 'Cases.', premium: '1', amount: '500' },
        ...{ status: '1', monthlylimit: 0, ...fields },
      },
      maryam,
    )
  expect(await add({ parts: 6 })).toMatchObject({ status: false, code: 'parts_too_small' })
  expect((await add({ parts: 7 })).http).toBe(400)
  const { data } = await add({ parts: 5, monthlySub: '1' })
  const page = await callApi(school, getClassDetails, { class_id: data.id }, amina)
  expect(page.data.class_details).not.toHaveProperty('parts')
})

test('what is owed goes along to another class that is paid once, and ends in a monthly one (R-PAY-006)', async () => {
  const opened = await openSchoolWithParts()
  const { school, amina, maryam, ofClass, pay } = opened
  const move = async (to: number, from: string) => {
    const fields = { student_ids: [String(amina.id)], class_id: from, to_class_id: String(to) }
    return (await callApi(school, moveStudentsToClass, fields, maryam)).data[0].outcome
  }
  const before = await planOf(opened)
  const other = await seedClass(school, { name: 'Naḥw', price: 500_00 })
  expect(await move(other.id, ofClass.class_id)).toBe('done')
  expect(await planOf(opened)).toEqual(before)
  const paid = await pay({ class_id: String(other.id), seen_price: '3333' })
  expect(paid).toMatchObject({ data: { receipt: { description: 'Part 2 of 3: Naḥw' } } })
  const monthly = await seedClass(school, { name: 'Tajwīd', price: 500_00, monthly: true })
  expect(await move(monthly.id, String(other.id))).toBe('done')
  expect(await planOf(opened)).not.toHaveProperty('next')
  await expectBalanced(school, amina, 3_333_00)
})
