import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { verbs } from '../app.ts'
import { startSession } from '../auth/session.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { insertPerson } from '../auth/store.ts'
import { openServer } from '../http/server.ts'
import { now } from '../kernel/clock.ts'
import { readConfig } from '../kernel/config.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import { openFolder } from '../kernel/files.ts'
import { newRand } from '../kernel/random.ts'
import type { School } from '../kernel/school.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { credit } from '../wallet/move.ts'
import { openTestDb } from './databases.ts'

export type TestSchool = School & { app: FastifyInstance }

/**
 * A school of its own for one test: an empty database on the engine under test, files in a folder that goes away. When
 * the test is over its ledger is audited, whatever the test was about, unless it was broken on purpose: `breaksLedger`.
 */
export async function openSchool(
  env: Record<string, string> = {},
  { breaksLedger = false } = {},
): Promise<TestSchool> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    // production does not start without it
    ...(env.NODE_ENV === 'production' && { SITE_URL: 'https://lisan.example' }),
    ...env,
  })
  const { db, close } = await openTestDb()
  const school = { db, files: openFolder(join(dataDir, 'media')), config, mediaSecret: 'test' }
  const app = await openServer(school, verbs)
  onTestFinished(async () => {
    await app.close()
    const differences = breaksLedger ? [] : await auditLedger(db)
    await close()
    rmSync(dataDir, { recursive: true, force: true })
    expect(differences, 'the ledger after the test').toEqual([])
  })
  return { ...school, app }
}

export type TestPerson = { id: number; name: string; email: string; token: string }

type Wanted = { name?: string; email?: string /** Kobo. */; wallet?: number; role?: number }

/** A student with a session; `wallet` is put there by the ledger like any money. */
export async function aStudent(
  school: School,
  { name = 'Amina Bello', email, wallet = 0, role = 1 }: Wanted = {},
) {
  const address = email ?? `${newRand().toLowerCase()}@example.org`
  const id = await inTransaction(school.db, async (tx) => {
    const personId = await insertPerson(tx, {
      name,
      email: address,
      phone: '08030000000',
      // signs in by token; tests of sign-in make their accounts by sign-up
      passwordHash: '',
      role,
      referralCode: newReferralCode(address),
      referredBy: null,
      joinedAt: now(),
    })
    if (wallet > 0) {
      const gift = {
        personId,
        amount: wallet,
        service: 'fund' as const,
        description: 'Start',
        now: now(),
      }
      await credit(tx, { ...gift, once: `start:${personId}` })
    }
    return personId
  })
  const { token } = await startSession(school.db, { personId: id, now: now() })
  return { id, name, email: address, token }
}

/** Someone who runs the school. */
export function anAdministrator(school: School, wanted: Wanted = {}) {
  return aStudent(school, { name: 'Maryam Sani', ...wanted, role: ADMIN_ROLE })
}

/** The balance and the sum of the ledger, which are always the same. */
export async function walletOf(db: Db, personId: number) {
  const { wallet } = await db
    .selectFrom('people')
    .select('wallet')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('ledger').selectAll().where('person_id', '=', personId).execute()
  const sum = rows.reduce(
    (total, row) => total + (row.type === 'credit' ? row.amount : -row.amount),
    0,
  )
  return { balance: wallet, sum, rows }
}
