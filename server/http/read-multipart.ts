import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type BodyLimits, KB } from '../../contract/call.ts'
import { reject } from '../kernel/refusal.ts'
import type { Reservation } from './memory-budget.ts'
import { tooManyFields } from './parse-form.ts'
import { inUnits, receive, refuseCompressed, tooLarge } from './read-bytes.ts'

/** A file of a multipart body, on the disk until the answer is out. Its name is the sender's word and no more. */
export type Upload = { field: string; name: string; path: string; bytes: number }

/** What a multipart body may hold, and where its files go. */
export type MultipartLimits = {
  body: BodyLimits
  reservation: Reservation
  files: {
    /** How many files may come, and bytes of each. */
    count: number
    bytes: number
    /** Throws when this caller may send no file in this field; `action` is what the body has named so far. */
    check(field: string, action: string | undefined): void
    store(field: string, name: string, file: BusboyFileStream): Promise<Upload>
    discard(uploads: Upload[]): Promise<void>
  }
}

type Pair = [name: string, value: string]
type Multipart = { pairs: Pair[]; uploads: Upload[]; bytes: number }

/**
 * Reads a multipart body; files go to the disk while they arrive. All fields together stay within `body`. Throws as
 * `readBytes` does, 413 for a file too many or too large, and what `files.check` throws; then no file is left behind.
 */
export async function readMultipart(
  raw: IncomingMessage,
  limits: MultipartLimits,
): Promise<Multipart> {
  refuseCompressed(raw)
  const { body, files } = limits
  const mostBytes = body.bytes + files.count * files.bytes
  if (files.count > 0 && Number(raw.headers['content-length']) > mostBytes)
    reject(413, fileTooLarge(files.bytes))
  const failure = openFailure()
  const parser = newParser(raw, limits)
  const fields = collectFields(parser, limits, failure)
  const stored = storeFiles(parser, files, fields.pairs, failure)
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  parser.on('error', failure.fail)
  let left = mostBytes
  try {
    await receive(raw, { mostBytes, stop: failure.promise }, (chunk) => {
      // a file among the first bytes is refused as a file, whatever the size of the whole
      feed(parser, chunk.subarray(0, left), { raw, failure })
      left -= chunk.length
      if (left < 0) reject(413, tooLarge(body.bytes))
    })
    parser.end()
    await Promise.race([finished, failure.promise])
    const uploads = await Promise.race([stored.all(), failure.promise])
    return { ...fields, uploads }
  } catch (fault) {
    failure.fail(fault)
    await stored.abandon()
    throw fault
  }
}

const fileTooLarge = (bytes: number) => `The file is too large: at most ${inUnits(bytes)}.`

/** What goes wrong within the parser's events, the first of it. */
type Failure = {
  promise: Promise<never>
  fail(fault: unknown): void
  /** Throws what went wrong, if anything did. */
  check(): void
  /** Runs a listener unless something went wrong before; what it throws is what went wrong. */
  guard(listener: () => void): void
}

function openFailure(): Failure {
  const { promise, reject: rejectWith } = Promise.withResolvers<never>()
  // nothing may be waiting for it any more
  promise.catch(() => {})
  let first: { fault: unknown } | undefined
  const fail = (fault: unknown) => {
    first ??= { fault }
    rejectWith(fault)
  }
  return {
    promise,
    fail,
    check() {
      if (first) throw first.fault
    },
    guard(listener) {
      try {
        if (!first) listener()
      } catch (fault) {
        fail(fault)
      }
    },
  }
}

const SLICE_BYTES = 8 * KB

/** Hands a chunk to the parser; a chunk may hold a thousand parts, and after the first that is refused no other is read. */
function feed(
  parser: BusboyInstance,
  chunk: Buffer,
  { raw, failure }: { raw: IncomingMessage; failure: Failure },
) {
  let wantsMore = true
  for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
    wantsMore = parser.write(chunk.subarray(at, at + SLICE_BYTES))
    failure.check()
  }
  if (wantsMore) return
  raw.pause()
  parser.once('drain', () => failure.guard(() => raw.resume()))
}

/** Throws 400 for a header that names no boundary, or one that is longer than a boundary may be. */
function newParser(raw: IncomingMessage, limits: MultipartLimits): BusboyInstance {
  try {
    return busboyFor(raw, limits)
  } catch {
    reject(400, 'The form data could not be read.')
  }
}

function busboyFor({ headers }: IncomingMessage, { body, files }: MultipartLimits) {
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
  failure: Failure,
) {
  const read: { pairs: Pair[]; bytes: number } = { pairs: [], bytes: 0 }
  const refuseMore = () => failure.guard(() => reject(413, tooManyFields(body.fields)))
  parser.on('partsLimit', refuseMore)
  parser.on('fieldsLimit', refuseMore)
  parser.on('field', (name: string | undefined, value, _nameIsCut, isCut) =>
    failure.guard(() => {
      const field = named(name)
      const bytes = field.length + Buffer.byteLength(value)
      read.bytes += bytes
      if (isCut || read.bytes > body.bytes) reject(413, tooLarge(body.bytes))
      reservation.reserve(bytes)
      read.pairs.push([field, value])
    }),
  )
  return read
}

type Files = MultipartLimits['files']

function storeFiles(
  parser: BusboyInstance,
  files: Files,
  pairs: readonly Pair[],
  failure: Failure,
) {
  const arriving = new Set<BusboyFileStream>()
  const stored: Promise<Upload>[] = []

  function take(name: string | undefined, file: BusboyFileStream, fileName: string) {
    const field = named(name)
    files.check(field, pairs.find(([it]) => it === 'action')?.[1])
    if (stored.length === files.count)
      reject(413, `The request has too many files: at most ${files.count}.`)
    const refuse = () => reject(413, fileTooLarge(files.bytes))
    file.once('limit', () => failure.guard(refuse))
    arriving.add(file)
    const storing = files.store(field, fileName, file)
    storing.then(() => arriving.delete(file), failure.fail)
    stored.push(storing)
  }

  parser.on('file', (name: string | undefined, file, fileName: string | undefined) => {
    // the stream has no other listener until the file is opened
    file.on('error', () => {})
    // a file input left empty comes as a file without a name
    if (fileName) failure.guard(() => take(name, file, fileName))
    if (!arriving.has(file)) file.resume()
  })

  return {
    all: () => Promise.all(stored),
    async abandon() {
      for (const file of arriving) file.destroy(new Error('The upload was refused.'))
      const settled = await Promise.allSettled(stored)
      await files.discard(settled.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : [])))
    },
  }
}

function named(name: string | undefined): string {
  if (name === undefined) reject(400, 'A part of the form has no name.')
  return name
}
