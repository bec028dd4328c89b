import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { now } from './clock.ts'
import { type Db, inTransaction, isSqlite, type Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** The columns of a table of jobs; null for one that it does not have. */
type JobColumns<Column> = {
  /** The time from which a row is due; null for never. */
  dueAt: Column
  /** The end of the claim. If it is the column `dueAt`, a claim postpones the row. */
  claimedUntil: Column
  /** Counts the claims, so that an attempt counts even if its process was killed. */
  attempts: Column | null
  /** Not null in a row that is finished. */
  finishedAt: Column | null
  /** Set after the last attempt. A queue without it deletes the row. */
  failedAt: Column | null
  lastError: Column | null
}

/** Their usual names. */
const USUAL_COLUMNS = {
  dueAt: 'due_at',
  claimedUntil: 'claimed_until',
  attempts: 'attempts',
  finishedAt: 'finished_at',
  failedAt: 'failed_at',
  lastError: 'last_error',
} as const satisfies JobColumns<string>

type UsualColumns = typeof USUAL_COLUMNS

/** Columns that the table does not have under the usual name are required. */
type ColumnNames<Column> = Partial<JobColumns<Column>> & {
  [Key in keyof UsualColumns as UsualColumns[Key] extends Column
    ? never
    : Key]: JobColumns<Column>[Key]
}

/** The option `columns` with the unusual column names; optional if the table has all usual columns. */
type ColumnsOption<Column> =
  Record<never, never> extends ColumnNames<Column>
    ? { columns?: ColumnNames<Column> }
    : { columns: ColumnNames<Column> }

/*
 * Rows of a table as jobs of background workers. A worker claims due rows for a limited time, so any
 * number of processes can work on the same table, and another process takes over the rows of one that was killed.
 */

type QueueRules<Table, Row> = {
  table: Table
  /** False for rows that another worker handles or that need not be done any more. */
  isOpen?: (row: Row) => Expression<SqlBool>
  /** Rows that are claimed before all others, by id. */
  isUrgent?: (row: Row) => Expression<SqlBool>
  batchSize: number
  /** Longer than any attempt: after this time another process takes over. */
  leaseSeconds: number
  /** A row that was claimed this many times and is open again has failed: the processes of its attempts were killed. */
  maxAttempts?: { count: number; reason: string }
  /** The delay after the first, second … failed attempt. There is no attempt after the last delay. */
  retryDelaysSeconds?: readonly number[]
  /** The longest planned wait. A later due time was set by a clock that was ahead (decision 0331). */
  maxDelaySeconds: number
}

type UntypedTables = Record<string, Record<string, number | string | null>>

/** A table whose rows are jobs. */
export type JobQueue = QueueRules<string, ExpressionBuilder<UntypedTables, string>> & {
  columns: JobColumns<string>
}

type QueueOptions<T extends keyof Tables> = QueueRules<T, ExpressionBuilder<Tables, T>> &
  ColumnsOption<keyof Tables[T] & string>

/** Declares that the rows of a table are jobs. The table has a column `id`; `columns` maps unusual names. */
export function defineJobQueue<T extends keyof Tables>(options: QueueOptions<T>): JobQueue {
  const columns = { ...USUAL_COLUMNS, ...options.columns }
  // Kysely has no types for a table that is a parameter; names and conditions are checked by the signature
  return { ...options, columns } as unknown as JobQueue
}

// Kysely has no types for a table that is a parameter
const untyped = (db: Db) => db as unknown as Kysely<UntypedTables>

/** A row claimed by this process. */
export type Job = {
  id: number
  /** The number of this attempt; 0 if the queue does not count them. */
  attempt: number
  /** The time at which the row was due before the claim. */
  dueAt: number
  claimedUntil: number
}

type JobRun = {
  /** Processes the claimed jobs and records their outcomes. */
  run: (jobs: readonly Job[]) => Promise<unknown>
  /** Aborted when the worker stops: jobs that were claimed meanwhile are released. */
  signal?: AbortSignal | undefined
  /** Claims only jobs that were due at this time; the default is the current time. */
  dueBy?: number
}

/** Claims a batch of due jobs, runs it and returns the number of jobs. */
export async function runDueJobs(
  db: Db,
  queue: JobQueue,
  { run, signal, dueBy = now() }: JobRun,
): Promise<number> {
  const jobs = await claimDueJobs(db, queue, dueBy)
  if (signal?.aborted) {
    for (const job of jobs) await releaseJob(db, queue, job)
    return 0
  }
  if (jobs.length > 0) await run(jobs)
  return jobs.length
}

/** True if a job is due that no process has claimed. */
export async function hasDueJob(db: Db, queue: JobQueue): Promise<boolean> {
  const at = now()
  return isAnyDue(db, queue, { at, dueBy: at, isUrgent: false })
}

async function isAnyDue(db: Db, queue: JobQueue, due: DueRows): Promise<boolean> {
  return (await selectDue(db, queue, due).execute()).length > 0
}

async function claimDueJobs(db: Db, queue: JobQueue, dueBy: number): Promise<Job[]> {
  const at = now()
  for (const isUrgent of queue.isUrgent ? [true, false] : [false]) {
    const due = { at, dueBy, isUrgent }
    // a poll that finds nothing takes no lock
    if (!(await isAnyDue(db, queue, due))) continue
    const jobs = await inTransaction(db, (tx) => claimBatch(tx, queue, due))
    if (jobs.length > 0) return jobs
  }
  return []
}

type DueRows = { at: number; dueBy: number; isUrgent: boolean }

function selectDue(db: Db, queue: JobQueue, { at, dueBy, isUrgent }: DueRows) {
  const { dueAt, claimedUntil, attempts } = queue.columns
  const due = untyped(db)
    .selectFrom(queue.table)
    .select((row) => [
      row.ref('id').$castTo<number>().as('id'),
      row.ref(dueAt).$castTo<number>().as('dueAt'),
      row
        .ref(attempts ?? dueAt)
        .$castTo<number>()
        .as('attempts'),
    ])
    .where(dueAt, '<=', dueBy)
    .where(claimedUntil, '<=', at)
    .where(isOpenIn(queue))
    .limit(queue.batchSize)
  return isUrgent && queue.isUrgent
    ? due.where(queue.isUrgent).orderBy('id')
    : due.orderBy(dueAt).orderBy('id')
}

/** The condition of rows that are neither finished nor failed nor closed by the queue's own rule. */
function isOpenIn({ columns, isOpen }: JobQueue) {
  const times = [columns.finishedAt, columns.failedAt].filter((it) => it !== null)
  return (row: ExpressionBuilder<UntypedTables, string>) =>
    row.and([...times.map((it) => row(it, 'is', null)), ...(isOpen ? [isOpen(row)] : [])])
}

async function claimBatch(tx: Tx, queue: JobQueue, due: DueRows): Promise<Job[]> {
  const { claimedUntil, attempts } = queue.columns
  const until = due.at + queue.leaseSeconds
  // SQLite has one writer at a time and no SKIP LOCKED
  const open = await selectDue(tx, queue, due)
    .$if(!isSqlite(tx), (it) => it.forUpdate().skipLocked())
    .execute()
  const rows = await failExhausted(tx, queue, open)
  if (rows.length === 0) return []
  await untyped(tx)
    .updateTable(queue.table)
    .set((row) => ({
      [claimedUntil]: until,
      ...(attempts ? { [attempts]: row(attempts, '+', 1) } : {}),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, dueAt, attempts: earlier }) => ({
    ...{ id, dueAt, claimedUntil: until },
    attempt: attempts ? earlier + 1 : 0,
  }))
}

type DueRow = { id: number; dueAt: number; attempts: number }

/** Marks the rows as failed whose attempts were all killed, and returns the others. */
async function failExhausted(tx: Tx, queue: JobQueue, rows: readonly DueRow[]) {
  const { maxAttempts: limit, columns } = queue
  const { failedAt, lastError } = columns
  if (!limit || !failedAt) return rows
  const exhausted = rows.filter((it) => it.attempts >= limit.count).map(({ id }) => id)
  if (exhausted.length > 0)
    await untyped(tx)
      .updateTable(queue.table)
      .set({ [failedAt]: now(), ...(lastError ? { [lastError]: limit.reason } : {}) })
      .where('id', 'in', exhausted)
      .execute()
  return rows.filter(({ id }) => !exhausted.includes(id))
}

/**
 * Extends the claim of a job that runs longer than a lease and updates other columns, for example its progress. Undefined if
 * another process has taken over or the row is gone: the attempt must stop.
 */
export async function renewClaim(
  db: Db,
  queue: JobQueue,
  job: Job,
  values: Record<string, number | string> = {},
): Promise<Job | undefined> {
  const claimedUntil = Math.max(now() + queue.leaseSeconds, job.claimedUntil + 1)
  const update = { ...values, [queue.columns.claimedUntil]: claimedUntil }
  return (await updateJob(db, queue, job, update)) ? { ...job, claimedUntil } : undefined
}

/** Changes columns of a claimed job. False, without a change, if another process has taken over or the row is gone. */
export async function updateJob(
  db: Db,
  queue: JobQueue,
  job: Job,
  values: Record<string, number | string | null>,
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(db, queue, job).set(values).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a claim without counting its attempt. The job is due again at `dueAt`. */
export async function releaseJob(
  db: Db,
  queue: JobQueue,
  job: Job,
  { at = job.dueAt, reason = '' }: { at?: number; reason?: string } = {},
): Promise<void> {
  const { dueAt, claimedUntil, attempts, lastError } = queue.columns
  await updateClaimed(db, queue, job)
    .set({
      [claimedUntil]: 0,
      [dueAt]: at,
      ...(lastError && reason ? { [lastError]: reason } : {}),
      ...(attempts ? { [attempts]: job.attempt - 1 } : {}),
    })
    .execute()
}

/** Matches no row once another process has taken over. */
function updateClaimed(db: Db, { table, columns }: JobQueue, { id, claimedUntil }: Job) {
  return untyped(db)
    .updateTable(table)
    .where('id', '=', id)
    .where(columns.claimedUntil, '=', claimedUntil)
}

type Failure = {
  reason: string
  /** False if another attempt cannot succeed. */
  isTemporary?: boolean
  minDelaySeconds?: number
}

/** Schedules the next attempt of a failed job. After the last one the job has failed, or is deleted. */
export async function recordFailure(
  db: Db,
  queue: JobQueue,
  job: Job,
  { reason, isTemporary = true, minDelaySeconds = 0 }: Failure,
): Promise<void> {
  const { dueAt, claimedUntil, failedAt, lastError } = queue.columns
  const delaySeconds = isTemporary ? queue.retryDelaysSeconds?.[job.attempt - 1] : undefined
  const update = (column: string, at: number) =>
    updateClaimed(db, queue, job)
      .set({
        ...{ [claimedUntil]: 0, [column]: at },
        ...(lastError ? { [lastError]: reason.slice(0, MAX_ERROR_LENGTH) } : {}),
      })
      .execute()
  if (delaySeconds !== undefined)
    await update(dueAt, now() + Math.max(delaySeconds, minDelaySeconds))
  else if (failedAt) await update(failedAt, now())
  else await untyped(db).deleteFrom(queue.table).where('id', '=', job.id).execute()
}

const MAX_ERROR_LENGTH = 500

/**
 * Releases claims longer than a lease: they were set by a clock that was ahead (decision 0331), in a process that was killed.
 */
export async function releaseFutureClaims(db: Db, queue: JobQueue, at: number): Promise<void> {
  const { claimedUntil } = queue.columns
  await untyped(db)
    .updateTable(queue.table)
    .where(isOpenIn(queue))
    .where(claimedUntil, '>', at + queue.leaseSeconds)
    .set({ [claimedUntil]: 0 })
    .execute()
}

/**
 * Makes jobs due that are scheduled beyond the longest delay, and releases claims longer than a lease: both were set by a clock
 * that was ahead (decision 0331).
 */
export async function resetFutureSchedules(db: Db, queue: JobQueue, at: number): Promise<void> {
  const { dueAt, claimedUntil } = queue.columns
  const { leaseSeconds, maxDelaySeconds } = queue
  await untyped(db)
    .updateTable(queue.table)
    .where(isOpenIn(queue))
    .set({ [claimedUntil]: 0, [dueAt]: at })
    .where((row) =>
      row.or([
        row(dueAt, '>', at + maxDelaySeconds),
        ...(claimedUntil === dueAt ? [] : [row(claimedUntil, '>', at + leaseSeconds)]),
      ]),
    )
    .execute()
}
