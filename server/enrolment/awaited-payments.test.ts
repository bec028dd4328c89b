import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import {
  addStudentsToClass,
  extendSubscription,
} from '../../contract/enrolment/manage-enrolments.ts'
import { outcomes } from '../test/accounts/import-students.ts'
import { callApi } from '../test/call-api.ts'
import { form } from '../test/lessons/class-form.ts'
import { enrolments, openManagedSchool, unixSeconds } from '../test/lessons/managed-class.ts'
import { closeCardWindow, seedPayment } from '../test/payments/card-payments.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

const CONFIRMING = {
  ...{ http: 200, status: false, code: 'payment_confirming' },
  message: 'We are confirming your ₦500.',
}

/** A student with money, a monthly class, and an administrator. */
async function openSchool() {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { email: 'amina@example.org', wallet: 5_000_00 })
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const add = async (payment: 'wallet' | 'waived', classId = reading.id) => {
    const fields = { student_ids: [String(amina.id)], class_id: String(classId), payment }
    return (await callApi(school, addStudentsToClass, fields, maryam)).data[0].outcome
  }
  return { school, maryam, amina, reading, add }
}

test('while a card payment for a class is awaited, neither the student nor an administrator pays for the class (R-MONEY-001)', async () => {
  const { school, maryam, amina, reading, add } = await openSchool()
  const writing = await seedClass(school, { name: 'Writing', price: 500_00 })
  const opened = await seedPayment(school, amina, { class_id: reading.publicId })
  const enrol = () => callApi(school, enrolInClass, { class_id: reading.publicId }, amina)
  const csv = `name,email,class\nAmina,amina@example.org,Reading|Writing\nSani,sani@example.org,Reading`
  const preview = async () => {
    const { data } = await callApi(school, importStudents, { csv, payment: 'waived' }, maryam)
    return outcomes(data.rows)
  }

  expect(await enrol()).toMatchObject(CONFIRMING)
  expect([await add('wallet'), await add('waived')]).toEqual(['confirming', 'confirming'])
  expect(await preview()).toEqual([
    [2, 'enrol', 'Reading: confirming', 'Writing: done'],
    [3, 'add', 'Reading: done'],
  ])
  expect(await enrolments(school)).toEqual([])
  expect(await add('wallet', writing.id)).toBe('done')

  await closeCardWindow(school, amina, opened)
  expect(await preview()).toEqual([
    [2, 'enrol', 'Reading: done', 'Writing: already'],
    [3, 'add', 'Reading: done'],
  ])
  expect(await enrol()).toMatchObject({ status: true })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 4_000_00, sum: 4_000_00 })
})

test('while a card renewal is awaited, an administrator extends the subscription only without a payment', async () => {
  const { school, maryam, amina, reading, add } = await openSchool()
  await add('waived')
  await seedPayment(school, amina, { class_id: reading.publicId })
  const extend = (payment: 'wallet' | 'waived') =>
    callApi(
      school,
      extendSubscription,
      {
        ...{ student_id: String(amina.id), class_id: String(reading.id), months: 1, payment },
        seen_until: String(unixSeconds('2026-12-22T10:00:00Z')),
      },
      maryam,
    )

  expect(await extend('wallet')).toMatchObject(CONFIRMING)
  expect((await extend('waived')).data).toEqual({
    nextSub: String(unixSeconds('2027-01-22T10:00:00Z')),
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5_000_00 })
})

test('a class that became free is joined at once, although a card payment for it is awaited', async () => {
  const { school, maryam, amina, reading } = await openSchool()
  await seedPayment(school, amina, { class_id: reading.publicId })
  const free = { ...form, class_id: String(reading.id), premium: '0', amount: '0' }
  await callApi(school, updateClass, free, maryam)

  const joined = await callApi(school, enrolInClass, { class_id: reading.publicId }, amina)

  expect(joined).toMatchObject({ http: 200, status: true })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5_000_00 })
})
