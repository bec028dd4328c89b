import { expect, test } from 'vitest'
import { claimReward, openRun } from '../../contract/game.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { aSchoolWithQuiz, claims, opensRun, type Said } from '../test/a-quiz.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aJudgedRun, type JudgedRun } from '../test/judged-run.ts'
import { rewardAsSpecified } from '../test/rewards-as-specified.ts'
import { anAdministrator, aStudent, type TestPerson, walletOf } from '../test/school.ts'

const START = '2026-12-02T10:00:00.000Z'
const afterStart = (seconds: number, start = START) =>
  at(new Date(Date.parse(start) + seconds * 1000).toISOString())

/** A student with a judged run, opened now. */
async function aPlayer(level: 'easy' | 'intermediate' | 'hard' = 'easy') {
  at(START)
  const school = await aSchoolWithQuiz()
  const amina = await aStudent(school)
  const run = await aJudgedRun(school, amina, level)
  const balance = async () => (await walletOf(school.db, amina.id)).balance
  return { school, amina, run, balance }
}

/** Answers questions two seconds apart, the first two seconds after the start, all rightly but one. */
async function answers(run: JudgedRun, { from = 0, upTo = 10, wrong = -1, start = START } = {}) {
  const verdicts: Said[] = []
  for (let nth = from; nth < upTo; nth++) {
    afterStart(2 + nth * 2, start)
    verdicts.push(await run.answer(nth, nth === wrong ? run.wrong(nth) : run.right(nth)))
  }
  return verdicts
}

test('a judged run comes with a name, ten questions, their options and times, and no right answer', async () => {
  const { school, run } = await aPlayer()

  expect(run.id).toMatch(/^\d+$/)
  expect(run.questions).toHaveLength(10)
  for (const question of run.questions) {
    expect(Object.keys(question).sort()).toEqual(['estimatedTimeMs', 'options', 'question'])
    for (const option of question.options) expect(Object.keys(option)).toEqual(['text'])
  }
  // the right option stands anywhere
  const amina = await aStudent(school)
  const places = new Set<number>()
  for (let nth = 0; nth < 4; nth++) {
    const other = await aJudgedRun(school, amina, 'hard')
    for (let question = 0; question < 10; question++)
      places.add(
        other.questions[question]?.options.findIndex((it) => it.text === other.right(question)) ??
          -1,
      )
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3])
})

test.each(['maybe', 'true', '2'])('a run is not opened with judged=%s', async (judged) => {
  const { school, amina } = await aPlayer()
  expect(await ask(school, openRun, { action: 'easy', judged }, amina)).toMatchObject({ http: 400 })
})

test('the server judges each answer and the last right one credits the reward', async () => {
  const { school, amina, run, balance } = await aPlayer('intermediate')

  const verdicts = await answers(run)

  for (const [nth, it] of verdicts.slice(0, 9).entries())
    expect(it).toEqual({ http: 200, success: true, right: true, answer: run.right(nth) })
  expect(verdicts[9]).toMatchObject({
    http: 200,
    success: true,
    right: true,
    answer: run.right(9),
    amount_added: 500,
    new_balance: 500,
    message: '₦500.00 has been added to your wallet.',
  })
  expect(await balance()).toBe(500_00)
  expect((await ask(school, getWalletHistory, {}, amina)).data).toMatchObject([
    { type: 'credit', amount: 500, description: 'Quiz reward: intermediate level' },
  ])
})

test.each([0, 4, 9])(
  'a wrong answer to question %i is told, and the run wins nothing',
  async (wrong) => {
    const { run, balance } = await aPlayer()

    const verdicts = await answers(run, { wrong })

    expect(verdicts.map((it) => it.success)).toEqual(Array(10).fill(true))
    expect(verdicts[wrong]).toEqual({
      http: 200,
      success: true,
      right: false,
      answer: run.right(wrong),
    })
    expect(verdicts[9]?.amount_added).toBeUndefined()
    expect(await balance()).toBe(0)
  },
)

test('the same answer sent again has the same verdict, the winning one too, even the next day', async () => {
  const { run, balance } = await aPlayer()
  const verdicts = await answers(run)

  for (const later of [30, 24 * 3600]) {
    afterStart(later)
    for (const [nth, verdict] of verdicts.entries())
      expect(await run.answer(nth, run.right(nth))).toEqual(verdict)
  }
  expect(await balance()).toBe(100_00)
})

test('an answer cannot be changed once its verdict is known', async () => {
  const { run, balance } = await aPlayer()
  await answers(run, { upTo: 1, wrong: 0 })

  afterStart(4)
  expect(await run.answer(0, run.right(0))).toMatchObject({
    success: false,
    error: 'already_answered',
    message: expect.any(String),
  })
  await answers(run, { from: 1 })
  expect(await balance()).toBe(0)
})

test('a question before its turn, an unknown question and an unknown choice are refused and use up nothing', async () => {
  const { run, balance } = await aPlayer()
  afterStart(2)

  expect(await run.answer(1, run.right(1))).toMatchObject({ success: false, error: 'out_of_order' })
  expect(await run.answer(9, run.right(9))).toMatchObject({ success: false, error: 'out_of_order' })
  expect(await run.answer(10, 'any')).toMatchObject({ success: false, error: 'no_such_choice' })
  for (const choice of ['Neither of them', 4, -1, 0.5])
    expect((await run.answer(0, choice)).success).not.toBe(true)

  await answers(run)
  expect(await balance()).toBe(100_00)
})

test('a choice may be the position of the option', async () => {
  const { run, balance } = await aPlayer()
  for (let nth = 0; nth < 10; nth++) {
    afterStart(2 + nth * 2)
    const options = run.questions[nth]?.options.map((it) => it.text) ?? []
    await run.answer(nth, options.indexOf(run.right(nth)))
  }
  expect(await balance()).toBe(100_00)
})

test('an answer that comes before its question can be seen is refused, and holds a moment later', async () => {
  const { run } = await aPlayer()
  const tooFast = { success: false, error: 'answered_too_fast', message: expect.any(String) }
  expect(await run.answer(0, run.right(0))).toMatchObject({ success: true })
  // one pause is not over yet
  expect(await run.answer(1, run.right(1))).toMatchObject(tooFast)
  afterStart(1.4)
  expect(await run.answer(1, run.right(1))).toMatchObject(tooFast)
  afterStart(1.5)
  expect(await run.answer(1, run.right(1))).toMatchObject({ success: true })
  // however slow the student is, an answer cannot come before the last verdict was shown
  afterStart(10)
  expect(await run.answer(2, run.right(2))).toMatchObject({ success: true })
  afterStart(10.6)
  expect(await run.answer(3, run.right(3))).toMatchObject(tooFast)
  afterStart(10.7)
  expect(await run.answer(3, run.right(3))).toMatchObject({ success: true })
})

test('the quickest student on the fastest line is never too fast', async () => {
  const { run, balance } = await aPlayer()
  for (let nth = 0; nth < 10; nth++) {
    afterStart(nth * 1.5)
    expect(await run.answer(nth, run.right(nth))).toMatchObject({ success: true })
  }
  expect(await balance()).toBe(100_00)
})

test('a question’s time, its pause and half a minute of grace may pass, and then the run is over', async () => {
  const { school, amina, run } = await aPlayer()
  const limit = (run.questions[0]?.estimatedTimeMs ?? 0) / 1000
  afterStart(limit + 30.001)
  const over = { success: false, error: 'time_over', message: expect.any(String) }
  expect(await run.answer(0, run.right(0))).toMatchObject(over)
  // the run is closed, whatever the clock says then
  afterStart(5)
  expect(await run.answer(0, run.right(0))).toMatchObject(over)

  at(START)
  const second = await aJudgedRun(school, amina, 'easy')
  afterStart(limit + 30)
  expect(await second.answer(0, second.right(0))).toMatchObject({ success: true })
  const next = (second.questions[1]?.estimatedTimeMs ?? 0) / 1000
  afterStart(limit + 30 + 1.5 + next + 30)
  expect(await second.answer(1, second.right(1))).toMatchObject({ success: true })
})

test('the whole run has its time, its pauses and a minute of grace', async () => {
  const { run } = await aPlayer()
  const all = run.questions.reduce((sum, it) => sum + it.estimatedTimeMs / 1000, 0) + 15 + 60
  let moment = 0
  for (let nth = 0; nth < 10; nth++) {
    moment += 1.5 + (run.questions[nth]?.estimatedTimeMs ?? 0) / 1000 + 20
    afterStart(moment)
    const verdict = await run.answer(nth, run.right(nth))
    expect(verdict.success, `at ${moment} of ${all} seconds`).toBe(moment <= all)
    if (!verdict.success) return
  }
  expect.unreachable()
})

test('a student cannot answer another student’s run, and a stranger cannot answer any', async () => {
  const { school, run } = await aPlayer()
  const bilal = await aStudent(school, { name: 'Bilal Musa' })
  afterStart(2)

  const theirs = { run: run.id, question: 0, choice: run.right(0) }
  expect(await ask(school, claimReward, theirs, bilal)).toMatchObject({
    http: 200,
    success: false,
    error: 'no_open_run',
  })
  expect(await ask(school, claimReward, theirs)).toMatchObject({ http: 401 })
})

test.each([
  ['no question', { question: undefined }, 'question is required'],
  ['no choice', { choice: undefined }, 'choice is required'],
  ['a run that is no number', { run: 'x' }, 'run is not valid'],
  ['a question below zero', { question: -1 }, 'question'],
])('an answer with %s is a fault of the caller', async (_, wrong, message) => {
  const { school, amina, run } = await aPlayer()
  const fields = { run: run.id, question: 0, choice: 'A', ...wrong }
  const response = await ask(school, claimReward, fields, amina)
  expect(response).toMatchObject({ http: 400, message: expect.stringContaining(message) })
})

test('a newer run of the level takes the place of a judged one', async () => {
  const { school, amina, run } = await aPlayer()
  await aJudgedRun(school, amina, 'hard')
  afterStart(2)
  expect(await run.answer(0, run.right(0))).toMatchObject({ success: true })
  await opensRun(school, amina, 'easy')

  afterStart(4)
  expect(await run.answer(1, run.right(1))).toMatchObject({ success: false, error: 'no_open_run' })
})

test('a judged run cannot be claimed as one that the browser judged', async () => {
  const { school, amina, balance } = await aPlayer()
  await rewardAsSpecified(school)
  afterStart(60)

  expect(await claims(school, amina, 'easy')).toMatchObject({ error: 'no_open_run' })
  expect(await balance()).toBe(0)
})

test('one win a day: a perfect run that was open already is judged and not credited', async () => {
  const { school, amina, run, balance } = await aPlayer()
  const hard = await aJudgedRun(school, amina, 'hard')
  await answers(run)
  const verdicts = await answers(hard)

  const refused = {
    success: false,
    right: true,
    answer: hard.right(9),
    error: 'daily_limit_reached',
    message: 'You have already won today! Come back tomorrow for another chance.',
  }
  expect(verdicts[9]).toMatchObject(refused)
  expect(await hard.answer(9, hard.right(9))).toMatchObject(refused)
  expect(await balance()).toBe(100_00)
  expect(await ask(school, openRun, { action: 'easy', judged: '1' }, amina)).toMatchObject({
    error: 'daily_limit_reached',
  })
})

const limited = async (maryam: TestPerson, school: Parameters<typeof ask>[0], settings: object) =>
  ask(school, updateAppSettings, { siteName: 'Lisan', ...settings }, maryam)

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
    'The school has given all its rewards of today. Please try again tomorrow.',
  ],
])(
  'when quiz credit %s, the last right answer says so, now and when it is sent again',
  async (_, settings, error, message) => {
    const { school, run, balance } = await aPlayer()
    await limited(await anAdministrator(school), school, settings)

    const last = (await answers(run))[9]
    await limited(await anAdministrator(school), school, {
      quizCredit: '1',
      quizStudentDailyMax: 0,
      rewardDailyMax: 0,
    })

    expect(last).toMatchObject({
      success: false,
      right: true,
      answer: run.right(9),
      error,
      message,
    })
    expect(await run.answer(9, run.right(9))).toEqual(last)
    expect(await balance()).toBe(0)
  },
)

test('a question that is changed or removed meanwhile is judged as it was asked', async () => {
  const { school, run, balance } = await aPlayer()
  await school.db
    .updateTable('quiz_questions')
    .set({ answer: 'Another one', deleted_at: 1 })
    .execute()

  await answers(run)

  expect(await balance()).toBe(100_00)
})
