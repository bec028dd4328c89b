import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { examQuestion } from './exams.ts'

/** Limits of one file. */
export const QUESTION_IMPORT_MAX_ROWS = 500
export const QUESTION_IMPORT_MAX_CHARACTERS = 2_000_000

const LESSONS_PATH = '/lessonsAction.php'

const importedRow = z.object({
  // line number in the file; the first line is 1
  line: z.int(),
  text: z.string(),
  // the reason why the row is left out, or the parts of it that are not imported; '' for neither
  reason: z.string(),
  // why the answer may be another one: it can be a text or the letter of an option. To be accepted by the administrator
  unsure: z.optional(z.string()),
  // absent for a row that is left out; its id is the line
  question: z.optional(examQuestion),
})
export type ImportedRow = z.output<typeof importedRow>

/**
 * Reads questions from CSV text and returns every row with its question or the reason why it is left out; stores nothing
 * (R-ARABIC-012). `class_id` is the class of the exam, whose lessons can explain questions.
 */
export const readQuestionsCsv = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'readQuestionsCsv',
  access: 'admin',
  effect: 'read',
  bodyLimits: { bytes: 8 * MB },
  // the handler limits the length, with its own message
  request: { class_id: id, csv: z.string() },
  response: withFieldNames(
    // `unused_columns` are the titles of the columns that are not read, if there are any
    z.object({ rows: z.array(importedRow), unused_columns: z.optional(z.array(z.string())) }),
    { unusedColumns: 'unused_columns' },
  ),
})

/** The saved questions of an exam as CSV that `readQuestionsCsv` reads to the same questions (R-ARABIC-012). */
export const exportQuestions = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'exportQuestions',
  access: 'admin',
  effect: 'read',
  reauthentication: 'exports',
  request: { lesson_id: id },
  response: z.object({ csv: z.string() }),
})

const examWithQuestions = withFieldNames(
  z.object({ lesson_id: id, subject: z.string(), class_name: z.string(), questions: z.int() }),
  { lessonId: 'lesson_id', className: 'class_name' },
)
export type ExamWithQuestions = z.output<typeof examWithQuestions>

/** The exams that have objective questions, newest first, by pages; `search` matches subject and class name. */
export const findExams = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'findExams',
  access: 'admin',
  effect: 'read',
  request: { search: z.optional(text(200)), page: z.optional(count) },
  response: z.object({
    exams: z.array(examWithQuestions),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
})
