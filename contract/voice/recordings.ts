import { say } from '../../messages/message.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, requestFlag } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** What one recording may cost (R-VOICE-002). */
export const RECORDING_MAX_BYTES = 3 * MB
export const RECORDING_MAX_SECONDS = 300
/** About 24 kbit/s with the container of half seconds, so that one minute costs 210 KB at most (R-VOICE-009). */
export const RECORDING_BITS_PER_SECOND = 22_000
/** The number of waveform peaks, each from 0 to 100. */
export const PEAK_COUNT = 200
/** The recordings of a student that no submission names yet. */
export const MAX_UNSENT_RECORDINGS = 30

/**
 * What a recording is: the answer of a student to an exam, the spoken correction of a submission, a clip of a teacher's own, or the
 * model of a line.
 */
export const RECORDING_PURPOSES = ['answer', 'correction', 'clip', 'model'] as const
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number]

/** `waiting` until every browser can play it; `failed` and `unavailable` (a school without ffmpeg) leave the file as it was recorded. */
export const RECORDING_STATES = ['waiting', 'ready', 'failed', 'unavailable'] as const
export type RecordingState = (typeof RECORDING_STATES)[number]

/**
 * A recording. `url` is '' once it was deleted after the time that the school keeps recordings, and for whom the student does not
 * let hear it. `peaks` are empty while it waits.
 */
export const recordingFile = withFieldNames(
  z.object({
    id,
    url: z.string(),
    type: z.string(),
    size: z.int(),
    // the length
    ms: z.int(),
    peaks: z.array(z.int()),
    state: z.enum(RECORDING_STATES),
    // the attempt of the student, from 1
    attempt: z.int(),
    // the name of the only person who may hear it; absent if every marker of the class may
    only_for: z.optional(z.string()),
    // true once the file was deleted after the time that the school keeps recordings
    deleted: z.optional(z.boolean()),
  }),
  { mimeType: 'type', bytes: 'size', milliseconds: 'ms', isDeleted: 'deleted' },
)
export type RecordingFile = z.output<typeof recordingFile>

/** The key of a recording, chosen by the device that made it: a repetition has no effect, and a submission names it. */
export const recordingKey = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const TOO_LONG = say('rules_voice_too_long', { minutes: RECORDING_MAX_SECONDS / 60 })

/**
 * Stores the answer of a student to an exam, before the submission that names its key. Declined without a consent to recordings.
 * Throws 415 for a file that is no recording in MP4, WebM or Ogg, and 413 above 3 MB or five minutes (R-VOICE-004).
 */
export const saveRecording = call({
  path: '/api.php',
  action: 'saveRecording',
  access: 'student',
  effect: 'create',
  request: {
    file: z.optional(z.unknown()),
    once: recordingKey,
    lesson_id: id,
    // only the marker whom the school has named may hear it
    limited: z.optional(requestFlag),
  },
  fieldNames: { idempotencyKey: 'once', isLimited: 'limited' },
  response: recordingFile,
  fileFields: ['file'],
  maxFileBytes: RECORDING_MAX_BYTES,
})

/** Stores a recording of the staff: a correction of the submission `result_id`, a model for `lesson_id`, or a clip of one's own. */
export const saveStaffRecording = call({
  path: '/api.php',
  action: 'saveStaffRecording',
  access: { can: 'markExams' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    file: z.optional(z.unknown()),
    once: recordingKey,
    purpose: z.enum(['correction', 'clip', 'model']),
    lesson_id: z.optional(id),
    result_id: z.optional(id),
  },
  fieldNames: { idempotencyKey: 'once' },
  response: recordingFile,
  fileFields: ['file'],
  maxFileBytes: RECORDING_MAX_BYTES,
})

/** Lets every marker of the class hear an answer of the caller that was limited to one of them, who may have left (R-VOICE-010). */
export const removeRecordingLimit = call({
  path: '/api.php',
  action: 'removeRecordingLimit',
  access: 'student',
  effect: 'change',
  request: { voice_id: id },
  response: recordingFile,
})

/** A recording that the caller made or may hear, with a fresh address: asked again while its state is `waiting`. */
export const getRecording = call({
  path: '/api.php',
  action: 'getRecording',
  access: 'student',
  effect: 'read',
  request: { voice_id: id },
  response: recordingFile,
})
