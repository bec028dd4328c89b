import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { openAppContext } from '../../bootstrap.ts'
import { seedBank } from '../../game/bank-store.ts'
import { handlers } from '../../handlers.ts'
import { createHttpServer } from '../../http-server.ts'
import { readConfig } from '../../platform/config.ts'
import { terminateConnections } from '../databases/databases.ts'
import { createSchoolEnv } from '../databases/school-env.ts'
import type { TestSchool } from '../test-school.ts'

export type CrashableSchool = {
  /** The running school; a new one after each start. */
  readonly school: TestSchool
  /** Disconnects the database after this many further results, during any running actions. */
  crashAfter(results: number): void
  /** Reopens the school on the same database, as after a crash; a pending disconnection happens first. */
  reopen(): Promise<void>
  close(): Promise<void>
}

/** Opens a school that can be disconnected from its database at any moment and reopened. */
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
    crashAfter: (results) => running.cutter.cutAfter(results),
    async reopen() {
      await running.cutter.cutNow()
      await close()
      running = await start()
    },
    close,
  }
}

/** Counts the results of a database and disconnects it at a given one. */
function openCutter(cut: () => Promise<void>) {
  let remainingResults = Number.POSITIVE_INFINITY
  let cutDone: Promise<void> | undefined
  const cutNow = () => {
    cutDone ??= cut()
    return cutDone
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (cutDone) throw new Error('The process has crashed')
      return node
    },
    // after the statement was executed and before its result is returned
    async transformResult({ result }) {
      remainingResults--
      if (remainingResults === 0) await cutNow()
      // SQLite is synchronous: without a pause one request would end before the next one begins
      await yieldToOthers()
      return result
    },
  }
  const cutAfter = (results: number) => {
    remainingResults = results
  }
  return { plugin, cutAfter, cutNow }
}
