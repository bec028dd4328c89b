import { expect, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { atSeconds } from '../test/game/judged-run.ts'
import { claimQuizReward, startQuizRun } from '../test/game/quiz.ts'
import { openSchoolWithPlayer } from '../test/game/quiz-player.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'

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
  async (_, settings, expected) => {
    const { school, amina, balance } = await openSchoolWithPlayer('easy')
    const musa = await seedStudent(school)
    await startQuizRun(school, musa, 'easy')
    const maryam = await seedAdministrator(school)
    await callApi(school, updateAppSettings, { siteName: 'Lisan', ...settings }, maryam)
    atSeconds(60)
    const first = await claimQuizReward(school, musa, 'easy')
    expect(first.success).toBe('quizDailyMax' in settings)

    const response = await claimQuizReward(school, amina, 'easy')

    expect(response).toMatchObject({ success: false, ...expected })
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
