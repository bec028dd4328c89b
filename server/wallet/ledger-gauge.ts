import { HOUR } from '../../contract/duration.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { verifyLedger } from './verify-ledger.ts'

/** The number of differences in the ledger. Verified once an hour at most, because it reads every row. */
export function ledgerGauge(db: Db) {
  let verifiedAt = 0
  let differences = 0
  return {
    name: 'lisan_ledger_differences',
    help: 'Differences found by the hourly verification of the ledger',
    async read(): Promise<number> {
      if (now() - verifiedAt >= HOUR) {
        verifiedAt = now()
        differences = (await withLongStatements(() => verifyLedger(db))).length
      }
      return differences
    },
  }
}
