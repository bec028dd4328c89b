import { verbs } from './app.ts'
import { ensureSiteBuilt } from './build-site.ts'
import { openServer } from './http/server.ts'
import { BadConfig, type Config, readConfig } from './kernel/config.ts'
import { ensureAdministrator, openSchoolFrom } from './start.ts'

/** Reads the configuration or ends the process with the one line that says what is wrong with it. */
function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (fault) {
    if (!(fault instanceof BadConfig)) throw fault
    console.error(fault.message)
    process.exit(1)
  }
}

const config = configOrExit()
ensureSiteBuilt(console.log)
const school = await openSchoolFrom(config)
await ensureAdministrator(school.db, config, console.log)
const app = await openServer(school, verbs)
await app.listen({ port: config.PORT, host: config.HOST })
console.log(`Lisan is open at ${config.SITE_URL ?? `http://localhost:${config.PORT}`}`)

/** Finishes what is under way, then exits 0 (decisions §12). */
async function close() {
  await app.close()
  await school.db.destroy()
  process.exit(0)
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
