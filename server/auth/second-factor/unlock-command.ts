import { join } from 'node:path'
import { now } from '../../platform/clock.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import { openPostgres, openSqlite } from '../../platform/db.ts'
import { unlockAdministrator } from './administer.ts'

/** A line for standard output, or on failure (exit code 1) for standard error. */
type Outcome = { exitCode: number; line: string }

/**
 * `npm run admin:unlock -- EMAIL`, with the configuration of the environment: removes the second step of an administrator
 * who has lost it. The server can be running.
 */
export async function runUnlockCommand(
  email: string | undefined,
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  try {
    if (!email) throw new Error('Say whose second step: npm run admin:unlock -- maryam@example.org')
    return { exitCode: 0, line: await unlock(readConfig(env), email) }
  } catch (error) {
    const message = error instanceof Error ? error.message || error.name : String(error)
    return { exitCode: 1, line: message.split('\n')[0] ?? '' }
  }
}

async function unlock(config: Config, email: string): Promise<string> {
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  try {
    return await unlockAdministrator(db, email, now())
  } finally {
    await db.destroy()
  }
}
