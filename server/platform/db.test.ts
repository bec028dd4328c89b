import { expect, onTestFinished, test } from 'vitest'
import { openAppContext } from '../bootstrap.ts'
import { terminateConnections } from '../test/databases/databases.ts'
import { createSchoolEnv } from '../test/databases/school-env.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'
import { debit } from '../wallet/ledger.ts'
import { readConfig } from './config.ts'
import { inTransaction } from './db.ts'

test('a database that disconnects during a transaction rolls back that transaction and nothing else', async () => {
  const config = readConfig({ NODE_ENV: 'test', ...(await createSchoolEnv()) })
  const school = await openAppContext(config)
  const amina = await seedStudent(school, { wallet: 50_00 })
  const debitRequest = { userId: amina.id, amount: 20_00, service: 'enrolment' as const, now: 0 }

  const attempt = inTransaction(school.db, async (tx) => {
    await debit(tx, { ...debitRequest, description: 'Enrolment', idempotencyKey: 'enrolment:1' })
    await (config.DATABASE_URL ? terminateConnections(config.DATABASE_URL) : school.db.destroy())
    await walletOf(tx, amina.id)
  })

  await expect(attempt).rejects.toThrow()
  // PostgreSQL and the pool recover at once
  const { db } = config.DATABASE_URL ? school : await openAppContext(config)
  onTestFinished(() => db.destroy())
  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
})
