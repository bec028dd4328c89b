import { SECOND_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { claimUpload, releaseUpload, type UploadRecord, updateAsWriter } from './store.ts'

/** How long a claim holds without renewal, in seconds. */
const CLAIM_SECONDS = 20
const RENEW_INTERVAL_MS = 5 * SECOND_MS

/** The right of one request to write an upload. Only one request of all processes has it. */
export type WriterClaim = {
  /** The upload when it was claimed. */
  upload: UploadRecord
  writer: string
  /** Renews the claim. Called while bytes arrive, so that a dead connection loses it. */
  renew(): Promise<void>
  /** Throws if the claim may have been lost. */
  check(): void
  /** Rejects when a newer request of the same client takes over. */
  interrupted: Promise<never>
}

type ActiveWriter = { interrupt(): void; finished: Promise<void> }
/** The writers of this process, by upload. */
const activeWriters = new Map<number, ActiveWriter>()

/** The claims of ended requests of this process that could not be released, by upload: the database could not write. */
const unreleased = new Map<number, string>()

/**
 * Ends the request of this process that writes an upload: its client has lost the connection and is back. Resolves when
 * its bytes are stored.
 */
export async function interruptWriter(uploadId: number): Promise<void> {
  const active = activeWriters.get(uploadId)
  active?.interrupt()
  await active?.finished
}

/** Runs `work` as the only writer of an upload. Throws 423 while another process writes it. */
export async function withWriterClaim<T>(
  db: Db,
  uploadId: number,
  work: (claim: WriterClaim) => Promise<T>,
): Promise<T> {
  await interruptWriter(uploadId)
  const former = unreleased.get(uploadId)
  if (former !== undefined) await release(db, uploadId, former)
  const writer = newPublicId()
  const at = now()
  const upload =
    (await claimUpload(db, { id: uploadId, writer, until: at + CLAIM_SECONDS, now: at })) ??
    httpError('upload_locked', say('rules_uploads_another_request_writing_upload_try'))
  const interruption = Promise.withResolvers<never>()
  interruption.promise.catch(() => {})
  const finished = Promise.withResolvers<void>()
  const active = {
    interrupt: () => interruption.reject(lockedError()),
    finished: finished.promise,
  }
  activeWriters.set(uploadId, active)
  try {
    return await work({
      upload,
      writer,
      ...createRenewal(db, uploadId, writer),
      interrupted: interruption.promise,
    })
  } finally {
    if (activeWriters.get(uploadId) === active) activeWriters.delete(uploadId)
    // the error of the work must not be hidden
    await release(db, uploadId, writer).catch(() => {})
    finished.resolve()
  }
}

async function release(db: Db, uploadId: number, writer: string): Promise<void> {
  unreleased.set(uploadId, writer)
  await releaseUpload(db, uploadId, writer)
  unreleased.delete(uploadId)
}

function lockedError() {
  try {
    return httpError('upload_locked', say('rules_uploads_newer_request_continues_upload'))
  } catch (error) {
    return error
  }
}

function createRenewal(db: Db, id: number, writer: string) {
  // by the monotonic clock, and shorter than the claim of the database
  const validMs = (CLAIM_SECONDS - 5) * SECOND_MS
  let renewedAt = performance.now()
  const check = () => {
    if (performance.now() - renewedAt > validMs)
      httpError('upload_locked', say('rules_uploads_upload_interrupted_try_again_moment'))
  }
  return {
    check,
    async renew() {
      if (performance.now() - renewedAt < RENEW_INTERVAL_MS) return
      check()
      const startedAt = performance.now()
      const isWriter = await updateAsWriter(
        db,
        { id, writer },
        { writer_until: now() + CLAIM_SECONDS },
      )
      if (!isWriter) httpError('upload_locked', say('rules_uploads_newer_request_continues_upload'))
      renewedAt = startedAt
    },
  }
}
