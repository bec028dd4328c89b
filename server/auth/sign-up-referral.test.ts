import { expect, test } from 'vitest'
import { getReferralCount } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { getReferralOffer } from '../../contract/wallet/referral-offer.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { HAUWA, referralCodeOf } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { openTestSchool, seedStudent, walletOf } from '../test/test-school.ts'

test('a sign-up with a referral code credits both students 100 naira once, and both wallet histories show it (R-REFER-009, R-REFER-010, R-REFER-012)', async () => {
  const school = await openTestSchool()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)

  const { data, token } = await callApi(school, signup, {
    ...HAUWA,
    refBy: await referralCodeOf(school, amina.id),
  })

  expect(data.wallet).toBe(100)
  const history = async (caller: { token: string }) =>
    (await callApi(school, getWalletHistory, {}, caller)).data
  const creditRow = (description: string) => [{ type: 'credit', description, amount: 100 }]
  expect(await history(amina)).toMatchObject(creditRow('Referral reward: Hauwa Idris joined'))
  expect(await history({ token: String(token) })).toMatchObject(creditRow('Referral welcome bonus'))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00, sum: 100_00 })
  expect(await walletOf(school.db, Number(data.id))).toMatchObject({ balance: 100_00, sum: 100_00 })
})

test('a referral code is LSN, the local part of the email without symbols, and six random characters (R-REFER-008)', async () => {
  const school = await openTestSchool()
  const codeOf = async (email: string) =>
    (await callApi(school, signup, { ...HAUWA, email })).data.referral_code

  const codes = [
    await codeOf('Hauwa.Idris+1@example.org'),
    await codeOf('hauwa_idris1@example.com'),
  ]

  expect(codes[0]).toMatch(/^LSNHauwaIdris1[A-Z2-9]{6}$/)
  expect(codes[1]).toMatch(/^LSNhauwaidris1[A-Z2-9]{6}$/)
  expect(codes[0]?.slice(-6)).not.toBe(codes[1]?.slice(-6))
})

test('the code of the longest email is credited like any other (R-REFER-009, R-REFER-010)', async () => {
  const school = await openTestSchool()
  await enableSpecifiedRewards(school)
  const email = `${'hauwa'.repeat(48)}@example.org`
  const { data: referrer } = await callApi(school, signup, { ...HAUWA, email })
  const refBy = referrer.referral_code

  const offer = await callApi(school, getReferralOffer, { code: refBy })
  expect(offer.data).toMatchObject({ known: true, reward: 100 })
  const friend = await callApi(school, signup, { ...HAUWA, refBy })
  expect(friend.data.wallet).toBe(100)
})

test('a student can read the number of their referrals (R-REFER-006, R-REFER-011)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const refBy = await referralCodeOf(school, amina.id)
  const count = async () =>
    (await callApi(school, getReferralCount, { email: amina.email }, amina)).data

  expect(await count()).toEqual({ referral_count: 0 })
  await callApi(school, signup, { ...HAUWA, refBy })
  await callApi(school, signup, { ...HAUWA, email: 'zainab@example.org', refBy })
  expect(await count()).toEqual({ referral_count: 2 })
  expect(await callApi(school, getReferralCount)).toMatchObject({ http: 401 })
})

test.each([
  ['no code', {}],
  ['an empty code', { refBy: '' }],
  ['an unknown code', { refBy: 'LSNnobody000000' }],
  [
    'a link with the text after it',
    { refBy: `LSNnobody000000 ${'Learn Arabic with me. '.repeat(20)}` },
  ],
  ['characters that no code has', { refBy: 'LSN\u0000nobody\ud800' }],
])(
  'with %s the account is created and no student is credited (R-AUTH-025, R-REFER-013)',
  async (_, fields) => {
    const school = await openTestSchool()
    const amina = await seedStudent(school)

    expect(await callApi(school, signup, { ...HAUWA, ...fields })).toMatchObject({
      status: true,
      data: { wallet: 0 },
    })
    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
  },
)

test('twenty friends who sign up concurrently with one code earn its owner twenty rewards', async () => {
  const school = await openTestSchool()
  await enableSpecifiedRewards(school, { referralStudentDailyMax: 0 })
  const amina = await seedStudent(school)
  const refBy = await referralCodeOf(school, amina.id)

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callApi(school, signup, { ...HAUWA, email: `friend${index}@example.org`, refBy }),
    ),
  )

  expect(responses.every(({ status }) => status)).toBe(true)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2000_00, sum: 2000_00 })
})
