import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Marks on answers as their student sees and hears them (R-VOICE-008, R-VOICE-011, R-VOICE-012). */

export const MAX_CORRECTIONS = 30
export const MAX_CORRECTION_MS = 60_000
/** The attempts of an answer: the first one, and one that the marker allows. */
export const MAX_ATTEMPTS = 2

/** A recording that can be played: its signed address, its length and its peaks. */
export const playable = withFieldNames(
  z.object({ url: z.string(), ms: z.int(), peaks: z.array(z.number()) }),
  { milliseconds: 'ms' },
)
export type Playable = z.output<typeof playable>

/** The recording of an attempt; `url` is '' once it was deleted, as the school deletes recordings after a time. */
export const spokenAnswer = withFieldNames(
  z.object({ attempt: z.int(), url: z.string(), ms: z.int(), peaks: z.array(z.number()) }),
  { milliseconds: 'ms' },
)
export type SpokenAnswer = z.output<typeof spokenAnswer>

/**
 * A mark: its kind, and where it is. In a recitation `word` is the number of a word of the text and `ms` the moment; on a photograph
 * `x` and `y` are thousandths of the stored picture; in a typed answer `start` and `end` are characters. `audio` is the spoken
 * correction, of the marker's clips if it has a `clip`.
 */
export const correction = withFieldNames(
  z.object({
    id,
    attempt: z.int(),
    kind: z.string(),
    // the Arabic letter that was wrong; absent for none
    letter: z.optional(z.string()),
    word: z.optional(z.int()),
    ms: z.optional(z.int()),
    x: z.optional(z.int()),
    y: z.optional(z.int()),
    start: z.optional(z.int()),
    end: z.optional(z.int()),
    comment: z.string(),
    audio: z.optional(playable),
    // the name of the clip, for its marker
    clip: z.optional(z.string()),
  }),
  { moment: 'ms' },
)
export type Correction = z.output<typeof correction>

/** A criterion and its score from 0 to 100. */
export const criterionScore = z.object({ name: z.string(), score: z.int() })
export type CriterionScore = z.output<typeof criterionScore>

/** A frequent fault: how often it was marked, and how often in each of the last corrected answers, the oldest first. */
export const fault = z.object({
  kind: z.string(),
  letter: z.string(),
  count: z.int(),
  recent: z.array(z.int()),
})
export type Fault = z.output<typeof fault>

/** Whether a student may submit a new attempt, or has done so. */
export const newAttemptStates = ['no', 'allowed', 'used'] as const
export const newAttempt = z.enum(newAttemptStates)
export type NewAttempt = z.output<typeof newAttempt>

/** An answer with its recordings by attempt and the marks on it, for its student and for its marker. */
export const correctedAnswer = withFieldNames(
  z.object({
    // the text that was read aloud, '' for none
    text: z.string(),
    answers: z.array(spokenAnswer),
    corrections: z.array(correction),
    // for a marker the own scores
    criteria: z.array(criterionScore),
    new_attempt: newAttempt,
  }),
)

/**
 * The marks on the caller's answer to an exam, with its recordings by attempt. Marks of an attempt are shown once it is marked. Throws
 * 404 without a submission.
 */
export const getMyCorrections = call({
  path: '/api.php',
  action: 'getMyCorrections',
  access: 'student',
  effect: 'read',
  request: { lesson_id: id },
  response: correctedAnswer,
})

/** The caller's three most frequent faults in all corrected answers, the most frequent first (R-VOICE-012). */
export const getMyFaults = call({
  path: '/api.php',
  action: 'getMyFaults',
  access: 'student',
  effect: 'read',
  response: z.array(fault),
})

export const NEW_ATTEMPT_NOT_ALLOWED = say('rules_corrections_new_attempt_not_allowed')

/** A line of the text to read aloud, with the teacher's recording of it. */
export const lineModel = z.object({ line: z.string(), audio: playable })
export type LineModel = z.output<typeof lineModel>

/** The models of the lines of an exam that the caller may open, in the order of the text (R-VOICE-011). */
export const getLineModels = call({
  path: '/api.php',
  action: 'getLineModels',
  access: 'student',
  effect: 'read',
  request: { lesson_id: id },
  response: z.array(lineModel),
})
