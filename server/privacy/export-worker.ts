import { rm, stat } from 'node:fs/promises'
import { DAY, HOUR, MINUTE, SECOND_MS } from '../../contract/platform/duration.ts'
import { ARCHIVE_DAYS } from '../../contract/privacy/privacy.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { renewUntilEnd } from '../platform/claim-renewal.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import { inTransaction } from '../platform/db.ts'
import {
  defineJobQueue,
  type Job,
  recordFailure,
  resetFutureSchedules,
  runDueJobs,
} from '../platform/job-queue.ts'
import { newPublicId } from '../platform/random.ts'
import { describeError } from '../platform/redact-error.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { readSender } from '../settings/emails.ts'
import { archiveUrl } from './archive-url.ts'
import { archiveKey, writeArchive } from './export-archive.ts'
import { finishExport, forgetArchive, listExpiredArchives } from './export-store.ts'
import { archiveReadyEmail } from './privacy-emails.ts'

const NAME = 'exports'

const exportQueue = defineJobQueue<'data_exports'>({
  table: 'data_exports',
  batchSize: 1,
  // renewed while the job runs
  leaseSeconds: MINUTE,
  retryDelaysSeconds: [MINUTE, 10 * MINUTE, HOUR],
  maxDelaySeconds: HOUR,
})

/** Makes the archives that were requested and returns their number. Any number of processes can run it. */
export async function makeDueExports(
  school: AppContext,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  await deleteExpiredArchives(school)
  const run = async (claimed: Job) => {
    const claim = renewUntilEnd(school.db, exportQueue, claimed)
    try {
      await makeExport(school, claimed.id)
      await claim.end()
    } catch (error) {
      const job = await claim.end()
      await recordFailure(school.db, exportQueue, job, { reason: describeError(error) })
      throw error
    }
  }
  const reporter = { db: school.db, name: NAME, warn } as const
  return runDueJobs(school.db, exportQueue, {
    run: (jobs) => runReported(reporter, jobs, run),
    signal,
  })
}

async function makeExport(school: AppContext, exportId: number): Promise<void> {
  const { db, files } = school
  const { user_id: userId, archive: former } = await db
    .selectFrom('data_exports')
    .select(['user_id', 'archive'])
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  const path = await writeArchive(school, userId)
  const { size: bytes } = await stat(path)
  const archive = `${newPublicId()}.zip`
  // `put` moves the file; if it fails, no copy of a person's data must remain
  await files.put(path, archiveKey(archive)).finally(() => rm(path, { force: true }))
  const isFinished = await recordArchive(school, { userId, archive, bytes })
  if (!isFinished) await files.remove(archiveKey(archive))
  if (former !== '') await files.remove(archiveKey(former))
}

/** Records the archive and emails its address; false if the account was deleted meanwhile. */
async function recordArchive(
  { db, config, mediaSecret }: AppContext,
  { userId, archive, bytes }: { userId: number; archive: string; bytes: number },
): Promise<boolean> {
  const finishedAt = now()
  const expiresAt = finishedAt + ARCHIVE_DAYS * DAY
  const sender = await readSender(db)
  return inTransaction(db, async (tx) => {
    const user = await findUser(tx, userId)
    const times = { expires_at: expiresAt, finished_at: finishedAt }
    if (!user || !(await finishExport(tx, userId, { archive, bytes, ...times }))) return false
    const url = archiveUrl(mediaSecret, { archive, expires_at: expiresAt }, user)
    const link = config.SITE_URL ? `${config.SITE_URL}${url}` : ''
    const until = { at: expiresAt, timezone: config.SITE_TIMEZONE }
    await enqueueEmails(tx, [archiveReadyEmail(user, sender, { link, ...until })], finishedAt)
    return true
  })
}

async function deleteExpiredArchives({ db, files }: AppContext) {
  for (const { userId, archive } of await listExpiredArchives(db, await getConfirmedTime(db))) {
    await files.remove(archiveKey(archive))
    await forgetArchive(db, userId, archive)
  }
}

const POLL_INTERVAL_MS = 5 * SECOND_MS

/** Makes archives in the background until `stop` is called. */
export function startExportWorker(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    runOnce: (signal) => makeDueExports(school, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, exportQueue, at),
  })
}
