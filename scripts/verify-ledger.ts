/**
 * Recomputes the balance of every wallet and prints each difference: `npm run audit`. Reads the same configuration as the server,
 * writes nothing, and exits 1 if there is a difference.
 */
import { join } from 'node:path'
import { readConfig } from '../server/platform/config.ts'
import { openPostgres, openSqlite } from '../server/platform/db.ts'
import { verifyLedger } from '../server/wallet/verify-ledger.ts'

const config = readConfig(process.env)
const db = config.DATABASE_URL
  ? openPostgres(config.DATABASE_URL, { timeouts: false })
  : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))

try {
  const differences = await verifyLedger(db)
  for (const line of differences) console.log(line)
  console.log(
    differences.length === 0 ? 'Every wallet adds up.' : `${differences.length} differences.`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await db.destroy()
}
