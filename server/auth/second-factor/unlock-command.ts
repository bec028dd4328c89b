import { join } from 'node:path'
import { now } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { openPostgres, openSqlite } from '../../platform/db.ts'
import { unlockAdministrator } from './administer.ts'

/**
 * `npm run admin:unlock -- EMAIL`, with the configuration of the environment: removes the second step of an administrator
 * who has lost it. The server can be running. Exits with 1 and one line on stderr on failure.
 */
const [, , email] = process.argv
try {
  if (!email) throw new Error('Say whose second step: npm run admin:unlock -- maryam@example.org')
  const config = readConfig(process.env)
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  try {
    console.log(await unlockAdministrator(db, email, now()))
  } finally {
    await db.destroy()
  }
} catch (error) {
  const message = error instanceof Error ? error.message || error.name : String(error)
  console.error(message.split('\n')[0])
  process.exit(1)
}
