import type { IncomingHttpHeaders } from 'node:http'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { uploadSizeProblem } from '../../contract/uploads/upload-size.ts'
import { MAX_UPLOAD_METADATA_BYTES } from '../../contract/uploads/uploads.ts'
import { say } from '../../messages/message.ts'
import { toDisplayName } from '../platform/display-name.ts'
import { httpError } from '../platform/errors.ts'

/** The values in the headers of a new upload. */
export type NewUploadHeaders = {
  bytes: number
  name: string
  declaredKind: MaterialKind | ''
  fingerprint: string
  idempotencyKey: string | null
}

const WHOLE_NUMBER = /^(0|[1-9]\d{0,14})$/
const KINDS: readonly string[] = ['pdf', 'image', 'video', 'audio'] satisfies MaterialKind[]

/** Reads the headers of a creation. Throws 400 for invalid ones and 413 for a file above `maxBytes`. */
export function parseNewUpload(headers: IncomingHttpHeaders, maxBytes: number): NewUploadHeaders {
  if (headers['upload-defer-length'] !== undefined)
    httpError('invalid_request', say('rules_uploads_length_required', { header: 'Upload-Length' }))
  const bytes = parseByteCount(headers['upload-length'], 'Upload-Length')
  const problem = uploadSizeProblem(bytes, maxBytes)
  if (problem) httpError(bytes === 0 ? 'invalid_request' : 'file_too_large', problem)
  const metadata = parseMetadata(headers['upload-metadata'])
  const kind = metadata.get('kind') ?? ''
  return {
    bytes,
    name: toDisplayName(metadata.get('filename') ?? ''),
    declaredKind: isMaterialKind(kind) ? kind : '',
    fingerprint: matching(metadata.get('fingerprint'), /^[0-9a-f]{64}$/) ?? '',
    idempotencyKey: matching(metadata.get('once'), /^[\w-]{16,64}$/) ?? null,
  }
}

/** Reads the offset of a part. */
export const parseOffset = (headers: IncomingHttpHeaders) =>
  parseByteCount(headers['upload-offset'], 'Upload-Offset')

const isMaterialKind = (text: string): text is MaterialKind => KINDS.includes(text)

const matching = (text: string | undefined, pattern: RegExp) =>
  text !== undefined && pattern.test(text) ? text : undefined

function parseByteCount(value: string | string[] | undefined, name: string): number {
  if (typeof value !== 'string' || !WHOLE_NUMBER.test(value))
    httpError('invalid_request', say('rules_uploads_must_whole_number_bytes', { name }))
  return Number(value)
}

/** Pairs of a key and a value in base64, separated by commas. */
function parseMetadata(header: string | string[] | undefined): Map<string, string> {
  if (header === undefined || header === '') return new Map()
  if (typeof header !== 'string' || header.length > MAX_UPLOAD_METADATA_BYTES)
    httpError(
      'invalid_request',
      say('rules_uploads_header_too_long', { header: 'Upload-Metadata' }),
    )
  const pairs = header.split(',').map((it): [string, string] => {
    const [, key = '', value = ''] = METADATA_PAIR.exec(it.trim()) ?? []
    if (key === '')
      httpError(
        'invalid_request',
        say('rules_uploads_header_not_valid', { header: 'Upload-Metadata' }),
      )
    return [key, Buffer.from(value, 'base64').toString()]
  })
  const metadata = new Map(pairs)
  if (metadata.size < pairs.length)
    httpError(
      'invalid_request',
      say('rules_uploads_header_key_twice', { header: 'Upload-Metadata' }),
    )
  return metadata
}

const METADATA_PAIR = /^([!-+\--~]{1,64})(?: ([A-Za-z0-9+/]*={0,2}))?$/
