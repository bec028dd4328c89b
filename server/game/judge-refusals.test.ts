import { expect, test } from 'vitest'
import { claimReward } from '../../contract/game/game.ts'
import { callApi } from '../test/call-api.ts'
import { answerQuestions, atSeconds, openSchoolWithRun } from '../test/game/judged-run.ts'
import { seedStudent } from '../test/test-school.ts'

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
