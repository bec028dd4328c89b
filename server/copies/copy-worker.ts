import type { BackupPhase } from '../../contract/copies/copies.ts'
import { DAY, HOUR, MINUTE, MINUTE_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { notify } from '../messages/announce.ts'
import type { AppContext } from '../platform/app-context.ts'
import { renewUntilEnd } from '../platform/claim-renewal.ts'
import { now } from '../platform/clock.ts'
import { inTransaction } from '../platform/db.ts'
import {
  defineJobQueue,
  type Job,
  recordFailure,
  releaseJob,
  resetFutureSchedules,
  runDueJobs,
} from '../platform/job-queue.ts'
import { newPublicId } from '../platform/random.ts'
import { runEach } from '../platform/run-each.ts'
import { storedText } from '../platform/stored-text.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { emailTo, readSender } from '../settings/emails.ts'
import { backupAlertText, problemOf } from './backup-problem.ts'
import type { CopyOrder, MakeCopy } from './copy-here.ts'
import { CopyProcessError, createCopyProcess } from './copy-process.ts'
import { createErasureCopies } from './erasure-copies.ts'
import { failureOf } from './failure-reason.ts'
import { slotsAround } from './schedule.ts'
import {
  deleteOldRecords,
  ensureBackupState,
  hasOpenBackup,
  listOwners,
  markAlerted,
  planBackup,
  readBackupState,
  reconcileBackups,
  recordFailedAttempt,
  recordGood,
} from './store.ts'

const NAME = 'backups'

const backupQueue = defineJobQueue<'backups'>({
  table: 'backups',
  maxAttempts: { count: 3, reason: storedText(say('reasons_copy_stopped')) },
  batchSize: 1,
  // renewed while the job runs
  leaseSeconds: MINUTE,
  retryDelaysSeconds: [10 * MINUTE, HOUR],
  maxDelaySeconds: HOUR,
})

/** Owners are told again of a problem that lasts. */
const ALERT_INTERVAL = 7 * DAY
const RECORD_DAYS = 30

/**
 * Plans the copy of the day, makes the copy that is due, and tells the owners if copies fail. Returns the number of attempts. Any number of
 * processes can run it. Does nothing without BACKUP_TO.
 */
export async function makeDueCopies(
  school: AppContext,
  make: MakeCopy,
  warn: LogWarning,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const { db, config } = school
  if (!config.BACKUP_TO) return 0
  const at = now()
  await ensureBackupState(db, at)
  await planScheduled(school, at)
  const reporter = { db, name: NAME, warn } as const
  const attempts = await runDueJobs(db, backupQueue, {
    run: (jobs) => runReported(reporter, jobs, (job) => runJob(school, job, { make, signal })),
    signal,
  })
  await tellOwners(school, now())
  return attempts
}

async function planScheduled({ db, config }: AppContext, at: number) {
  const { last } = slotsAround(at, { hour: config.BACKUP_AT, timezone: config.SITE_TIMEZONE })
  if (await hasOpenBackup(db)) return
  await planBackup(db, { slot: last, origin: 'schedule', requestedBy: null, now: at })
}

type JobOptions = { make: MakeCopy; signal: AbortSignal }

async function runJob(school: AppContext, claimed: Job, { make, signal }: JobOptions) {
  const { db } = school
  const startedAt = now()
  const { recipient } = await readBackupState(db)
  const order: CopyOrder = { name: copyName(startedAt), recipient, madeAt: startedAt }
  await db
    .updateTable('backups')
    .set({ name: order.name, started_at: startedAt, made_at: startedAt, phase: 'rows' })
    .where('id', '=', claimed.id)
    .execute()
  const claim = renewUntilEnd(db, backupQueue, claimed)
  const onPhase = (phase: BackupPhase) => {
    // only shown: the next one replaces it
    void db
      .updateTable('backups')
      .set({ phase })
      .where('id', '=', claimed.id)
      .where('finished_at', 'is', null)
      .execute()
      .catch(() => {})
  }
  try {
    const { copy, kept } = await make(order, onPhase, AbortSignal.any([signal, claim.lost]))
    await claim.end()
    await inTransaction(db, async (tx) => {
      await recordGood(tx, claimed.id, { manifest: copy, now: now() })
      await reconcileBackups(tx, kept, now())
    })
    await deleteOldRecords(db, now() - RECORD_DAYS * DAY)
  } catch (error) {
    const job = await claim.end()
    // the process that has taken over makes it
    if (claim.lost.aborted) return
    // the server stops: the next start makes it
    if (signal.aborted) return releaseJob(db, backupQueue, job)
    const failure = error instanceof CopyProcessError ? error.failure : failureOf(error)
    await inTransaction(db, (tx) => recordFailedAttempt(tx, claimed.id, failure))
    await recordFailure(db, backupQueue, job, {
      reason: failure.error,
      isTemporary: failure.reason !== 'needs_key',
    })
    throw error
  }
}

/** '20261128T021000Z-k3x9qa' */
function copyName(at: number): string {
  const stamp = new Date(at * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const letters = newPublicId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return `${stamp}-${letters.padEnd(6, '0').slice(0, 6)}`
}

/** Tells every owner once, by email and by a message with a push, and again each week while it lasts (R-SAFE-005). */
async function tellOwners({ db, config }: AppContext, at: number): Promise<void> {
  const state = await readBackupState(db)
  const problem = problemOf(state, { config, now: at })
  if (problem === null || problem === 'unset' || state.alerted_at > at - ALERT_INTERVAL) return
  const alert = { problem, lastGoodAt: state.last_good_at, timezone: config.SITE_TIMEZONE }
  const sender = await readSender(db)
  await inTransaction(db, async (tx) => {
    if (!(await markAlerted(tx, at, at - ALERT_INTERVAL))) return
    const owners = await listOwners(tx)
    const link = config.SITE_URL ? `${config.SITE_URL}/admin/backups` : ''
    const emails = owners.map((owner) =>
      emailTo(owner, sender, (m, locale) => {
        const { subject, paragraphs } = backupAlertText(alert, m, locale)
        return {
          subject: m.mail_subject_about({ name: sender.site, subject }),
          paragraphs: [...paragraphs, link],
        }
      }),
    )
    await enqueueEmails(tx, emails, at)
    await notify(tx, {
      studentIds: owners.map(({ id }) => id),
      write(m, locale) {
        const { subject, paragraphs } = backupAlertText(alert, m, locale)
        return { subject, body: paragraphs.join('\n\n') }
      },
      now: at,
    })
  })
}

const POLL_INTERVAL_MS = MINUTE_MS / 4

/** Makes copies in the background until `stop` is called. */
export function startCopyWorker(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  const make = createCopyProcess(school.config)
  const copyErasures = createErasureCopies(school)
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    async runOnce(signal) {
      let attempts = 0
      const copy = async () => {
        attempts = await makeDueCopies(school, make, warn, signal)
      }
      // a place that does not respond must not keep owners from being told
      await runEach([copy, copyErasures], (step) => step())
      return attempts
    },
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, backupQueue, at),
  })
}
