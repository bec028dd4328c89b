import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { openAppContext } from '../../bootstrap.ts'
import { seedBank } from '../../game/seed-bank.ts'
import { handlers } from '../../handlers.ts'
import { createHttpServer } from '../../http-server.ts'
import { readConfig } from '../../platform/config.ts'
import { terminateConnections } from '../databases.ts'
import { createSchoolEnv } from '../temp-dir.ts'
import type { TestSchool } from '../test-school.ts'

export type CrashableSchool = {
  /** The school as it runs now; another one after each start. */
  readonly school: TestSchool
  /** Tears it from its database after that many more answers of the database, in the middle of whatever is under way. */
  crashAfter(answers: number): void
  /** Opens it anew over the same database, as after a crash; a tear that has not come yet comes now. */
  reopen(): Promise<void>
  close(): Promise<void>
}

/** A school that may be torn from its database at any moment and opened again over what is left. */
export async function openCrashableSchool(): Promise<CrashableSchool> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    ...(await createSchoolEnv()),
  })

  async function start() {
    const opened = await openAppContext(config)
    await seedBank(opened.db)
    const cutter = openCutter(() =>
      config.DATABASE_URL ? terminateConnections(config.DATABASE_URL) : opened.db.destroy(),
    )
    const school = { ...opened, db: opened.db.withPlugin(cutter.plugin) }
    const app = await createHttpServer(school, handlers)
    return { school: { ...school, app }, cutter, destroy: () => opened.db.destroy() }
  }

  let running = await start()

  async function close() {
    await running.school.app.close()
    await running.destroy()
  }

  return {
    get school() {
      return running.school
    },
    crashAfter: (answers) => running.cutter.cutAfter(answers),
    async reopen() {
      await running.cutter.cutNow()
      await close()
      running = await start()
    },
    close,
  }
}

/** Sits between the school and its database and counts what comes through. */
function openCutter(cut: () => Promise<void>) {
  let remainingResults = Number.POSITIVE_INFINITY
  let cutDone: Promise<void> | undefined
  const cutNow = () => {
    cutDone ??= cut()
    return cutDone
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (cutDone) throw new Error('The process is gone')
      return node
    },
    // after the database did its work and before anybody hears of it
    async transformResult({ result }) {
      remainingResults--
      if (remainingResults === 0) await cutNow()
      // SQLite answers at once, and a request would run to its end before the next one begins
      await yieldToOthers()
      return result
    },
  }
  const cutAfter = (answers: number) => {
    remainingResults = answers
  }
  return { plugin, cutAfter, cutNow }
}
