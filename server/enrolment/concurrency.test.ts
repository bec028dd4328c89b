import { expect, test } from 'vitest'
import {
  enrolInClass,
  getMyClasses,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import { type ApiResponse, callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test/test-school.ts'

const runConcurrently = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

const countSuccesses = (answers: ApiResponse[]) => answers.filter((it) => it.status).length

/** Every response is a success or a decline, none an error. */
function expectNoServerError(answers: ApiResponse[]) {
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
}

async function expectBalance(school: TestSchool, student: TestUser, balance: number) {
  const wallet = await walletOf(school.db, student.id)
  expect({ balance: wallet.balance, sum: wallet.sum }).toEqual({ balance, sum: balance })
  return wallet.rows.filter((row) => row.type === 'debit')
}

const readMyClasses = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMyClasses, {}, student)).data

test('fifty concurrent enrolments with money for one create one enrolment and one debit (R-MONEY-004, R-MONEY-001, R-CLASS-038)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 1_000_00 })

  const answers = await runConcurrently(50, () =>
    callApi(school, enrolInClass, { class_id: paid.publicId }, amina),
  )

  expectNoServerError(answers)
  expect(countSuccesses(answers)).toBe(1)
  expect(await readMyClasses(school, amina)).toHaveLength(1)
  expect(await expectBalance(school, amina, 0)).toHaveLength(1)
})

test('fifty concurrent enrolments with money for all are paid once (R-CLASS-038, R-MONEY-001)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 60_000_00 })
  const paid = await seedClass(school, { price: 1_000_00 })

  const answers = await runConcurrently(50, () =>
    callApi(school, enrolInClass, { class_id: paid.publicId }, amina),
  )

  expectNoServerError(answers)
  expect(countSuccesses(answers)).toBe(1)
  expect(await expectBalance(school, amina, 59_000_00)).toHaveLength(1)
})

test('twenty concurrent enrolments in different classes with money for one: one succeeds, the others cost nothing (R-MONEY-005, R-MONEY-001, R-MONEY-002)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_900_00 })
  const classes = await runConcurrently(20, (i) =>
    seedClass(school, { name: `Class ${i}`, price: 1_000_00 }),
  )

  const answers = await runConcurrently(20, (i) =>
    callApi(school, enrolInClass, { class_id: classes[i]?.publicId }, amina),
  )

  expectNoServerError(answers)
  expect(countSuccesses(answers)).toBe(1)
  expect(await readMyClasses(school, amina)).toHaveLength(1)
  expect(await expectBalance(school, amina, 900_00)).toHaveLength(1)
})

async function openSchoolWithSubscriber(wallet: number) {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet })
  const monthly = await seedClass(school, { price: 1_000_00, monthly: true })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)
  const renew = () => callApi(school, renewSubscription, { class_id: monthly.publicId }, amina)
  return { school, amina, renew }
}

test('twenty concurrent renewals with money for one: exactly one is paid and counts (R-MONEY-006)', async () => {
  const { school, amina, renew } = await openSchoolWithSubscriber(2_000_00)

  const answers = await runConcurrently(20, renew)

  expectNoServerError(answers)
  expect(countSuccesses(answers)).toBe(1)
  // the enrolment and one renewal
  expect(await expectBalance(school, amina, 0)).toHaveLength(2)
})

test('ten concurrent renewals with money for ten add ten months (R-MONEY-001)', async () => {
  const { school, amina, renew } = await openSchoolWithSubscriber(11_000_00)

  const answers = await runConcurrently(10, renew)

  expect(countSuccesses(answers)).toBe(10)
  const endDates = answers.map((it) => it.data.nextSub)
  expect(new Set(endDates).size).toBe(10)
  const [enrolment] = await readMyClasses(school, amina)
  expect(enrolment.myclass.nextSub).toBe(endDates.toSorted().at(-1))
  expect(await expectBalance(school, amina, 0)).toHaveLength(11)
})

test('thirty students join one class concurrently, each paying from their own wallet (R-MONEY-001)', async () => {
  const school = await openTestSchool()
  const paid = await seedClass(school, { price: 1_000_00 })
  const students = await runConcurrently(30, () => seedStudent(school, { wallet: 1_500_00 }))

  const answers = await runConcurrently(30, (i) =>
    callApi(school, enrolInClass, { class_id: paid.publicId }, students[i]),
  )

  expect(countSuccesses(answers)).toBe(30)
  for (const student of students) await expectBalance(school, student, 500_00)
})
