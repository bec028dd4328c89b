import { expect, test } from 'vitest'
import { openRun } from '../../contract/game/game.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import {
  answerQuestions,
  atSeconds,
  openSchoolWithRun,
  startJudgedRun,
} from '../test/game/judged-run.ts'
import { claimQuizReward } from '../test/game/quiz.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { seedStudent } from '../test/test-school.ts'

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

test('a newer run of the level replaces a judged one', async () => {
  const { school, amina, run } = await openSchoolWithRun()
  await startJudgedRun(school, amina, 'hard')
  atSeconds(2)
  expect(await run.answer(0, run.rightOption(0))).toMatchObject({ success: true })
  await startJudgedRun(school, amina, 'easy')

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

test('a question that is changed or deleted during a run is judged as it was sent', async () => {
  const { school, run, balance } = await openSchoolWithRun()
  await school.db
    .updateTable('quiz_questions')
    .set({ answer: 'Another one', deleted_at: 1 })
    .execute()

  await answerQuestions(run)

  expect(await balance()).toBe(100_00)
})
