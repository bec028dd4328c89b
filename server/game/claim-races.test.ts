import { expect, test } from 'vitest'
import { LEVELS } from '../../contract/game/game.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  claimQuizReward,
  type GameResponse,
  openSchoolWithQuiz,
  startQuizRun,
} from '../test/game/quiz.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

const repeatConcurrently = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

/** Exactly one response is a success; the others are declined with a message, and none is a server error. */
function expectOneWin(responses: GameResponse[]) {
  expect(new Set(responses.map((it) => it.http))).toEqual(new Set([200]))
  expect(responses.filter((it) => it.success)).toHaveLength(1)
  for (const it of responses.filter((response) => !response.success)) {
    expect(it).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  }
}

test('fifty concurrent claims of one run credit once (R-GAME-034)', async () => {
  freezeClock('2026-12-02T10:00:00Z')
  const school = await openSchoolWithQuiz()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  await startQuizRun(school, amina)
  freezeClock('2026-12-02T10:01:00Z')

  expectOneWin(await repeatConcurrently(50, () => claimQuizReward(school, amina)))

  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect({ balance, sum, rows: rows.length }).toEqual({ balance: 100_00, sum: 100_00, rows: 1 })
})

test('fifty concurrent claims for runs of all three levels win once (R-GAME-034, R-GAME-035)', async () => {
  freezeClock('2026-12-02T10:00:00Z')
  const school = await openSchoolWithQuiz()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  for (const level of LEVELS) await startQuizRun(school, amina, level)
  freezeClock('2026-12-02T10:01:00Z')

  expectOneWin(await repeatConcurrently(50, (i) => claimQuizReward(school, amina, LEVELS[i % 3])))

  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect(rows).toHaveLength(1)
  expect(sum).toBe(balance)
})

test('of twenty runs started concurrently, one can win', async () => {
  freezeClock('2026-12-02T10:00:00Z')
  const school = await openSchoolWithQuiz()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  await repeatConcurrently(20, () => startQuizRun(school, amina))
  freezeClock('2026-12-02T10:01:00Z')

  expectOneWin(await repeatConcurrently(20, () => claimQuizReward(school, amina)))

  // the other nineteen cannot win on the next day either
  freezeClock('2026-12-03T10:00:00Z')
  expect(await claimQuizReward(school, amina)).toMatchObject({ success: false })
})
