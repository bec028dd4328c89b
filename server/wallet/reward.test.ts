import { expect, test } from 'vitest'
import { getUserData, signup } from '../../contract/auth.ts'
import { levelPrices } from '../../contract/game.ts'
import { getAppSettings } from '../../contract/settings.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool, walletOf } from '../test/school.ts'
import { auditLedger } from './audit-ledger.ts'

let friends = 0

/** Signs a friend up by a code and answers what is in the new wallet, in naira. */
async function aFriend(school: TestSchool, refBy: string): Promise<number> {
  const account = { name: 'Bilal Sani', phonenumber: '08030000000', password: 'a good password' }
  const email = `friend${friends++}@example.org`
  return (await ask(school, signup, { ...account, email, refBy })).data.wallet
}

async function aReferrer(settings: Record<string, unknown>) {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const saved = await ask(school, updateAppSettings, { siteName: 'Lisan', ...settings }, maryam)
  expect(saved).toMatchObject({ status: true })
  const { referral_code } = (await ask(school, getUserData, {}, amina)).data
  return { school, amina, code: referral_code as string }
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

test('referral credit stops at the most of a day, and goes on 24 hours later', async () => {
  at('2026-11-20T10:00:00Z')
  const { school, amina, code } = await aReferrer({ referralDailyMax: 500 })

  expect([await aFriend(school, code), await aFriend(school, code)]).toEqual([100, 100])
  // a third would make 600
  expect(await aFriend(school, code)).toBe(0)
  at('2026-11-21T09:59:59Z')
  expect(await aFriend(school, code)).toBe(0)
  at('2026-11-21T10:00:01Z')
  expect(await aFriend(school, code)).toBe(100)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
  expect(await auditLedger(school.db)).toEqual([])
})

test('ten friends at the same moment do not go beyond it', async () => {
  const { school, amina, code } = await aReferrer({ referralDailyMax: 600 })

  const wallets = await Promise.all(Array.from({ length: 10 }, () => aFriend(school, code)))

  expect(wallets.filter((it) => it === 100)).toHaveLength(3)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 300_00, sum: 300_00 })
})

test('with quiz credit switched off every level says that it brings nothing', async () => {
  const { school } = await aReferrer({ quizCredit: '0' })
  const response = await school.app.inject(levelPrices.path)
  expect(response.json()).toEqual({ level_price: { easy: 0, intermediate: 0, hard: 0 } })
})
