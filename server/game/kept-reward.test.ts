import { expect, test } from 'vitest'
import { openRun } from '../../contract/game/game.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { writeSettings } from '../settings/store.ts'
import { callApi } from '../test/call-api.ts'
import { answerQuestions, atSeconds, START, startJudgedRun } from '../test/game/judged-run.ts'
import { openSchoolWithQuiz } from '../test/game/quiz.ts'
import { seedSettledPayment } from '../test/payments/card-payments.ts'
import { seedAdministrator, seedStudent, type TestSchool, walletOf } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

const NEXT_DAY = '2026-12-03T10:00:00.000Z'

async function openSchoolWithNewcomer() {
  atSeconds(0)
  const school = await openSchoolWithQuiz()
  const amina = await seedStudent(school)
  const win = async (level: 'easy' | 'intermediate' | 'hard', start = START) => {
    atSeconds(0, start)
    const verdicts = await answerQuestions(await startJudgedRun(school, amina, level), { start })
    return verdicts.at(-1)
  }
  return { school, amina, win }
}

const entriesOf = async (school: TestSchool, { id }: { id: number }) => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['service', 'amount'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((it) => `${it.service} ${it.amount / 100}`)
}

test('a win before the first payment is kept, says so, and is credited with the payment (R-GAME-030)', async () => {
  const { school, amina, win } = await openSchoolWithNewcomer()

  const verdict = await win('intermediate')
  expect(verdict).toMatchObject({ success: true, right: true, kept: 500, amount_added: 0 })
  expect(verdict?.message).toContain('It is credited with your first payment')
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0 })
  expect(await verifyLedger(school.db)).toEqual([])
  expect(await callApi(school, openRun, { action: 'easy', judged: '1' }, amina)).toMatchObject({
    error: 'daily_limit_reached',
  })

  for (let time = 0; time < 2; time++) await seedSettledPayment(school, amina, { amount: 1000 })
  expect(await entriesOf(school, amina)).toEqual(['quiz 500', 'fund 1000', 'fund 1000'])
})

test('money that the school puts into the wallet is a first payment too, and later wins are credited at once', async () => {
  const { school, amina, win } = await openSchoolWithNewcomer()
  await win('easy')
  const maryam = await seedAdministrator(school)
  const once = 'abcdefghijklmnopqrst'
  const funding = { student_id: String(amina.id), amount: 1000, once }
  await callApi(school, fundWallet, funding, maryam)
  expect(await entriesOf(school, amina)).toEqual(['quiz 100', 'fund 1000'])

  expect(await win('easy', NEXT_DAY)).toMatchObject({ amount_added: 100, new_balance: 1200 })
})

test('kept rewards do not exceed what one student can earn in a day, and stay within the limit of the school', async () => {
  const { school, amina, win } = await openSchoolWithNewcomer()
  await writeSettings(school.db, { quizStudentDailyMax: 700_00 })
  expect(await win('intermediate')).toMatchObject({ kept: 500 })
  expect(await win('intermediate', NEXT_DAY)).toMatchObject({
    success: false,
    error: 'reward_limit',
    message: '₦500 of quiz rewards wait for your first payment, and no more can be kept.',
  })

  // the limit of the school is reached today: the reward stays for the next payment
  await writeSettings(school.db, { rewardDailyMax: 100_00 })
  await seedSettledPayment(school, amina, { amount: 1000 })
  expect(await entriesOf(school, amina)).toEqual(['fund 1000'])
  await writeSettings(school.db, { rewardDailyMax: 0 })
  await seedSettledPayment(school, amina, { amount: 1000 })
  expect(await entriesOf(school, amina)).toEqual(['fund 1000', 'quiz 500', 'fund 1000'])
})

test('a win at the moment of the first payment is credited or kept, and never lost', async () => {
  const { school, amina } = await openSchoolWithNewcomer()
  const run = await startJudgedRun(school, amina, 'easy')
  await answerQuestions(run, { upTo: 9 })
  atSeconds(20)
  await Promise.all([
    run.answer(9, run.rightOption(9)),
    seedSettledPayment(school, amina, { amount: 1000 }),
  ])
  expect((await entriesOf(school, amina)).toSorted()).toEqual(['fund 1000', 'quiz 100'])
})

test('a round without a reward can be played after a win, and credits nothing', async () => {
  const { school, amina, win } = await openSchoolWithNewcomer()
  await seedSettledPayment(school, amina, { amount: 1000 })
  await win('easy')
  const later = '2026-12-02T12:00:00.000Z'
  atSeconds(0, later)
  const run = await startJudgedRun(school, amina, 'hard', { isPractice: true })
  const last = (await answerQuestions(run, { start: later })).at(-1)
  expect(last).toMatchObject({ success: true, right: true })
  expect(last).not.toHaveProperty('amount_added')
  expect(await entriesOf(school, amina)).toEqual(['fund 1000', 'quiz 100'])
})

test('no answer tells a right option before its question was judged unless the school trusts browsers (R-GAME-027)', async () => {
  const { school, amina } = await openSchoolWithNewcomer()
  expect(await callApi(school, openRun, { action: 'easy' }, amina)).toMatchObject({
    error: 'judged_only',
  })
  expect(await callApi(school, openRun, { action: 'easy', practice: '1' }, amina)).toMatchObject({
    error: 'judged_only',
  })
  const judged = await callApi(school, openRun, { action: 'easy', judged: '1' }, amina)
  expect(JSON.stringify(judged)).not.toContain('isCorrect')
})
