import { stat } from 'node:fs/promises'
import { MINUTE, SECOND_MS } from '../../contract/platform/duration.ts'
import type { RenditionName } from '../../contract/renditions/renditions.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import {
  defineJobQueue,
  hasDueJob,
  type Job,
  type JobQueue,
  recordFailure,
  releaseJob,
  renewClaim,
  resetFutureSchedules,
  runDueJobs,
  updateJob,
} from '../platform/job-queue.ts'
import { storedText } from '../platform/stored-text.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { findFfmpeg, type Programs } from './ffmpeg.ts'
import {
  DiskFull,
  makeRenditions,
  RenditionError,
  type RenditionOutcome,
} from './make-renditions.ts'
import { findRenditions, insertRendition, renditionKey } from './store.ts'

const NAME = 'renditions'

const jobs = defineJobQueue<'rendition_jobs'>({
  table: 'rendition_jobs',
  maxAttempts: { count: 3, reason: storedText(say('reasons_stopped_three_times')) },
  // one at a time in a process
  batchSize: 1,
  // renewed while the job runs
  leaseSeconds: MINUTE,
  retryDelaysSeconds: [MINUTE, 10 * MINUTE],
  maxDelaySeconds: 10 * MINUTE,
})

const IMAGES = ['jpg', 'png', 'gif', 'webp']

/** Without ffmpeg, only the jobs of pictures. */
const pictureJobs: JobQueue = {
  ...jobs,
  isOpen: (row) => row.or(IMAGES.map((it) => row('source', 'like', `%.${it}`))),
}

/** Runs the next due job, if any, and returns the number of jobs (R-FORMS-003). Any number of processes can do so. */
export async function runRenditionJobs(
  school: AppContext,
  warn: LogWarning,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  // the search for ffmpeg starts programs, which would delay each start of the server
  if (!(await hasDueJob(school.db, jobs))) return 0
  const found = await findFfmpeg(school.config)
  const programs = 'missing' in found ? undefined : found
  return runDueJobs(school.db, programs ? jobs : pictureJobs, {
    run: (claimed) =>
      runReported({ db: school.db, name: NAME, warn }, claimed, (job) =>
        runJob(school, job, { programs, warn, signal }),
      ),
    signal,
  })
}

const RENEWAL_MS = 10 * SECOND_MS
const DISK_FULL = storedText(say('reasons_disk_full'))
const DISK_FULL_DELAY_SECONDS = 5 * MINUTE

type JobOptions = {
  programs: Programs | undefined
  warn: LogWarning
  signal: AbortSignal
}

async function runJob(school: AppContext, claimed: Job, { programs, warn, signal }: JobOptions) {
  const { db } = school
  const row = await db
    .selectFrom('rendition_jobs')
    .select(['source', 'bytes', 'storing'])
    .where('id', '=', claimed.id)
    .executeTakeFirst()
  if (!row) return
  const { storing, ...original } = row
  await removeUnfinished(school, storing)
  const claim = keepClaim(school, claimed, signal)
  try {
    await makeRenditions({
      ...{ school, ...original, programs, signal: claim.signal, onProgress: claim.onProgress },
      done: await findDoneRenditions(db, row.source),
      store: (outcome) => storeOutcome(school, { source: row.source, claim, outcome }),
    })
    const job = await claim.end()
    await updateJob(db, jobs, job, {
      ...{ claimed_until: 0, finished_at: now(), due_at: null, progress: 100, last_error: '' },
    })
  } catch (error) {
    const job = await claim.end()
    await recordError(school, job, error, { isStopping: signal.aborted, warn })
  }
}

async function findDoneRenditions(db: Db, source: string): Promise<ReadonlySet<RenditionName>> {
  const rows = await findRenditions(db, source)
  const attached = rows.some((it) => it.form === 'sound' && it.state === 'attached')
  // an attached sound has no variant
  return new Set([...rows.map((it) => it.form), ...(attached ? ['sound-aac' as const] : [])])
}

/** Deletes the file that a killed process stored without its row. */
async function removeUnfinished({ db, files }: AppContext, key: string) {
  if (key === '') return
  const stored = await db
    .selectFrom('renditions')
    .select('id')
    .where('file', '=', key)
    .executeTakeFirst()
  if (!stored) await files.remove(key)
}

async function recordError(
  { db }: AppContext,
  job: Job,
  error: unknown,
  { isStopping, warn }: { isStopping: boolean; warn: LogWarning },
) {
  if (isStopping) return releaseJob(db, jobs, job)
  if (error instanceof DiskFull) {
    warn(`rendition job ${job.id} waits: the disk is full`)
    const at = now() + DISK_FULL_DELAY_SECONDS
    return releaseJob(db, jobs, job, { at, reason: DISK_FULL })
  }
  if (error instanceof RenditionError) {
    warn(`rendition job ${job.id} failed at attempt ${job.attempt}: ${error.message}`)
    const { message: reason, isTemporary } = error
    return recordFailure(db, jobs, job, { reason, isTemporary })
  }
  await recordFailure(db, jobs, job, { reason: storedText(say('reasons_not_made')) })
  throw error
}

type Claim = {
  signal: AbortSignal
  /** Calls `use` with the job, between two renewals. */
  whileClaimed: <T>(use: (job: Job) => Promise<T>) => Promise<T>
  onProgress: (progress: number, seconds?: number) => void
  /** Stops the renewal and returns the job. */
  end: () => Promise<Job>
}

/**
 * Renews the claim of a running job and records its progress. The signal is aborted when the worker stops, and when another
 * process has taken over or the file was deleted.
 */
function keepClaim({ db }: AppContext, claimed: Job, stopping: AbortSignal): Claim {
  const lost = new AbortController()
  let job = claimed
  let values: Record<string, number> = {}
  let renewal = Promise.resolve()
  const renew = async () => {
    const renewed = await renewClaim(db, jobs, job, values)
    if (renewed) job = renewed
    else lost.abort(new Error('another process makes them'))
  }
  const timer = setInterval(() => {
    // without a response of the database the claim expires
    renewal = renewal.then(renew).catch(() => {})
  }, RENEWAL_MS)
  return {
    signal: AbortSignal.any([stopping, lost.signal]),
    whileClaimed(use) {
      const result = renewal.then(() => use(job))
      renewal = result.then(
        () => {},
        () => {},
      )
      return result
    },
    onProgress(progress, seconds) {
      values = { ...values, progress, ...(seconds ? { seconds } : {}) }
    },
    async end() {
      clearInterval(timer)
      await renewal
      if (!lost.signal.aborted && Object.keys(values).length > 0) await renew().catch(() => {})
      return job
    },
  }
}

type StoredOutcome = { source: string; claim: Claim; outcome: RenditionOutcome }

/**
 * Stores a rendition with its row, unless it exists or a teacher has attached a sound meanwhile. False if the job was taken over
 * or its file deleted.
 */
async function storeOutcome(
  { db, files }: AppContext,
  { source, claim, outcome }: StoredOutcome,
): Promise<boolean> {
  const { rendition, state } = outcome
  const made = state === 'made' ? outcome : undefined
  const file = made ? renditionKey(made.extension) : ''
  const bytes = made ? (await stat(made.path)).size : 0
  if (made) {
    const isClaimed = await claim.whileClaimed((job) => updateJob(db, jobs, job, { storing: file }))
    if (!isClaimed) return false
    await files.put(made.path, file)
  }
  const seconds = made?.seconds ?? 0
  const reason = 'reason' in outcome ? outcome.reason : ''
  const row = { source, form: rendition, state, file, bytes, seconds, reason }
  const stored = await claim.whileClaimed((job) =>
    inTransaction(db, async (tx) => {
      // locks the row, so that a deletion of the file runs before or after this transaction
      if (!(await updateJob(tx, jobs, job, { storing: '', last_error: '' }))) return 'lost'
      return (await insertRendition(tx, row, now())) ? 'stored' : 'exists'
    }),
  )
  if (stored !== 'stored' && file !== '') await files.remove(file)
  return stored !== 'lost'
}

const POLL_INTERVAL_MS = 5 * SECOND_MS

/** Makes renditions in the background until `stop`, which ends a running job without counting its attempt. */
export function startRenditionWorker(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    runOnce: (signal) => runRenditionJobs(school, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, jobs, at),
  })
}
