import { HOUR } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { verifyLedger } from './verify-ledger.ts'

/** The number of differences in the ledger. Verified once an hour at most, because it reads every row. */
export function ledgerGauge(db: Db) {
  let last: { verifiedAt: number; differences: number } | undefined
  return {
    name: 'lisan_ledger_differences',
    help: 'Differences found by the hourly verification of the ledger',
    async read(): Promise<number> {
      if (!last || now() - last.verifiedAt >= HOUR) {
        const verifiedAt = now()
        const { length } = await withLongStatements(() => verifyLedger(db))
        last = { verifiedAt, differences: length }
      }
      return last.differences
    },
  }
}
