import { expect, test } from 'vitest'
import { getMyClasses } from '../../contract/enrolment.ts'
import { openPayment, verifyPayment } from '../../contract/payments.ts'
import { cardFundingFault, topUpFor } from '../../contract/wallet.ts'
import { now } from '../kernel/clock.ts'
import { aPayment, deliverNotice, payByCard, paymentRow } from '../test/a-card.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aStudent, openSchool, type TestSchool, walletOf } from '../test/school.ts'
import { twoProcesses } from '../test/two-processes.ts'
import { takeQuestion } from './question-budget.ts'
import { lookAtDue } from './recheck.ts'

const OPENED = Date.parse('2026-11-20T10:00:00Z')
const later = (seconds: number) => at(new Date(OPENED + seconds * 1000).toISOString())
const HOUR = 3600
const paystack = { name: 'paystack' } as const

/** A provider at an address that does not answer: each question counts all the same. */
const SILENT_PROVIDER = {
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
  PAYSTACK_URL: 'http://127.0.0.1:1',
}

const openOnes = ({ db }: TestSchool) =>
  db
    .selectFrom('payments')
    .select(['reference', 'state', 'purpose'])
    .where('superseded_at', 'is', null)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .execute()

const look = (school: TestSchool) => lookAtDue(school, () => {})

test('of any number of unpaid payments at most five of a student are open, the newest ones', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const musa = await aStudent(school)
  await aPayment(school, musa, { amount: 500 })
  const references: string[] = []
  for (let nth = 0; nth < 12; nth++) {
    references.push((await aPayment(school, amina, { amount: 500 })).reference)
  }

  const open = await openOnes(school)
  expect(open).toHaveLength(6)
  expect(open.slice(1).map((it) => it.reference)).toEqual(references.slice(-5))
  expect(await paymentRow(school, references[0] ?? '')).toMatchObject({
    state: 'failed',
    remark: 'A newer payment took its place',
  })
})

test('twenty payments that are opened at once over two processes leave five open', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const [first, second] = await twoProcesses(school)

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      ask(nth % 2 ? first : second, openPayment, { amount: 100 + nth }, amina),
    ),
  )

  expect(answers.filter(({ status }) => status)).toHaveLength(20)
  expect(await openOnes(school)).toHaveLength(5)
})

test('declined cards count like unpaid ones, and a payment that arrived does not', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  for (let nth = 0; nth < 7; nth++) {
    const opened = await aPayment(school, amina, { amount: 500 })
    await payByCard(school, opened, { outcome: 'failure' })
    await ask(school, verifyPayment, { reference: opened.reference }, amina)
  }
  expect(await openOnes(school)).toHaveLength(5)

  const paid = await aPayment(school, amina, { amount: 700 })
  await deliverNotice(school, await payByCard(school, paid))
  await aPayment(school, amina, { amount: 500 })

  expect(await paymentRow(school, paid.reference)).toMatchObject({ state: 'settled' })
})

test('a further payment takes the place of the oldest for the same purpose first', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const paid = await aClass(school, { price: 1_000_00 })
  const fundings = [await aPayment(school, amina, { amount: 500 })]
  const forClass = await aPayment(school, amina, { class_id: paid.rand })
  for (let nth = 0; nth < 3; nth++) fundings.push(await aPayment(school, amina, { amount: 500 }))

  await aPayment(school, amina, { class_id: paid.rand })

  const references = (await openOnes(school)).map((it) => it.reference)
  expect(references).toHaveLength(5)
  expect(references).not.toContain(forClass.reference)
  expect(references).toContain(fundings[0]?.reference)
})

test('a payment whose place was taken still settles: by the notice, by its page, and by the last look after a day (R-MONEY-011)', async () => {
  later(0)
  const school = await openSchool()
  const amina = await aStudent(school)
  const paid = await aClass(school, { price: 1_000_00 })
  const [byNotice, byPage, byLook] = [
    await aPayment(school, amina, { class_id: paid.rand }),
    await aPayment(school, amina, { amount: 200 }),
    await aPayment(school, amina, { amount: 300 }),
  ]
  for (const wish of [{ class_id: paid.rand }, { amount: 400 }]) {
    for (let nth = 0; nth < 8; nth++) await aPayment(school, amina, wish)
  }
  for (const { reference } of [byNotice, byPage, byLook])
    expect(await paymentRow(school, reference)).toMatchObject({ state: 'failed' })

  await deliverNotice(school, await payByCard(school, byNotice))
  expect((await ask(school, getMyClasses, {}, amina)).data).toHaveLength(1)
  await payByCard(school, byPage)
  expect(await ask(school, verifyPayment, { reference: byPage.reference }, amina)).toMatchObject({
    status: true,
    data: { wallet: 200 },
  })
  await payByCard(school, byLook)
  later(24 * HOUR)
  while ((await look(school)) > 0);

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
})

test('an unpaid payment costs the provider eight questions in three days, and a superseded one a single one', async () => {
  later(0)
  const school = await openSchool()
  const amina = await aStudent(school)
  for (let nth = 0; nth < 6; nth++) await aPayment(school, amina, { amount: 400 })
  const asked: number[] = []
  for (let minute = 0; minute <= 80 * 60; minute++) {
    later(minute * 60)
    for (let found = await look(school); found > 0; found = await look(school)) asked.push(found)
  }

  expect(asked.reduce((sum, it) => sum + it, 0)).toBe(5 * 8 + 1)
})

test('the school as a whole asks the provider sixty times a minute at most, and nothing that was due is forgotten', async () => {
  later(0)
  const school = await openSchool(SILENT_PROVIDER)
  const students = await Promise.all(Array.from({ length: 15 }, () => aStudent(school)))
  for (const student of students) {
    for (let nth = 0; nth < 5; nth++) await aPayment(school, student, { amount: 400 })
  }
  const lookAll = async () => {
    let looked = 0
    for (let found = await look(school); found > 0; found = await look(school)) looked += found
    return looked
  }

  later(2 * 60)
  expect(await lookAll()).toBe(60)
  later(2 * 60 + 59)
  expect(await lookAll()).toBe(0)
  later(3 * 60 + 60)
  expect(await lookAll()).toBe(15)
})

test('questions of people who wait are counted apart, for all processes together', async () => {
  const school = await openSchool()
  const [first, second] = await twoProcesses(school)
  later(0)
  const taken = await Promise.all(
    Array.from({ length: 80 }, (_, nth) =>
      takeQuestion((nth % 2 ? first : second).db, paystack, 'schedule', now()),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(60)

  expect(await takeQuestion(school.db, paystack, 'person', now())).toBe(true)
  expect(await takeQuestion(school.db, paystack, 'schedule', now() + 60)).toBe(true)
})

test('a card brings at least ₦100 and at most ₦10,000,000 into a wallet; the price of a class has no such minimum (R-WALLET-011, R-WALLET-017)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const cheap = await aClass(school, { price: 50_00 })
  const refused = [
    [0.01, 'Please enter a valid amount of at least ₦100'],
    [99.99, 'Please enter a valid amount of at least ₦100'],
    [10_000_000.01, 'Please enter a valid amount of at most ₦10,000,000'],
    [0, 'Please enter a valid amount'],
  ] as const
  for (const [amount, message] of refused) {
    expect(await ask(school, openPayment, { amount }, amina)).toMatchObject({
      http: 200,
      status: false,
      message,
    })
    expect(cardFundingFault(Math.round(amount * 100))).toBe(message)
  }
  for (const amount of [100, 10_000_000]) {
    expect((await aPayment(school, amina, { amount })).amount).toBe(amount)
  }
  const opened = await aPayment(school, amina, { class_id: cheap.rand })
  expect(opened.amount).toBe(50)
  await deliverNotice(school, await payByCard(school, opened))
  expect((await ask(school, getMyClasses, {}, amina)).data).toHaveLength(1)
})

test('what is missing for a class is topped up with at least ₦100', () => {
  expect(topUpFor(20_00)).toBe(100_00)
  expect(topUpFor(2_499_50)).toBe(2_499_50)
})
