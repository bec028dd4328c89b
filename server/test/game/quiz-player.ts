import { expect } from 'vitest'
import { enableSpecifiedRewards } from '../payments/specified-rewards.ts'
import { seedStudent, walletOf } from '../test-school.ts'
import { atSeconds } from './judged-run.ts'
import { type GameResponse, openSchoolWithQuiz, startQuizRun } from './quiz.ts'

/** A student with an open run of each of these levels, started now. */
export async function openSchoolWithPlayer(...levels: ('easy' | 'intermediate' | 'hard')[]) {
  atSeconds(0)
  const school = await openSchoolWithQuiz()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  const runs: GameResponse[] = []
  for (const level of levels) runs.push(await startQuizRun(school, amina, level))
  const balance = async () => {
    const { balance, sum, rows } = await walletOf(school.db, amina.id)
    expect(sum).toBe(balance)
    return { balance, rows: rows.length }
  }
  return { school, amina, runs, balance }
}

/** The seconds of all questions of a run together. */
export const totalSeconds = (run: GameResponse | undefined) => {
  const questions: { estimatedTimeMs: number }[] = run?.questions ?? []
  return questions.reduce((sum, it) => sum + it.estimatedTimeMs, 0) / 1000
}
