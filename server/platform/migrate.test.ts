import { expect, test } from 'vitest'
import { openTestDb } from '../test/databases.ts'
import { columnsOf, openReleasedDb, releasedVersions, rowsOf } from '../test/released-schemas.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { MigrationError, migrate, migrationState } from './migrate.ts'

/** What a later version means to write anew or to leave out in rows that are there; all else stays as it was. */
const REWRITTEN_COLUMNS = ['users.search_text', 'push_subscriptions.created_at']

test.each(releasedVersions)(
  'the school of release %s comes to the newest schema with every row as it was, and its ledger adds up',
  async (version) => {
    const db = await openReleasedDb(version)
    const columns = (await columnsOf(db)).filter((it) => !REWRITTEN_COLUMNS.includes(it))
    const before = await rowsOf(db, columns)
    expect(before.people?.length).toBeGreaterThan(5)
    expect(before.ledger?.length).toBeGreaterThan(5)

    await migrate(db)

    const fresh = await openTestDb()
    expect(await columnsOf(db)).toEqual(await columnsOf(fresh.db))
    await fresh.close()
    expect(await rowsOf(db, columns)).toEqual(before)
    expect(await verifyLedger(db)).toEqual([])
  },
)

test('an upgrade that fails at one of its steps changes nothing', async () => {
  const db = await openReleasedDb('0.1.0')
  // stands in the way of the last step
  await db.schema.createIndex('tries_by_end').on('users').column('id').execute()
  const columns = await columnsOf(db)
  const before = await rowsOf(db, columns)
  const { applied } = await migrationState(db)

  await expect(migrate(db)).rejects.toThrow(MigrationError)

  expect(await columnsOf(db)).toEqual(columns)
  expect(await rowsOf(db, columns)).toEqual(before)
  expect((await migrationState(db)).applied).toEqual(applied)

  await db.schema.dropIndex('tries_by_end').execute()
  await migrate(db)
  expect((await migrationState(db)).pending).toEqual([])
})
