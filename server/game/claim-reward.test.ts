import { expect, test } from 'vitest'
import { claimReward } from '../../contract/game.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  claimQuizReward,
  type GameResponse,
  openSchoolWithQuiz,
  startQuizRun,
} from '../test/quiz.ts'
import { enableSpecifiedRewards } from '../test/specified-rewards.ts'
import { seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

const START = '2026-12-02T10:00:00.000Z'
/** Sets the clock to this many seconds after the run started. */
const atSeconds = (seconds: number, start = START) =>
  freezeClock(new Date(Date.parse(start) + seconds * 1000).toISOString())

/** A student with an open run of each of these levels, started now. */
async function openSchoolWithPlayer(...levels: ('easy' | 'intermediate' | 'hard')[]) {
  freezeClock(START)
  const school = await openSchoolWithQuiz()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  const runs: GameResponse[] = []
  for (const level of levels) runs.push(await startQuizRun(school, amina, level))
  const balance = async () => {
    const { balance, sum, rows } = await walletOf(school.db, amina.id)
    expect(sum).toBe(balance)
    return { balance, rows: rows.length }
  }
  return { school, amina, runs, balance }
}

const totalSeconds = (run: GameResponse | undefined) => {
  const questions: { estimatedTimeMs: number }[] = run?.questions ?? []
  return questions.reduce((sum, it) => sum + it.estimatedTimeMs, 0) / 1000
}

test('a win credits the reward to the wallet and adds a ledger entry (R-GAME-029, R-GAME-030, R-MONEY-018)', async () => {
  const { school, amina } = await openSchoolWithPlayer('intermediate')
  atSeconds(60)

  const answer = (await callApi(
    school,
    claimReward,
    { email: amina.email, level: 'intermediate' },
    amina,
  )) as GameResponse

  expect(answer).toMatchObject({ http: 200, success: true, amount_added: 500, new_balance: 500 })
  expect(answer.message).toBe('₦500.00 has been added to your wallet.')
  const { data } = await callApi(school, getWalletHistory, {}, amina)
  expect(data).toMatchObject([
    { type: 'credit', amount: 500, description: 'Quiz reward: intermediate level' },
  ])
})

test.each([
  ['easy', 100_00],
  ['intermediate', 500_00],
  ['hard', 1000_00],
] as const)(
  'a perfect %s run is worth what the level says (R-GAME-025, R-GAME-030)',
  async (level, reward) => {
    const { school, amina, balance } = await openSchoolWithPlayer(level)
    atSeconds(45)

    await claimQuizReward(school, amina, level)

    expect(await balance()).toEqual({ balance: reward, rows: 1 })
  },
)

test('a claim without an own open run of that level is declined (R-GAME-031, R-GAME-037)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  atSeconds(60)

  for (const [student, level] of [
    [amina, 'hard'],
    [bilal, 'easy'],
  ] as const) {
    expect(await claimQuizReward(school, student, level)).toMatchObject({
      http: 200,
      success: false,
      error: 'no_open_run',
      message: expect.stringContaining('no open quiz'),
    })
  }
  expect(await balance()).toEqual({ balance: 0, rows: 0 })
  // the claim for another level did not close the run
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ success: true })
})

test('a claim that is faster than the nine pauses is declined and closes its run (R-GAME-032, R-GAME-037)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(13.4)

  expect(await claimQuizReward(school, amina)).toMatchObject({
    http: 200,
    success: false,
    error: 'answered_too_fast',
    message: expect.stringContaining('faster than the quiz allows'),
  })
  atSeconds(30)
  expect(await claimQuizReward(school, amina)).toMatchObject({
    success: false,
    error: 'no_open_run',
  })
  expect(await balance()).toEqual({ balance: 0, rows: 0 })

  await startQuizRun(school, amina)
  expect(await claimQuizReward(school, amina)).toMatchObject({ error: 'answered_too_fast' })
})

test('the fastest possible claim is accepted (R-GAME-032)', async () => {
  const { school, amina } = await openSchoolWithPlayer('easy')
  atSeconds(13.5)

  expect(await claimQuizReward(school, amina)).toMatchObject({ success: true })
})

test('a claim is accepted within the time of the run, its pauses and 30 seconds of grace, and declined after that (R-GAME-033, R-GAME-037)', async () => {
  const { school, amina, runs } = await openSchoolWithPlayer('easy', 'hard')

  atSeconds(totalSeconds(runs[0]) + 46)
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({
    http: 200,
    success: false,
    error: 'time_over',
    message: expect.stringContaining('time for this quiz is over'),
  })

  atSeconds(totalSeconds(runs[1]) + 45)
  expect(await claimQuizReward(school, amina, 'hard')).toMatchObject({ success: true })
})

test('a run is credited once (R-GAME-034)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(60)
  await claimQuizReward(school, amina)

  expect(await claimQuizReward(school, amina)).toMatchObject({ http: 200, success: false })
  // nor on the next day, when another win is possible
  atSeconds(24 * 3600)
  expect(await claimQuizReward(school, amina)).toMatchObject({
    success: false,
    error: 'no_open_run',
  })
  expect(await balance()).toEqual({ balance: 100_00, rows: 1 })
})

test('a new run replaces the earlier one of its level (R-GAME-031, R-GAME-032)', async () => {
  const { school, amina } = await openSchoolWithPlayer('easy', 'hard')
  atSeconds(20)
  await startQuizRun(school, amina, 'easy')
  atSeconds(30)

  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ error: 'answered_too_fast' })
  // the earlier run stays closed
  atSeconds(60)
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ error: 'no_open_run' })
  expect(await claimQuizReward(school, amina, 'hard')).toMatchObject({ success: true })
})

test('one win per day over all levels: neither a new run nor an open one wins again (R-GAME-035)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy', 'hard')
  atSeconds(60)
  await claimQuizReward(school, amina, 'easy')

  const limit = {
    http: 200,
    error: 'daily_limit_reached',
    message: 'You have already won today! Come back tomorrow for another chance.',
  }
  expect(await claimQuizReward(school, amina, 'hard')).toMatchObject({ ...limit, success: false })
  for (const level of ['easy', 'intermediate', 'hard'] as const) {
    const next = await startQuizRun(school, amina, level)
    expect(next).toMatchObject(limit)
    expect(next.questions).toBeUndefined()
  }
  expect(await balance()).toEqual({ balance: 100_00, rows: 1 })
})

test('the win of one student does not affect another', async () => {
  const { school, amina } = await openSchoolWithPlayer('easy')
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  await startQuizRun(school, bilal)
  atSeconds(60)
  await claimQuizReward(school, bilal)

  expect(await claimQuizReward(school, amina)).toMatchObject({ success: true })
})

test.each([
  [
    'is switched off',
    { quizCredit: '0' },
    { error: 'no_reward', message: 'There are no rewards at the moment.' },
  ],
  [
    'is used up for the day',
    { quizDailyMax: 150 },
    {
      error: 'reward_limit',
      message: 'The school has given all its rewards for today. Please try again tomorrow.',
    },
  ],
])(
  'when quiz credit %s, a perfect run has no reward and the response gives the reason',
  async (_, settings, refusal) => {
    const { school, amina, balance } = await openSchoolWithPlayer('easy')
    const musa = await seedStudent(school)
    await startQuizRun(school, musa, 'easy')
    const maryam = await seedAdministrator(school)
    await callApi(school, updateAppSettings, { siteName: 'Lisan', ...settings }, maryam)
    atSeconds(60)
    const first = await claimQuizReward(school, musa, 'easy')
    expect(first.success).toBe('quizDailyMax' in settings)

    const answer = await claimQuizReward(school, amina, 'easy')

    expect(answer).toMatchObject({ success: false, ...refusal })
    expect(await balance()).toEqual({ balance: 0, rows: 0 })
  },
)

test('a new day begins at midnight in Lagos (R-GAME-036)', async () => {
  // 23:58 in Lagos
  const { school, amina, balance } = await openSchoolWithPlayer()
  const evening = '2026-12-02T22:58:00.000Z'
  freezeClock(evening)
  await startQuizRun(school, amina)
  atSeconds(60, evening)
  expect(await claimQuizReward(school, amina)).toMatchObject({ success: true })

  atSeconds(119, evening)
  expect(await startQuizRun(school, amina)).toMatchObject({ error: 'daily_limit_reached' })
  atSeconds(120, evening)
  expect((await startQuizRun(school, amina)).questions).toHaveLength(10)
  atSeconds(180, evening)
  expect(await claimQuizReward(school, amina)).toMatchObject({ success: true, new_balance: 200 })
  expect(await balance()).toEqual({ balance: 200_00, rows: 2 })
})

test('a win judged by the browser has no reward while the school does not accept such runs', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  await enableSpecifiedRewards(school, { quizTrustsClient: false })
  atSeconds(60)

  expect(await claimQuizReward(school, amina)).toMatchObject({
    http: 200,
    success: false,
    error: 'judged_only',
    message: expect.any(String),
  })
  expect(await balance()).toEqual({ balance: 0, rows: 0 })
})

test('a missing token, another user’s email, a missing level and an unknown level are client errors (R-GAME-040)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(60)
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })

  expect(await claimQuizReward(school, undefined)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect(
    await callApi(school, claimReward, { email: bilal.email, level: 'easy' }, amina),
  ).toMatchObject({ http: 403, code: 'email_mismatch' })
  expect(await callApi(school, claimReward, {}, amina)).toMatchObject({
    http: 400,
    code: 'invalid_request',
  })
  expect(await claimQuizReward(school, amina, 'impossible')).toMatchObject({
    http: 400,
    code: 'invalid_request',
  })
  expect(await balance()).toEqual({ balance: 0, rows: 0 })
})
