import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { inTransaction } from './db.ts'
import { prepareGroupedQuery } from './group-reads.ts'

type SeenRow = { user_id: number; at: number }

/** When a user was seen since a time, if the email is theirs. */
const findSeen = prepareGroupedQuery<{ userId: number; since: number; email: string }, SeenRow>(
  (db, param) =>
    db
      .selectFrom('last_seen')
      .innerJoin('users', 'users.id', 'last_seen.user_id')
      .select(['last_seen.user_id', 'last_seen.at'])
      .where('last_seen.user_id', '=', param('userId'))
      .where('last_seen.at', '>=', param('since'))
      .where('users.email', '=', param('email'))
      .where('users.phone', '!=', "an 'apostrophe'"),
)

async function openSeen(count: number) {
  const school = await openTestSchool()
  const seen = []
  for (let index = 0; index < count; index++) {
    const { id, email } = await seedStudent(school)
    await school.db
      .insertInto('last_seen')
      .values({ user_id: id, at: 100 + index })
      .execute()
    seen.push({ userId: id, email, at: 100 + index })
  }
  return { school, db: school.db, seen }
}

const onPostgres = inject('postgres') !== ''

test('reads that arrive together are read by few statements on PostgreSQL, and each has only its own rows (R-SAFE-008)', async () => {
  const { db, seen } = await openSeen(60)
  const statements = vi.spyOn(db, 'executeQuery')

  const found = await Promise.all(seen.map((it) => findSeen(db, { ...it, since: 130 })))

  expect(found).toEqual(seen.map(({ userId, at }) => (at >= 130 ? [{ user_id: userId, at }] : [])))
  expect(statements.mock.calls).toHaveLength(onPostgres ? 2 : 60)
})

test('reads of the same values and of another email or time beside them do not mix', async () => {
  const { db, seen } = await openSeen(2)
  const [amina, musa] = seen
  if (!amina || !musa) throw new Error('two students')
  const asked = [
    { ...amina, since: 0 },
    { ...amina, since: 0 },
    { ...amina, since: 101 },
    { ...musa, since: 0, email: amina.email },
    { ...musa, since: 0, email: `'" {${musa.email},\\` },
    { ...musa, since: 0 },
  ]
  const row = { user_id: amina.userId, at: 100 }
  expect(await Promise.all(asked.map((it) => findSeen(db, it)))).toEqual([
    ...[[row], [row], [], [], []],
    [{ user_id: musa.userId, at: 101 }],
  ])
})

test('a query with several rows for some and none for others returns each its own', async () => {
  const { db } = await openSeen(0)
  const listNumbers = prepareGroupedQuery<{ until: number }, { number: number }>((it, param) =>
    it
      .selectNoFrom(sql<number>`1`.as('number'))
      .where(sql<number>`1`, '<=', param('until'))
      .unionAll(
        it.selectNoFrom(sql<number>`2`.as('number')).where(sql<number>`2`, '<=', param('until')),
      ),
  )
  const found = await Promise.all([2, 0, 1, 2].map((until) => listNumbers(db, { until })))
  expect(found.map((rows) => rows.map((it) => it.number).sort())).toEqual([[1, 2], [], [1], [1, 2]])
})

test('a read sees what was committed before it was asked, although others are being read', async () => {
  const { db, seen } = await openSeen(3)
  const reads = []
  for (const { userId, email } of seen) {
    reads.push(findSeen(db, { userId, email, since: 0 }))
    await db.deleteFrom('last_seen').where('user_id', '=', userId).execute()
    reads.push(findSeen(db, { userId, email, since: 0 }))
  }
  const found = await Promise.all(reads)
  expect(found.filter((_, index) => index % 2 === 1)).toEqual([[], [], []])
})

test('a transaction reads its own changes, and not together with others', async () => {
  const { db, seen } = await openSeen(3)
  const [{ userId, email } = { userId: 0, email: '' }] = seen
  const found = await inTransaction(db, async (tx) => {
    await tx.updateTable('last_seen').set({ at: 500 }).where('user_id', '=', userId).execute()
    return Promise.all([
      ...(onPostgres ? seen.map((it) => findSeen(db, { ...it, since: 0 })) : []),
      findSeen(tx, { userId, email, since: 0 }),
    ])
  })
  expect(found.at(-1)).toEqual([{ user_id: userId, at: 500 }])
  if (onPostgres) expect(found[0]).toEqual([{ user_id: userId, at: 100 }])
})

test.runIf(onPostgres)('a read that fails fails alone', async () => {
  const { db } = await openSeen(0)
  const divide = prepareGroupedQuery<{ by: number }, { result: number }>((it, param) =>
    it.selectNoFrom(sql<number>`12 / ${param('by')}`.as('result')),
  )
  const outcomes = await Promise.allSettled([1, 2, 0, 3].map((by) => divide(db, { by })))
  expect(outcomes.map((it) => (it.status === 'fulfilled' ? it.value : it.status))).toEqual([
    ...[[{ result: 12 }], [{ result: 6 }]],
    ...['rejected', [{ result: 4 }]],
  ])
})

test.runIf(onPostgres)(
  'when the database cannot serve, the reads of one statement are refused at once and no others',
  async () => {
    const { db, seen } = await openSeen(4)
    const statements = vi.spyOn(db, 'executeQuery')
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    const [first = { userId: 0, email: '', at: 0 }, ...others] = seen

    const single = findSeen(db, { ...first, since: 0 })
    statements.mockRejectedValueOnce(reset)

    const outcomes = await Promise.allSettled(others.map((it) => findSeen(db, { ...it, since: 0 })))

    expect(await single).toEqual([{ user_id: first.userId, at: 100 }])
    expect(outcomes.map((it) => it.status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(statements.mock.calls).toHaveLength(2)
    // the next one is read again
    expect(await findSeen(db, { ...first, since: 0 })).toEqual(await single)
  },
)

test.runIf(onPostgres)('a connection keeps the statement of a group', async () => {
  const { db } = await openSeen(0)
  const countFrom = prepareGroupedQuery<{ from: number }, { name: string }>((it, param) =>
    it.selectFrom('users').select('name').where('id', '>=', param('from')).limit(11),
  )
  const kept = await db.connection().execute(async (connection) => {
    for (let round = 0; round < 3; round++)
      await Promise.all([1, 2, 3].map((from) => countFrom(connection, { from })))
    return sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like '%as asked(%limit 11%'
    `.execute(connection)
  })
  expect(kept.rows).toEqual([{ runs: 3 }])
})
