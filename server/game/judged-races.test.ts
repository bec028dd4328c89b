import { expect, test } from 'vitest'
import { LEVELS } from '../../contract/game.ts'
import { aSchoolWithQuiz, type Said } from '../test/a-quiz.ts'
import { at } from '../test/at.ts'
import { aJudgedRun, type JudgedRun } from '../test/judged-run.ts'
import { rewardAsSpecified } from '../test/rewards-as-specified.ts'
import { aStudent, walletOf } from '../test/school.ts'

const START = Date.parse('2026-12-02T10:00:00Z')
const afterStart = (seconds: number) => at(new Date(START + seconds * 1000).toISOString())

const times = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

async function aSchoolWith(runs: (typeof LEVELS)[number][]) {
  afterStart(0)
  const school = await aSchoolWithQuiz()
  const amina = await aStudent(school)
  const opened: JudgedRun[] = []
  for (const level of runs) opened.push(await aJudgedRun(school, amina, level))
  return { school, amina, opened, wallet: () => walletOf(school.db, amina.id) }
}

/** Answers all but the last question rightly. */
async function nineRight(...runs: JudgedRun[]) {
  for (let nth = 0; nth < 9; nth++) {
    afterStart(2 + nth * 2)
    for (const run of runs) await run.answer(nth, run.right(nth))
  }
  afterStart(20)
}

test('fifty posts of the last answer at once are one credit, and each gets the verdict', async () => {
  const { opened, wallet } = await aSchoolWith(['easy'])
  const [run] = opened as [JudgedRun]
  await nineRight(run)

  const verdicts = await times(50, () => run.answer(9, run.right(9)))

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

test('of four different choices at once one is judged, and the others cannot look at its verdict first', async () => {
  const { opened, wallet } = await aSchoolWith(['easy'])
  const [run] = opened as [JudgedRun]
  await nineRight(run)
  const options = run.questions[9]?.options ?? []

  const verdicts = await times(40, (nth) => run.answer(9, options[nth % 4]?.text ?? ''))

  expect(new Set(verdicts.map((it) => it.http))).toEqual(new Set([200]))
  const judged = verdicts.filter((it) => it.success)
  expect(judged).toHaveLength(10)
  expect(judged).toEqual(Array(10).fill(judged[0]))
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ error: 'already_answered' })
  expect((await wallet()).balance).toBe(judged[0]?.right ? 100_00 : 0)
})

test('perfect runs of all three levels that end at once are one win', async () => {
  const { opened, wallet } = await aSchoolWith([...LEVELS])
  await nineRight(...opened)

  const verdicts: Said[] = await times(30, (nth) => {
    const run = opened[nth % 3] as JudgedRun
    return run.answer(9, run.right(9))
  })

  expect(new Set(verdicts.map((it) => it.http))).toEqual(new Set([200]))
  expect(verdicts.filter((it) => it.success)).toHaveLength(10)
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ right: true, error: 'daily_limit_reached' })
  expect((await wallet()).rows).toHaveLength(1)
})

test('two devices that play the same level: the newer run goes on and wins once', async () => {
  const { opened, wallet } = await aSchoolWith(['easy', 'easy'])
  const [phone, desk] = opened as [JudgedRun, JudgedRun]
  afterStart(2)
  expect(await phone.answer(0, phone.right(0))).toMatchObject({ error: 'no_open_run' })
  await nineRight(desk)

  const verdicts = await times(20, (nth) =>
    nth % 2 === 0 ? desk.answer(9, desk.right(9)) : phone.answer(9, phone.right(9)),
  )

  expect(verdicts.filter((it) => it.success)).toHaveLength(10)
  expect((await wallet()).rows).toHaveLength(1)
})

test('students who win at the same moment share the limit of the school', async () => {
  afterStart(0)
  const school = await aSchoolWithQuiz()
  await rewardAsSpecified(school, { quizTrustsClient: false, rewardDailyMax: 350_00 })
  const runs: JudgedRun[] = []
  const students = await times(6, () => aStudent(school))
  for (const it of students) runs.push(await aJudgedRun(school, it))
  await nineRight(...runs)

  const verdicts = await Promise.all(runs.map((it) => it.answer(9, it.right(9))))

  expect(verdicts.filter((it) => it.success)).toHaveLength(3)
  for (const it of verdicts.filter((other) => !other.success))
    expect(it).toMatchObject({ right: true, error: 'reward_limit', message: expect.any(String) })
})
