import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { PRIVATE_FOLDER } from '../kernel/private-files.ts'
import { reject } from '../kernel/refusal.ts'
import { isUploadName, newUploadName } from '../kernel/uploads.ts'
import { type Fields, nested } from './read-fields.ts'

/** A file of a multipart body, on the disk until the answer is out. Its name is the sender's word and no more. */
export type Upload = { field: string; name: string; path: string; bytes: number }

export type Asked = { fields: Fields; uploads: Upload[] }

type Limits = {
  /** Folder for files under way. */
  folder: string
  maxFileBytes: number
  /** How long a sender may say nothing before its line counts as dropped. */
  silentAtMostMs: number
}

/** Everything a request asks with: its query and its body, in whichever of the three forms it came. */
export async function readAsked(request: FastifyRequest, limits: Limits): Promise<Asked> {
  const query = nested(pairsOf(new URLSearchParams(queryText(request.url))))
  if (request.method === 'GET') return { fields: query, uploads: [] }
  const body = request.isMultipart() ? await readParts(request, limits) : readBody(request)
  return { fields: merged(query, body.fields), uploads: body.uploads }
}

function queryText(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}

function* pairsOf(params: URLSearchParams): Generator<[string, unknown]> {
  for (const [name, value] of params) yield [name, withPlainLines(value)]
}

/** A form writes the end of a line in two signs (HTML's own rule), JSON in one: what was typed is the same. */
function withPlainLines(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
}

/** JSON may spell what is nested as a form does (decision 0281); a list under `student_ids[]` is that name once for each of it. */
function* pairsOfJson(body: object): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(body)) {
    if (name.endsWith('[]') && Array.isArray(value)) for (const one of value) yield [name, one]
    else yield [name, value]
  }
}

function readBody(request: FastifyRequest): Asked {
  const { body } = request
  if (body === undefined || body === null) return { fields: {}, uploads: [] }
  if (body instanceof URLSearchParams) return { fields: nested(pairsOf(body)), uploads: [] }
  if (typeof body !== 'object' || Array.isArray(body)) reject(400, 'The body must be an object')
  return { fields: nested(pairsOfJson(body)), uploads: [] }
}

// some clients give the action both in the address and in the body
function merged(query: Fields, body: Fields): Fields {
  for (const [name, value] of Object.entries(query)) {
    if (Object.hasOwn(body, name) && body[name] !== value)
      reject(400, `${name} was sent more than once`)
  }
  return { ...query, ...body }
}

async function readParts(request: FastifyRequest, limits: Limits): Promise<Asked> {
  const pairs: [string, unknown][] = []
  const uploads: Upload[] = []
  const { socket } = request.raw
  const isLine = socket instanceof Socket
  const hangUp = () => void socket.destroy()
  // a phone that went out of reach says no goodbye, and its half file would lie here for ever
  if (isLine) socket.setTimeout(limits.silentAtMostMs, hangUp)
  try {
    for await (const part of request.parts({ limits: { fileSize: limits.maxFileBytes } })) {
      if (part.type === 'file') await takeFile(part, uploads, limits)
      else if (part.valueTruncated) reject(413, `${part.fieldname} is too large`)
      else pairs.push([part.fieldname, withPlainLines(part.value)])
    }
    return { fields: nested(pairs), uploads }
  } catch (fault) {
    await discard(uploads)
    throw fault
  } finally {
    // what is done with a file may take its time
    if (isLine) socket.setTimeout(0, hangUp)
  }
}

async function takeFile(part: MultipartFile, uploads: Upload[], { folder, maxFileBytes }: Limits) {
  // a file input left empty comes as a file without a name
  if (!part.filename) return part.file.resume()
  if (maxFileBytes === 0) reject(400, `${part.fieldname} takes no file`)
  uploads.push(await kept(part.fieldname, part.filename, part.file, folder))
  if (part.file.truncated) reject(413, `${part.fieldname} is too large`)
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
