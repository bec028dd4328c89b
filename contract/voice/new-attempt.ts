import { call } from '../platform/call.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { recordingKey } from './recordings.ts'

/**
 * Submits a new recording of a marked answer, if the marker allowed it, once. It waits for a mark; the earlier mark counts until then.
 * Declined with `new_attempt_not_allowed`. `voice_id`, or `voice` by its key, is an uploaded recording of the caller for this exam.
 */
export const submitNewAttempt = call({
  path: '/api.php',
  action: 'submitNewAttempt',
  access: 'student',
  effect: 'create',
  request: { lesson_id: id, voice_id: z.optional(id), voice: z.optional(recordingKey) },
})
