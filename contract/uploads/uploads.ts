import { uploadId, uploadStates } from '../lessons/lesson-upload.ts'
import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The address of the tus protocol (https://tus.io/protocols/resumable-upload), version 1.0.0 (decision 0540). */
export const UPLOADS_PATH = '/uploads'

/** The number of unfinished uploads of one administrator. */
export const MAX_UPLOADS = 20
/** The largest Upload-Metadata header. */
export const MAX_UPLOAD_METADATA_BYTES = 2 * KB

const uploadWire = z.object({
  id: uploadId,
  name: z.string(),
  // '' if the client did not send it
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
const ownUpload = withFieldNames(uploadWire, { bytes: 'size', expiresAt: 'expires' })
export type OwnUpload = z.output<typeof ownUpload>

/** The caller's uploads of the last days, oldest first, and the largest file that the server accepts. */
export const getUploads = call({
  path: '/lessonsAction.php',
  action: 'getUploads',
  effect: 'read',
  access: { can: 'editLessons' },
  response: withFieldNames(z.object({ max_size: z.int(), uploads: z.array(ownUpload) }), {
    maxBytes: 'max_size',
  }),
})
