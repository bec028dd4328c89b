import { expect, test } from 'vitest'
import { addStudentsToClass } from '../../contract/enrolment/manage-enrolments.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import {
  enrolments,
  openManagedSchool,
  subjectsOf,
  unixSeconds,
} from '../test/lessons/managed-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

test('an administrator adds several students; each who can pay does so from the wallet once, and gets a message', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 800_00 })
  const musa = await seedStudent(school, { name: 'Musa', wallet: 100_00 })
  // closed and inactive, so that no student could join it
  const grammar = await seedClass(school, {
    name: 'Naḥw',
    price: 500_00,
    active: false,
    registrationCloses: '2026-01-01',
  })
  const request = {
    student_ids: [String(amina.id), String(musa.id), '999999'],
    class_id: String(grammar.id),
    payment: 'wallet',
    seen_price: '500',
  }

  const first = await callApi(school, addStudentsToClass, request, maryam)
  const repeated = await callApi(school, addStudentsToClass, request, maryam)

  const outcomes = (outcome: string) => [
    { student_id: String(amina.id), outcome },
    { student_id: String(musa.id), outcome: 'no-money' },
    { student_id: '999999', outcome: 'not-found' },
  ]
  expect(first.data).toEqual(outcomes('done'))
  expect(repeated.data).toEqual(outcomes('already'))
  expect(await enrolments(school)).toEqual([
    { student_id: amina.id, class_id: grammar.id, paid: 500_00, paid_until: 0 },
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
  expect(await walletOf(school.db, musa.id)).toMatchObject({ balance: 100_00 })
  expect(await subjectsOf(school, amina)).toEqual(['You were added to a class'])
  expect(await auditEntries(school)).toMatchObject([
    {
      actor_id: maryam.id,
      action: 'enrolStudent',
      subject_id: amina.id,
      detail: 'Naḥw; ₦500 from the wallet',
    },
  ])
})

test('a waived payment takes nothing, and begins the first month of a monthly class', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 800_00 })
  const reading = await seedClass(school, { price: 500_00, monthly: true })

  await callApi(
    school,
    addStudentsToClass,
    {
      student_ids: [String(amina.id)],
      class_id: String(reading.id),
      payment: 'waived',
      // the price does not matter
      seen_price: '400',
    },
    maryam,
  )

  expect(await enrolments(school)).toEqual([
    {
      student_id: amina.id,
      class_id: reading.id,
      paid: 0,
      paid_until: unixSeconds('2026-12-22T10:00:00Z'),
    },
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 800_00 })
})

test('no student is charged a price other than the one shown to the administrator', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 800_00 })
  const grammar = await seedClass(school, { price: 600_00 })

  const answer = await callApi(
    school,
    addStudentsToClass,
    {
      student_ids: [String(amina.id)],
      class_id: String(grammar.id),
      payment: 'wallet',
      seen_price: '500',
    },
    maryam,
  )

  expect(answer).toMatchObject({ http: 200, status: false, code: 'price_changed' })
  expect(await enrolments(school)).toEqual([])
})
