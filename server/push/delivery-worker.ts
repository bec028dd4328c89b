import { createHash } from 'node:crypto'
import { HOUR } from '../../contract/duration.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { type Job, recordFailure, resetFutureSchedules, runDueJobs } from '../platform/job-queue.ts'
import { errorCode, startWorker, type Worker } from '../platform/worker.ts'
import {
  claimNotice,
  type Delivery,
  deleteDelivery,
  deleteSubscription,
  deliveries,
  findDeliveries,
  findNoticeContents,
  insertDeliveries,
  listDueNoticeIds,
} from './delivery-queue.ts'
import { buildPayload, type PushPayload } from './push-payload.ts'
import type { PushOutcome, WebPushClient } from './web-push-client.ts'

/** Logs why a push was not sent, without naming a user or a device. */
export type LogWarning = (sentence: string) => void

/** A device that was offline for longer shows the inbox and the class page instead of old notifications. */
const NOTICE_TTL_SECONDS = 48 * HOUR

/** Creates the deliveries of due notices, one transaction per notice, and returns the number of notices. */
export async function fanOutDueNotices(db: Db): Promise<number> {
  const at = now()
  const ids = await listDueNoticeIds(db, at)
  for (const id of ids) await inTransaction(db, (tx) => fanOutNotice(tx, id, at))
  return ids.length
}

async function fanOutNotice(tx: Tx, id: number, at: number) {
  const notice = await claimNotice(tx, id, at)
  // another process has claimed it, or it expired while the server was stopped
  if (!notice || notice.due_at + NOTICE_TTL_SECONDS <= at) return
  await insertDeliveries(tx, notice, at)
}

/** Sends a batch of due deliveries and returns how many it claimed. */
export async function sendDuePushes(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  return runDueJobs(db, deliveries, {
    run: (jobs) => sendPushes(db, client, jobs, logWarning),
    signal,
  })
}

async function sendPushes(
  db: Db,
  client: WebPushClient,
  jobs: readonly Job[],
  logWarning: LogWarning,
) {
  const found = await findDeliveries(
    db,
    jobs.map(({ id }) => id),
  )
  const rows = await findNoticeContents(db, [
    ...new Set([...found.values()].map((it) => it.notice_id)),
  ])
  const payloads = new Map(rows.map((row) => [row.id, buildPayload(row)]))
  await Promise.all(
    jobs.map(async (job) => {
      const delivery = found.get(job.id)
      // deleted with its subscription since the claim
      if (!delivery) return
      const payload = payloads.get(delivery.notice_id) ?? null
      const outcome = await attemptDelivery(client, delivery, payload)
      await recordOutcome(db, { ...delivery, job }, outcome, logWarning)
    }),
  )
}

async function attemptDelivery(
  client: WebPushClient,
  delivery: Delivery,
  payload: PushPayload | null,
): Promise<PushOutcome> {
  const ttlSeconds = delivery.due_at + NOTICE_TTL_SECONDS - now()
  if (payload === null || ttlSeconds <= 0) return { status: 'accepted' }
  const push = { text: JSON.stringify(payload), topic: toTopic(payload.tag), ttlSeconds }
  return client.send(delivery, push).catch((error: unknown): PushOutcome => {
    const reason = errorCode(error)
    if (reason === 'ENOTPUBLIC') return { status: 'rejected', reason }
    return { status: 'retry', reason, afterSeconds: 0 }
  })
}

/** At most 32 characters of URL-safe base64 (RFC 8030 §5.4). */
function toTopic(tag: string) {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

async function recordOutcome(
  db: Db,
  delivery: Delivery & { job: Job },
  outcome: PushOutcome,
  logWarning: LogWarning,
) {
  if (outcome.status === 'unknown_device') return deleteSubscription(db, delivery.subscription_id)
  if (outcome.status === 'accepted') return deleteDelivery(db, delivery.id)
  const { job } = delivery
  // an endpoint is a capability: log only its host
  const reason = `${new URL(delivery.endpoint).hostname} ${outcome.reason}`
  logWarning(`push ${job.id} failed at attempt ${job.attempt}: ${reason}`)
  await recordFailure(db, deliveries, job, {
    reason,
    isTemporary: outcome.status === 'retry',
    minDelaySeconds: outcome.status === 'retry' ? outcome.afterSeconds : 0,
  })
}

const POLL_INTERVAL_MS = 2000

/** Creates and sends deliveries in the background. `stop` waits for running requests. */
export function startPushWorker(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
): Pick<Worker, 'stop'> {
  const worker = startWorker({
    runOnce: async (signal) =>
      (await fanOutDueNotices(db)) + (await sendDuePushes(db, client, logWarning, signal)),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(db, deliveries, at),
    onError: (error) => logWarning(`due pushes could not be read: ${errorCode(error)}`),
  })
  return {
    async stop() {
      await worker.stop()
      client.close()
    },
  }
}
