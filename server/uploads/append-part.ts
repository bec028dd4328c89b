import { MB } from '../../contract/platform/call.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { createDiskCheck } from '../platform/disk-space.ts'
import { httpError } from '../platform/errors.ts'
import type { PartialState, PartialWriter } from '../platform/partial-files.ts'
import { nextExpiry, type UploadRecord, updateAsWriter } from './store.ts'
import type { WriterClaim } from './writer-claim.ts'

/** The body of a request. */
export type PartBody = {
  /** Passes the chunks until the body ends. Rejects if the client disconnects, `onChunk` throws or `abort` rejects. */
  receive(onChunk: (chunk: Buffer) => void, abort: Promise<never>): Promise<void>
  pause(): void
  resume(): void
}

/** The bytes that may wait for the store. */
const MAX_QUEUED_BYTES = 1 * MB

/** The columns of an upload that its file store needs. */
export const partialStateOf = (upload: UploadRecord): PartialState => ({
  staged: upload.staged,
  multipart_key: upload.multipart_key,
  multipart_id: upload.multipart_id,
  parts: upload.parts,
})

/**
 * Appends the body of a request to an upload and returns the bytes that are stored. Everything that arrives is kept, also
 * when the client disconnects; then the error of the connection is thrown after it is stored. Throws 507 if the disk has no more
 * room.
 */
export async function appendPart(
  school: AppContext,
  claim: WriterClaim,
  body: PartBody,
  keyFor: (head: Buffer) => string,
): Promise<number> {
  const { upload } = claim
  const file = { id: upload.public_id, state: partialStateOf(upload), received: upload.received }
  const writer = await school.files.partials.open(file, keyFor)
  try {
    const queue = createQueue(school, claim, writer, body)
    const [received] = await Promise.allSettled([body.receive(queue.push, queue.failed)])
    await queue.drained()
    const stored = await queue.save()
    if (received.status === 'rejected') throw received.reason
    return stored
  } finally {
    await writer.close()
  }
}

/** The time without data after which an abandoned connection ends, and the longest time for bytes in transit. */
const WIND_DOWN = { silenceMs: 250, maxMs: 10_000 }

/**
 * Ends an abandoned request once the bytes that arrived before the client reconnected are read, so that they need not be sent
 * again.
 */
function createWindDown(end: (error: unknown) => void, isBusy: () => boolean) {
  let timer: ReturnType<typeof setInterval> | undefined
  let lastChunkAt = 0
  let isStopped = false
  return {
    start(error: unknown) {
      if (isStopped) return
      const startedAt = performance.now()
      lastChunkAt = startedAt
      timer = setInterval(() => {
        const at = performance.now()
        const isSilent = at - lastChunkAt > WIND_DOWN.silenceMs && !isBusy()
        if (isSilent || at - startedAt > WIND_DOWN.maxMs) end(error)
      }, WIND_DOWN.silenceMs / 5)
    },
    noteChunk() {
      lastChunkAt = performance.now()
    },
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}

/** Writes chunks one after the other and pauses the body while too many wait. */
function createQueue(
  school: AppContext,
  claim: WriterClaim,
  writer: PartialWriter,
  body: PartBody,
) {
  const { upload } = claim
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const windDown = createWindDown(failure.reject, () => queuedBytes > 0)
  claim.interrupted.catch(windDown.start)
  let pending: Promise<void> = Promise.resolve()
  let queuedBytes = 0
  let accepted = upload.received
  let committed = upload.received
  const checkDisk = createDiskCheck(school.config)

  async function commit(state: PartialState, received: number) {
    claim.check()
    const update = { ...state, received, expires_at: nextExpiry(upload, now()) }
    const isWriter = await updateAsWriter(
      school.db,
      { id: upload.id, writer: claim.writer },
      update,
    )
    if (!isWriter) httpError('upload_locked', say('rules_uploads_newer_request_continues_upload'))
    committed = received
    await writer.discardReplaced()
  }

  async function write(chunk: Buffer) {
    claim.check()
    await checkDisk(chunk.length)
    await writer.write(chunk)
    await claim.renew()
    const { state, stored } = writer.checkpoint()
    if (stored > committed) await commit(state, stored)
    queuedBytes -= chunk.length
    if (queuedBytes <= MAX_QUEUED_BYTES / 2) body.resume()
  }

  return {
    failed: failure.promise,
    push(chunk: Buffer) {
      accepted += chunk.length
      if (accepted > upload.bytes)
        httpError('request_too_large', say('rules_uploads_part_longer_than_file'))
      queuedBytes += chunk.length
      windDown.noteChunk()
      if (queuedBytes > MAX_QUEUED_BYTES) body.pause()
      pending = pending.then(() => write(chunk))
      pending.catch(failure.reject)
    },
    async drained() {
      windDown.stop()
      await pending
    },
    async save() {
      const state = await writer.save()
      if (accepted > committed) await commit(state, accepted)
      return accepted
    },
  }
}
