import { rm } from 'node:fs/promises'
import { MINUTE, SECOND_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import {
  defineJobQueue,
  hasDueJob,
  type Job,
  recordFailure,
  releaseJob,
  resetFutureSchedules,
  runDueJobs,
  updateJob,
} from '../platform/job-queue.ts'
import { isDiskFull } from '../platform/outages.ts'
import { storedText } from '../platform/stored-text.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { findFfmpeg, type Programs } from '../renditions/ffmpeg.ts'
import { withLocalFile } from '../renditions/local-copy.ts'
import { makePlayable } from './make-playable.ts'
import { recordingFileKey } from './save-recording.ts'

const NAME = 'recordings'

const jobs = defineJobQueue<'answer_files'>({
  table: 'answer_files',
  maxAttempts: { count: 3, reason: storedText(say('reasons_stopped_three_times')) },
  batchSize: 1,
  // longer than the programs may run
  leaseSeconds: 10 * MINUTE,
  retryDelaysSeconds: [MINUTE, 10 * MINUTE],
  maxDelaySeconds: 10 * MINUTE,
})

/** Makes the next recording playable everywhere, if one waits, and returns the number of jobs. Any number of processes can do so. */
export async function runRecordingJobs(
  school: AppContext,
  warn: LogWarning,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  if (!(await hasDueJob(school.db, jobs))) return 0
  const programs = await findFfmpeg(school.config)
  if ('missing' in programs) return 0
  return runDueJobs(school.db, jobs, {
    run: (claimed) =>
      runReported({ db: school.db, name: NAME, warn }, claimed, (job) =>
        runJob(school, job, { programs, warn, signal }),
      ),
    signal,
  })
}

type JobOptions = { programs: Programs; warn: LogWarning; signal: AbortSignal }

async function runJob(school: AppContext, job: Job, options: JobOptions): Promise<void> {
  const { db, files } = school
  const row = await db
    .selectFrom('answer_files')
    .select('file')
    .where('id', '=', job.id)
    .executeTakeFirst()
  // erased, or deleted by its age
  if (!row || row.file === '') return
  try {
    const made = await make(school, row.file, options)
    if ('ended' in made) return await fail(school, job, made.ended, options)
    try {
      const file = recordingFileKey('m4a')
      await files.put(made.path, file)
      const isStored = await updateJob(db, jobs, job, {
        ...{ file, mime_type: 'audio/mp4', bytes: made.bytes, milliseconds: made.milliseconds },
        ...{ peaks: made.peaks.join(','), finished_at: now(), due_at: null, claimed_until: 0 },
      })
      await files.remove(isStored ? row.file : file)
    } finally {
      await rm(made.path, { force: true })
    }
  } catch (error) {
    if (options.signal.aborted) return releaseJob(db, jobs, job)
    const isFull = isDiskFull(error)
    const reason = storedText(say(isFull ? 'reasons_disk_full' : 'reasons_not_made'))
    await recordFailure(db, jobs, job, { reason })
    throw error
  }
}

const make = (school: AppContext, key: string, { programs, signal }: JobOptions) =>
  withLocalFile(school, key, {
    signal,
    use: (path) => {
      const extension = key.split('.').at(-1) ?? ''
      return makePlayable(school, { path, extension, programs, signal })
    },
  })

/** A damaged recording stays as it is; a program that was killed or ran too long is tried again. */
async function fail(
  { db }: AppContext,
  job: Job,
  ended: string,
  { warn, signal }: JobOptions,
): Promise<void> {
  if (signal.aborted) return releaseJob(db, jobs, job)
  warn(`recording ${job.id} was not made playable at attempt ${job.attempt}: ${ended}`)
  const isTemporary = ended !== 'failed'
  const reason = storedText(say(isTemporary ? 'reasons_took_too_long' : 'reasons_not_playable'))
  await recordFailure(db, jobs, job, { reason, isTemporary })
}

/** A student waits for it, so it is made sooner than the renditions of lessons. */
const POLL_INTERVAL_MS = 2 * SECOND_MS

/** Makes recordings playable everywhere in the background until `stop`, which ends a running job without counting its attempt. */
export function startRecordingWorker(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    runOnce: (signal) => runRecordingJobs(school, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, jobs, at),
  })
}
