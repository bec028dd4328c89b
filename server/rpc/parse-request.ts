import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type BodyLimits, DEFAULT_BODY_LIMITS } from '../../contract/call.ts'
import { DAY_MS } from '../../contract/duration.ts'
import { httpError } from '../platform/errors.ts'
import { PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { isUploadName, newUploadName } from '../platform/upload-folder.ts'
import type { Reservation } from './memory-budget.ts'
import { type Fields, measureFields, nestFields } from './nest-fields.ts'
import { parseForm, tooManyFieldsMessage } from './parse-form.ts'
import { parseJson, tooDeepMessage } from './parse-json.ts'
import { type MultipartLimits, readMultipart, type Upload } from './parse-multipart.ts'
import { readBodyBytes, tooLargeMessage } from './read-body.ts'
import { hasBody } from './timeouts.ts'

export type { Upload }

export type ParsedRequest = {
  fields: Fields
  uploads: Upload[]
  /** Bytes of the body, without its files. */
  bytes: number
}

/** What may be read of a request, by what its address says and whose it is. */
export type ReadOptions = {
  body: BodyLimits
  files: Pick<MultipartLimits['files'], 'count' | 'bytes' | 'check'>
  reservation: Reservation
  /** Folder for files under way. */
  uploadFolder: string
  /** How long a sender may say nothing before its line counts as dropped. */
  idleTimeoutMs: number
}

/** The fields of a request's address. */
export function parseQuery(url: string): Fields {
  const queryStart = url.indexOf('?')
  return queryStart < 0
    ? {}
    : nestFields(
        parseForm(url.slice(queryStart + 1), DEFAULT_BODY_LIMITS.fields).map(normalizeLineBreaks),
      )
}

/** Everything that a request's body asks with, in whichever of the three forms it came, beside its `query`. */
export async function parseRequest(
  { raw }: Pick<FastifyRequest, 'raw'>,
  query: Fields,
  limits: ReadOptions,
): Promise<ParsedRequest> {
  if (raw.method === 'GET') return { fields: query, uploads: [], bytes: 0 }
  const type = mediaType(raw)
  const body =
    type === 'multipart/form-data'
      ? await readMultipartBody(raw, limits)
      : await parseBody(raw, type, limits)
  try {
    return { ...body, fields: mergeFields(query, nestFields(body.pairs, limits.body)) }
  } catch (error) {
    await deleteUploads(body.uploads)
    throw error
  }
}

type ParsedBody = { pairs: Iterable<[string, unknown]>; uploads: Upload[]; bytes: number }

const mediaType = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()

/** A form writes the end of a line in two signs (HTML's own rule), JSON in one: what was typed is the same. */
function normalizeLineBreaks([name, value]: [string, string]): [string, string] {
  return [name, value.replaceAll('\r\n', '\n')]
}

/** JSON may spell what is nested as a form does (decision 0281); a list under `student_ids[]` is that name once for each of it. */
function* jsonPairs(body: object): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(body)) {
    if (name.endsWith('[]') && Array.isArray(value)) for (const item of value) yield [name, item]
    else yield [name, value]
  }
}

async function parseBody(
  raw: IncomingMessage,
  type: string | undefined,
  { body: limits, reservation }: ReadOptions,
): Promise<ParsedBody> {
  if (!hasBody(raw)) return { pairs: [], uploads: [], bytes: 0 }
  const parse =
    bodyParsers.get(type ?? '') ??
    httpError('unsupported_media_type', 'Send JSON, a form, or multipart form data.')
  const body = await readBodyBytes(raw, { bytes: limits.bytes, reservation })
  return { pairs: parse(body, limits), uploads: [], bytes: body.length }
}

function readForm(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  return parseForm(body.toString(), limits.fields).map(normalizeLineBreaks)
}

function readJson(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  const value = parseJson(body, limits) ?? {}
  if (typeof value !== 'object' || Array.isArray(value))
    httpError('malformed_body', 'The body must be an object')
  return jsonPairs(value)
}

const bodyParsers = new Map([
  ['application/x-www-form-urlencoded', readForm],
  ['application/json', readJson],
])

// some clients give the action both in the address and in the body
function mergeFields(query: Fields, body: Fields): Fields {
  for (const [name, value] of Object.entries(query)) {
    if (Object.hasOwn(body, name) && body[name] !== value)
      httpError('duplicate_field', `${name} was sent more than once`)
  }
  return { ...query, ...body }
}

async function readMultipartBody(raw: IncomingMessage, limits: ReadOptions): Promise<ParsedBody> {
  const { body, reservation, files, uploadFolder, idleTimeoutMs } = limits
  const { socket } = raw
  const isSocket = socket instanceof Socket
  const destroySocket = () => void socket.destroy()
  // a phone that went out of reach says no goodbye, and its half file would lie here for ever
  if (isSocket) socket.setTimeout(idleTimeoutMs, destroySocket)
  try {
    const store: MultipartLimits['files']['store'] = (field, name, file) =>
      storeUpload(field, name, file, uploadFolder)
    const result = await readMultipart(raw, {
      body,
      reservation,
      files: { ...files, store, discard: deleteUploads },
    })
    return { ...result, pairs: result.pairs.map(normalizeLineBreaks) }
  } finally {
    // what is done with a file may take its time
    if (isSocket) socket.setTimeout(0, destroySocket)
  }
}

async function storeUpload(
  field: string,
  name: string,
  file: Readable & { bytesRead: number },
  folder: string,
) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { field, name, path, bytes: file.bytesRead }
}

/** Throws 413 or 400 when a request is larger than the call that it turned out to be may be. */
export function checkBodySize({ fields, bytes }: ParsedRequest, limits: BodyLimits): void {
  if (bytes > limits.bytes) httpError('request_too_large', tooLargeMessage(limits.bytes))
  const size = measureFields(fields)
  if (size.fields > limits.fields) httpError('too_many_fields', tooManyFieldsMessage(limits.fields))
  if (size.depth > limits.depth) httpError('request_too_deep', tooDeepMessage(limits.depth))
}

/** Removes what a process of a version before decision 0332 left behind; what another one is receiving now is younger. */
export async function deleteStaleUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isUploadName(name)) continue
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = await stat(path).catch(() => ({ mtimeMs: undefined }))
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/** Removes what no verb took over. */
export async function deleteUploads(uploads: Upload[]): Promise<void> {
  await Promise.all(uploads.map((it) => rm(it.path, { force: true })))
}
