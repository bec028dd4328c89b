import * as z from 'zod/mini'
import { call, KB } from './call.ts'
import { DAY, HOUR } from './duration.ts'
import { withFieldNames } from './field-names.ts'
import { uploadId, uploadStates } from './lesson-upload.ts'
import { id, unixSeconds } from './wire.ts'

/** The address of the tus protocol (https://tus.io/protocols/resumable-upload), version 1.0.0 (decision 0540). */
export const UPLOADS_PATH = '/uploads'

/** The number of unfinished uploads of one administrator. */
export const MAX_UPLOADS = 20
/** An unfinished upload is deleted when nothing has arrived for this time, in seconds. */
export const UPLOAD_IDLE_EXPIRY = DAY
/** No upload may take longer, in seconds. */
export const MAX_UPLOAD_AGE = 7 * DAY
/** The largest Upload-Metadata header. */
export const MAX_UPLOAD_METADATA_BYTES = 2 * KB

const uploadWire = z.object({
  id: uploadId,
  name: z.string(),
  // '' if the client did not say
  kind: z.enum(['', 'pdf', 'image', 'video', 'audio']),
  size: z.int(),
  received: z.int(),
  state: z.enum(uploadStates),
  // why the content was refused; '' in other states
  problem: z.string(),
  fingerprint: z.string(),
  lesson_id: z.nullable(id),
  class_id: z.nullable(id),
  expires: unixSeconds,
})

/** An upload of the caller. */
const ownUpload = withFieldNames(uploadWire, {
  bytes: 'size',
  lessonId: 'lesson_id',
  classId: 'class_id',
  expiresAt: 'expires',
} as const)
export type OwnUpload = z.output<typeof ownUpload>

/** The caller's uploads of the last days, oldest first, and the largest file that the server accepts. */
export const getUploads = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getUploads',
  effect: 'read',
  access: 'admin',
  response: withFieldNames(z.object({ max_size: z.int(), uploads: z.array(ownUpload) }), {
    maxBytes: 'max_size',
  } as const),
})

/** Why a file is too large to be chosen; undefined if it is not. The server refuses it with the same limit. */
export function uploadSizeProblem(bytes: number, maxBytes: number): string | undefined {
  if (bytes === 0) return 'The file is empty.'
  if (bytes <= maxBytes) return undefined
  return `The file is too large: ${formatSize(bytes)}. The limit is ${formatSize(maxBytes)}.`
}

/** '9.4 MB' or '600 MB': a size in millions of bytes, as phones show it. */
export function formatSize(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  return megabytes < 100 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`
}

/** The seconds that the rest of an upload takes at a speed in bytes per second, in words; undefined without a speed. */
export function remainingTime(bytes: number, bytesPerSecond: number): string | undefined {
  if (bytesPerSecond <= 0) return undefined
  const seconds = bytes / bytesPerSecond
  if (seconds < 60) return 'less than a minute'
  if (seconds < HOUR) return plural(Math.round(seconds / 60), 'minute')
  return `about ${plural(Math.round(seconds / HOUR), 'hour')}`
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
