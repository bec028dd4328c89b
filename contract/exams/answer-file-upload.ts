import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, idOrZero, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { ANSWER_FILE_FORMAT } from './answer-file.ts'

/** A recording of 3 MB in Base64 twice, and the typed answers. */
export const MAX_ANSWER_FILE_BYTES = 6 * MB

/** A file of saved answers. */
export const answerFile = z.object({
  format: z.literal(ANSWER_FILE_FORMAT),
  student: id,
  lesson: id,
  version: z.int().check(z.nonnegative(), z.maximum(999_999_999)),
  // Base64 of the initialization vector and the encrypted answers
  answers: z.string().check(z.maxLength(MAX_ANSWER_FILE_BYTES)),
})
export type AnswerFile = z.output<typeof answerFile>

/** The student, the exam and the submission time of an uploaded file. */
export const uploadedAnswers = withFieldNames(
  z.object({
    // '0' and 'A student' where the caller may not know who it is (R-STAFF-004)
    student_id: idOrZero,
    student_name: z.string(),
    subject: z.string(),
    class_name: z.string(),
    submitted_at: unixSeconds,
    // these answers had arrived before
    repeated: z.boolean(),
  }),
  { isRepeated: 'repeated' },
)
export type UploadedAnswers = z.output<typeof uploadedAnswers>

/**
 * Submits the answers that a student saved as a file, as `submitExam` would (R-OFFLINE-009). Declines a file that was
 * changed; a file of an exam that has arrived meanwhile changes nothing.
 */
export const uploadAnswerFile = call({
  path: '/lessonsAction.php',
  action: 'uploadAnswerFile',
  access: { can: 'editExams' },
  effect: 'change',
  reauthentication: 'none',
  bodyLimits: { bytes: MAX_ANSWER_FILE_BYTES + MB },
  // the text of the file
  request: { file: z.string().check(z.maxLength(MAX_ANSWER_FILE_BYTES)) },
  response: uploadedAnswers,
})
