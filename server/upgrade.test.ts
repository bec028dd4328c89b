import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openBeside } from './test/databases/open-beside.ts'
import { createReleasedEnv } from './test/databases/released-schemas.ts'
import { startServer } from './test/process/start-server.ts'

/** Runs a statement in the database of a stopped server. */
async function runStatement(env: { DATA_DIR: string; DATABASE_URL: string }, statement: string) {
  const db = openBeside(env)
  await sql.raw(statement).execute(db)
  await db.destroy()
}

const lastLine = (output: string) => output.trim().split('\n').at(-1)

test('start-up fails when a step of the upgrade does, with one line that names the copy of the database', async () => {
  const env = await createReleasedEnv('0.1.0')
  await runStatement(env, 'create index ledger_test on users (id)')

  for (const _again of [1, 2]) {
    const { exited, output } = await startServer(env)
    expect(await exited).toBe(1)
    expect(output()).not.toContain('    at ')
    expect(lastLine(output())).toMatch(
      /^The upgrade failed at 20261127T2200-test-entries: .+ nothing was changed .+copies/,
    )
  }

  // a repeated start replaces its own copy
  const copies = readdirSync(join(env.DATA_DIR, 'copies'))
  expect(copies).toHaveLength(1)
  const mode = (path: string) => statSync(path).mode & 0o777
  expect(mode(join(env.DATA_DIR, 'copies'))).toBe(0o700)
  expect(mode(join(env.DATA_DIR, 'copies', copies[0] ?? ''))).toBe(0o600)
})

test('start-up fails on a database of a version before the last one that can be upgraded, and changes nothing', async () => {
  const env = await createReleasedEnv('0.1.0')
  await runStatement(
    env,
    "delete from kysely_migration where name = '20261126T1400-views-of-a-class'",
  )

  const { exited, output } = await startServer(env)
  expect(await exited).toBe(1)
  expect(output().trim()).toMatch(/^This database is of a version that this one cannot[^\n]+$/)
  expect(existsSync(join(env.DATA_DIR, 'copies'))).toBe(false)
})

test('start-up fails on a database of a newer version with one line', async () => {
  const env = await createReleasedEnv('0.1.0')
  await runStatement(env, "insert into kysely_migration values ('20991231T0000-new', '2099-12-31')")

  const { exited, output } = await startServer(env)
  expect(await exited).toBe(1)
  expect(output().trim()).toMatch(/^This database was upgraded by a newer version[^\n]+$/)
})

// a SQLite file belongs to one machine
const testOnPostgres = inject('postgres') === '' ? () => {} : test
testOnPostgres(
  'three processes that start at once on a database of an earlier release upgrade it once',
  async () => {
    const env = await createReleasedEnv('0.1.0')
    const running = await Promise.all([1, 2, 3].map(() => startServer(env)))
    for (const { url, output } of running) expect(url, output()).not.toBe('')
    expect(readdirSync(join(env.DATA_DIR, 'copies'))).toHaveLength(1)
  },
)
