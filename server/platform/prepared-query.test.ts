import { expect, test, vi } from 'vitest'
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
