import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin.ts'
import { getUserData } from '../../contract/auth.ts'
import { getMessages } from '../../contract/messages.ts'
import { verifyPayment } from '../../contract/payments.ts'
import { signup } from '../../contract/sign-up.ts'
import { fundWallet, getWalletHistory } from '../../contract/wallet.ts'
import { aPayment, deliverNotice, payByCard, paymentRow } from '../test/a-card.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { rewardAsSpecified } from '../test/rewards-as-specified.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
  walletOf,
} from '../test/school.ts'

let friends = 0

/** Signs a friend of a student up. */
async function aFriendOf(
  school: TestSchool,
  referrer: TestPerson,
  email = `hauwa${friends++}@example.org`,
): Promise<TestPerson> {
  const { referral_code: refBy } = (await ask(school, getUserData, {}, referrer)).data
  const account = { name: 'Hauwa Idris', phonenumber: '08030000000', password: 'a good password' }
  const { data, token } = await ask(school, signup, { ...account, email, refBy })
  return { id: Number(data.id), name: account.name, email, token: String(token) }
}

async function twoFriends(email?: string) {
  const school = await openSchool()
  const amina = await aStudent(school, { email: 'amina.bello@example.org' })
  return { school, amina, hauwa: await aFriendOf(school, amina, email) }
}

/** Pays by card and reports it; answers the reference and the notice of the provider. */
async function pays(
  school: TestSchool,
  student: TestPerson,
  wish: Parameters<typeof aPayment>[2] = { amount: 500 },
) {
  const opened = await aPayment(school, student, wish)
  const notice = await payByCard(school, opened)
  const verify = () => ask(school, verifyPayment, { reference: opened.reference }, student)
  return { reference: opened.reference, notice, verify }
}

const balanceOf = async (school: TestSchool, { id }: { id: number }) => {
  const { balance, sum } = await walletOf(school.db, id)
  expect(sum).toBe(balance)
  return balance
}

test('a friend’s sign-up alone is not rewarded', async () => {
  const { school, amina, hauwa } = await twoFriends()

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 0])
})

test('the friend’s first card payment credits both 100 naira, and the second one nothing', async () => {
  const { school, amina, hauwa } = await twoFriends()

  expect(await (await pays(school, hauwa)).verify()).toMatchObject({ status: true })
  await (await pays(school, hauwa)).verify()

  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(1100_00)
  const history = async (of: TestPerson) =>
    (await ask(school, getWalletHistory, {}, of)).data.map(
      (it: { description: string }) => it.description,
    )
  expect(await history(amina)).toEqual(['Referral reward: Hauwa Idris made a first payment'])
  expect(await history(hauwa)).toEqual([
    'Wallet funding',
    'Wallet funding',
    'Referral bonus for your first payment',
  ])
})

test('a payment for a class is a first payment too', async () => {
  const { school, amina, hauwa } = await twoFriends()
  const { id } = await aClass(school, { price: 900_00 })

  await (await pays(school, hauwa, { class_id: String(id) })).verify()

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([100_00, 100_00])
})

test('money that the school gives and a payment that was declined are no first payment', async () => {
  const { school, amina, hauwa } = await twoFriends()
  const maryam = await anAdministrator(school)
  await ask(school, fundWallet, { student_id: String(hauwa.id), amount: 900 }, maryam)
  const opened = await aPayment(school, hauwa, { amount: 500 })
  await payByCard(school, opened, { outcome: 'failure' })
  await ask(school, verifyPayment, { reference: opened.reference }, hauwa)

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 900_00])
})

test('two payments that settle at once, each reported and notified ten times, are one reward', async () => {
  const { school, amina, hauwa } = await twoFriends()
  const payments = [await pays(school, hauwa), await pays(school, hauwa)]

  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      payments.flatMap(({ verify, notice }) => [verify(), deliverNotice(school, notice)]),
    ).flat(),
  )

  expect(responses.filter((it) => it.http !== 200 || !it.status)).toEqual([])
  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(1100_00)
})

test('payments of a referrer and of ten friends that settle at once all settle, and each friend is rewarded', async () => {
  const { school, amina, hauwa } = await twoFriends()
  const others: TestPerson[] = []
  for (let nth = 0; nth < 9; nth++) others.push(await aFriendOf(school, amina))
  const payments = []
  for (const student of [amina, hauwa, ...others]) payments.push(await pays(school, student))

  const responses = await Promise.all(
    payments.flatMap(({ verify, notice }) => [verify(), deliverNotice(school, notice)]),
  )

  expect(responses.filter((it) => it.http !== 200 || !it.status)).toEqual([])
  expect(await balanceOf(school, amina)).toBe(1500_00)
  for (const friend of [hauwa, ...others]) expect(await balanceOf(school, friend)).toBe(600_00)
})

test('a reward beyond the limit of the day is refused for good and in words, and the payment settles all the same', async () => {
  const { school, amina, hauwa } = await twoFriends()
  await rewardAsSpecified(school, { referralMoment: 'first_payment', referralStudentDailyMax: 1 })

  const payment = await pays(school, hauwa)
  expect(await payment.verify()).toMatchObject({ status: true })
  await rewardAsSpecified(school, { referralMoment: 'first_payment', referralStudentDailyMax: 0 })
  await (await pays(school, hauwa)).verify()

  expect(await paymentRow(school, payment.reference)).toMatchObject({ state: 'settled' })
  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 1000_00])
  const [told, ...others] = (await ask(school, getMessages, {}, hauwa)).data
  expect(told.body).toMatch(/^One student can earn .* and that limit is reached for today\.$/)
  expect(others).toEqual([])
})

test('the setting at the friend’s sign-up decides, so no referral is credited twice or never', async () => {
  const { school, amina, hauwa } = await twoFriends()
  await rewardAsSpecified(school)
  const zainab = await aFriendOf(school, amina)
  expect(await balanceOf(school, zainab)).toBe(100_00)
  await rewardAsSpecified(school, { referralMoment: 'first_payment' })
  await (await pays(school, zainab)).verify()
  expect(await balanceOf(school, zainab)).toBe(600_00)

  await rewardAsSpecified(school)
  await (await pays(school, hauwa)).verify()
  expect(await balanceOf(school, hauwa)).toBe(600_00)
  expect(await balanceOf(school, amina)).toBe(200_00)
})

test.each(['referrer', 'friend'] as const)(
  'a referral whose %s was deleted has no reward, and a payment under way settles all the same',
  async (deleted) => {
    const { school, amina, hauwa } = await twoFriends()
    const maryam = await anAdministrator(school)
    const payment = await pays(school, hauwa)
    const { id } = deleted === 'referrer' ? amina : hauwa
    await ask(school, deleteStudent, { student_id: String(id) }, maryam)

    expect(await deliverNotice(school, payment.notice)).toMatchObject({ http: 200 })

    expect(await paymentRow(school, payment.reference)).toMatchObject({ state: 'settled' })
    expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 500_00])
  },
)

test.each([
  'aminabello@example.org',
  'Amina.Bello+friend@EXAMPLE.org',
  'a.m.ina.bello+2+3@example.org',
])('a student who refers their own mailbox as %s gets no reward', async (email) => {
  const { school, amina, hauwa } = await twoFriends(email)

  expect(await (await pays(school, hauwa)).verify()).toMatchObject({ status: true })

  expect([await balanceOf(school, amina), await balanceOf(school, hauwa)]).toEqual([0, 500_00])
})

test('in a chain of referrals each payment rewards its payer and the direct referrer alone', async () => {
  const { school, amina, hauwa } = await twoFriends()
  const zainab = await aFriendOf(school, hauwa)

  await (await pays(school, zainab)).verify()
  expect(await balanceOf(school, amina)).toBe(0)
  expect(await balanceOf(school, hauwa)).toBe(100_00)

  await (await pays(school, hauwa)).verify()
  expect(await balanceOf(school, amina)).toBe(100_00)
  expect(await balanceOf(school, hauwa)).toBe(700_00)
})

test('a payment of a student who joined without a code rewards no referral', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)

  await (await pays(school, amina)).verify()

  expect(await balanceOf(school, amina)).toBe(500_00)
})
