import { say } from '../../messages/message.ts'
import type { DifferenceKind } from '../arabic/arabic-judge.ts'
import { MAX_EXERCISE_ANSWER } from '../lessons/max-checks.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, rand, stringOrNumber, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { recordingFile, recordingKey } from '../voice/recordings.ts'
import { diacriticsRules, questionKinds, questionMedia, verdicts } from './questions.ts'

/** The maximum size of an image answer (R-EXAM-026). */
export const THEORY_IMAGE_MAX_BYTES = 2 * 1024 * 1024

/** A question and its options; unused options are ''. */
export const questionWire = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  answer4: z.string(),
})
export type QuestionWithOptions = z.output<typeof questionWire>

const verdict = z.enum(verdicts)

// only the type has the list of values, because no page needs it at run time
const differenceKind = z.string() as unknown as z.ZodMiniType<DifferenceKind, DifferenceKind>

/**
 * A typed answer after the submission (R-ARABIC-005): the verdict, the part of the points that it earned, and its
 * differences from `key`, which is the key that it matches best. `at` is a letter of the canonical key, diacritics not
 * counted. `by_teacher` is true if a teacher has set the verdict for everyone who wrote this.
 */
const typedResult = withFieldNames(
  z.object({
    given: z.string(),
    verdict,
    credit: z.number(),
    key: z.string(),
    differences: z.array(
      z.object({ at: z.int(), kind: differenceKind, want: z.string(), got: z.string() }),
    ),
    by_teacher: z.optional(z.boolean()),
  }),
)
export type TypedResult = z.output<typeof typedResult>

/** Each kind has a content of its own, which its folder in contract/exams/kinds describes. */
export const exerciseWire = z.record(z.string(), z.unknown())

/**
 * Before the submission the options are shuffled (R-EXAM-015); after it `answer` is the correct one (R-EXAM-017). `explained_in`
 * is the lesson of the same class that explains the question. It is absent if the teacher set none and, for
 * students, before the submission. Students also get its subject. `kind` is absent for 'choice', `points` for 1; `earned` are the
 * points of the student, after the submission.
 *
 * A typed question has `kind: 'typed'` and no options (R-ARABIC-003). Before the submission `answer` is '' and there is no
 * `accepted`; `marks` says whether diacritics are required, and `answer_script` is 'arabic' if the key has Arabic letters
 * (R-ARABIC-007). After it `answer` is the key, `accepted` the further keys, and `typed` the judged answer, absent without one.
 * A dictation is a typed question with a sound; its slow sound is the only one of `files`. Questions of the other kinds have a `content`
 * (R-LEARN-001 to R-LEARN-008); before the submission it is what the student is shown, after it what the teacher wrote.
 */
export const examQuestion = withFieldNames(
  z.object({
    ...questionWire.shape,
    explained_in: z.optional(id),
    explained_in_subject: z.optional(z.string()),
    kind: z.optional(z.enum(questionKinds)),
    points: z.optional(z.int()),
    media: z.optional(questionMedia),
    earned: z.optional(z.number()),
    accepted: z.optional(z.array(z.string())),
    marks: z.optional(z.enum(diacriticsRules)),
    // true if an answer that is nearly right earns nothing
    strict: z.optional(z.boolean()),
    answer_script: z.optional(z.enum(['arabic'])),
    // of a kind with a content of its own: what is asked, after the submission with the key
    content: z.optional(exerciseWire),
    // the pictures and sounds that the content names by their numbers
    files: z.optional(z.array(questionMedia)),
    typed: z.optional(typedResult),
  }),
)
export type ExamQuestion = z.output<typeof examQuestion>

/**
 * A submission that does not count, because another one of the same student arrived before it (decision 0620).
 * `submitted_at` is when it was submitted, `received_at` when it arrived; `theory_answer` is a URL if `photographed`.
 */
export const uncountedSubmission = withFieldNames(
  z.object({
    submitted_at: unixSeconds,
    received_at: unixSeconds,
    objective_score: z.nullable(z.number()),
    theory_answer: z.string(),
    photographed: flag,
    // the spoken answer; absent if there is none
    recordings: z.optional(z.array(recordingFile)),
  }),
  { answer: 'theory_answer', isImage: 'photographed' },
)
export type UncountedSubmission = z.output<typeof uncountedSubmission>

/** A result (R-EXAM-018 to R-EXAM-022). `answers` maps a question's id to the submitted answer. Scores are 0 to 100. */
export const examResult = withFieldNames(
  z.object({
    objective_answers: z.codec(z.string(), z.record(z.string(), z.string()), {
      decode: (json) => JSON.parse(json),
      encode: (answers) => JSON.stringify(answers),
    }),
    objective_score: z.nullable(z.number()),
    theory_answer: z.string(),
    theory_score: z.nullable(z.number()),
    total_score: z.nullable(z.number()),
    marked_at: z.nullable(unixSeconds),
    correctTheoryAnswer: z.optional(z.string()),
    // the teacher's feedback on the written answer; absent if there is none
    feedback: z.optional(z.string()),
    // quarters by which a photographed answer is turned clockwise; absent for none
    turns: z.optional(z.int()),
    // the spoken answer, the earliest attempt first; absent if there is none (R-VOICE-001)
    recordings: z.optional(z.array(recordingFile)),
    // later submissions of the student, the earliest first; absent if there are none
    not_counted: z.optional(z.array(uncountedSubmission)),
  }),
  { answers: 'objective_answers' },
)
export type ExamResult = z.output<typeof examResult>

/**
 * The text of an option, a typed answer of at most 200 letters, or the parts of an exercise as a JSON list of texts. A JSON body can send a
 * numeric option as a number.
 */
const chosenOption = stringOrNumber(z.string().check(z.maxLength(MAX_EXERCISE_ANSWER)), z.number())

/** Unix seconds. Form data sends them as text. */
const handedInAt = z.codec(
  z.union([
    z.int().check(z.nonnegative(), z.maximum(999_999_999_999)),
    z.string().check(z.regex(/^\d{1,12}$/)),
  ]),
  z.int(),
  { decode: Number, encode: (it) => it },
)

/**
 * Submits an exam, once per student (R-EXAM-014, R-EXAM-023). With `once` it can be sent any number of times, also days after the
 * student submitted; a second one from another device is stored as not counted (R-OFFLINE-007, R-OFFLINE-008).
 */
export const submitExam = call({
  path: '/submitExam.php',
  access: 'student',
  effect: 'change',
  // an image of 2 MB is 2.8 MB as a data URL, plus the typed answers
  bodyLimits: { bytes: 4 * MB, fields: 1_000 },
  request: {
    lesson_id: id,
    examRand: rand,
    answer: z.optional(z.record(z.string().check(z.regex(/^\d{1,15}$/)), chosenOption)),
    theory: z.optional(text(50_000)),
    theory_image: z.optional(z.string()),
    // the key of a recording that has arrived before (R-VOICE-003)
    theory_voice: z.optional(recordingKey),
    // the version of the questions that these answers belong to; absent: the current one (decision 0531)
    exam_version: z.optional(count),
    // the same key returns the first response and changes nothing (decision 0620)
    once: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
    // when the student submitted, if the request is sent later: at the earliest when the exam was served
    handed_in_at: z.optional(handedInAt),
    // which attempt it is, from 1; absent: the first (R-FAIR-003)
    attempt: z.optional(count),
    // when the student began a kept exam with a time limit without a connection (R-FAIR-001)
    begun_at: z.optional(handedInAt),
  },
  fieldNames: { examPublicId: 'examRand', answers: 'answer', idempotencyKey: 'once' },
  successMessage: say('rules_exams_exam_been_submitted_will_graded'),
})

const scoredExam = withFieldNames(
  z.object({
    exam_name: z.string(),
    class_name: z.string(),
    date_formatted: z.string(),
    score: z.number(),
  }),
  { formattedDate: 'date_formatted' },
)

const semesterMonth = withFieldNames(
  z.object({
    start_date: unixSeconds,
    average_score: z.number(),
    exam_count: z.int(),
    exams: z.array(scoredExam),
  }),
)
export type SemesterMonth = z.output<typeof semesterMonth>

/**
 * Months with exams, newest first (R-SEM-010). `start_date` is the time of the first submission in the month,
 * `average_score` the exact mean.
 */
export const getSemesterGrades = call({
  path: '/semestergrade.php',
  access: 'student',
  effect: 'read',
  response: z.array(semesterMonth),
})
