import { expect, test } from 'vitest'
import { ADMIN_ROLE } from '../contract/auth.ts'
import { ensureBank } from './game/bank.ts'
import { ensureAdministrator } from './start.ts'
import { openSchool } from './test/school.ts'

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

test('four processes that start at once on an empty database make one administrator, and tell one password (R-RUN-005)', async () => {
  const { db, config } = await openSchool()
  const said: string[] = []

  await times(4, () => ensureAdministrator(db, config, (line) => said.push(line)))

  const made = await db.selectFrom('people').select('role').execute()
  expect(made).toEqual([{ role: ADMIN_ROLE }])
  expect(said).toHaveLength(1)
})

test('and one bank of questions', async () => {
  const { db } = await openSchool()

  await times(4, () => ensureBank(db))

  const questions = await db.selectFrom('quiz_questions').select('question').execute()
  expect(questions.length).toBeGreaterThan(0)
  expect(new Set(questions.map((it) => it.question)).size).toBe(questions.length)
})
