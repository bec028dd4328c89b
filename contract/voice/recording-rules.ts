import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, idOrZero } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** For how long a school keeps answers and corrections that says nothing else. */
export const DEFAULT_KEEP_DAYS = 365
export const MIN_KEEP_DAYS = 7
export const MAX_KEEP_DAYS = 3650

const rulesForm = {
  // after these days the files of answers and corrections are deleted (R-VOICE-009)
  keep_days: count.check(z.minimum(MIN_KEEP_DAYS), z.maximum(MAX_KEEP_DAYS)),
  // the marker to whom students can limit a recording, 0 for none (R-VOICE-010)
  marker_id: idOrZero,
}

/** The rules of the school for recordings, with the staff who can be the named marker. */
export const getRecordingRules = call({
  path: '/adminActions.php',
  action: 'getRecordingRules',
  access: { can: 'changeSettings' },
  effect: 'read',
  response: withFieldNames(
    z.object({
      keep_days: z.int(),
      marker_id: idOrZero,
      markers: z.array(z.object({ id, name: z.string() })),
    }),
  ),
})

/** Changes the rules. Throws 404 for a marker who is no member of the staff who marks. */
export const setRecordingRules = call({
  path: '/adminActions.php',
  action: 'setRecordingRules',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'settings',
  request: rulesForm,
})

/**
 * What a student is told before recording an answer (R-VOICE-010): who may hear it, for how long it is kept, and to whom it can be
 * limited; `consent` is null before it was given.
 */
export const getRecordingTerms = call({
  path: '/api.php',
  action: 'getRecordingTerms',
  access: 'student',
  effect: 'read',
  request: { lesson_id: id },
  response: withFieldNames(
    z.object({
      // the teachers and markers of the class; owners hear recordings too
      hearers: z.array(z.string()),
      keep_days: z.int(),
      // '' for nobody
      limited_to: z.string(),
      // true once the caller has agreed, or a guardian for the caller
      agreed: z.boolean(),
      guardian: z.string(),
    }),
    { hasAgreed: 'agreed' },
  ),
})
export type RecordingTerms = z.output<typeof getRecordingTerms.response>
