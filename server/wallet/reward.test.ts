import { expect, test } from 'vitest'
import { levelPrices } from '../../contract/game/game.ts'
import { getAppSettings } from '../../contract/settings/settings.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  openSchoolWithReferrer,
  readReferralCode,
  signUpAndReadWallet,
  signUpFriend,
  signUpFriendsConcurrently,
} from '../test/payments/referral-rewards.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'
import { verifyLedger } from './verify-ledger.ts'

test('with referral rewards disabled a friend signs up and no student is credited', async () => {
  const { school, amina, code } = await openSchoolWithReferrer({ referralCredit: '0' })

  expect(await signUpAndReadWallet(school, code)).toBe(0)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  expect((await callApi(school, getAppSettings)).data).toMatchObject({
    referralCredit: '0',
    quizCredit: '1',
  })
})

test('by default a student earns at most ₦1,000 a day from referrals: the eleventh friend signs up, gets the reason, and neither is credited', async () => {
  const { school, amina, code } = await openSchoolWithReferrer({})

  for (let friend = 1; friend <= 10; friend++)
    expect(await signUpAndReadWallet(school, code)).toBe(100)
  const eleventh = await signUpFriend(school, code)

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

test('referral rewards stop at the daily limit and resume at midnight in the school’s time zone', async () => {
  freezeClock('2026-11-20T10:00:00Z')
  const { school, amina, code } = await openSchoolWithReferrer({ referralDailyMax: 500 })

  expect([
    await signUpAndReadWallet(school, code),
    await signUpAndReadWallet(school, code),
  ]).toEqual([100, 100])
  // a third reward would reach 600
  expect(await signUpAndReadWallet(school, code)).toBe(0)
  // 23:59:59 in Lagos
  freezeClock('2026-11-20T22:59:59Z')
  expect(await signUpAndReadWallet(school, code)).toBe(0)
  freezeClock('2026-11-20T23:00:00Z')
  expect(await signUpAndReadWallet(school, code)).toBe(100)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('the school’s limit applies to both kinds of rewards together', async () => {
  const { school, amina, code } = await openSchoolWithReferrer({ rewardDailyMax: 500 })
  await signUpAndReadWallet(school, code)
  await school.db.updateTable('ledger').set({ service: 'quiz' }).execute()
  await school.db.updateTable('ledger_totals').set({ service: 'quiz' }).execute()
  await school.db.updateTable('ledger_search').set({ service: 'quiz' }).execute()

  expect(await signUpAndReadWallet(school, code)).toBe(100)
  expect((await signUpFriend(school, code)).data).toMatchObject({
    wallet: 0,
    referral_notice: 'The school has given all its rewards for today. Please try again tomorrow.',
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 200_00 })
})

test('0 means no limit', async () => {
  const { school, amina, code } = await openSchoolWithReferrer({
    referralStudentDailyMax: 0,
    referralDailyMax: 0,
    rewardDailyMax: 0,
  })

  for (let friend = 0; friend < 11; friend++)
    expect(await signUpAndReadWallet(school, code)).toBe(100)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1100_00 })
})

test.each([
  ['per student', { referralStudentDailyMax: 300 }],
  ['for referrals', { referralDailyMax: 600 }],
  ['for the school', { rewardDailyMax: 600 }],
])('ten concurrent sign-ups do not exceed the limit %s', async (_, settings) => {
  const { school, amina, code } = await openSchoolWithReferrer(settings)

  const wallets = await signUpFriendsConcurrently(10, school, [code])

  expect(wallets.filter((it) => it === 100)).toHaveLength(3)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
})

test('concurrent sign-ups for several referrers share the school’s limit', async () => {
  const { school, amina, code } = await openSchoolWithReferrer({ rewardDailyMax: 1000 })
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })

  const wallets = await signUpFriendsConcurrently(16, school, [
    code,
    await readReferralCode(school, musa),
  ])

  expect(wallets.filter((it) => it === 100)).toHaveLength(5)
  const sums = await Promise.all([amina, musa].map(({ id }) => walletOf(school.db, id)))
  expect(sums.reduce((total, it) => total + it.balance, 0)).toBe(500_00)
})

test('with quiz rewards disabled every level has a reward of zero', async () => {
  const { school } = await openSchoolWithReferrer({ quizCredit: '0' })
  const response = await school.app.inject(levelPrices.path)
  expect(response.json()).toEqual({ level_price: { easy: 0, intermediate: 0, hard: 0 } })
})
