import { claimReward, type Level, openRun } from '../../contract/game.ts'
import { ensureBank } from '../game/bank.ts'
import { ask } from './ask.ts'
import { openSchool, type TestPerson, type TestSchool } from './school.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks at the wire as an outsider does
export type Said = { http: number; [field: string]: any }

/** A school whose quiz has its questions. */
export async function aSchoolWithQuiz(
  env: Record<string, string> = {},
  wish?: { breaksLedger: boolean },
): Promise<TestSchool> {
  const school = await openSchool(env, wish)
  await ensureBank(school.db)
  return school
}

/** Opens a run as the site does. */
export function opensRun(
  school: TestSchool,
  student: Pick<TestPerson, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<Said> {
  return ask(school, openRun, { action: level }, student)
}

/** Asks for the reward of a perfect run. */
export function claims(
  school: TestSchool,
  student: Pick<TestPerson, 'token'> | undefined,
  level: Level | (string & {}) = 'easy',
): Promise<Said> {
  return ask(school, claimReward, { level }, student)
}
