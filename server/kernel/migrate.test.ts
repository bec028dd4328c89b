import { expect, test } from 'vitest'
import { openTestDb } from '../test/databases.ts'
import { columnsOf, openReleased, releases, rowsOf } from '../test/released.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { migrate } from './migrate.ts'

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
