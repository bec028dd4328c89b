import { expect, test } from 'vitest'
import { openTestDb } from '../test/databases.ts'
import { columnsOf, openReleased, releases, rowsOf } from '../test/released.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { MigrationFailed, migrate, migrationState } from './migrate.ts'

/** What a later version means to write anew or to leave out in rows that are there; all else stays as it was. */
const CHANGED = ['people.search_text', 'push_subscriptions.created_at']

test.each(releases)(
  'the school of release %s comes to the newest schema with every row as it was, and its ledger adds up',
  async (version) => {
    const db = await openReleased(version)
    const known = (await columnsOf(db)).filter((it) => !CHANGED.includes(it))
    const before = await rowsOf(db, known)
    expect(before.people?.length).toBeGreaterThan(5)
    expect(before.ledger?.length).toBeGreaterThan(5)

    await migrate(db)

    const fresh = await openTestDb()
    expect(await columnsOf(db)).toEqual(await columnsOf(fresh.db))
    await fresh.close()
    expect(await rowsOf(db, known)).toEqual(before)
    expect(await auditLedger(db)).toEqual([])
  },
)

test('an upgrade that fails at one of its steps changes nothing', async () => {
  const db = await openReleased('0.1.0')
  // stands in the way of the last step
  await db.schema.createIndex('tries_by_end').on('people').column('id').execute()
  const columns = await columnsOf(db)
  const before = await rowsOf(db, columns)
  const { done } = await migrationState(db)

  await expect(migrate(db)).rejects.toThrow(MigrationFailed)

  expect(await columnsOf(db)).toEqual(columns)
  expect(await rowsOf(db, columns)).toEqual(before)
  expect((await migrationState(db)).done).toEqual(done)

  await db.schema.dropIndex('tries_by_end').execute()
  await migrate(db)
  expect((await migrationState(db)).missing).toEqual([])
})
