import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type BodyLimits, KB } from '../../contract/platform/call.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import type { Reservation } from './memory-budget.ts'
import { tooManyFieldsMessage } from './parse-form.ts'
import { binarySize, receive, throwIfCompressed, tooLargeMessage } from './read-body.ts'

/** A file of a multipart body, on disk until the response is sent. `name` is given by the client and not trusted. */
export type Upload = { field: string; name: string; path: string; bytes: number }

/** The limits of a multipart body, and where its files are stored. */
export type MultipartLimits = {
  body: BodyLimits
  reservation: Reservation
  files: {
    /** The maximum number of files, and bytes of each. */
    count: number
    bytes: number
    /**
     * Throws if the caller may not send a file in this field. `action` is the action that the body has named so far.
     */
    check(field: string, action: string | undefined): void
    store(field: string, name: string, file: BusboyFileStream): Promise<Upload>
    discard(uploads: Upload[]): Promise<void>
  }
}

type FieldPair = [name: string, value: string]
type ParsedMultipart = { pairs: FieldPair[]; uploads: Upload[]; bytes: number }

/**
 * Parses a multipart body and stores its files while they arrive. The fields together are limited by `body`. Throws
 * like `readBodyBytes`, 413 for too many or too large files, and the errors of `files.check`; then no file is left.
 */
export async function readMultipart(
  raw: IncomingMessage,
  limits: MultipartLimits,
): Promise<ParsedMultipart> {
  throwIfCompressed(raw)
  const { body, files } = limits
  const maxBytes = body.bytes + files.count * files.bytes
  if (files.count > 0 && Number(raw.headers['content-length']) > maxBytes)
    httpError('file_too_large', fileTooLargeMessage(files.bytes))
  const failure = createFailureSignal()
  const parser = createParser(raw, limits)
  const fields = collectFields(parser, limits, failure)
  const storage = storeFiles(parser, files, fields.pairs, failure)
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  parser.on('error', failure.fail)
  let remaining = maxBytes
  try {
    await receive(raw, { maxBytes, abort: failure.promise }, (chunk) => {
      // a rejected file is reported as a file, whatever the size of the body
      feedParser(parser, chunk.subarray(0, remaining), { raw, failure })
      remaining -= chunk.length
      if (remaining < 0) httpError('request_too_large', tooLargeMessage(body.bytes))
    })
    parser.end()
    await Promise.race([finished, failure.promise])
    const uploads = await Promise.race([storage.waitForAll(), failure.promise])
    return { ...fields, uploads }
  } catch (error) {
    failure.fail(error)
    await storage.abandon()
    throw error
  }
}

export const fileTooLargeMessage = (bytes: number) =>
  say('rules_wire_file_too_large', { size: binarySize(bytes) })

/** The first error in an event listener of the parser. */
type FailureSignal = {
  promise: Promise<never>
  fail(error: unknown): void
  /** Throws the error, if there is one. */
  check(): void
  /** Runs a listener unless there was an error; an error that it throws is recorded. */
  guard(listener: () => void): void
}

function createFailureSignal(): FailureSignal {
  const { promise, reject: rejectWith } = Promise.withResolvers<never>()
  // the promise can have no other handler by then
  promise.catch(() => {})
  let first: { error: unknown } | undefined
  const fail = (error: unknown) => {
    first ??= { error }
    rejectWith(error)
  }
  return {
    promise,
    fail,
    check() {
      if (first) throw first.error
    },
    guard(listener) {
      try {
        if (!first) listener()
      } catch (error) {
        fail(error)
      }
    },
  }
}

const SLICE_BYTES = 8 * KB

/** Writes a chunk to the parser in slices. A chunk can hold a thousand parts; none is read after the first error. */
function feedParser(
  parser: BusboyInstance,
  chunk: Buffer,
  { raw, failure }: { raw: IncomingMessage; failure: FailureSignal },
) {
  let canContinue = true
  for (let offset = 0; offset < chunk.length; offset += SLICE_BYTES) {
    canContinue = parser.write(chunk.subarray(offset, offset + SLICE_BYTES))
    failure.check()
  }
  if (canContinue) return
  raw.pause()
  parser.once('drain', () => failure.guard(() => raw.resume()))
}

/** Throws 400 for a header without a boundary or with one that is too long. */
function createParser(raw: IncomingMessage, limits: MultipartLimits): BusboyInstance {
  try {
    return createBusboy(raw, limits)
  } catch {
    httpError('malformed_body', say('rules_wire_form_data_could_not_read'))
  }
}

function createBusboy({ headers }: IncomingMessage, { body, files }: MultipartLimits) {
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: {
      fieldSize: body.bytes,
      fileSize: files.bytes,
      fields: body.fields,
      parts: body.fields + Math.max(1, files.count),
      headerPairs: 20,
      headerSize: 8 * KB,
    },
  })
}

function collectFields(
  parser: BusboyInstance,
  { body, reservation }: MultipartLimits,
  failure: FailureSignal,
) {
  const collected: { pairs: FieldPair[]; bytes: number } = { pairs: [], bytes: 0 }
  const throwTooMany = () =>
    failure.guard(() => httpError('too_many_fields', tooManyFieldsMessage(body.fields)))
  parser.on('partsLimit', throwTooMany)
  parser.on('fieldsLimit', throwTooMany)
  parser.on('field', (name: string | undefined, value, _isNameTruncated, isTruncated) =>
    failure.guard(() => {
      const field = requireName(name)
      const bytes = field.length + Buffer.byteLength(value)
      collected.bytes += bytes
      if (isTruncated || collected.bytes > body.bytes)
        httpError('request_too_large', tooLargeMessage(body.bytes))
      reservation.reserve(bytes)
      collected.pairs.push([field, value])
    }),
  )
  return collected
}

type Files = MultipartLimits['files']

function storeFiles(
  parser: BusboyInstance,
  files: Files,
  pairs: readonly FieldPair[],
  failure: FailureSignal,
) {
  const pendingFiles = new Set<BusboyFileStream>()
  const stored: Promise<Upload>[] = []

  function acceptFile(name: string | undefined, file: BusboyFileStream, fileName: string) {
    const field = requireName(name)
    files.check(field, pairs.find(([it]) => it === 'action')?.[1])
    if (stored.length === files.count)
      httpError(
        'too_many_files',
        say('rules_wire_request_too_many_files_most', { max: files.count }),
      )
    const onFileLimit = () => httpError('file_too_large', fileTooLargeMessage(files.bytes))
    file.once('limit', () => failure.guard(onFileLimit))
    pendingFiles.add(file)
    const upload = files.store(field, fileName, file)
    upload.then(() => pendingFiles.delete(file), failure.fail)
    stored.push(upload)
  }

  parser.on('file', (name: string | undefined, file, fileName: string | undefined) => {
    // the stream has no other listener until the file is opened
    file.on('error', () => {})
    // an empty file input is sent as a file without a name
    if (fileName) failure.guard(() => acceptFile(name, file, fileName))
    if (!pendingFiles.has(file)) file.resume()
  })

  return {
    waitForAll: () => Promise.all(stored),
    async abandon() {
      for (const file of pendingFiles) file.destroy(new Error('The upload was refused.'))
      const settled = await Promise.allSettled(stored)
      await files.discard(settled.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : [])))
    },
  }
}

function requireName(name: string | undefined): string {
  if (name === undefined) httpError('malformed_body', say('rules_wire_part_form_no_name'))
  return name
}
