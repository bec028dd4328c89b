import * as z from 'zod/mini'
import { call } from './call.ts'
import { QUESTION_MEDIA_MAX_BYTES, questionMedia } from './question-media.ts'

// made by the client for one chosen file; a repetition gets the stored file (decision 0501)
const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** Stores a picture or a sound for a question; a saved question refers to it by its id (decision 0533). */
export const uploadQuestionMedia = call({
  method: 'POST',
  // files at /lessonsAction.php have the limit UPLOAD_MAX_MB
  path: '/api.php',
  action: 'uploadQuestionMedia',
  access: 'admin',
  effect: 'create',
  reauthentication: 'none',
  request: { file: z.optional(z.unknown()), once: z.optional(idempotencyKey) },
  response: questionMedia,
  fileFields: ['file'],
  maxFileBytes: QUESTION_MEDIA_MAX_BYTES,
})
