import { expect, onTestFinished, test } from 'vitest'
import { openSchoolFrom } from '../start.ts'
import { cutConnections } from '../test/databases.ts'
import { aPlace } from '../test/place.ts'
import { aStudent, walletOf } from '../test/school.ts'
import { debit } from '../wallet/move.ts'
import { readConfig } from './config.ts'
import { inTransaction } from './db.ts'

test('a database that goes away in the midst of a transaction takes that transaction with it and nothing else', async () => {
  const config = readConfig({ NODE_ENV: 'test', ...(await aPlace()) })
  const school = await openSchoolFrom(config)
  const amina = await aStudent(school, { wallet: 50_00 })
  const bought = { personId: amina.id, amount: 20_00, service: 'enrolment' as const, now: 0 }

  const attempt = inTransaction(school.db, async (tx) => {
    await debit(tx, { ...bought, description: 'Enrolment', once: 'enrolment:1' })
    await (config.DATABASE_URL ? cutConnections(config.DATABASE_URL) : school.db.destroy())
    await walletOf(tx, amina.id)
  })

  await expect(attempt).rejects.toThrow()
  // PostgreSQL is back at once, and the pool with it
  const { db } = config.DATABASE_URL ? school : await openSchoolFrom(config)
  onTestFinished(() => db.destroy())
  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
})
