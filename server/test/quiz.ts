import { claimReward, type Level, openRun } from '../../contract/game.ts'
import { seedBank } from '../game/seed-bank.ts'
import { callApi } from './call-api.ts'
import { openTestSchool, type TestSchool, type TestUser } from './test-school.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks at the wire as an outsider does
export type GameResponse = { http: number; [field: string]: any }

/** A school whose quiz has its questions. */
export async function openSchoolWithQuiz(
  env: Record<string, string> = {},
  options?: { breaksLedger: boolean },
): Promise<TestSchool> {
  const school = await openTestSchool(env, options)
  await seedBank(school.db)
  return school
}

/** Opens a run as the site does. */
export function startQuizRun(
  school: TestSchool,
  student: Pick<TestUser, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<GameResponse> {
  return callApi(school, openRun, { action: level }, student)
}

/** Asks for the reward of a perfect run. */
export function claimQuizReward(
  school: TestSchool,
  student: Pick<TestUser, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<GameResponse> {
  return callApi(school, claimReward, { level }, student)
}
