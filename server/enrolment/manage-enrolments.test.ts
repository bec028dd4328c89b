import { expect, test } from 'vitest'
import { getMyClasses } from '../../contract/enrolment.ts'
import {
  addStudentsToClass,
  extendSubscription,
  moveStudentsToClass,
  previewRemoval,
  removeStudentsFromClass,
} from '../../contract/manage-enrolments.ts'
import { getMessages } from '../../contract/messages.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { auditEntries } from '../test/managed-students.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test/test-school.ts'

const unixSeconds = (iso: string) => new Date(iso).getTime() / 1000

async function openManagedSchool() {
  freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool()
  return { school, maryam: await seedAdministrator(school) }
}

const enrolments = ({ db }: TestSchool) =>
  db
    .selectFrom('enrolments')
    .select(['student_id', 'class_id', 'paid', 'paid_until'])
    .orderBy('student_id')
    .execute()

const subjectsOf = async (school: TestSchool, student: TestUser) => {
  const { data } = await callApi(school, getMessages, {}, student)
  return data.map((it: { subject: string }) => it.subject)
}

test('an administrator adds several students; each who can pays from the wallet once, and is told', async () => {
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
    { student_ids: [String(amina.id)], class_id: String(reading.id), payment: 'waived' },
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

test('nobody is charged another price than the one the administrator was shown', async () => {
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

test('a move takes what was paid and the paid time to the other class, and moves no money', async () => {
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

test('an extension is counted from the end that was shown, and a repeated one changes nothing', async () => {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 2_000_00 })
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const class_id = String(reading.id)
  await callApi(
    school,
    addStudentsToClass,
    { student_ids: [String(amina.id)], class_id, payment: 'waived' },
    maryam,
  )
  const extend = (fields: object) =>
    callApi(
      school,
      extendSubscription,
      { student_id: String(amina.id), class_id, ...fields },
      maryam,
    )
  const firstEnd = unixSeconds('2026-12-22T10:00:00Z')
  const paid = { months: 2, payment: 'wallet', seen_until: String(firstEnd), seen_price: '500' }

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

test('a removed student gets the chosen refund once, and keeps what was done in the class', async () => {
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

  const { data: stakes } = await callApi(school, previewRemoval, { student_ids, class_id }, maryam)
  const remove = { student_ids, class_id, refund: 'all' }
  const first = await callApi(school, removeStudentsFromClass, remove, maryam)
  const repeated = await callApi(school, removeStudentsFromClass, remove, maryam)

  expect(stakes).toEqual({
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

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0 })
  expect(unknown).toMatchObject({ http: 404, code: 'class_not_found' })
})
