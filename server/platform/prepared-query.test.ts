import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { prepareQuery } from './prepared-query.ts'

test('only named values are parameters; constants are literals, so that SQLite keeps its plan', async () => {
  const school = await openTestSchool()
  const { db } = school
  const names = ["Musa O'Neill", 'Amina Bello', 'Zaynab 100%?']
  for (const name of names) await seedStudent(school, { name })
  const namesFrom = prepareQuery<{ from: number }, { name: string }>((it, param) =>
    it
      .selectFrom('users')
      .select('name')
      .where('id', '>=', param('from'))
      .where('role', '=', STUDENT_ROLE)
      .where('name', 'in', [names[0] ?? '', names[2] ?? ''])
      .where('name', '!=', 'Amina Bello')
      .orderBy('id'),
  )

  const execute = vi.spyOn(db, 'executeQuery')
  expect(await namesFrom(db, { from: 1 })).toEqual([{ name: names[0] }, { name: names[2] }])
  expect(await namesFrom(db, { from: 1_000_000 })).toEqual([])
  const parameters = execute.mock.calls.map(([it]) => ('parameters' in it ? it.parameters : null))
  expect(parameters).toEqual([[1], [1_000_000]])
})

test.skipIf(inject('postgres') === '')(
  'a connection of PostgreSQL plans a query of every page once and keeps the statement (R-SAFE-008)',
  async () => {
    const { db } = await openTestSchool()
    const countFrom = prepareQuery<{ from: number }, { name: string }>((it, param) =>
      it.selectFrom('users').select('name').where('id', '>=', param('from')).limit(7),
    )
    const kept = await db.connection().execute(async (connection) => {
      for (const from of [1, 2, 3]) await countFrom(connection, { from })
      return sql<{ runs: number }>`
        select generic_plans + custom_plans as runs from pg_prepared_statements where statement like ${'%limit 7'}
      `.execute(connection)
    })
    expect(kept.rows).toEqual([{ runs: 3 }])
  },
)
