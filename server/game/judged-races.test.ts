import { expect, test } from 'vitest'
import { LEVELS } from '../../contract/game/game.ts'
import { writeSettings } from '../settings/store.ts'
import { atSeconds, type JudgedRun, startJudgedRun } from '../test/game/judged-run.ts'
import { type GameResponse, openSchoolWithQuiz } from '../test/game/quiz.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

const repeatConcurrently = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

async function openSchoolWithRuns(runs: (typeof LEVELS)[number][]) {
  atSeconds(0)
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  const amina = await seedStudent(school)
  const opened: JudgedRun[] = []
  for (const level of runs) opened.push(await startJudgedRun(school, amina, level))
  return { school, amina, opened, wallet: () => walletOf(school.db, amina.id) }
}

/** Answers all questions except the last correctly. */
async function answerNineCorrectly(...runs: JudgedRun[]) {
  for (let index = 0; index < 9; index++) {
    atSeconds(2 + index * 2)
    for (const run of runs) await run.answer(index, run.rightOption(index))
  }
  atSeconds(20)
}

test('fifty concurrent posts of the last answer credit once, and each gets the verdict', async () => {
  const { opened, wallet } = await openSchoolWithRuns(['easy'])
  // one run was opened
  const [run] = opened as [JudgedRun]
  await answerNineCorrectly(run)

  const verdicts = await repeatConcurrently(50, () => run.answer(9, run.rightOption(9)))

  expect(verdicts).toEqual(Array(50).fill(verdicts[0]))
  expect(verdicts[0]).toMatchObject({
    http: 200,
    success: true,
    amount_added: 100,
    new_balance: 100,
  })
  const { balance, sum, rows } = await wallet()
  expect({ balance, sum, rows: rows.length }).toEqual({ balance: 100_00, sum: 100_00, rows: 1 })
})

test('of four different concurrent choices one is judged, and the others cannot use its verdict', async () => {
  const { opened, wallet } = await openSchoolWithRuns(['easy'])
  // one run was opened
  const [run] = opened as [JudgedRun]
  await answerNineCorrectly(run)
  const options = run.questions[9]?.options ?? []

  const verdicts = await repeatConcurrently(40, (index) =>
    run.answer(9, options[index % 4]?.text ?? ''),
  )

  expect(new Set(verdicts.map((it) => it.http))).toEqual(new Set([200]))
  const judged = verdicts.filter((it) => it.success)
  expect(judged).toHaveLength(10)
  expect(judged).toEqual(Array(10).fill(judged[0]))
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ error: 'already_answered' })
  expect((await wallet()).balance).toBe(judged[0]?.right ? 100_00 : 0)
})

test('perfect runs of all three levels that end concurrently win once', async () => {
  const { opened, wallet } = await openSchoolWithRuns([...LEVELS])
  await answerNineCorrectly(...opened)

  const verdicts: GameResponse[] = await repeatConcurrently(30, (index) => {
    // three runs were opened
    const run = opened[index % 3] as JudgedRun
    return run.answer(9, run.rightOption(9))
  })

  expect(new Set(verdicts.map((it) => it.http))).toEqual(new Set([200]))
  expect(verdicts.filter((it) => it.success)).toHaveLength(10)
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ right: true, error: 'daily_limit_reached' })
  expect((await wallet()).rows).toHaveLength(1)
})

test('two devices that play the same level: the newer run continues and wins once', async () => {
  const { opened, wallet } = await openSchoolWithRuns(['easy', 'easy'])
  // two runs were opened
  const [phone, desk] = opened as [JudgedRun, JudgedRun]
  atSeconds(2)
  expect(await phone.answer(0, phone.rightOption(0))).toMatchObject({ error: 'no_open_run' })
  await answerNineCorrectly(desk)

  const verdicts = await repeatConcurrently(20, (index) =>
    index % 2 === 0 ? desk.answer(9, desk.rightOption(9)) : phone.answer(9, phone.rightOption(9)),
  )

  expect(verdicts.filter((it) => it.success)).toHaveLength(10)
  expect((await wallet()).rows).toHaveLength(1)
})

test('students who win concurrently share the limit of the school', async () => {
  atSeconds(0)
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  await enableSpecifiedRewards(school, { quizTrustsClient: false, rewardDailyMax: 350_00 })
  const runs: JudgedRun[] = []
  const students = await repeatConcurrently(6, () => seedStudent(school))
  for (const it of students) runs.push(await startJudgedRun(school, it))
  await answerNineCorrectly(...runs)

  const verdicts = await Promise.all(runs.map((it) => it.answer(9, it.rightOption(9))))

  expect(verdicts.filter((it) => it.success)).toHaveLength(3)
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ right: true, error: 'reward_limit', message: expect.any(String) })
})
