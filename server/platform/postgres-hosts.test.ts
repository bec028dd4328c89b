import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDb } from '../test/databases/databases.ts'
import { freePort } from '../test/databases/postgres.ts'
import { openPostgres } from './db.ts'
import { listHosts } from './postgres-hosts.ts'

test('a database address may name several hosts, each with its port (R-SAFE-007)', () => {
  expect(listHosts('postgres://lisan:se%2Ccret@one:5432,two:5433/lisan?sslmode=require')).toEqual([
    'postgres://lisan:se%2Ccret@one:5432/lisan?sslmode=require',
    'postgres://lisan:se%2Ccret@two:5433/lisan?sslmode=require',
  ])
  expect(listHosts('postgresql://localhost/lisan')).toEqual(['postgresql://localhost/lisan'])
})

test.skipIf(inject('postgres') === '')(
  'with several hosts the connection is to the one that answers as the primary (R-SAFE-007)',
  async () => {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    const dead = `127.0.0.1:${await freePort()}`
    const db = openPostgres(url.replace(/@([^/]+)\//, `@${dead},$1/`), { max: 2 })
    onTestFinished(() => db.destroy())
    const one = () => sql<{ one: number }>`select 1 as one`.execute(db)
    expect((await one()).rows).toEqual([{ one: 1 }])
  },
)
