import { expect, test } from 'vitest'
import {
  addStudentsToClass,
  moveStudentsToClass,
  previewRemoval,
} from '../../contract/manage-enrolments.ts'
import { callApi } from '../test/call-api.ts'
import { enrolments, openManagedSchool, subjectsOf, unixSeconds } from '../test/managed-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

test('a move transfers the amount paid and the paid period to the other class, and moves no money', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 800_00 })
  const [from, to] = [
    await seedClass(school, { name: 'Evening', price: 500_00, monthly: true }),
    await seedClass(school, { name: 'Morning', price: 900_00, monthly: true }),
  ]
  const student_ids = [String(amina.id)]
  await callApi(
    school,
    addStudentsToClass,
    { student_ids, class_id: String(from.id), payment: 'wallet' },
    maryam,
  )
  const move = { student_ids, class_id: String(from.id), to_class_id: String(to.id) }

  const { data } = await callApi(school, moveStudentsToClass, move, maryam)
  const repeated = await callApi(school, moveStudentsToClass, move, maryam)

  expect([data[0].outcome, repeated.data[0].outcome]).toEqual(['done', 'already'])
  expect(await enrolments(school)).toEqual([
    {
      student_id: amina.id,
      class_id: to.id,
      paid: 500_00,
      paid_until: unixSeconds('2026-12-22T10:00:00Z'),
    },
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00 })
  expect(await subjectsOf(school, amina)).toContain('You were moved to another class')
  // the payment stays with the enrolment, so it can still be returned
  const preview = await callApi(
    school,
    previewRemoval,
    { student_ids, class_id: String(to.id) },
    maryam,
  )
  expect(preview.data).toMatchObject({ students: 1, last_payments: 500, all_payments: 500 })
})
