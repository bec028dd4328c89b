import { expect, test } from 'vitest'
import { enrolInClass, getMyClasses, renewSubscription } from '../../contract/enrolment.ts'
import { aClass } from '../test/a-class.ts'
import { type Answer, ask } from '../test/ask.ts'
import { aStudent, openSchool, type TestPerson, type TestSchool, walletOf } from '../test/school.ts'

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

const successes = (answers: Answer[]) => answers.filter((it) => it.status).length

/** Every answer was a yes or a no that people can read; none was a fault. */
function expectNoFault(answers: Answer[]) {
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
}

async function expectSettled(school: TestSchool, student: TestPerson, balance: number) {
  const wallet = await walletOf(school.db, student.id)
  expect({ balance: wallet.balance, sum: wallet.sum }).toEqual({ balance, sum: balance })
  return wallet.rows.filter((row) => row.type === 'debit')
}

const placesOf = async (school: TestSchool, student: TestPerson) =>
  (await ask(school, getMyClasses, {}, student)).data

test('fifty presses of Pay Now with money for one leave one place and one debit (R-MONEY-004, R-MONEY-001, R-CLASS-038)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 1_000_00 })
  const paid = await aClass(school, { price: 1_000_00 })

  const answers = await times(50, () => ask(school, enrolInClass, { class_id: paid.rand }, amina))

  expectNoFault(answers)
  expect(successes(answers)).toBe(1)
  expect(await placesOf(school, amina)).toHaveLength(1)
  expect(await expectSettled(school, amina, 0)).toHaveLength(1)
})

test('fifty presses with money for all of them are paid for once (R-CLASS-038, R-MONEY-001)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 60_000_00 })
  const paid = await aClass(school, { price: 1_000_00 })

  const answers = await times(50, () => ask(school, enrolInClass, { class_id: paid.rand }, amina))

  expectNoFault(answers)
  expect(successes(answers)).toBe(1)
  expect(await expectSettled(school, amina, 59_000_00)).toHaveLength(1)
})

test('twenty classes at once with money for one: one is joined, the others cost nothing (R-MONEY-005, R-MONEY-001, R-MONEY-002)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 1_900_00 })
  const classes = await times(20, (i) => aClass(school, { name: `Class ${i}`, price: 1_000_00 }))

  const answers = await times(20, (i) =>
    ask(school, enrolInClass, { class_id: classes[i]?.rand }, amina),
  )

  expectNoFault(answers)
  expect(successes(answers)).toBe(1)
  expect(await placesOf(school, amina)).toHaveLength(1)
  expect(await expectSettled(school, amina, 900_00)).toHaveLength(1)
})

async function aSubscriber(wallet: number) {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet })
  const monthly = await aClass(school, { price: 1_000_00, monthly: true })
  await ask(school, enrolInClass, { class_id: monthly.rand }, amina)
  const renews = () => ask(school, renewSubscription, { class_id: monthly.rand }, amina)
  return { school, amina, renews }
}

test('twenty renewals at once with money for one: exactly one is paid for and counts (R-MONEY-006)', async () => {
  const { school, amina, renews } = await aSubscriber(2_000_00)

  const answers = await times(20, renews)

  expectNoFault(answers)
  expect(successes(answers)).toBe(1)
  // the enrolment and one renewal
  expect(await expectSettled(school, amina, 0)).toHaveLength(2)
})

test('ten renewals at once with money for ten add ten months (R-MONEY-001)', async () => {
  const { school, amina, renews } = await aSubscriber(11_000_00)

  const answers = await times(10, renews)

  expect(successes(answers)).toBe(10)
  const ends = answers.map((it) => it.data.nextSub)
  expect(new Set(ends).size).toBe(10)
  const [mine] = await placesOf(school, amina)
  expect(mine.myclass.nextSub).toBe(ends.toSorted().at(-1))
  expect(await expectSettled(school, amina, 0)).toHaveLength(11)
})

test('thirty students join one class at once, each for their own money (R-MONEY-001)', async () => {
  const school = await openSchool()
  const paid = await aClass(school, { price: 1_000_00 })
  const students = await times(30, () => aStudent(school, { wallet: 1_500_00 }))

  const answers = await times(30, (i) =>
    ask(school, enrolInClass, { class_id: paid.rand }, students[i]),
  )

  expect(successes(answers)).toBe(30)
  for (const student of students) await expectSettled(school, student, 500_00)
})
