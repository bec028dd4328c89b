import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sandboxSecret } from './payments/sandbox/sandbox.ts'
import { readConfig } from './platform/config.ts'
import { type Db, openPostgres, openSqlite } from './platform/db.ts'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { Journal } from './test/kill/journal.ts'
import { runLoad, settlePayments } from './test/kill/load.ts'
import type { LoadWorld } from './test/kill/load-world.ts'
import { seedLoadWorld } from './test/kill/seed-world.ts'
import { findPartialWrites, takeSnapshot } from './test/kill/snapshot.ts'
import { startServer } from './test/process/start-server.ts'
import { verifyLedger } from './wallet/verify-ledger.ts'

/** `npm run test:full` kills a few times, soak/money-kill.ts two hundred times on each engine. */
const KILLS = Number(process.env.MONEY_KILLS ?? 3)
const FIRST_LONGEST_LIFE_MS = 1_200

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

/** Opens the database beside the server. */
async function inDatabase<T>(schoolEnv: Record<string, string>, work: (db: Db) => Promise<T>) {
  const { DATABASE_URL: url, DATA_DIR } = readConfig(schoolEnv)
  const db = url
    ? openPostgres(url, { max: 4, timeouts: false })
    : openSqlite(join(DATA_DIR, 'lisan.sqlite'))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Returns the inconsistencies in the database; none if all is well. */
function findInconsistencies(
  schoolEnv: Record<string, string>,
  { journal }: LoadWorld,
): Promise<string[]> {
  const { SITE_TIMEZONE } = readConfig(schoolEnv)
  return inDatabase(schoolEnv, async (db) => {
    const found = await Promise.all([
      takeSnapshot(db).then((names) => journal.differences(names)),
      findPartialWrites(db, SITE_TIMEZONE),
      verifyLedger(db),
    ])
    return found.flat()
  })
}

test(
  'a server that is killed at any moment under load loses nothing that it acknowledged, and does nothing twice or partially (R-RUN-014, R-MONEY-001, R-MONEY-011, R-PAY-001, R-PAY-003, R-PAY-006, R-PAY-007, R-PAY-010)',
  async () => {
    const schoolEnv = await createSchoolEnv()
    const env = { ...schoolEnv, ...owner }
    const first = await startServer(env)
    const noticeKey = await inDatabase(schoolEnv, sandboxSecret)
    const world = await seedLoadWorld(first.url, owner, new Journal(), noticeKey)
    first.process.kill('SIGKILL')
    await first.exited

    let longestLifeMs = FIRST_LONGEST_LIFE_MS
    for (let kill = 1; kill <= KILLS; kill++) {
      const running = await startServer(env)
      expect(await findInconsistencies(schoolEnv, world), `after kill ${kill - 1}`).toEqual([])
      const loading = runLoad(running.url, world)
      await Promise.race([delay(Math.random() * longestLifeMs), loading])
      running.process.kill('SIGKILL')
      await running.exited
      await loading
      // a slow machine needs more time to acknowledge anything that a kill could lose
      if (world.journal.acknowledgedCount <= kill * 2) longestLifeMs *= 1.25
      // progress of a long run
      if (kill % 20 === 0)
        process.stdout.write(`${kill} kills, ${world.journal.acknowledgedCount} acknowledged\n`)
    }

    const last = await startServer(env)
    await settlePayments(last.url, world)
    expect(await findInconsistencies(schoolEnv, world)).toEqual([])
    expect(world.journal.acknowledgedCount).toBeGreaterThan(KILLS)
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/verify-ledger.ts'], {
      env: { ...process.env, ...schoolEnv },
    })
    expect(stdout).toBe('Every wallet adds up.\n')
  },
  60_000 + KILLS * 15_000,
)
