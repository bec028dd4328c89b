import { startSearchRebuildWorker } from './auth/search-rebuild.ts'
import { startReminderWorker } from './enrolment/reminder-worker.ts'
import { handlers } from './handlers.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startScheduleWorker } from './messages/schedule-worker.ts'
import { readMessageText } from './messages/store.ts'
import { startRecheckWorker } from './payments/recheck-worker.ts'
import { startRefundWorker } from './payments/refund-worker.ts'
import type { AppContext } from './platform/app-context.ts'
import { createMailTransport } from './platform/mail-transport.ts'
import { startMailWorker } from './platform/mail-worker.ts'
import { startErasureWorker } from './privacy/erasure-worker.ts'
import { startExportWorker } from './privacy/export-worker.ts'
import { startPushWorker } from './push/delivery-worker.ts'
import { readPushKeys } from './push/vapid-keys.ts'
import { createWebPushClient } from './push/web-push-client.ts'
import { startRenditionWorker } from './renditions/worker.ts'
import { forgetAttempts } from './rpc/rate-limits.ts'

/** Starts all background workers. `stop` waits for the work in progress. */
export async function startWorkers(school: AppContext, warn: (message: string) => void) {
  const { db, config } = school
  const workers = [
    startMailWorker(db, {
      transport: createMailTransport(config),
      readMessage: readMessageText,
      warn,
    }),
    startPushWorker(db, createWebPushClient(config, await readPushKeys(db)), warn),
    startRecheckWorker(school, warn),
    startRefundWorker(school, warn),
    startScheduleWorker(db, warn),
    startReminderWorker(db, config.SITE_TIMEZONE, warn),
    startSearchRebuildWorker(db, warn),
    startRenditionWorker(school, warn),
    startHousekeeping(school, warn),
    startExportWorker(school, warn),
    startErasureWorker(school, (person) => forgetAttempts(db, handlers, person), warn),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(workers.map((it) => it.stop()))
    },
  }
}
