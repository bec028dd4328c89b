import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { id, named, rand, text, time } from './wire.ts'

/** Decisions §6. */
export const THEORY_IMAGE_MAX_BYTES = 2 * 1024 * 1024

/** Before submission the options are shuffled over answer…answer4; after it `answer` is the right one (decisions §6). */
export const examQuestion = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  answer4: z.string(),
})
export type ExamQuestion = z.output<typeof examQuestion>

/** Student-area §3. `answers` maps a question's id to the answer that was given. Scores are 0 to 100. */
export const examResult = named(
  z.object({
    objective_answers: z.codec(z.string(), z.record(z.string(), z.string()), {
      decode: (json) => JSON.parse(json) as Record<string, string>,
      encode: (given) => JSON.stringify(given),
    }),
    objective_score: z.nullable(z.number()),
    theory_answer: z.string(),
    theory_score: z.nullable(z.number()),
    total_score: z.nullable(z.number()),
    marked_at: z.nullable(time),
    correctTheoryAnswer: z.optional(z.string()),
  }),
  {
    answers: 'objective_answers',
    objectiveScore: 'objective_score',
    theoryAnswer: 'theory_answer',
    theoryScore: 'theory_score',
    totalScore: 'total_score',
    markedAt: 'marked_at',
  },
)
export type ExamResult = z.output<typeof examResult>

/** The text of an option; a JSON body may send one that is a number as the number. */
const chosen = z.union([
  z.string().check(z.maxLength(2_000)),
  z.pipe(z.number(), z.transform(String)),
]) as unknown as z.ZodMiniString<string>

/** Student-area §7. One submission per student (decisions §6). */
export const submitExam = call({
  method: 'POST',
  path: '/submitExam.php',
  may: 'student',
  // a photograph of 2 MB is 2.8 MB as a data URL, and the typed answers come with it
  body: { bytes: 4 * MB, fields: 1_000 },
  asks: {
    lesson_id: id,
    examRand: rand,
    answer: z.optional(z.record(z.string().check(z.regex(/^\d{1,15}$/)), chosen)),
    theory: z.optional(text(50_000)),
    theory_image: z.optional(z.string()),
  },
  answers: z.null(),
  says: 'Your exam has been submitted and will be graded soon.',
})

/**
 * Student-area §3 and §7: newest month first. `start_date` is when the month's first exam was handed in,
 * `average_score` the exact mean (decision 0051).
 */
export const semesterGrades = call({
  method: 'POST',
  path: '/semestergrade.php',
  may: 'student',
  answers: z.array(
    z.object({
      start_date: time,
      average_score: z.number(),
      exam_count: z.int(),
      exams: z.array(
        z.object({
          exam_name: z.string(),
          class_name: z.string(),
          date_formatted: z.string(),
          score: z.number(),
        }),
      ),
    }),
  ),
})

const LESSONS = '/lessonsAction.php'

/** Wallet-and-admin §7 (exams only): `answer` is the correct one. */
export const getLessonQuestions = call({
  method: 'POST',
  path: LESSONS,
  action: 'getLessonQuestions',
  may: 'admin',
  asks: { lesson_id: id },
  answers: z.array(examQuestion),
})

/** Wallet-and-admin §7: removes one objective question. */
export const removeObj = call({
  method: 'POST',
  path: LESSONS,
  action: 'removeObj',
  may: 'admin',
  asks: { obj_id: id },
  answers: z.null(),
  says: 'Objective removed successfully!',
})
