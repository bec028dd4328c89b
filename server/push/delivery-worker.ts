import { createHash } from 'node:crypto'
import { HOUR, MINUTE } from '../../contract/duration.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { errorCode, startWorker, type Worker } from '../platform/worker.ts'
import {
  type ClaimedDelivery,
  claimDueDeliveries,
  claimNotice,
  deleteDelivery,
  deleteSubscription,
  findNoticeContents,
  insertLessonDeliveries,
  insertMessageDeliveries,
  listDueNoticeIds,
  rescheduleDelivery,
  resetFutureSchedules,
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
  const { message_id, lesson_id } = notice
  if (message_id !== null) await insertMessageDeliveries(tx, { ...notice, message_id }, at)
  if (lesson_id !== null) await insertLessonDeliveries(tx, { ...notice, lesson_id }, at)
}

const BATCH_SIZE = 25
/** Longer than any attempt: another process takes over after it. */
const CLAIM_SECONDS = 120
/** The delays after the first, the second, … failure. After the last the delivery is given up. */
const RETRY_DELAYS_SECONDS = [30, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR]
const MAX_RETRY_DELAY_SECONDS = Math.max(...RETRY_DELAYS_SECONDS)

/** Sends a batch of due deliveries and returns how many it claimed. */
export async function sendDuePushes(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
): Promise<number> {
  const at = now()
  const claimed = await claimDueDeliveries(db, { at, until: at + CLAIM_SECONDS, limit: BATCH_SIZE })
  if (claimed.length === 0) return 0
  const rows = await findNoticeContents(db, [...new Set(claimed.map((it) => it.notice_id))])
  const payloads = new Map(rows.map((row) => [row.id, buildPayload(row)]))
  await Promise.all(
    claimed.map(async (delivery) => {
      const outcome = await attemptDelivery(
        client,
        delivery,
        payloads.get(delivery.notice_id) ?? null,
      )
      await recordOutcome(db, delivery, outcome, logWarning)
    }),
  )
  return claimed.length
}

async function attemptDelivery(
  client: WebPushClient,
  delivery: ClaimedDelivery,
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
  delivery: ClaimedDelivery,
  outcome: PushOutcome,
  logWarning: LogWarning,
) {
  if (outcome.status === 'unknown_device') return deleteSubscription(db, delivery.subscription_id)
  if (outcome.status === 'accepted') return deleteDelivery(db, delivery.id)
  // an endpoint is a capability: log only its host
  logWarning(
    `push ${delivery.id} failed at attempt ${delivery.attempts}: ${endpointHost(delivery)} ${outcome.reason}`,
  )
  const delaySeconds = RETRY_DELAYS_SECONDS[delivery.attempts - 1]
  if (outcome.status === 'rejected' || delaySeconds === undefined)
    return deleteDelivery(db, delivery.id)
  return rescheduleDelivery(db, delivery.id, now() + Math.max(delaySeconds, outcome.afterSeconds))
}

function endpointHost({ endpoint }: ClaimedDelivery) {
  return new URL(endpoint).hostname
}

const POLL_INTERVAL_MS = 2000

/** Creates and sends deliveries in the background. `stop` waits for running requests. */
export function startPushWorker(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
): Pick<Worker, 'stop'> {
  const worker = startWorker({
    runOnce: async () =>
      (await fanOutDueNotices(db)) + (await sendDuePushes(db, client, logWarning)),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) =>
      resetFutureSchedules(db, {
        at,
        maxDelaySeconds: MAX_RETRY_DELAY_SECONDS,
        maxClaimSeconds: CLAIM_SECONDS,
      }),
    onError: (error) => logWarning(`due pushes could not be read: ${errorCode(error)}`),
  })
  return {
    async stop() {
      await worker.stop()
      client.close()
    },
  }
}
