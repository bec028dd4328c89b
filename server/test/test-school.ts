import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { startSession } from '../auth/session.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { insertUser } from '../auth/store.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { type FileStore, openFolderStore } from '../platform/file-store.ts'
import { newPublicId } from '../platform/random.ts'
import { credit } from '../wallet/ledger.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { openReusableTestDb } from './databases/reusable-databases.ts'
import { TEST_PASSWORD_MEMORY_KIB } from './process/program-env.ts'

/** The cost of passwords without configuration; tests have a lower one. */
export const DEFAULT_PASSWORD_COST = {
  PASSWORD_MEMORY_KIB: String(readConfig({}).PASSWORD_MEMORY_KIB),
}

export type TestSchool = AppContext & { app: FastifyInstance }

type TestSchoolOptions = {
  breaksLedger?: boolean
  /** Opens the file store; a folder in the folder of the school without it. */
  files?: (dataDir: string) => FileStore
}

/**
 * Opens a school for one test: an empty database on the engine under test and a temporary folder. After the test its
 * ledger is verified, except with `breaksLedger`.
 */
export async function openTestSchool(
  env: Record<string, string> = {},
  { breaksLedger = false, files }: TestSchoolOptions = {},
): Promise<TestSchool> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    // an idle priority waits for as long as the machine is busy
    FFMPEG_PRIORITY: 'normal',
    // production requires an address and the full cost of passwords
    ...(env.NODE_ENV === 'production'
      ? { SITE_URL: 'https://lisan.example' }
      : { PASSWORD_MEMORY_KIB: TEST_PASSWORD_MEMORY_KIB }),
    ...env,
  })
  const { db, close } = await openReusableTestDb()
  const store = files?.(dataDir) ?? openFolderStore(join(dataDir, 'media'))
  const school = { db, files: store, config, mediaSecret: 'test' }
  const app = await createHttpServer(school, handlers)
  onTestFinished(async () => {
    await app.close()
    const differences = breaksLedger ? [] : await verifyLedger(db)
    await close()
    rmSync(dataDir, { recursive: true, force: true })
    expect(differences, 'the ledger after the test').toEqual([])
  })
  return { ...school, app }
}

export type TestUser = { id: number; name: string; email: string; token: string }

type UserInput = { name?: string; email?: string /** Kobo. */; wallet?: number; staff?: StaffKind }

/** A student with a session; `wallet` (kobo) is credited through the ledger. */
export async function seedStudent(
  school: Pick<AppContext, 'db'>,
  { name = 'Amina Bello', email, wallet = 0, staff }: UserInput = {},
) {
  const address = email ?? `u${newPublicId().toLowerCase()}@example.org`
  const id = await inTransaction(school.db, async (tx) => {
    const userId = await insertUser(tx, {
      name,
      email: address,
      phone: '08030000000',
      // the session is created directly; tests of sign-in sign up instead
      passwordHash: '',
      staff: staff ?? '',
      referralCode: newReferralCode(address),
      referredBy: null,
      joinedAt: now(),
    })
    if (wallet > 0) {
      const initialCredit = {
        userId,
        amount: wallet,
        service: 'fund' as const,
        description: 'Start',
        now: now(),
      }
      await credit(tx, { ...initialCredit, idempotencyKey: `start:${userId}` })
    }
    return userId
  })
  const { token } = await startSession(school.db, { userId: id, now: now() })
  return { id, name, email: address, token }
}

/** An owner with a session. */
export function seedAdministrator(school: Pick<AppContext, 'db'>, input: UserInput = {}) {
  return seedStudent(school, { name: 'Maryam Sani', ...input, staff: 'owner' })
}

/** A member of the staff with a session, to whom these classes are given. */
export async function seedStaff(
  school: Pick<AppContext, 'db'>,
  staff: StaffKind,
  classIds: readonly number[] = [],
  input: UserInput = {},
) {
  const member = await seedStudent(school, { name: 'Bilal Musa', ...input, staff })
  for (const class_id of classIds)
    await school.db.insertInto('class_staff').values({ class_id, user_id: member.id }).execute()
  return member
}

/** The stored balance, the sum of the ledger, which has to equal it, and the ledger entries. */
export async function walletOf(db: Db, userId: number) {
  const { wallet } = await db
    .selectFrom('users')
    .select('wallet')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('ledger')
    .selectAll()
    .where('user_id', '=', userId)
    // without an order PostgreSQL returns a new row before older ones if it takes the place of a deleted one
    .orderBy('id')
    .execute()
  const sum = rows.reduce(
    (total, row) => total + (row.type === 'credit' ? row.amount : -row.amount),
    0,
  )
  return { balance: wallet, sum, rows }
}
