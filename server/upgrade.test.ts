import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres, openSqlite } from './platform/db.ts'
import { createReleasedEnv } from './test/released-schemas.ts'
import { startServer } from './test/start-server.ts'

/** Runs a statement in the database of a stopped server. */
async function runStatement(place: { DATA_DIR: string; DATABASE_URL: string }, statement: string) {
  const db = place.DATABASE_URL
    ? openPostgres(place.DATABASE_URL, { max: 1 })
    : openSqlite(join(place.DATA_DIR, 'lisan.sqlite'))
  await sql.raw(statement).execute(db)
  await db.destroy()
}

const lastLine = (said: string) => said.trim().split('\n').at(-1)

test('start-up fails on a database that an earlier version left partly upgraded, with one line that names its copy', async () => {
  const place = await createReleasedEnv('0.1.0')
  await runStatement(place, 'create index classes_by_version on classes (version)')

  for (const _again of [1, 2]) {
    const { exited: ended, output: said } = await startServer(place)
    expect(await ended).toBe(1)
    expect(said()).not.toContain('    at ')
    expect(lastLine(said())).toMatch(
      /^The upgrade failed at 20261121T1800-class-versions: .+copies/,
    )
  }

  // a repeated start replaces its own copy
  const copies = readdirSync(join(place.DATA_DIR, 'copies'))
  expect(copies).toHaveLength(1)
  const mode = (path: string) => statSync(path).mode & 0o777
  expect(mode(join(place.DATA_DIR, 'copies'))).toBe(0o700)
  expect(mode(join(place.DATA_DIR, 'copies', copies[0] ?? ''))).toBe(0o600)
}, 60_000)

test('start-up fails on a database of a newer version with one line', async () => {
  const place = await createReleasedEnv('0.1.0')
  await runStatement(
    place,
    "insert into kysely_migration values ('20991231T0000-new', '2099-12-31')",
  )

  const { exited: ended, output: said } = await startServer(place)
  expect(await ended).toBe(1)
  expect(said().trim()).toMatch(/^This database was upgraded by a newer version[^\n]+$/)
}, 60_000)

// a SQLite file belongs to one machine
const testOnPostgres = inject('postgres') === '' ? () => {} : test
testOnPostgres(
  'three processes that start at once on a database of an earlier release upgrade it once',
  async () => {
    const place = await createReleasedEnv('0.1.0')
    const running = await Promise.all([1, 2, 3].map(() => startServer(place)))
    for (const { url, output: said } of running) expect(url, said()).not.toBe('')
    expect(readdirSync(join(place.DATA_DIR, 'copies'))).toHaveLength(1)
  },
  60_000,
)
