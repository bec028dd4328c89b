import type { FastifyInstance } from 'fastify'
import { verbs } from './app.ts'
import { ensureSiteBuilt } from './build-site.ts'
import { ensureBank } from './game/bank.ts'
import { openServer } from './http/server.ts'
import { BadConfig, type Config, readConfig } from './kernel/config.ts'
import { safeError } from './kernel/safe-error.ts'
import type { School } from './kernel/school.ts'
import { ensureAdministrator, openSchoolFrom } from './start.ts'
import { CannotStart } from './upgrade.ts'
import { startWorkers } from './workers.ts'

type Env = Record<string, string | undefined>

/** Ends the process with one line when `work` throws BadConfig or CannotStart. */
async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof BadConfig || fault instanceof CannotStart)) throw fault
    console.error(fault.message)
    process.exit(1)
  }
}

/** Ends the process as Node does, but without the values that an error of the database carries. */
function endWith(fault: unknown) {
  const { stack, ...error } = safeError(fault)
  console.error(stack)
  console.error(JSON.stringify({ err: error }))
  process.exit(1)
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config) {
  try {
    await app.listen({ port, host })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE')) throw fault
    throw new BadConfig(`PORT wants a free port: ${port} is taken.`)
  }
}

/** Runs the school until it is told to stop: builds and migrates what is wanting, lets `prepare` fill it, and listens. */
export async function serve(env: Env, prepare: (school: School) => Promise<void> = async () => {}) {
  process.once('uncaughtException', endWith)
  const config = await orExit(() => readConfig(env))
  ensureSiteBuilt(console.log)
  const school = await orExit(() => openSchoolFrom(config, console.log))
  await ensureBank(school.db)
  await prepare(school)
  await ensureAdministrator(school.db, config, console.log)
  const app = await openServer(school, verbs)
  await orExit(() => listen(app, config))
  const workers = await startWorkers(school, (trouble) => app.log.warn(trouble))
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : config.PORT
  console.log(`Lisan is open at ${config.SITE_URL ?? `http://localhost:${port}`}`)

  /** Finishes what is under way, then exits 0 (decisions §12). */
  async function close() {
    await app.close()
    await workers.stop()
    await school.db.destroy()
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}
