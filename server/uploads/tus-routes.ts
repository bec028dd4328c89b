import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MB } from '../../contract/platform/call.ts'
import { HOUR, SECOND_MS } from '../../contract/platform/duration.ts'
import { MAX_UPLOADS, UPLOADS_PATH } from '../../contract/uploads/uploads.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { inTransaction } from '../platform/db.ts'
import { type DiskBudget, requireDiskSpace } from '../platform/disk-space.ts'
import { httpError, RateLimited } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import type { Scope } from '../platform/scope.ts'
import { fromStoredMessage } from '../platform/stored-text.ts'
import { requireStaff } from '../rpc/administrator.ts'
import type { ConcurrencyLimiter } from '../rpc/concurrency-limits.ts'
import { consumeAttempt } from '../rpc/rate-limiter.ts'
import { receive, throwIfCompressed } from '../rpc/read-body.ts'
import { requireOwnSession } from '../rpc/read-only-session.ts'
import { requireInScope } from '../rpc/scoped-fields.ts'
import { appendPart, type PartBody } from './append-part.ts'
import { cancelUpload } from './delete-upload.ts'
import {
  countUnfinished,
  findOwnUpload,
  findUpload,
  findUploadByIdempotencyKey,
  insertUpload,
  type UploadRecord,
} from './store.ts'
import { parseNewUpload, parseOffset } from './tus-headers.ts'
import { interruptWriter, type WriterClaim, withWriterClaim } from './writer-claim.ts'

const VERSION = '1.0.0'
const EXTENSIONS = 'creation,termination,expiration'
/** Enough for many lessons in an evening, too few to fill a disk. */
const CREATION_LIMIT = { points: 300, seconds: HOUR }
const IDLE_TIMEOUT_MS = 60 * SECOND_MS

/** What uploads are for: judges, stores and attaches their content. */
type UploadPurpose = {
  /** Chooses the key of a file in a bucket by its first bytes. Throws 415 for content that is not accepted. */
  keyForUpload: (upload: UploadRecord) => (head: Buffer) => string
  /** Finishes a complete upload; does nothing if another request already has. */
  finishUpload: (school: AppContext, upload: UploadRecord) => Promise<void>
  /** Finishes the complete upload of a claim. Throws 415 for content that is not accepted. */
  finishClaimed: (school: AppContext, claim: WriterClaim) => Promise<void>
  /** If the error rejects the content, records the reason and deletes the stored data. */
  declineUpload: (school: AppContext, upload: UploadRecord, error: unknown) => Promise<void>
}

type Options = {
  school: AppContext
  concurrency: ConcurrencyLimiter
  disk: DiskBudget
  purpose: UploadPurpose
}
type IdRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Uploads of administrators in parts by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload) with creation,
 * termination and expiration (decision 0540).
 */
export function registerTusRoutes(app: FastifyInstance, options: Options): void {
  const url = `${UPLOADS_PATH}/:id`
  const { school, disk } = options
  const maxBytes = school.config.UPLOAD_MAX_MB * MB
  for (const path of [UPLOADS_PATH, url])
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ 'tus-resumable': VERSION, 'tus-version': VERSION })
        .headers({ 'tus-extension': EXTENSIONS, 'tus-max-size': maxBytes })
        .send(),
    )
  app.post(
    UPLOADS_PATH,
    withCaller(options, (request, reply, callerId) =>
      createUpload(request, reply, { school, disk, callerId, maxBytes }),
    ),
  )
  app.route({ method: 'HEAD', url, handler: withUpload(options, describeUpload) })
  app.patch(url, withUpload(options, receivePart))
  app.delete(url, withUpload(options, deleteUpload))
}

/** Runs a handler for staff who may edit lessons, whose client uses this version of the protocol. */
function withCaller<R extends FastifyRequest>(
  { school, concurrency }: Options,
  handler: (request: R, reply: FastifyReply, callerId: number, scope: Scope) => Promise<unknown>,
) {
  return async (request: R, reply: FastifyReply) => {
    reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' })
    const { caller, scope } = await requireStaff(request, school, 'editLessons')
    requireOwnSession(caller)
    if (request.headers['tus-resumable'] !== VERSION) {
      reply.header('tus-version', VERSION)
      httpError(
        'unsupported_tus_version',
        say('rules_uploads_header_version', { header: 'Tus-Resumable', version: VERSION }),
      )
    }
    const release = concurrency.acquire('user', String(caller.id))
    try {
      return await handler(request, reply, caller.id, scope)
    } finally {
      release()
    }
  }
}

type UploadRequest = { school: AppContext; purpose: UploadPurpose; upload: UploadRecord }

/** Runs a handler with the caller's own upload. Throws 404 for another user's. */
function withUpload(
  options: Options,
  handler: (request: IdRequest, reply: FastifyReply, context: UploadRequest) => Promise<unknown>,
) {
  const { school, purpose } = options
  return withCaller<IdRequest>(options, async (request, reply, callerId, scope) => {
    const publicId = request.params.id
    const found = /^[\w-]{22}$/.test(publicId)
      ? await findOwnUpload(school.db, { publicId, ownerId: callerId })
      : undefined
    const upload = found ?? throwMissing()
    // the class of its lesson can have been taken away
    if (upload.lesson_id !== null)
      await requireInScope(school.db, scope, { lesson_id: upload.lesson_id })
    return handler(request, reply, { school, purpose, upload })
  })
}

const throwMissing = () => httpError('upload_not_found', say('rules_uploads_there_no_such_upload'))

type Creation = { school: AppContext; disk: DiskBudget; callerId: number; maxBytes: number }

/** A bucket needs the disk for one part at a time. */
const bytesOnDisk = ({ config }: AppContext, bytes: number) => (config.S3_BUCKET ? 0 : bytes)

async function createUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { school, disk, callerId, maxBytes }: Creation,
) {
  const { idempotencyKey, declaredKind, ...file } = parseNewUpload(request.headers, maxBytes)
  await limitCreations(school, callerId)
  const publicId = await inTransaction(school.db, async (tx) => {
    // two requests at once must not exceed the limit together
    await lockUser(tx, callerId)
    const existing =
      idempotencyKey && (await findUploadByIdempotencyKey(tx, callerId, idempotencyKey))
    if (existing) return existing.public_id
    await disk.require(bytesOnDisk(school, file.bytes), tx)
    if ((await countUnfinished(tx, callerId)) >= MAX_UPLOADS)
      httpError(
        'too_many_uploads',
        say('rules_uploads_most_files_uploading_once', { max: MAX_UPLOADS }),
      )
    const id = newPublicId()
    const owner = { public_id: id, owner_id: callerId, idempotency_key: idempotencyKey }
    await insertUpload(tx, { ...owner, ...file, declared_kind: declaredKind }, now())
    return id
  })
  return reply.code(201).header('location', `${UPLOADS_PATH}/${publicId}`).send()
}

async function limitCreations({ db, config }: AppContext, callerId: number) {
  if (config.RATE_LIMIT_SCALE === 0) return
  const points = Math.max(1, Math.round(CREATION_LIMIT.points * config.RATE_LIMIT_SCALE))
  const limit = { ...CREATION_LIMIT, points }
  const subject = `uploads ${callerId}`
  const waitSeconds = await consumeAttempt(db, { subject, ...limit, now: now() })
  if (waitSeconds > 0) throw new RateLimited(waitSeconds, limit)
}

/**
 * The offset at which the upload continues. Ends the request that writes it, and finishes a complete upload after a crash,
 * because the client sends no more requests once the upload is reported complete.
 */
async function describeUpload(
  _request: IdRequest,
  reply: FastifyReply,
  { school, purpose, upload }: UploadRequest,
) {
  await interruptWriter(upload.id)
  let current = (await findUpload(school.db, upload.id)) ?? throwMissing()
  if (current.received === current.bytes) {
    await purpose.finishUpload(school, current)
    current = (await findUpload(school.db, upload.id)) ?? throwMissing()
  }
  if (current.state === 'refused')
    httpError('unsupported_file_type', fromStoredMessage(current.problem))
  return reply
    .code(200)
    .headers({ 'upload-offset': current.received, 'upload-length': current.bytes })
    .header('upload-expires', new Date(current.expires_at * 1000).toUTCString())
    .send()
}

/** Appends a part at its offset. With the last part the upload is judged, stored and attached to its lesson. */
async function receivePart(
  request: IdRequest,
  reply: FastifyReply,
  { school, purpose, upload }: UploadRequest,
) {
  const { headers } = request
  throwIfCompressed(request.raw)
  if (headers['content-type'] !== 'application/offset+octet-stream')
    httpError(
      'unsupported_media_type',
      say('rules_uploads_send_type', { type: 'application/offset+octet-stream' }),
    )
  const offset = parseOffset(headers)
  const length = /^\d{1,15}$/.test(headers['content-length'] ?? '')
    ? Number(headers['content-length'])
    : httpError(
        'invalid_request',
        say('rules_uploads_header_required', { header: 'Content-Length' }),
      )
  if (offset + length > upload.bytes)
    httpError('request_too_large', say('rules_uploads_part_longer_than_rest_file'))
  if (upload.state === 'refused')
    httpError('unsupported_file_type', fromStoredMessage(upload.problem))
  if (upload.state !== 'receiving') throwMismatch()
  await requireDiskSpace(school.config, bytesOnDisk(school, length))
  const received = await withWriterClaim(school.db, upload.id, async (claim) => {
    if (claim.upload.received !== offset) throwMismatch()
    const keyFor = purpose.keyForUpload(claim.upload)
    try {
      const stored = await withIdleTimeout(request, (body) =>
        appendPart(school, claim, body, keyFor),
      )
      if (stored === upload.bytes) {
        const complete = (await findUpload(school.db, upload.id)) ?? throwMissing()
        await purpose.finishClaimed(school, { ...claim, upload: complete })
      }
      return stored
    } catch (error) {
      const current = (await findUpload(school.db, upload.id)) ?? claim.upload
      await purpose.declineUpload(school, current, error)
      throw error
    }
  })
  return reply.code(204).header('upload-offset', received).send()
}

const throwMismatch = () =>
  httpError('upload_offset_mismatch', say('rules_uploads_upload_continues_another_offset'))

async function withIdleTimeout<T>(
  { raw }: FastifyRequest,
  work: (body: PartBody) => Promise<T>,
): Promise<T> {
  const { socket } = raw
  const destroySocket = () => void socket.destroy()
  // a phone that loses its connection does not close it
  socket.setTimeout?.(IDLE_TIMEOUT_MS, destroySocket)
  try {
    const maxBytes = Number(raw.headers['content-length'])
    return await work({
      receive: (onChunk, abort) => receive(raw, { maxBytes, abort }, onChunk),
      pause: () => raw.pause(),
      resume: () => raw.resume(),
    })
  } finally {
    // judging and storing the file can take longer
    socket.setTimeout?.(0, destroySocket)
  }
}

/** Cancels an upload. The file of a lesson is removed in the lesson. */
async function deleteUpload(
  _request: IdRequest,
  reply: FastifyReply,
  { school, upload }: UploadRequest,
) {
  await interruptWriter(upload.id)
  const current = (await findUpload(school.db, upload.id)) ?? throwMissing()
  if (current.state === 'attached') throwMissing()
  await cancelUpload(school, current)
  return reply.code(204).send()
}
