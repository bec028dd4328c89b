import { expect, test } from 'vitest'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import {
  addStudentsToClass,
  extendSubscription,
  previewRemoval,
  removeStudentsFromClass,
} from '../../contract/enrolment/manage-enrolments.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  enrolments,
  openManagedSchool,
  subjectsOf,
  unixSeconds,
} from '../test/lessons/managed-class.ts'
import { openSchoolWithSubscription } from '../test/messages/reminders.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import { seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

test('a removed student gets the chosen refund once, and keeps their progress in the class', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 2_000_00 })
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const lessonId = await seedLessonRow(school, reading.id)
  await seedLessonView(school, { studentId: amina.id, lessonId, classId: reading.id })
  const class_id = String(reading.id)
  const student_ids = [String(amina.id)]
  const add = { student_ids, class_id, payment: 'wallet' }
  await callApi(school, addStudentsToClass, add, maryam)
  const end = unixSeconds('2026-12-22T10:00:00Z')
  await callApi(
    school,
    extendSubscription,
    { student_id: student_ids[0], class_id, months: 1, payment: 'wallet', seen_until: String(end) },
    maryam,
  )

  const { data: effects } = await callApi(school, previewRemoval, { student_ids, class_id }, maryam)
  const remove = { student_ids, class_id, refund: 'all' }
  const first = await callApi(school, removeStudentsFromClass, remove, maryam)
  const repeated = await callApi(school, removeStudentsFromClass, remove, maryam)

  expect(effects).toEqual({
    students: 1,
    last_payments: 500,
    all_payments: 1_000,
    lessons_viewed: 1,
    submissions: 0,
  })
  expect([first.data[0].outcome, repeated.data[0].outcome]).toEqual(['done', 'not-enrolled'])
  expect(await enrolments(school)).toEqual([])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2_000_00, sum: 2_000_00 })
  expect(await subjectsOf(school, amina)).toContain('You were removed from a class')
  expect((await auditEntries(school)).at(-1)).toMatchObject({
    action: 'removeFromClass',
    detail: 'Reading; ₦1,000 refunded',
  })
  // back in the class, the student finds the lesson viewed
  await callApi(school, addStudentsToClass, { ...add, payment: 'waived' }, maryam)
  const mine = await callApi(school, getMyClasses, {}, amina)
  expect(mine.data[0]).toMatchObject({ lessons_done: 1 })
})

test('a removal without a refund returns nothing, and an unknown class is 404', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 500_00 })
  const grammar = await seedClass(school, { price: 500_00 })
  const base = { student_ids: [String(amina.id)], class_id: String(grammar.id) }
  await callApi(school, addStudentsToClass, { ...base, payment: 'wallet' }, maryam)

  await callApi(school, removeStudentsFromClass, { ...base, refund: 'none' }, maryam)
  const unknown = await callApi(
    school,
    addStudentsToClass,
    { ...base, class_id: '99', payment: 'waived' },
    maryam,
  )

  expect(await walletOf(school.db, amina.id)).toMatchObject({
    balance: 0,
    rows: [{ type: 'credit' }, { type: 'debit' }],
  })
  expect(unknown).toMatchObject({ http: 404, code: 'class_not_found' })
})

test('a student whom a reminder was sent to can be removed, and is reminded again after coming back', async () => {
  const { school, amina, monthly, readSubjects, runReminders } = await openSchoolWithSubscription()
  freezeClock('2026-12-08T08:00:00Z')
  await runReminders()
  const maryam = await seedAdministrator(school)
  const base = { student_ids: [String(amina.id)], class_id: String(monthly.id) }

  const removed = await callApi(
    school,
    removeStudentsFromClass,
    { ...base, refund: 'none' },
    maryam,
  )

  expect(removed.data).toEqual([{ student_id: String(amina.id), outcome: 'done' }])
  expect(await runReminders()).toBe(0)
  await callApi(school, addStudentsToClass, { ...base, payment: 'waived' }, maryam)
  freezeClock('2027-01-06T08:00:00Z')
  expect(await runReminders()).toBe(1)
  expect((await readSubjects())[0]).toBe(
    'Subscription ends 8 Jan 2027: \u2068Tajwīd · التَّجْوِيد\u2069',
  )
})
