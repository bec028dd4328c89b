import { expect, test } from 'vitest'
import { ADMIN_ROLE } from '../contract/auth.ts'
import { ensureAdministrator } from './bootstrap.ts'
import { seedBank } from './game/seed-bank.ts'
import { openTestSchool } from './test/test-school.ts'

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

test('four processes that start at once on an empty database create one administrator and print one password (R-RUN-005)', async () => {
  const { db, config } = await openTestSchool()
  const messages: string[] = []

  await times(4, () => ensureAdministrator(db, config, (line) => messages.push(line)))

  const administrators = await db.selectFrom('users').select('role').execute()
  expect(administrators).toEqual([{ role: ADMIN_ROLE }])
  expect(messages).toHaveLength(1)
})

test('four processes that start at once create one question bank', async () => {
  const { db } = await openTestSchool()

  await times(4, () => seedBank(db))

  const questions = await db.selectFrom('quiz_questions').select('question').execute()
  expect(questions.length).toBeGreaterThan(0)
  expect(new Set(questions.map((it) => it.question)).size).toBe(questions.length)
})
