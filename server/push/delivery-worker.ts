import { createHash } from 'node:crypto'
import { HOUR } from '../../contract/platform/duration.ts'
import { quietUntil } from '../../contract/push/quiet-hours.ts'
import { messagesIn } from '../../messages/catalog.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import {
  type Job,
  recordFailure,
  releaseFutureClaims,
  resetFutureSchedules,
  runDueJobs,
} from '../platform/job-queue.ts'
import { localeOf } from '../platform/locale-of.ts'
import { describeError } from '../platform/redact-error.ts'
import { schoolLanguage } from '../platform/school-language.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { readSiteName } from '../settings/site-name.ts'
import { readSettings } from '../settings/store.ts'
import {
  claimNotice,
  type Delivery,
  deleteDelivery,
  deleteSubscription,
  deliveries,
  findDeliveries,
  findNoticeContents,
  holdDelivery,
  insertDeliveries,
  type NoticeRow,
  notices,
} from './delivery-queue.ts'
import { buildPayload, buildSummary, type PushPayload } from './push-payload.ts'
import type { PushOutcome, WebPushClient } from './web-push-client.ts'

const NAME = 'push'

/** A device that was offline for longer shows the inbox and the class page instead of old notifications. */
const NOTICE_TTL_SECONDS = 48 * HOUR

/** Creates the deliveries of due notices, one transaction per notice, and returns the number of notices. */
export async function fanOutDueNotices(
  db: Db,
  warn: LogWarning,
  { signal, timezone }: PushRun = {},
): Promise<number> {
  const quietEnd = await findQuietEnd(db, timezone)
  const at = now()
  const attempt = async (job: Job) => {
    try {
      await inTransaction(db, (tx) => fanOutNotice(tx, job.id, { at, quietEnd }))
    } catch (error) {
      await recordFailure(db, notices, job, { reason: describeError(error) })
      throw error
    }
  }
  return runDueJobs(db, notices, {
    run: (jobs) => runReported({ db, name: NAME, warn }, jobs, attempt),
    signal,
  })
}

async function fanOutNotice(
  tx: Tx,
  id: number,
  { at, quietEnd }: { at: number; quietEnd: number | undefined },
) {
  const notice = await claimNotice(tx, id, at)
  // another process has claimed it, or it expired while the server was stopped
  if (!notice || notice.due_at + NOTICE_TTL_SECONDS <= at) return
  const isHeld = quietEnd !== undefined && notice.urgent === 0
  await insertDeliveries(tx, notice, { at, heldUntil: isHeld ? quietEnd : undefined })
}

/** Sends a batch of due deliveries and returns how many it claimed. */
export async function sendDuePushes(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
  { signal, timezone }: PushRun = {},
): Promise<number> {
  const quietEnd = await findQuietEnd(db, timezone)
  return runDueJobs(db, deliveries, {
    run: (jobs) => sendPushes(db, client, jobs, { warn: logWarning, quietEnd }),
    signal,
  })
}

async function sendPushes(
  db: Db,
  client: WebPushClient,
  jobs: readonly Job[],
  { warn: logWarning, quietEnd }: { warn: LogWarning; quietEnd: number | undefined },
) {
  const found = await findDeliveries(
    db,
    jobs.map(({ id }) => id),
  )
  const rows = await findNoticeContents(db, [
    ...new Set([...found.values()].map((it) => it.notice_id)),
  ])
  const contents = new Map(rows.map((row) => [row.id, row]))
  const school = await schoolLanguage(db)
  const name = [...found.values()].some(({ held }) => held > 1) ? await readSiteName(db) : ''
  await runReported({ db, name: NAME, warn: logWarning }, jobs, async (job) => {
    const delivery = found.get(job.id)
    // deleted with its subscription since the claim
    if (!delivery) return
    // a retry, or a notice that was sent just before
    if (quietEnd !== undefined && !delivery.urgent)
      return inTransaction(db, (tx) => holdDelivery(tx, delivery, quietEnd))
    try {
      const content = contents.get(delivery.notice_id)
      const outcome = await attemptDelivery(
        client,
        delivery,
        payloadOf(delivery, content, { school, name }),
      )
      await recordOutcome(db, { ...delivery, job }, outcome, logWarning)
    } catch (error) {
      await recordFailure(db, deliveries, job, { reason: describeError(error) })
      throw error
    }
  })
}

/** The notification of a delivery; of several that waited for the morning a summary (R-SESSION-006). */
function payloadOf(
  delivery: Delivery,
  content: NoticeRow | undefined,
  { school, name }: { school: string; name: string },
): PushPayload | null {
  const m = messagesOf(delivery, school)
  if (delivery.held > 1) return buildSummary(delivery.held, name, m)
  return content ? buildPayload(content, m) : null
}

const messagesOf = ({ language: profile }: Delivery, school: string) =>
  messagesIn(localeOf({ profile, school }))

async function attemptDelivery(
  client: WebPushClient,
  delivery: Delivery,
  payload: PushPayload | null,
): Promise<PushOutcome> {
  const ttlSeconds = delivery.due_at + NOTICE_TTL_SECONDS - now()
  if (payload === null || ttlSeconds <= 0) return { status: 'accepted' }
  const push = { text: JSON.stringify(payload), topic: toTopic(payload.tag), ttlSeconds }
  return client.send(delivery, push).catch((error: unknown): PushOutcome => {
    const reason = networkErrorCode(error)
    if (reason === undefined) throw error
    if (reason === 'ENOTPUBLIC') return { status: 'rejected', reason }
    return { status: 'retry', reason, afterSeconds: 0 }
  })
}

/** The code of a failed connection; undefined for another error. */
function networkErrorCode(error: unknown): string | undefined {
  if (error instanceof TypeError || !(error instanceof Error)) return undefined
  return 'code' in error ? String(error.code) : undefined
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

type PushRun = {
  signal?: AbortSignal
  /** Of the school; without it there are no quiet hours. */
  timezone?: string | undefined
}

/** The end of the present quiet hours; undefined outside of them. */
async function findQuietEnd(db: Db, timezone: string | undefined): Promise<number | undefined> {
  return timezone === undefined ? undefined : quietUntil(now(), await readSettings(db), timezone)
}

const POLL_INTERVAL_MS = 2000

/** Creates and sends deliveries in the background. `stop` waits for running requests. */
export function startPushWorker(
  db: Db,
  client: WebPushClient,
  logWarning: LogWarning,
  timezone?: string,
): Pick<Worker, 'stop'> {
  const worker = startWorker({
    ...{ db, name: NAME, warn: logWarning },
    runOnce: async (signal) =>
      (await fanOutDueNotices(db, logWarning, { signal, timezone })) +
      (await sendDuePushes(db, client, logWarning, { signal, timezone })),
    intervalMs: POLL_INTERVAL_MS,
    async onClockMovedBack(at) {
      await releaseFutureClaims(db, notices, at)
      await resetFutureSchedules(db, deliveries, at)
    },
  })
  return {
    async stop() {
      await worker.stop()
      client.close()
    },
  }
}
