import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { MAX_POINTS } from './exam-score.ts'
import { withFieldNames } from './field-names.ts'
import { checkKinds, MAX_LESSON_CHECKS } from './lesson-checks.ts'
import { lessonKind } from './lesson-kind-codec.ts'
import { uploadId } from './lesson-upload.ts'
import { marksRules, questionKinds } from './question-kind-names.ts'
import { rescoreOutcome, scoreChoices } from './rescore.ts'
import { MAX_ACCEPTED_KEYS } from './typed-answer.ts'
import { count, id, idOrZero, requestFlag, requiredText, text, unixSecondsString } from './wire.ts'

// apart from lessons.ts, which the pages of students load

/** The points of a question in a request: a whole number from 1 to 100 (decision 0530). */
const questionPoints = z.codec(
  z.union([
    z.int().check(z.minimum(1), z.maximum(MAX_POINTS)),
    z.string().check(z.regex(/^([1-9]\d?|100)$/)),
  ]),
  z.int(),
  { decode: Number, encode: (points) => points },
)

const questionFormWire = z.object({
  // the id of an existing question, or a temporary id with the prefix new- (R-ALESSON-010)
  id: z.optional(z.union([id, z.string().check(z.regex(/^new-[\w-]{0,64}$/))])),
  question: requiredText(5_000),
  answer: requiredText(2_000),
  option1: z.optional(text(2_000)),
  option2: z.optional(text(2_000)),
  option3: z.optional(text(2_000)),
  option4: z.optional(text(2_000)),
  // of a typed question: further keys, and whether diacritics are asked (R-ARABIC-003)
  accepted: z.optional(z.array(text(2_000)).check(z.maxLength(MAX_ACCEPTED_KEYS))),
  marks: z.optional(z.enum(marksRules)),
  // its place in the list; without it a question keeps its place, and a new one is the last (decision 0532)
  position: z.optional(count),
})

/**
 * `explained_in` is a lesson of the same class; '0' or '' removes it. `media` is the id of an uploaded picture or sound; '0'
 * or '' removes it. Without a field the stored value is kept.
 */
const questionForm = withFieldNames(
  z.object({
    ...questionFormWire.shape,
    kind: z.optional(z.enum(questionKinds)),
    points: z.optional(questionPoints),
    media: z.optional(idOrZero),
    explained_in: z.optional(idOrZero),
  }),
  { explainedIn: 'explained_in', mediaId: 'media' },
)
export type QuestionForm = z.output<typeof questionForm>

/** A check of a lesson; `kind` is 'choice' if it is absent. */
const checkForm = z.object({
  ...questionFormWire.shape,
  kind: z.optional(z.enum(checkKinds)),
})
export type CheckForm = z.output<typeof checkForm>

/** Message of `conflict_lesson`: the edited version is not the latest one (decision 0141). */
export const LESSON_CHANGED =
  'Someone else changed this lesson while you were editing it. Your changes are not saved yet.'

// made by the client for one save and repeated with every retry of it (decision 0140)
const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,64}$/))

// the form of a timetable hides this field and sends it empty or not at all (R-ALESSON-003)
const optionalFlag = z.union([z.literal(''), requestFlag])

/** From 0 to 1, as a number or as text. */
const nearCredit = z.codec(
  z.union([
    z.number().check(z.minimum(0), z.maximum(1)),
    z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/)),
  ]),
  z.number(),
  { decode: Number, encode: (credit) => credit },
)

/** The maximum number of questions of an exam. */
export const MAX_QUESTIONS = 500

const lessonForm = {
  subject: requiredText(300),
  about: z.optional(text(200_000)),
  inputetype: lessonKind,
  scheduled: z.optional(optionalFlag),
  studydate: z.optional(unixSecondsString),
  theoryAnswer: z.optional(text(50_000)),
  questions: z.optional(z.array(questionForm).check(z.maxLength(MAX_QUESTIONS))),
  // the part of the points of a typed answer that is nearly right; without it the stored value stays (R-ARABIC-005)
  near_credit: z.optional(nearCredit),
  checks: z.optional(z.array(checkForm).check(z.maxLength(MAX_LESSON_CHECKS))),
  fileType: z.optional(z.enum(['', 'pdf', 'image', 'video', 'audio'])),
  file: z.optional(z.unknown()),
  once: z.optional(idempotencyKey),
  // '0' refuses an exam with warnings, '1' with errors only; absent: neither is checked (decision 0532)
  accept_warnings: z.optional(requestFlag),
  // makes the lesson the free sample of its class in place of another one (decision 0472)
  sample: z.optional(requestFlag),
  // '1' hides it from students until it is published, '0' publishes it (decision 0510)
  draft: z.optional(requestFlag),
  // an upload of the caller that becomes the file of the lesson, now or when it is complete (decision 0541)
  upload: z.optional(uploadId),
}

const lessonFormFieldNames = {
  kind: 'inputetype',
  opensAt: 'studydate',
  referenceAnswer: 'theoryAnswer',
  materialKind: 'fileType',
  uploadId: 'upload',
  idempotencyKey: 'once',
} as const

// 500 questions of nineteen fields each, and the fields of the lesson
const LESSON_BODY_LIMITS = { bytes: 4 * MB, fields: 10_000 }

const LESSONS_PATH = '/lessonsAction.php'

/** Adds a lesson at the end (R-ALESSON-012). A retry with the same `once` adds nothing (decision 0140). */
export const addLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'addLesson',
  access: 'admin',
  effect: 'create',
  reauthentication: 'none',
  bodyLimits: LESSON_BODY_LIMITS,
  request: { class_id: id, ...lessonForm },
  fieldNames: lessonFormFieldNames,
  response: z.object({ id }),
  successMessage: 'Lesson added successfully!',
  fileFields: ['file'],
})

/**
 * Updates a lesson (R-ALESSON-013). Questions with a known id are updated, others are added, those in `removed` are removed.
 * With a `version` it is declined if the lesson has been saved since that version (decision 0141). `scores` says what happens
 * to the scores of an exam that was handed in; without it they are kept, and the response is null (decision 0531).
 */
export const updateLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'updateLesson',
  access: 'admin',
  effect: 'create',
  reauthentication: 'none',
  bodyLimits: LESSON_BODY_LIMITS,
  request: {
    lesson_id: id,
    class_id: z.optional(id),
    ...lessonForm,
    version: z.optional(z.string().check(z.maxLength(64))),
    removed: z.optional(z.array(id).check(z.maxLength(MAX_QUESTIONS))),
    scores: z.optional(z.enum(scoreChoices)),
  },
  fieldNames: lessonFormFieldNames,
  response: z.nullable(rescoreOutcome),
  successMessage: 'Lesson updated successfully!',
  fileFields: ['file'],
})
