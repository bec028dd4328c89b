import type { WorkerName } from '../../contract/admin/worker-names.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import { withLongStatements } from './db-timeouts.ts'
import type { Job } from './job-queue.ts'
import { clearFailure, sourceOfJob, storeFailure, THIS_PROCESS } from './worker-failures.ts'

/**
 * Logs that background work failed or waits. An error is logged with its place and without personal data; the sentence contains
 * no address either.
 */
export type LogWarning = (sentence: string, error?: unknown) => void

/** A background task that runs until it is stopped. */
export type Worker = {
  /** Ends the current wait. */
  wake(): void
  /** Stops the task. Resolves when the current pass has ended. */
  stop(): Promise<void>
}

type WorkerOptions = {
  db: Db
  name: WorkerName
  warn: LogWarning
  /**
   * Processes due work and returns the number of due items. After a pass without any, the worker waits. The signal is aborted
   * when the worker stops. A pass that fails is logged and stored as failed; the next one follows after the wait.
   */
  runOnce: (signal: AbortSignal) => Promise<number>
  intervalMs: number
  /**
   * Resets schedules that a clock which was ahead has set (decision 0331); `at` is in Unix seconds. Runs before the
   * first pass, and whenever the clock is more than a minute behind the last pass.
   */
  onClockMovedBack?: (at: number) => Promise<void>
}

/** Starts a worker. */
export function startWorker({
  db,
  name,
  warn,
  runOnce,
  intervalMs,
  onClockMovedBack,
}: WorkerOptions): Worker {
  const stopping = new AbortController()
  let lastPassAt = Number.POSITIVE_INFINITY
  const wakeSignal = createWakeSignal()
  const reportPass = createPassReport({ db, name, warn })

  async function runPass() {
    const at = now()
    if (at < lastPassAt - MINUTE) await onClockMovedBack?.(at)
    lastPassAt = at
    return runOnce(stopping.signal)
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      const handled = await reportPass(runPass)
      if (handled === 0 && !stopping.signal.aborted) await wakeSignal.wait(intervalMs)
    }
  }
  // the timeouts of requests do not apply
  const finished = withLongStatements(loop)

  return {
    wake: wakeSignal.wake,
    stop() {
      stopping.abort()
      wakeSignal.wake()
      return finished
    },
  }
}

/** A wait that `wake` ends. A wake-up before the wait is not lost. */
function createWakeSignal() {
  let isSignalled = false
  let resume = () => {}
  return {
    wake() {
      isSignalled = true
      resume()
    },
    async wait(ms: number) {
      if (!isSignalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isSignalled = false
    },
  }
}

/** A worker as it reports failures. */
export type Reporter = { db: Db; name: WorkerName; warn: LogWarning }

/** Returns a function that runs a pass and records whether it failed; 0 if it did. */
function createPassReport({ db, name, warn }: Reporter) {
  let isStored = false
  return async (runPass: () => Promise<number>): Promise<number> => {
    try {
      const handled = await runPass()
      if (isStored) await clearFailure(db, name, THIS_PROCESS)
      isStored = false
      return handled
    } catch (error) {
      isStored = true
      await reportFailure(
        { db, name, warn },
        { source: THIS_PROCESS, sentence: `${name}: a pass failed`, error },
      )
      return 0
    }
  }
}

/**
 * Runs jobs side by side. One that throws is logged, counted and stored, and does not stop the others; recording its next
 * attempt is its own work. Returns how many succeeded.
 */
export async function runReported<T extends Pick<Job, 'id' | 'attempt'>>(
  reporter: Reporter,
  jobs: readonly T[],
  attempt: (job: T) => Promise<unknown>,
): Promise<number> {
  const { db, name } = reporter
  let succeeded = 0
  const run = async (job: T) => {
    const source = sourceOfJob(job.id)
    try {
      await attempt(job)
    } catch (error) {
      const sentence = `${name}: job ${job.id} failed (attempt ${job.attempt || 'not counted'})`
      return reportFailure(reporter, { source, sentence, error })
    }
    // 0: its queue does not count attempts
    if (job.attempt !== 1) await clearFailure(db, name, source)
    succeeded++
  }
  await Promise.all(jobs.map(run))
  return succeeded
}

/** Logs, counts and stores a failure. */
export async function reportFailure(
  { db, name, warn }: Reporter,
  { source, sentence, error }: { source: string; sentence: string; error: unknown },
) {
  warn(sentence, error)
  try {
    await storeFailure(db, { worker: name, source, error, now: now() })
  } catch (storeError) {
    warn(`${name}: the failure could not be stored`, storeError)
  }
}
