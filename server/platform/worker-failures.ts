import type { WorkerName } from '../../contract/admin/worker-names.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import type { Db } from './db.ts'
import { newPublicId } from './random.ts'
import { describeError } from './redact-error.ts'

/**
 * Background work that fails at present, for the dashboard of administrators. A failed job has a row until it
 * succeeds, and a process has a row for each worker whose last pass failed there; any number of processes share the table.
 */

/** The source of a failed pass: another process may have no such error. */
export const THIS_PROCESS = `process ${newPublicId()}`
export const sourceOfJob = (id: number) => `job ${id}`

/** Work that has failed for less time may succeed by itself. */
const REPORTED_AFTER_SECONDS = HOUR
/** Longer than the interval of every worker: the process of an older row has ended. */
const PROCESS_SECONDS = 30 * MINUTE
/** Longer than the longest delay between two attempts of a job: an older row belongs to a job that was given up or is gone. */
const JOB_SECONDS = 2 * DAY

const MAX_ERROR_LENGTH = 300

const failureCounts = new Map<WorkerName, number>()

/** The failed passes and jobs of this process, for /metrics. */
export const failedWorkCounter = {
  name: 'lisan_worker_failures_total',
  help: 'Failed passes and jobs of background workers, by worker',
  label: 'worker',
  counts: failureCounts as ReadonlyMap<WorkerName, number>,
}

type FailedWork = { worker: WorkerName; source: string; error: unknown; now: number }

/** Counts and stores a failure. Earlier ones of the same source keep their time. */
export async function storeFailure(db: Db, { worker, source, error, now }: FailedWork) {
  failureCounts.set(worker, (failureCounts.get(worker) ?? 0) + 1)
  const latest = { last_failed_at: now, error: describeError(error).slice(0, MAX_ERROR_LENGTH) }
  await db
    .insertInto('worker_failures')
    .values({ worker, source, failing_since: now, ...latest })
    .onConflict((it) => it.columns(['worker', 'source']).doUpdateSet(latest))
    .execute()
}

/** Removes a failure after a success. */
export async function clearFailure(db: Db, worker: WorkerName, source: string): Promise<void> {
  await db
    .deleteFrom('worker_failures')
    .where('worker', '=', worker)
    .where('source', '=', source)
    .execute()
}

/** The workers with work that has failed for an hour: since when, how many jobs, and the last error, without personal data. */
export async function listFailing(db: Db, now: number) {
  const rows = await db
    .selectFrom('worker_failures')
    .select(['worker', 'source', 'failing_since', 'last_failed_at', 'error'])
    .where('last_failed_at', '>', now - JOB_SECONDS)
    .where('failing_since', '<=', now - REPORTED_AFTER_SECONDS)
    .orderBy('last_failed_at', 'desc')
    .execute()
  const current = rows.filter((it) => isJob(it) || it.last_failed_at > now - PROCESS_SECONDS)
  return [...Map.groupBy(current, (it) => it.worker)].map(([worker, failures]) => ({
    worker,
    since: Math.min(...failures.map((it) => it.failing_since)),
    lastAt: failures[0]?.last_failed_at ?? now,
    jobs: failures.filter(isJob).length,
    error: failures[0]?.error ?? '',
  }))
}

const isJob = ({ source }: { source: string }) => source.startsWith('job ')

/** Deletes failures of jobs and processes that are gone. */
export async function deleteOldFailures(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('worker_failures')
    .where('last_failed_at', '<=', now - JOB_SECONDS)
    .execute()
}
