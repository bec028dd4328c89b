import { expect, test } from 'vitest'
import { claimReward, openRun } from '../../contract/game.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { callApi } from '../test/call-api.ts'
import {
  answerQuestions,
  atSeconds,
  openSchoolWithRun,
  startJudgedRun,
} from '../test/judged-run.ts'
import { claimQuizReward, startQuizRun } from '../test/quiz.ts'
import { enableSpecifiedRewards } from '../test/specified-rewards.ts'
import { seedAdministrator, seedStudent, type TestUser } from '../test/test-school.ts'

test('a judged run has an id, ten questions, their options and times, and no correct option', async () => {
  const { school, run } = await openSchoolWithRun()

  expect(run.id).toMatch(/^\d+$/)
  expect(run.questions).toHaveLength(10)
  for (const question of run.questions) {
    expect(Object.keys(question).sort()).toEqual(['estimatedTimeMs', 'options', 'question'])
    for (const option of question.options) expect(Object.keys(option)).toEqual(['text'])
  }
  // the correct option has a random position
  const amina = await seedStudent(school)
  const positions = new Set<number>()
  for (let index = 0; index < 4; index++) {
    const other = await startJudgedRun(school, amina, 'hard')
    for (let question = 0; question < 10; question++)
      positions.add(
        other.questions[question]?.options.findIndex(
          (it) => it.text === other.rightOption(question),
        ) ?? -1,
      )
  }
  expect([...positions].sort()).toEqual([0, 1, 2, 3])
})

test.each(['maybe', 'true', '2'])('a run is not started with judged=%s', async (judged) => {
  const { school, amina } = await openSchoolWithRun()
  expect(await callApi(school, openRun, { action: 'easy', judged }, amina)).toMatchObject({
    http: 400,
  })
})

test('the server judges each answer, and the last correct one credits the reward', async () => {
  const { school, amina, run, balance } = await openSchoolWithRun('intermediate')

  const verdicts = await answerQuestions(run)

  for (const [index, it] of verdicts.slice(0, 9).entries())
    expect(it).toEqual({ http: 200, success: true, right: true, answer: run.rightOption(index) })
  expect(verdicts[9]).toMatchObject({
    http: 200,
    success: true,
    right: true,
    answer: run.rightOption(9),
    amount_added: 500,
    new_balance: 500,
    message: '₦500.00 has been added to your wallet.',
  })
  expect(await balance()).toBe(500_00)
  expect((await callApi(school, getWalletHistory, {}, amina)).data).toMatchObject([
    { type: 'credit', amount: 500, description: 'Quiz reward: intermediate level' },
  ])
})

test.each([0, 4, 9])(
  'a wrong answer to question %i gets its verdict, and the run does not win',
  async (wrong) => {
    const { run, balance } = await openSchoolWithRun()

    const verdicts = await answerQuestions(run, { wrong })

    expect(verdicts.map((it) => it.success)).toEqual(Array(10).fill(true))
    expect(verdicts[wrong]).toEqual({
      http: 200,
      success: true,
      right: false,
      answer: run.rightOption(wrong),
    })
    expect(verdicts[9]?.amount_added).toBeUndefined()
    expect(await balance()).toBe(0)
  },
)

test('a repeated answer gets the same verdict, also the winning one and also on the next day', async () => {
  const { run, balance } = await openSchoolWithRun()
  const verdicts = await answerQuestions(run)

  for (const later of [30, 24 * 3600]) {
    atSeconds(later)
    for (const [index, verdict] of verdicts.entries())
      expect(await run.answer(index, run.rightOption(index))).toEqual(verdict)
  }
  expect(await balance()).toBe(100_00)
})

test('an answer cannot be changed after its verdict', async () => {
  const { run, balance } = await openSchoolWithRun()
  await answerQuestions(run, { upTo: 1, wrong: 0 })

  atSeconds(4)
  expect(await run.answer(0, run.rightOption(0))).toMatchObject({
    success: false,
    error: 'already_answered',
    message: expect.any(String),
  })
  await answerQuestions(run, { from: 1 })
  expect(await balance()).toBe(0)
})

test('a question out of order, an unknown question and an unknown choice are declined and change nothing', async () => {
  const { run, balance } = await openSchoolWithRun()
  atSeconds(2)

  expect(await run.answer(1, run.rightOption(1))).toMatchObject({
    success: false,
    error: 'out_of_order',
  })
  expect(await run.answer(9, run.rightOption(9))).toMatchObject({
    success: false,
    error: 'out_of_order',
  })
  expect(await run.answer(10, 'any')).toMatchObject({ success: false, error: 'no_such_choice' })
  for (const choice of ['Neither of them', 4, -1, 0.5])
    expect((await run.answer(0, choice)).success).not.toBe(true)

  await answerQuestions(run)
  expect(await balance()).toBe(100_00)
})

test('a choice may be the position of the option', async () => {
  const { run, balance } = await openSchoolWithRun()
  for (let index = 0; index < 10; index++) {
    atSeconds(2 + index * 2)
    const options = run.questions[index]?.options.map((it) => it.text) ?? []
    await run.answer(index, options.indexOf(run.rightOption(index)))
  }
  expect(await balance()).toBe(100_00)
})

test('a student cannot answer another student’s run, and a visitor cannot answer any', async () => {
  const { school, run } = await openSchoolWithRun()
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  atSeconds(2)

  const otherRunAnswer = { run: run.id, question: 0, choice: run.rightOption(0) }
  expect(await callApi(school, claimReward, otherRunAnswer, bilal)).toMatchObject({
    http: 200,
    success: false,
    error: 'no_open_run',
  })
  expect(await callApi(school, claimReward, otherRunAnswer)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
})

test.each([
  ['no question', { question: undefined }, 'question is required'],
  ['no choice', { choice: undefined }, 'choice is required'],
  ['a run id that is not a number', { run: 'x' }, 'run is not valid'],
  ['a negative question', { question: -1 }, 'question'],
])('an answer with %s is a client error', async (_, wrong, message) => {
  const { school, amina, run } = await openSchoolWithRun()
  const fields = { run: run.id, question: 0, choice: 'A', ...wrong }
  const response = await callApi(school, claimReward, fields, amina)
  expect(response).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: expect.stringContaining(message),
  })
})

test('a newer run of the level replaces a judged one', async () => {
  const { school, amina, run } = await openSchoolWithRun()
  await startJudgedRun(school, amina, 'hard')
  atSeconds(2)
  expect(await run.answer(0, run.rightOption(0))).toMatchObject({ success: true })
  await startQuizRun(school, amina, 'easy')

  atSeconds(4)
  expect(await run.answer(1, run.rightOption(1))).toMatchObject({
    success: false,
    error: 'no_open_run',
  })
})

test('a judged run cannot be claimed as one judged by the browser', async () => {
  const { school, amina, balance } = await openSchoolWithRun()
  await enableSpecifiedRewards(school)
  atSeconds(60)

  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ error: 'no_open_run' })
  expect(await balance()).toBe(0)
})

test('one win per day: a perfect run that was already open is judged and not credited', async () => {
  const { school, amina, run, balance } = await openSchoolWithRun()
  const hard = await startJudgedRun(school, amina, 'hard')
  await answerQuestions(run)
  const verdicts = await answerQuestions(hard)

  const refused = {
    success: false,
    right: true,
    answer: hard.rightOption(9),
    error: 'daily_limit_reached',
    message: 'You have already won today! Come back tomorrow for another chance.',
  }
  expect(verdicts[9]).toMatchObject(refused)
  expect(await hard.answer(9, hard.rightOption(9))).toMatchObject(refused)
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

test('a question that is changed or deleted during a run is judged as it was sent', async () => {
  const { school, run, balance } = await openSchoolWithRun()
  await school.db
    .updateTable('quiz_questions')
    .set({ answer: 'Another one', deleted_at: 1 })
    .execute()

  await answerQuestions(run)

  expect(await balance()).toBe(100_00)
})
