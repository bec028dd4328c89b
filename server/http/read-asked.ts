import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type BodyLimits, DEFAULT_BODY } from '../../contract/call.ts'
import { PRIVATE_FOLDER } from '../kernel/private-files.ts'
import { reject } from '../kernel/refusal.ts'
import { isUploadName, newUploadName } from '../kernel/uploads.ts'
import type { Reservation } from './memory-budget.ts'
import { parseForm, tooManyFields } from './parse-form.ts'
import { parseJson, tooDeep } from './parse-json.ts'
import { bringsBody } from './patience.ts'
import { readBytes, tooLarge } from './read-bytes.ts'
import { type Fields, measure, nested } from './read-fields.ts'
import { type MultipartLimits, readMultipart, type Upload } from './read-multipart.ts'

export type { Upload }

export type Asked = {
  fields: Fields
  uploads: Upload[]
  /** Bytes of the body, without its files. */
  bytes: number
}

/** What may be read of a request, by what its address says and whose it is. */
export type ReadLimits = {
  body: BodyLimits
  files: Pick<MultipartLimits['files'], 'count' | 'bytes' | 'check'>
  reservation: Reservation
  /** Folder for files under way. */
  folder: string
  /** How long a sender may say nothing before its line counts as dropped. */
  silentAtMostMs: number
}

/** The fields of a request's address. */
export function readQuery(url: string): Fields {
  const mark = url.indexOf('?')
  return mark < 0 ? {} : nested(parseForm(url.slice(mark + 1), DEFAULT_BODY.fields).map(plainPair))
}

/** Everything that a request's body asks with, in whichever of the three forms it came, beside its `query`. */
export async function readAsked(
  { raw }: Pick<FastifyRequest, 'raw'>,
  query: Fields,
  limits: ReadLimits,
): Promise<Asked> {
  if (raw.method === 'GET') return { fields: query, uploads: [], bytes: 0 }
  const type = mediaType(raw)
  const body =
    type === 'multipart/form-data'
      ? await readParts(raw, limits)
      : await readBody(raw, type, limits)
  try {
    return { ...body, fields: merged(query, nested(body.pairs, limits.body)) }
  } catch (fault) {
    await discard(body.uploads)
    throw fault
  }
}

type Body = { pairs: Iterable<[string, unknown]>; uploads: Upload[]; bytes: number }

const mediaType = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()

/** A form writes the end of a line in two signs (HTML's own rule), JSON in one: what was typed is the same. */
function plainPair([name, value]: [string, string]): [string, string] {
  return [name, value.replaceAll('\r\n', '\n')]
}

/** JSON may spell what is nested as a form does (decision 0281); a list under `student_ids[]` is that name once for each of it. */
function* pairsOfJson(body: object): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(body)) {
    if (name.endsWith('[]') && Array.isArray(value)) for (const one of value) yield [name, one]
    else yield [name, value]
  }
}

async function readBody(
  raw: IncomingMessage,
  type: string | undefined,
  { body: limits, reservation }: ReadLimits,
): Promise<Body> {
  if (!bringsBody(raw)) return { pairs: [], uploads: [], bytes: 0 }
  const parse = parsers.get(type ?? '') ?? reject(415, 'Send JSON, a form, or multipart form data.')
  const body = await readBytes(raw, { bytes: limits.bytes, reservation })
  return { pairs: parse(body, limits), uploads: [], bytes: body.length }
}

function readForm(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  return parseForm(body.toString(), limits.fields).map(plainPair)
}

function readJson(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  const value = parseJson(body, limits) ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) reject(400, 'The body must be an object')
  return pairsOfJson(value)
}

const parsers = new Map([
  ['application/x-www-form-urlencoded', readForm],
  ['application/json', readJson],
])

// some clients give the action both in the address and in the body
function merged(query: Fields, body: Fields): Fields {
  for (const [name, value] of Object.entries(query)) {
    if (Object.hasOwn(body, name) && body[name] !== value)
      reject(400, `${name} was sent more than once`)
  }
  return { ...query, ...body }
}

async function readParts(raw: IncomingMessage, limits: ReadLimits): Promise<Body> {
  const { body, reservation, files, folder, silentAtMostMs } = limits
  const { socket } = raw
  const isLine = socket instanceof Socket
  const hangUp = () => void socket.destroy()
  // a phone that went out of reach says no goodbye, and its half file would lie here for ever
  if (isLine) socket.setTimeout(silentAtMostMs, hangUp)
  try {
    const store: MultipartLimits['files']['store'] = (field, name, file) =>
      kept(field, name, file, folder)
    const read = await readMultipart(raw, {
      body,
      reservation,
      files: { ...files, store, discard },
    })
    return { ...read, pairs: read.pairs.map(plainPair) }
  } finally {
    // what is done with a file may take its time
    if (isLine) socket.setTimeout(0, hangUp)
  }
}

async function kept(
  field: string,
  name: string,
  file: Readable & { bytesRead: number },
  folder: string,
) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  } catch (fault) {
    await rm(path, { force: true })
    throw fault
  }
  return { field, name, path, bytes: file.bytesRead }
}

/** Throws 413 or 400 when a request is larger than the call that it turned out to be may be. */
export function checkSize({ fields, bytes }: Asked, limits: BodyLimits): void {
  if (bytes > limits.bytes) reject(413, tooLarge(limits.bytes))
  const size = measure(fields)
  if (size.fields > limits.fields) reject(413, tooManyFields(limits.fields))
  if (size.depth > limits.depth) reject(400, tooDeep(limits.depth))
}

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Removes what a process of a version before decision 0332 left behind; what another one is receiving now is younger. */
export async function discardOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isUploadName(name)) continue
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = await stat(path).catch(() => ({ mtimeMs: undefined }))
    if (Date.now() - mtimeMs > A_DAY_MS) await rm(path, { force: true })
  }
}

/** Removes what no verb took over. */
export async function discard(uploads: Upload[]): Promise<void> {
  await Promise.all(uploads.map((it) => rm(it.path, { force: true })))
}
