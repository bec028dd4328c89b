import { setImmediate as othersFirst } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { verbs } from '../../app.ts'
import { ensureBank } from '../../game/bank.ts'
import { openServer } from '../../http/server.ts'
import { readConfig } from '../../kernel/config.ts'
import { openSchoolFrom } from '../../start.ts'
import { cutConnections } from '../databases.ts'
import { aPlace } from '../place.ts'
import type { TestSchool } from '../school.ts'

export type TornSchool = {
  /** The school as it runs now; another one after each start. */
  readonly school: TestSchool
  /** Tears it from its database after that many more answers of the database, in the middle of whatever is under way. */
  tearAfter(answers: number): void
  /** Opens it anew over the same database, as after a crash; a tear that has not come yet comes now. */
  reopen(): Promise<void>
  close(): Promise<void>
}

/** A school that may be torn from its database at any moment and opened again over what is left. */
export async function aTornSchool(): Promise<TornSchool> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    ...(await aPlace()),
  })

  async function start() {
    const whole = await openSchoolFrom(config)
    await ensureBank(whole.db)
    const cutter = newCutter(() =>
      config.DATABASE_URL ? cutConnections(config.DATABASE_URL) : whole.db.destroy(),
    )
    const school = { ...whole, db: whole.db.withPlugin(cutter.plugin) }
    const app = await openServer(school, verbs)
    return { school: { ...school, app }, cutter, destroy: () => whole.db.destroy() }
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
    tearAfter: (answers) => running.cutter.cutAfter(answers),
    async reopen() {
      await running.cutter.cutNow()
      await close()
      running = await start()
    },
    close,
  }
}

/** Sits between the school and its database and counts what comes through. */
function newCutter(cut: () => Promise<void>) {
  let left = Number.POSITIVE_INFINITY
  let gone: Promise<void> | undefined
  const cutNow = () => {
    gone ??= cut()
    return gone
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (gone) throw new Error('The process is gone')
      return node
    },
    // after the database did its work and before anybody hears of it
    async transformResult({ result }) {
      left--
      if (left === 0) await cutNow()
      // SQLite answers at once, and a request would run to its end before the next one begins
      await othersFirst()
      return result
    },
  }
  const cutAfter = (answers: number) => {
    left = answers
  }
  return { plugin, cutAfter, cutNow }
}
