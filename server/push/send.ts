import { createHash } from 'node:crypto'
import { now } from '../kernel/clock.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { kindOf, startWorker, type Worker } from '../kernel/worker.ts'
import { type Shown, wordsOf } from './notice.ts'
import type { Outcome, PushOutlet } from './outlet.ts'
import {
  type Claimed,
  claimDue,
  deliverLesson,
  deliverMessage,
  dropDelivery,
  dropDevice,
  findDueNotices,
  findNotices,
  forgetTheFuture,
  putOff,
  takeNotice,
} from './queue.ts'

/** Says what did not leave and why. Names neither a person nor a device. */
export type PushTrouble = (sentence: string) => void

const MINUTE = 60
const HOUR = 60 * MINUTE
/** A phone that was off for longer finds it in the inbox and on the class's page, not in a pile of old notices. */
const WORTH_TELLING_SECONDS = 48 * HOUR

/** Turns the notices that are due into deliveries, each whole or not at all, and answers how many it found. */
export async function spreadDueNotices(db: Db): Promise<number> {
  const at = now()
  const ids = await findDueNotices(db, at)
  for (const id of ids) await inTransaction(db, (tx) => spread(tx, id, at))
  return ids.length
}

async function spread(tx: Tx, id: number, at: number) {
  const notice = await takeNotice(tx, id, at)
  // another process has it, or it lay here while the school was shut
  if (!notice || notice.due_at + WORTH_TELLING_SECONDS <= at) return
  const { message_id, lesson_id } = notice
  if (message_id !== null) await deliverMessage(tx, { ...notice, message_id }, at)
  if (lesson_id !== null) await deliverLesson(tx, { ...notice, lesson_id }, at)
}

const AT_ONCE = 25
/** Longer than any try can take: when a process dies, another takes its deliveries over after this time. */
const CLAIM_SECONDS = 120
/** How long to wait after the first, the second … failure. After the last there is no more. */
const PAUSES_SECONDS = [30, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR]
const LONGEST_PAUSE_SECONDS = Math.max(...PAUSES_SECONDS)

/** Sends some of the deliveries that are due and answers how many it claimed. */
export async function sendDuePushes(
  db: Db,
  outlet: PushOutlet,
  trouble: PushTrouble,
): Promise<number> {
  const at = now()
  const claimed = await claimDue(db, { at, until: at + CLAIM_SECONDS, most: AT_ONCE })
  if (claimed.length === 0) return 0
  const rows = await findNotices(db, [...new Set(claimed.map((it) => it.notice_id))])
  const words = new Map(rows.map((row) => [row.id, wordsOf(row)]))
  await Promise.all(
    claimed.map(async (delivery) => {
      const outcome = await tried(outlet, delivery, words.get(delivery.notice_id) ?? null)
      await settle(db, delivery, outcome, trouble)
    }),
  )
  return claimed.length
}

async function tried(outlet: PushOutlet, it: Claimed, shown: Shown | null): Promise<Outcome> {
  const ttlSeconds = it.due_at + WORTH_TELLING_SECONDS - now()
  if (shown === null || ttlSeconds <= 0) return { is: 'taken' }
  const push = { text: JSON.stringify(shown), topic: topicOf(shown.tag), ttlSeconds }
  return outlet.send(it, push).catch((fault: unknown): Outcome => {
    const why = kindOf(fault)
    if (why === 'ENOTPUBLIC') return { is: 'refused', why }
    return { is: 'later', why, afterSeconds: 0 }
  })
}

/** At most 32 characters of URL-safe base64 (RFC 8030 §5.4). */
function topicOf(tag: string) {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

async function settle(db: Db, it: Claimed, outcome: Outcome, trouble: PushTrouble) {
  if (outcome.is === 'gone') return dropDevice(db, it.subscription_id)
  if (outcome.is === 'taken') return dropDelivery(db, it.id)
  // whoever knows an endpoint can send to it: a log has its host
  trouble(`push ${it.id} did not leave at try ${it.tries}: ${hostOf(it)} ${outcome.why}`)
  const pause = PAUSES_SECONDS[it.tries - 1]
  if (outcome.is === 'refused' || pause === undefined) return dropDelivery(db, it.id)
  return putOff(db, it.id, now() + Math.max(pause, outcome.afterSeconds))
}

function hostOf({ endpoint }: Claimed) {
  return new URL(endpoint).hostname
}

const LOOK_EVERY_MS = 2000

/** Spreads and sends in the background until `stop` is called, which waits for what is under way. */
export function startPush(db: Db, outlet: PushOutlet, trouble: PushTrouble): Pick<Worker, 'stop'> {
  const worker = startWorker({
    pass: async () => (await spreadDueNotices(db)) + (await sendDuePushes(db, outlet, trouble)),
    everyMs: LOOK_EVERY_MS,
    whenTheClockWentBack: (at) =>
      forgetTheFuture(db, { at, longest: LONGEST_PAUSE_SECONDS, claim: CLAIM_SECONDS }),
    onFault: (fault) => trouble(`pushes could not be looked up: ${kindOf(fault)}`),
  })
  return {
    async stop() {
      await worker.stop()
      outlet.close()
    },
  }
}
