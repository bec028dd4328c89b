import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type BodyLimits, DEFAULT_BODY_LIMITS } from '../../contract/platform/call.ts'
import { DAY_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import {
  type AnnouncedFile,
  type DiskBudget,
  type DiskConfig,
  keepDiskReserve,
} from '../platform/disk-space.ts'
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
  /** The bytes of the body without its files. */
  bytes: number
}

/** The limits for reading a request, by its URL and caller. */
export type ReadOptions = {
  body: BodyLimits
  files: Pick<MultipartLimits['files'], 'count' | 'bytes' | 'check'>
  reservation: Reservation
  disk: { budget: DiskBudget; config: DiskConfig }
  /** The folder for uploads in progress. */
  uploadFolder: string
  /** The time without data after which the connection is closed. */
  idleTimeoutMs: number
}

/** Returns the fields of the query string. */
export function parseQuery(url: string): Fields {
  const queryStart = url.indexOf('?')
  return queryStart < 0
    ? {}
    : nestFields(
        parseForm(url.slice(queryStart + 1), DEFAULT_BODY_LIMITS.fields).map(normalizeLineBreaks),
      )
}

/** Parses a body in any of the three formats and adds the fields of the query. */
export async function parseRequest(
  { raw }: Pick<FastifyRequest, 'raw'>,
  query: Fields,
  limits: ReadOptions,
): Promise<ParsedRequest> {
  if (raw.method === 'GET') return { fields: query, uploads: [], bytes: 0 }
  const body = isMultipart(raw)
    ? await readMultipartBody(raw, limits)
    : await parseBody(raw, mediaType(raw), limits)
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

/** True for a request whose body can contain files. */
export const isMultipart = (raw: IncomingMessage): boolean =>
  raw.method === 'POST' && mediaType(raw) === 'multipart/form-data'

/** Forms send line breaks as CR LF (HTML), JSON as LF; both give the same text. */
function normalizeLineBreaks([name, value]: [string, string]): [string, string] {
  return [name, value.replaceAll('\r\n', '\n')]
}

/** JSON can use the field names of forms (decision 0280). A list under `student_ids[]` is one field for each item. */
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
    httpError('unsupported_media_type', say('rules_wire_send_json_form_multipart_form'))
  const body = await readBodyBytes(raw, { bytes: limits.bytes, reservation })
  return { pairs: parse(body, limits), uploads: [], bytes: body.length }
}

function readForm(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  return parseForm(body.toString(), limits.fields).map(normalizeLineBreaks)
}

function readJson(body: Buffer, limits: BodyLimits): Iterable<[string, unknown]> {
  const value = parseJson(body, limits) ?? {}
  if (typeof value !== 'object' || Array.isArray(value))
    httpError('malformed_body', say('rules_wire_body_must_object'))
  return jsonPairs(value)
}

const bodyParsers = new Map([
  ['application/x-www-form-urlencoded', readForm],
  ['application/json', readJson],
])

// some clients send the action both in the URL and in the body
function mergeFields(query: Fields, body: Fields): Fields {
  for (const [name, value] of Object.entries(query)) {
    if (Object.hasOwn(body, name) && body[name] !== value)
      httpError('duplicate_field', say('rules_wire_field_sent_twice', { field: name }))
  }
  return { ...query, ...body }
}

async function readMultipartBody(raw: IncomingMessage, limits: ReadOptions): Promise<ParsedBody> {
  const { body, reservation, files, disk, uploadFolder, idleTimeoutMs } = limits
  const { socket } = raw
  const isSocket = socket instanceof Socket
  const destroySocket = () => void socket.destroy()
  // a phone that loses its connection does not close it, and its partial file would stay
  if (isSocket) socket.setTimeout(idleTimeoutMs, destroySocket)
  let announced: Promise<AnnouncedFile> | undefined
  try {
    const store: MultipartLimits['files']['store'] = async (field, name, file) => {
      announced ??= disk.budget.announce(Number(raw.headers['content-length'] ?? 0))
      const { wrote } = await announced
      const toDisk = keepDiskReserve(disk.config, wrote)
      return storeUpload(field, name, file, { folder: uploadFolder, toDisk })
    }
    const result = await readMultipart(raw, {
      body,
      reservation,
      files: { ...files, store, discard: deleteUploads },
    })
    return { ...result, pairs: result.pairs.map(normalizeLineBreaks) }
  } finally {
    announced?.then(({ release }) => release()).catch(() => {})
    // processing the file can take longer
    if (isSocket) socket.setTimeout(0, destroySocket)
  }
}

async function storeUpload(
  field: string,
  name: string,
  file: Readable & { bytesRead: number },
  { folder, toDisk }: { folder: string; toDisk: Transform },
) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  try {
    await pipeline(file, toDisk, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { field, name, path, bytes: file.bytesRead }
}

/** Throws 413 or 400 if a request exceeds the limits of its call. */
export function checkBodySize({ fields, bytes }: ParsedRequest, limits: BodyLimits): void {
  if (bytes > limits.bytes) httpError('request_too_large', tooLargeMessage(limits.bytes))
  const size = measureFields(fields)
  if (size.fields > limits.fields) httpError('too_many_fields', tooManyFieldsMessage(limits.fields))
  if (size.depth > limits.depth) httpError('request_too_deep', tooDeepMessage(limits.depth))
}

/** Deletes files that a version before decision 0332 left behind. Uploads in progress are younger. */
export async function deleteStaleUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isUploadName(name)) continue
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = await stat(path).catch(() => ({ mtimeMs: undefined }))
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/** Deletes the uploads that the handler has not moved. */
export async function deleteUploads(uploads: Upload[]): Promise<void> {
  await Promise.all(uploads.map((it) => rm(it.path, { force: true })))
}
