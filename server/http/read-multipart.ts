import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { BodyLimits } from '../../contract/call.ts'
import { reject } from '../kernel/refusal.ts'
import type { Reservation } from './memory-budget.ts'
import { tooManyFields } from './parse-form.ts'
import type { Upload } from './read-asked.ts'
import { inUnits, receive, refuseCompressed, tooLarge } from './read-bytes.ts'

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
  const parts = openParts(raw, limits)
  let left = mostBytes
  try {
    await receive(raw, { mostBytes, stop: parts.failed }, (chunk) => {
      // a file among the first bytes is refused as a file, whatever the size of the whole
      parts.write(chunk.length > left ? chunk.subarray(0, left) : chunk)
      left -= chunk.length
      if (left < 0) reject(413, tooLarge(body.bytes))
    })
    return await parts.end()
  } catch (fault) {
    await parts.abandon(fault)
    throw fault
  }
}

const fileTooLarge = (bytes: number) => `The file is too large: at most ${inUnits(bytes)}.`

function openParts(raw: IncomingMessage, { body, reservation, files }: MultipartLimits) {
  const parser = newParser(raw, body, files)
  const pairs: Pair[] = []
  const arriving = new Set<BusboyFileStream>()
  const stored: Promise<Upload>[] = []
  const failed = Promise.withResolvers<never>()
  // it may fail after everything else is settled
  failed.promise.catch(() => {})
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  let failure: { fault: unknown } | undefined
  let bytes = 0

  function fail(fault: unknown) {
    failure ??= { fault }
    failed.reject(fault)
  }
  const unlessFailed =
    <Args extends unknown[]>(take: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        if (!failure) take(...args)
      } catch (fault) {
        fail(fault)
      }
    }
  const failWith = (message: string) => () => unlessFailed(() => reject(413, message))()

  parser.on('error', fail)
  parser.on('partsLimit', failWith(tooManyFields(body.fields)))
  parser.on('fieldsLimit', failWith(tooManyFields(body.fields)))
  parser.on(
    'field',
    unlessFailed((name: string | undefined, value: string, _nameIsCut: boolean, isCut: boolean) => {
      const field = named(name)
      bytes += field.length + value.length
      if (isCut || bytes > body.bytes) reject(413, tooLarge(body.bytes))
      reservation.reserve(field.length + value.length)
      pairs.push([field, value])
    }),
  )
  parser.on('file', (name: string | undefined, file, fileName: string | undefined) => {
    // an error of a file that is not being stored has no other listener
    file.on('error', () => {})
    unlessFailed(() => {
      // a file input left empty comes as a file without a name
      if (!fileName) return void file.resume()
      const field = named(name)
      files.check(field, pairs.find(([it]) => it === 'action')?.[1])
      if (stored.length === files.count)
        reject(413, `The request has too many files: at most ${files.count}.`)
      file.once('limit', failWith(fileTooLarge(files.bytes)))
      arriving.add(file)
      const storing = files.store(field, fileName, file)
      storing.then(() => arriving.delete(file), fail)
      stored.push(storing)
    })()
    if (failure) file.resume()
  })

  return {
    failed: failed.promise,
    write(chunk: Buffer) {
      const wantsMore = parser.write(chunk)
      if (failure) throw failure.fault
      if (wantsMore) return
      raw.pause()
      parser.once('drain', () => failure || raw.resume())
    },
    async end(): Promise<Multipart> {
      parser.end()
      await Promise.race([finished, failed.promise])
      const uploads = await Promise.all(stored)
      if (failure) throw failure.fault
      return { pairs, uploads, bytes }
    },
    async abandon(fault: unknown) {
      failure ??= { fault }
      for (const file of arriving) file.destroy(fault instanceof Error ? fault : undefined)
      const settled = await Promise.allSettled(stored)
      await files.discard(settled.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : [])))
    },
  }
}

function newParser(raw: IncomingMessage, body: BodyLimits, files: MultipartLimits['files']) {
  const { headers } = raw
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: {
      fieldSize: body.bytes,
      fileSize: files.bytes,
      fields: body.fields,
      parts: body.fields + Math.max(1, files.count),
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })
}

function named(name: string | undefined): string {
  if (name === undefined) reject(400, 'A part of the form has no name.')
  return name
}
