import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { ADMIN_ROLE } from '../contract/auth/auth.ts'
import { ensureAdministrator } from './bootstrap.ts'
import { seedBank } from './game/bank-store.ts'
import { openPostgres } from './platform/db.ts'
import { startServer } from './test/process/start-server.ts'
import { createTempDir } from './test/process/temp-dir.ts'
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

// SQLite always stores text as Unicode
const testOnPostgres = inject('postgres') === '' ? () => {} : test
testOnPostgres('start-up fails on a database that cannot store Arabic with one line', async () => {
  const postgres = inject('postgres')
  const keeper = openPostgres(`${postgres}/postgres`, { max: 1, timeouts: false })
  await sql`create database bytes template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`.execute(
    keeper,
  )
  await keeper.destroy()

  const { output, exited } = await startServer({
    ...createTempDir(),
    DATABASE_URL: `${postgres}/bytes`,
  })

  expect(await exited).not.toBe(0)
  expect(output().trim()).toBe(
    'DATABASE_URL must be the address of a database with the encoding UTF8; this one has SQL_ASCII.',
  )
})
