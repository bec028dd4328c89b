import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import {
  addStudentsToClass,
  moveStudentsToClass,
  previewRemoval,
} from '../../contract/enrolment/manage-enrolments.ts'
import { callApi } from '../test/call-api.ts'
import { form } from '../test/lessons/class-form.ts'
import {
  enrolments,
  openManagedSchool,
  subjectsOf,
  unixSeconds,
} from '../test/lessons/managed-class.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
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

test('a move to a monthly class begins its first month, and a later one keeps the end; a class without months has none', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school)
  const oneTime = await seedClass(school, { name: 'One payment' })
  const evening = await seedClass(school, { name: 'Evening', price: 500_00, monthly: true })
  const morning = await seedClass(school, { name: 'Morning', price: 500_00, monthly: true })
  const student_ids = [String(amina.id)]
  const add = { student_ids, class_id: String(oneTime.id), payment: 'waived' }
  await callApi(school, addStudentsToClass, add, maryam)
  const move = async (from: { id: number }, to: { id: number }) => {
    const fields = { student_ids, class_id: String(from.id), to_class_id: String(to.id) }
    const { data } = await callApi(school, moveStudentsToClass, fields, maryam)
    expect(data).toEqual([{ student_id: student_ids[0], outcome: 'done' }])
    return (await enrolments(school))[0]?.paid_until
  }

  expect(await move(oneTime, evening)).toBe(unixSeconds('2026-12-22T10:00:00Z'))
  await advanceClock(school, '2026-12-01T10:00:00Z', maryam)
  expect(await move(evening, morning)).toBe(unixSeconds('2026-12-22T10:00:00Z'))
  // the school stops charging for each month: a month that was paid before does not count
  await callApi(
    school,
    updateClass,
    { ...form, class_id: String(morning.id), monthlySub: '0' },
    maryam,
  )
  expect(await move(morning, evening)).toBe(unixSeconds('2027-01-01T10:00:00Z'))
  expect(await move(evening, oneTime)).toBe(0)
})

test('a student who is deleted or not in the class is not moved, and a move to the same class is declined', async () => {
  const { school, maryam } = await openManagedSchool()
  const [deleted, musa] = [await seedStudent(school), await seedStudent(school)]
  const from = await seedClass(school)
  const to = await seedClass(school)
  const class_id = String(from.id)
  const add = { student_ids: [String(deleted.id)], class_id, payment: 'waived' }
  await callApi(school, addStudentsToClass, add, maryam)
  await callApi(school, deleteStudent, { student_id: String(deleted.id) }, maryam)
  const student_ids = [String(deleted.id), '999999', String(musa.id)]
  const move = (to_class_id: string) =>
    callApi(school, moveStudentsToClass, { student_ids, class_id, to_class_id }, maryam)

  expect((await move(String(to.id))).data).toEqual([
    { student_id: String(deleted.id), outcome: 'not-found' },
    { student_id: '999999', outcome: 'not-found' },
    { student_id: String(musa.id), outcome: 'not-enrolled' },
  ])
  expect(await move(class_id)).toMatchObject({ http: 400, message: 'Choose another class.' })
  expect(await move('999')).toMatchObject({ http: 404, code: 'class_not_found' })
  expect(await enrolments(school)).toMatchObject([{ student_id: deleted.id, class_id: from.id }])
})
