import { DAY, HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { type LogWarning, startWorker, type Worker } from '../../platform/worker.ts'
import { ProviderUnavailable } from '../provider.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { selectProvider } from '../select-provider.ts'
import { recordTransfer } from './record-transfer.ts'
import { claimScan, finishScan, hasAccounts } from './store.ts'

const NAME = 'transfers'

/** Below the fifteen minutes within which a transfer without a webhook is found. */
const SCAN_INTERVAL = 8 * MINUTE
/** A transfer can enter the provider's list later than another one of a later time. */
const OVERLAP = 2 * HOUR

/**
 * Looks in the provider's list for transfers whose webhook was lost, once in eight minutes for all processes, and returns how many it
 * found (R-PAY-003).
 */
export async function findMissedTransfers(school: AppContext): Promise<number> {
  const { db, config } = school
  const provider = selectProvider(school)
  if (!provider || !(await hasAccounts(db, provider.name))) return 0
  const at = now()
  const scan = { provider: provider.name, now: at, interval: SCAN_INTERVAL, first: at - DAY }
  const since = await claimScan(db, scan)
  if (since === undefined || !(await takeProviderQuota(db, provider, 'schedule', at))) return 0
  // the provider is asked again at the next turn
  const transfers = await provider.listTransfers(since - OVERLAP).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) return null
    throw error
  })
  if (!transfers) return 0
  let found = 0
  for (const transfer of transfers) {
    const context = { provider: provider.name, now: at, timezone: config.SITE_TIMEZONE }
    if (await recordTransfer(db, transfer, context)) found++
  }
  await finishScan(db, provider.name, at)
  return found
}

/** Starts the search for missed transfers. */
export function startTransferWorker(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    runOnce: async () => {
      await findMissedTransfers(school)
      // one list is all there is to do
      return 0
    },
    intervalMs: MINUTE * 1000,
  })
}
