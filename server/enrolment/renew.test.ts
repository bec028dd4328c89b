import { expect, test } from 'vitest'
import { addClass, updateClass } from '../../contract/classes.ts'
import {
  enrolInClass,
  getClassStudents,
  getMyClasses,
  renewSubscription,
} from '../../contract/enrolment.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { startSession } from '../auth/session.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
  walletOf,
} from '../test/school.ts'

const text = (moment: string) => String(new Date(moment).getTime() / 1000)

async function aSubscription(wallet = 9_000_00) {
  const school = await openSchool()
  at('2026-11-10T08:00:00Z')
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet })
  const monthly = await aClass(school, { name: 'Tajwīd', price: 500_00, monthly: true })
  await ask(school, enrolInClass, { class_id: monthly.rand }, amina)
  const renews = () =>
    ask(school, renewSubscription, { class_id: monthly.rand, email: amina.email }, amina)
  return { school, maryam, amina, monthly, renews }
}

/** Moves the clock on, and signs in again those whose sessions end meanwhile. */
async function later(school: TestSchool, moment: string, ...people: TestPerson[]) {
  const now = at(moment)
  for (const person of people) {
    person.token = (await startSession(school.db, { personId: person.id, now })).token
  }
}

test('a renewal ahead of time adds a month to what is paid for, and pays for it (R-CLASS-040, R-MONEY-018)', async () => {
  const { school, amina, renews } = await aSubscription()
  at('2026-11-20T08:00:00Z')

  const answer = await renews()

  expect(answer).toMatchObject({
    http: 200,
    status: true,
    data: { nextSub: text('2027-01-10T08:00:00Z') },
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 8_000_00, sum: 8_000_00 })
  const { data } = await ask(school, getWalletHistory, {}, amina)
  expect(data[0]).toMatchObject({
    type: 'debit',
    amount: 500,
    description: 'Subscription renewal: Tajwīd',
  })
})

test('a renewal after the end counts from today, so that no day is paid for that is past (R-CLASS-040)', async () => {
  const { school, amina, renews } = await aSubscription()
  await later(school, '2027-03-05T12:00:00Z', amina)

  expect((await renews()).data.nextSub).toBe(text('2027-04-05T12:00:00Z'))

  const { data } = await ask(school, getMyClasses, {}, amina)
  expect(data[0].myclass.nextSub).toBe(text('2027-04-05T12:00:00Z'))
})

test('who cannot pay for the next month keeps the money and the old end (R-CLASS-041)', async () => {
  const { school, amina, renews } = await aSubscription(700_00)

  expect(await renews()).toMatchObject({
    http: 200,
    status: false,
    message: expect.stringContaining('Insufficient wallet balance'),
  })
  expect((await walletOf(school.db, amina.id)).balance).toBe(200_00)
  const { data } = await ask(school, getMyClasses, {}, amina)
  expect(data[0].myclass.nextSub).toBe(text('2026-12-10T08:00:00Z'))
})

test('there is nothing to renew without a place, nor in a class that is not monthly (R-CLASS-042)', async () => {
  const { school, amina, monthly } = await aSubscription()
  const bilal = await aStudent(school, { name: 'Bilal Musa', wallet: 9_000_00 })
  const once = await aClass(school, { price: 500_00 })
  await ask(school, enrolInClass, { class_id: once.rand }, amina)
  const before = await walletOf(school.db, amina.id)

  const stranger = await ask(school, renewSubscription, { class_id: monthly.rand }, bilal)
  const notMonthly = await ask(school, renewSubscription, { class_id: once.rand }, amina)

  expect(stranger).toMatchObject({ http: 200, status: false })
  expect(notMonthly).toMatchObject({ http: 200, status: false })
  expect((await walletOf(school.db, amina.id)).balance).toBe(before.balance)
  expect((await walletOf(school.db, bilal.id)).balance).toBe(9_000_00)
  expect((await ask(school, renewSubscription, { class_id: '999' }, amina)).http).toBe(404)
})

test('a place that was bought for good stays so when the class becomes monthly', async () => {
  const { school, maryam, amina } = await aSubscription()
  const form = {
    category: 'Grammar',
    name: 'Ṣarf',
    about: 'The word.',
    premium: '1',
    amount: '500',
    status: '1',
    monthlylimit: 0,
  }
  const { data } = await ask(school, addClass, form, maryam)
  await ask(school, enrolInClass, { class_id: data.id }, amina)
  await ask(school, updateClass, { ...form, class_id: data.id, monthlySub: '1' }, maryam)

  expect(await ask(school, renewSubscription, { class_id: data.id }, amina)).toMatchObject({
    http: 200,
    status: false,
  })
  const mine = await ask(school, getMyClasses, {}, amina)
  expect(mine.data[0].myclass.nextSub).toBe('0')
})

test('the roster names who is in a class, until when, and whose month is over (R-ACLASS-034)', async () => {
  const { school, maryam, amina, monthly } = await aSubscription()
  at('2026-12-09T08:00:00Z')
  const bilal = await aStudent(school, { name: 'Bilal Musa', wallet: 500_00 })
  await ask(school, enrolInClass, { class_id: monthly.rand }, bilal)
  await later(school, '2026-12-11T08:00:00Z', amina, maryam)

  const { data } = await ask(
    school,
    getClassStudents,
    { email: maryam.email, class_id: String(monthly.id) },
    maryam,
  )

  expect(data).toEqual([
    {
      id: String(amina.id),
      name: 'Amina Bello',
      email: amina.email,
      phonenumber: '08030000000',
      nextSub: text('2026-12-10T08:00:00Z'),
      status: 'expired',
    },
    expect.objectContaining({
      name: 'Bilal Musa',
      nextSub: text('2027-01-09T08:00:00Z'),
      status: 'active',
    }),
  ])
  expect((await ask(school, getClassStudents, { class_id: '1' }, amina)).http).toBe(403)
  expect((await ask(school, getClassStudents, { class_id: '999' }, maryam)).http).toBe(404)
})
