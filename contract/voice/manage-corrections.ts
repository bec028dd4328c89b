import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { count, id, requestFlag, requiredText, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_CRITERIA, MAX_LISTED_CHARS } from './correction-kinds.ts'
import {
  correctedAnswer,
  fault,
  lineModel,
  MAX_ATTEMPTS,
  MAX_CORRECTIONS,
  playable,
} from './corrections.ts'
import { recordingKey } from './recordings.ts'

/** Marking answers at a place: recitations, photographs and typed answers (R-VOICE-006, R-VOICE-007, R-VOICE-011). */

const LESSONS_PATH = '/lessonsAction.php'

export const MAX_CORRECTION_COMMENT = 300
export const MAX_CLIPS = 60
export const MAX_CLIP_MS = 20_000
export const MAX_CLIP_NAME = 60
/** A line of a text, in characters; longer ones have no model. */
export const MAX_MODEL_LINE = 500

export const TOO_MANY_CORRECTIONS = say('rules_corrections_too_many_corrections', {
  max: MAX_CORRECTIONS,
})
export const TOO_MANY_CLIPS = say('rules_corrections_too_many_clips', { max: MAX_CLIPS })

/** What is marked of a submission: the text, the recordings by attempt, the marks, and whether a new attempt is allowed. */
export const getCorrections = call({
  path: LESSONS_PATH,
  action: 'getCorrections',
  access: { can: 'markExams' },
  effect: 'read',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: correctedAnswer,
})

const kind = requiredText(MAX_LISTED_CHARS)
const letter = z.optional(z.string().check(z.regex(/^(?:\p{Script=Arabic}{1,2})?$/u)))
const comment = z.optional(text(MAX_CORRECTION_COMMENT))
const thousandth = count.check(z.maximum(1_000))
const character = count.check(z.maximum(50_000))

/**
 * Sets a mark; see `correction` for its place, of which one kind is given: `word` or `ms`, `x` and `y`, or `start` and `end`. `voice_id`
 * or `voice`, its key, is a recording of the caller for this mark, at most a minute long; `clip_id` is a clip of the caller. Declined above 30
 * marks of an attempt and while somebody else marks the submission.
 */
export const addCorrection = call({
  path: LESSONS_PATH,
  action: 'addCorrection',
  access: { can: 'markExams' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    result_id: id,
    attempt: z.optional(count.check(z.minimum(1), z.maximum(MAX_ATTEMPTS))),
    kind,
    letter,
    word: z.optional(count.check(z.maximum(20_000))),
    ms: z.optional(count.check(z.maximum(600_000))),
    x: z.optional(thousandth),
    y: z.optional(thousandth),
    start: z.optional(character),
    end: z.optional(character),
    comment,
    voice_id: z.optional(id),
    voice: z.optional(recordingKey),
    clip_id: z.optional(id),
  },
  fieldNames: { submissionId: 'result_id', moment: 'ms' },
  response: z.object({ id }),
})

/** Changes what a mark says; its place and its recording stay. */
export const changeCorrection = call({
  path: LESSONS_PATH,
  action: 'changeCorrection',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { correction_id: id, kind, letter, comment },
})

/** Removes a mark and its recording; a clip stays. */
export const removeCorrection = call({
  path: LESSONS_PATH,
  action: 'removeCorrection',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { correction_id: id },
})

/** Allows the student one new attempt, or takes it back before it is submitted (R-VOICE-008). */
export const allowNewAttempt = call({
  path: LESSONS_PATH,
  action: 'allowNewAttempt',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { result_id: id, allowed: requestFlag },
  fieldNames: { submissionId: 'result_id' },
})

/**
 * The caller's scores of a submission by the criteria of the school, in their order; none removes them. Their mean becomes the mark by
 * `markExam`.
 */
export const saveCriteria = call({
  path: LESSONS_PATH,
  action: 'saveCriteria',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: {
    result_id: id,
    criteria: z
      .array(z.object({ name: requiredText(MAX_LISTED_CHARS), score: count.check(z.maximum(100)) }))
      .check(z.maxLength(MAX_CRITERIA)),
  },
  fieldNames: { submissionId: 'result_id' },
})

const clip = z.object({ id, name: z.string(), kind: z.string(), audio: playable })
export type Clip = z.output<typeof clip>

/** The caller's own clips, the last used first (R-VOICE-007). */
export const getClips = call({
  path: LESSONS_PATH,
  action: 'getClips',
  access: { can: 'markExams' },
  effect: 'read',
  response: z.array(clip),
})

const clipName = requiredText(MAX_CLIP_NAME)

/** Adds a clip of at most 20 seconds, with the kind of its marks. Declined above 60 clips. */
export const addClip = call({
  path: LESSONS_PATH,
  action: 'addClip',
  access: { can: 'markExams' },
  effect: 'create',
  reauthentication: 'none',
  request: { name: clipName, kind, voice_id: id },
  response: z.object({ id }),
})

/** Changes the name and the kind of a clip of the caller. */
export const changeClip = call({
  path: LESSONS_PATH,
  action: 'changeClip',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { clip_id: id, name: clipName, kind },
})

/** Removes a clip from the caller's list; students who have it in a mark still hear it. */
export const removeClip = call({
  path: LESSONS_PATH,
  action: 'removeClip',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { clip_id: id },
})

/** The lines of the text of an exam that is read aloud, and the models of those that have one (R-VOICE-011). */
export const getModelsToRecord = call({
  path: LESSONS_PATH,
  action: 'getModelsToRecord',
  access: { can: 'editExams' },
  effect: 'read',
  request: { lesson_id: id },
  response: z.object({ lines: z.array(z.string()), models: z.array(lineModel) }),
})

/** Sets the model of a line, or removes it without `voice_id`. A changed line has no model. */
export const setLineModel = call({
  path: LESSONS_PATH,
  action: 'setLineModel',
  access: { can: 'editExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id, line: requiredText(MAX_MODEL_LINE), voice_id: z.optional(id) },
})

/** The three most frequent faults of a student in the corrected answers of the classes that the caller reaches (R-VOICE-012). */
export const getStudentFaults = call({
  path: LESSONS_PATH,
  action: 'getStudentFaults',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { student_id: id },
  response: z.array(fault),
})

const classFault = z.object({ kind: z.string(), letter: z.string(), students: z.int() })
export type ClassFault = z.output<typeof classFault>

/** The most faults in a response of `getClassFaults`. */
export const MAX_CLASS_FAULTS = 20

/** By how many of the corrected students of a class each fault was made, the most frequent first; of one exam with `lesson_id` (R-VOICE-012). */
export const getClassFaults = call({
  path: LESSONS_PATH,
  action: 'getClassFaults',
  access: { can: 'markExams' },
  effect: 'read',
  request: { class_id: id, lesson_id: z.optional(id) },
  response: z.object({
    students: z.int(),
    faults: z.array(classFault),
    // the exams of the class with marks on answers
    exams: z.array(z.object({ id, subject: z.string() })),
  }),
})
