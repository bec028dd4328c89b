import { claimReward, type Level, openRun } from '../../../contract/game/game.ts'
import { seedBank } from '../../game/bank-store.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test-school.ts'

// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
export type GameResponse = { http: number; [field: string]: any }

/** A school with the question bank. */
export async function openSchoolWithQuiz(
  env: Record<string, string> = {},
  options?: { breaksLedger: boolean },
): Promise<TestSchool> {
  const school = await openTestSchool(env, options)
  await seedBank(school.db)
  return school
}

/** Opens a quiz run. */
export function startQuizRun(
  school: TestSchool,
  student: Pick<TestUser, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<GameResponse> {
  return callApi(school, openRun, { action: level }, student)
}

/** Claims the reward of a perfect run. */
export function claimQuizReward(
  school: TestSchool,
  student: Pick<TestUser, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<GameResponse> {
  return callApi(school, claimReward, { level }, student)
}
