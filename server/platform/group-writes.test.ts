import { expect, test } from 'vitest'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import type { Db } from './db.ts'
import { groupWrites } from './group-writes.ts'

/** Writes `last_seen`, and remembers how many rows each statement had. */
function countedWrites() {
  const sizes: number[] = []
  const write = groupWrites<{ user_id: number; at: number }>((db, rows) => {
    sizes.push(rows.length)
    return db.insertInto('last_seen').values(rows).execute()
  })
  return { write, sizes }
}

const listSeen = (db: Db) =>
  db.selectFrom('last_seen').select('user_id').orderBy('user_id').execute()

test('writes that arrive together are written by few statements, and each is stored when its promise resolves (R-SAFE-008)', async () => {
  const school = await openTestSchool()
  const students = []
  for (let index = 0; index < 60; index++) students.push(await seedStudent(school))
  const { write, sizes } = countedWrites()
  const stored = await Promise.all(
    students.map(async ({ id }) => {
      await write(school.db, { user_id: id, at: 1 })
      return (await listSeen(school.db)).some((it) => it.user_id === id)
    }),
  )
  expect(stored).toEqual(students.map(() => true))
  expect(sizes.reduce((sum, it) => sum + it, 0)).toBe(60)
  expect(sizes.length).toBeLessThanOrEqual(3)
})

test('a write that fails fails alone', async () => {
  const school = await openTestSchool()
  const [amina, musa] = [await seedStudent(school), await seedStudent(school)]
  const { write } = countedWrites()
  const missing = 1_000_000
  const outcomes = await Promise.allSettled(
    [amina.id, missing, musa.id].map((user_id) => write(school.db, { user_id, at: 1 })),
  )
  expect(outcomes.map((it) => it.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await listSeen(school.db)).toEqual([{ user_id: amina.id }, { user_id: musa.id }])
  // the queue goes on
  await seedStudent(school).then(({ id }) => write(school.db, { user_id: id, at: 2 }))
  expect(await listSeen(school.db)).toHaveLength(3)
})

test('without a database every waiting write is refused', async () => {
  const write = groupWrites(async () => {})
  const closed = { connection: () => ({ execute: () => Promise.reject(new Error('no database')) }) }
  const outcomes = await Promise.allSettled([1, 2, 3].map((it) => write(closed as never, it)))
  expect(outcomes.map((it) => it.status)).toEqual(['rejected', 'rejected', 'rejected'])
})
