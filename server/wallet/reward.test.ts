import { expect, test } from 'vitest'
import { getUserData } from '../../contract/auth.ts'
import { levelPrices } from '../../contract/game.ts'
import { getAppSettings } from '../../contract/settings.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { signup } from '../../contract/sign-up.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool, walletOf } from '../test/school.ts'
import { auditLedger } from './audit-ledger.ts'

let friends = 0

/** Signs a friend up by a code. */
async function signsUp(school: TestSchool, refBy: string) {
  const account = { name: 'Bilal Sani', phonenumber: '08030000000', password: 'a good password' }
  const email = `friend${friends++}@example.org`
  return ask(school, signup, { ...account, email, refBy })
}

/** Signs a friend up by a code and answers what is in the new wallet, in naira. */
const aFriend = async (school: TestSchool, refBy: string): Promise<number> =>
  (await signsUp(school, refBy)).data.wallet

const friendsAtOnce = (count: number, school: TestSchool, codes: string[]) =>
  Promise.all(
    Array.from({ length: count }, (_, nth) => aFriend(school, codes[nth % codes.length] ?? '')),
  )

const codeOf = async (school: TestSchool, student: { token: string }): Promise<string> =>
  (await ask(school, getUserData, {}, student)).data.referral_code

/** A student whose friends are credited at sign-up, in a school with these settings. */
async function aReferrer(settings: Record<string, unknown>) {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const changed = { siteName: 'Lisan', referral_credit: 'signup', ...settings }
  expect(await ask(school, updateAppSettings, changed, maryam)).toMatchObject({ status: true })
  return { school, amina, code: await codeOf(school, amina) }
}

test('with referral credit switched off the friend joins and nobody is credited', async () => {
  const { school, amina, code } = await aReferrer({ referralCredit: '0' })

  expect(await aFriend(school, code)).toBe(0)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  expect((await ask(school, getAppSettings)).data).toMatchObject({
    referralCredit: '0',
    quizCredit: '1',
  })
})

test('by default one student earns ₦1,000 a day from referrals: the eleventh friend joins, is told why, and neither is credited', async () => {
  const { school, amina, code } = await aReferrer({})

  for (let friend = 1; friend <= 10; friend++) expect(await aFriend(school, code)).toBe(100)
  const eleventh = await signsUp(school, code)

  expect(eleventh).toMatchObject({
    http: 200,
    status: true,
    message: 'Registration successful!',
    data: {
      wallet: 0,
      referral_notice:
        'One student can earn ₦1,000 a day from referrals, and that limit is reached for today.',
    },
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1000_00, sum: 1000_00 })
})

test('referral credit stops at the limit of a day, and goes on at midnight in the school’s time zone', async () => {
  at('2026-11-20T10:00:00Z')
  const { school, amina, code } = await aReferrer({ referralDailyMax: 500 })

  expect([await aFriend(school, code), await aFriend(school, code)]).toEqual([100, 100])
  // a third would make 600
  expect(await aFriend(school, code)).toBe(0)
  // 23:59:59 in Lagos
  at('2026-11-20T22:59:59Z')
  expect(await aFriend(school, code)).toBe(0)
  at('2026-11-20T23:00:00Z')
  expect(await aFriend(school, code)).toBe(100)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
  expect(await auditLedger(school.db)).toEqual([])
})

test('the limit of the school holds for rewards of both kinds together', async () => {
  const { school, amina, code } = await aReferrer({ rewardDailyMax: 500 })
  await aFriend(school, code)
  await school.db.updateTable('ledger').set({ service: 'quiz' }).execute()
  await school.db.updateTable('ledger_totals').set({ service: 'quiz' }).execute()
  await school.db.updateTable('ledger_titles').set({ service: 'quiz' }).execute()

  expect(await aFriend(school, code)).toBe(100)
  expect((await signsUp(school, code)).data).toMatchObject({
    wallet: 0,
    referral_notice: 'The school has given all its rewards of today. Please try again tomorrow.',
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 200_00 })
})

test('0 means no limit', async () => {
  const { school, amina, code } = await aReferrer({
    referralStudentDailyMax: 0,
    referralDailyMax: 0,
    rewardDailyMax: 0,
  })

  for (let friend = 0; friend < 11; friend++) expect(await aFriend(school, code)).toBe(100)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1100_00 })
})

test.each([
  ['of one student', { referralStudentDailyMax: 300 }],
  ['of referrals', { referralDailyMax: 600 }],
  ['of the school', { rewardDailyMax: 600 }],
])('ten friends at the same moment do not go beyond the limit %s', async (_, settings) => {
  const { school, amina, code } = await aReferrer(settings)

  const wallets = await friendsAtOnce(10, school, [code])

  expect(wallets.filter((it) => it === 100)).toHaveLength(3)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
})

test('friends of several students at the same moment share the limit of the school', async () => {
  const { school, amina, code } = await aReferrer({ rewardDailyMax: 1000 })
  const musa = await aStudent(school, { name: 'Musa Ibrahim' })

  const wallets = await friendsAtOnce(16, school, [code, await codeOf(school, musa)])

  expect(wallets.filter((it) => it === 100)).toHaveLength(5)
  const sums = await Promise.all([amina, musa].map(({ id }) => walletOf(school.db, id)))
  expect(sums.reduce((total, it) => total + it.balance, 0)).toBe(500_00)
})

test('with quiz credit switched off every level says that it brings nothing', async () => {
  const { school } = await aReferrer({ quizCredit: '0' })
  const response = await school.app.inject(levelPrices.path)
  expect(response.json()).toEqual({ level_price: { easy: 0, intermediate: 0, hard: 0 } })
})
