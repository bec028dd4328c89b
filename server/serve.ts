import type { FastifyInstance } from 'fastify'
import { ensureAdministrator, openAppContext } from './bootstrap.ts'
import { ensureSiteBuilt } from './build-site.ts'
import { seedBank } from './game/bank-store.ts'
import { handlers } from './handlers.ts'
import { createHttpServer } from './http-server.ts'
import type { AppContext } from './platform/app-context.ts'
import { now } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { ignoreConsoleErrors } from './platform/log-stream.ts'
import { describeError, redactError } from './platform/redact-error.ts'
import { closeRestoredAccounts } from './privacy/erased-accounts.ts'
import { StartupError } from './upgrade.ts'
import { startWorkers } from './workers.ts'

type Env = Record<string, string | undefined>

/** Exits with one line if `work` throws ConfigError or StartupError. */
async function exitOnStartupError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Exits like Node after an uncaught error, but logs no values of database errors. */
function exitWithError(error: unknown) {
  const { stack, ...details } = redactError(error)
  console.error(stack)
  console.error(JSON.stringify({ err: details }))
  process.exit(1)
}

/** New connections that the system keeps until they are accepted; with Node's 511 a class that opens its exam at once waits for seconds. */
const WAITING_CONNECTIONS = 4096

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config) {
  try {
    await app.listen({ port, host, backlog: WAITING_CONNECTIONS })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError(`PORT must be a free port: ${port} is taken.`)
  }
}

/**
 * Runs the server until it is stopped: builds the site and upgrades the database if necessary, calls `populate`,
 * listens.
 */
export async function serve(
  env: Env,
  populate: (school: AppContext) => Promise<void> = async () => {},
) {
  process.once('uncaughtException', exitWithError)
  ignoreConsoleErrors()
  const config = await exitOnStartupError(() => readConfig(env))
  ensureSiteBuilt(console.log)
  const school = await exitOnStartupError(() => openAppContext(config, console.log))
  await seedBank(school.db)
  await populate(school)
  await ensureAdministrator(school.db, config, console.log)
  // the worker repeats it if the file store does not respond
  await closeRestoredAccounts(school, now()).catch((error: unknown) =>
    console.error(`Restored accounts were not closed yet: ${describeError(error)}`),
  )
  const app = await createHttpServer(school, handlers)
  let workers: Awaited<ReturnType<typeof startWorkers>> | undefined

  /** Finishes the requests in progress, then exits with 0 (R-RUN-011). */
  async function close() {
    await app.close()
    await workers?.stop()
    await school.db.destroy()
    process.exit(0)
  }
  // before the first request can arrive
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  await exitOnStartupError(() => listen(app, config))
  workers = await startWorkers(school, app.log)
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : config.PORT
  console.log(`Lisan is open at ${config.SITE_URL ?? `http://localhost:${port}`}`)
  if (!config.SMTP_URL)
    app.log.warn(
      'SMTP_URL is not set: no email is delivered. Emails are written to DATA_DIR/outbox instead.',
    )
}
