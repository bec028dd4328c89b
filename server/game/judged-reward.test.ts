import { expect, test } from 'vitest'
import { openRun } from '../../contract/game/game.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { answerQuestions, openSchoolWithRun, startJudgedRun } from '../test/game/judged-run.ts'
import { seedAdministrator, type TestUser } from '../test/test-school.ts'

test('one win per day: a perfect run that was already open is judged and not credited', async () => {
  const { school, amina, run, balance } = await openSchoolWithRun()
  const hard = await startJudgedRun(school, amina, 'hard')
  await answerQuestions(run)
  const verdicts = await answerQuestions(hard)

  const alreadyWon = {
    success: false,
    right: true,
    answer: hard.rightOption(9),
    error: 'daily_limit_reached',
    message: 'You have already won today! Come back tomorrow for another chance.',
  }
  expect(verdicts[9]).toMatchObject(alreadyWon)
  expect(await hard.answer(9, hard.rightOption(9))).toMatchObject(alreadyWon)
  expect(await balance()).toBe(100_00)
  expect(await callApi(school, openRun, { action: 'easy', judged: '1' }, amina)).toMatchObject({
    error: 'daily_limit_reached',
  })
})

const saveRewardSettings = async (
  maryam: TestUser,
  school: Parameters<typeof callApi>[0],
  settings: object,
) => callApi(school, updateAppSettings, { siteName: 'Lisan', ...settings }, maryam)

test.each([
  ['is switched off', { quizCredit: '0' }, 'no_reward', 'There are no rewards at the moment.'],
  [
    'of one student is used up',
    { quizStudentDailyMax: 99 },
    'reward_limit',
    'One student can earn ₦99 a day from the quiz, and that limit is reached for today.',
  ],
  [
    'of the school is used up',
    { rewardDailyMax: 99 },
    'reward_limit',
    'The school has given all its rewards for today. Please try again tomorrow.',
  ],
])(
  'when quiz credit %s, the response to the last correct answer gives the reason, also when it is repeated',
  async (_, settings, error, message) => {
    const { school, run, balance } = await openSchoolWithRun()
    await saveRewardSettings(await seedAdministrator(school), school, settings)

    const last = (await answerQuestions(run))[9]
    await saveRewardSettings(await seedAdministrator(school), school, {
      quizCredit: '1',
      quizStudentDailyMax: 0,
      rewardDailyMax: 0,
    })

    expect(last).toMatchObject({
      success: false,
      right: true,
      answer: run.rightOption(9),
      error,
      message,
    })
    expect(await run.answer(9, run.rightOption(9))).toEqual(last)
    expect(await balance()).toBe(0)
  },
)
