import type { FastifyBaseLogger } from 'fastify'
import type { WorkerName } from '../contract/admin/worker-names.ts'
import { startSearchRebuildWorker } from './auth/search-rebuild.ts'
import { startCopyWorker } from './copies/copy-worker.ts'
import { startReminderWorker } from './enrolment/reminder-worker.ts'
import { handlers } from './handlers.ts'
import { startHousekeeping } from './housekeeping.ts'
import { rebuildNextLessonTexts } from './lessons/lesson-search.ts'
import { startSessionWorker } from './live/session-worker.ts'
import { readMessageEmails } from './messages/message-email.ts'
import { startScheduleWorker } from './messages/schedule-worker.ts'
import { startRefundWorker } from './payments/refunds/send-refund.ts'
import { startRecheckWorker } from './payments/settlement/recheck-worker.ts'
import { startTransferWorker } from './payments/transfers/transfer-worker.ts'
import type { AppContext } from './platform/app-context.ts'
import { createMailTransport } from './platform/mail-transport.ts'
import { startMailWorker } from './platform/mail-worker.ts'
import type { LogWarning } from './platform/worker.ts'
import { startErasureWorker } from './privacy/erasure-worker.ts'
import { startExportWorker } from './privacy/export-worker.ts'
import { startPushWorker } from './push/delivery-worker.ts'
import { readPushKeys } from './push/vapid-keys.ts'
import { createWebPushClient } from './push/web-push-client.ts'
import { startRenditionWorker } from './renditions/worker.ts'
import { forgetAttempts } from './rpc/rate-limits.ts'
import { startRecordingWorker } from './voice/worker.ts'

/** Starts all background workers. Each has its own logger. `stop` waits for the work in progress. */
export async function startWorkers(school: AppContext, log: FastifyBaseLogger) {
  const { db, config } = school
  const warnOf = (worker: WorkerName): LogWarning => {
    const logger = log.child({ worker })
    return (sentence, error) =>
      error === undefined ? logger.warn(sentence) : logger.error({ err: error }, sentence)
  }
  const workers = [
    startMailWorker(db, {
      transport: createMailTransport(config),
      readMessages: (from) => readMessageEmails(from, config.SITE_URL),
      warn: warnOf('mail'),
    }),
    startPushWorker(
      db,
      createWebPushClient(config, await readPushKeys(db)),
      warnOf('push'),
      config.SITE_TIMEZONE,
    ),
    startRecheckWorker(school, warnOf('payments')),
    startRefundWorker(school, warnOf('refunds')),
    startTransferWorker(school, warnOf('transfers')),
    startScheduleWorker(db, warnOf('scheduled messages')),
    startReminderWorker(db, config.SITE_TIMEZONE, warnOf('reminders')),
    startSessionWorker(db, config.SITE_TIMEZONE, warnOf('sessions')),
    startSearchRebuildWorker(db, warnOf('search'), [rebuildNextLessonTexts]),
    startRenditionWorker(school, warnOf('renditions')),
    startRecordingWorker(school, warnOf('recordings')),
    startHousekeeping(school, warnOf('housekeeping')),
    startExportWorker(school, warnOf('exports')),
    startCopyWorker(school, warnOf('backups')),
    startErasureWorker(school, (person) => forgetAttempts(db, handlers, person), warnOf('erasure')),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(workers.map((it) => it.stop()))
    },
  }
}
