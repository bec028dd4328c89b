import { expect, test } from 'vitest'
import { LEVELS } from '../../contract/game.ts'
import { aSchoolWithQuiz, claims, opensRun, type Said } from '../test/a-quiz.ts'
import { at } from '../test/at.ts'
import { rewardAsSpecified } from '../test/rewards-as-specified.ts'
import { aStudent, walletOf } from '../test/school.ts'

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

/** Exactly one of the answers is a yes, and the others are a no that people can read; none is a fault. */
function expectOneWin(answers: Said[]) {
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
  expect(answers.filter((it) => it.success)).toHaveLength(1)
  for (const it of answers.filter((said) => !said.success)) {
    expect(it).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  }
}

test('fifty claims of one run at once are one credit (R-GAME-034)', async () => {
  at('2026-12-02T10:00:00Z')
  const school = await aSchoolWithQuiz()
  await rewardAsSpecified(school)
  const amina = await aStudent(school)
  await opensRun(school, amina)
  at('2026-12-02T10:01:00Z')

  expectOneWin(await times(50, () => claims(school, amina)))

  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect({ balance, sum, rows: rows.length }).toEqual({ balance: 100_00, sum: 100_00, rows: 1 })
})

test('fifty claims at once over runs of all three levels are one win (R-GAME-034, R-GAME-035)', async () => {
  at('2026-12-02T10:00:00Z')
  const school = await aSchoolWithQuiz()
  await rewardAsSpecified(school)
  const amina = await aStudent(school)
  for (const level of LEVELS) await opensRun(school, amina, level)
  at('2026-12-02T10:01:00Z')

  expectOneWin(await times(50, (i) => claims(school, amina, LEVELS[i % 3])))

  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect(rows).toHaveLength(1)
  expect(sum).toBe(balance)
})

test('twenty runs opened at once are one that can win', async () => {
  at('2026-12-02T10:00:00Z')
  const school = await aSchoolWithQuiz()
  await rewardAsSpecified(school)
  const amina = await aStudent(school)
  await times(20, () => opensRun(school, amina))
  at('2026-12-02T10:01:00Z')

  expectOneWin(await times(20, () => claims(school, amina)))

  // what is left of the other nineteen is worth nothing on the next day either
  at('2026-12-03T10:00:00Z')
  expect(await claims(school, amina)).toMatchObject({ success: false })
})
