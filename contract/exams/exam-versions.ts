import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { rescoreOutcome } from './rescore.ts'

const LESSONS_PATH = '/lessonsAction.php'

const examVersion = withFieldNames(
  z.object({
    version: z.int(),
    // objective questions of this version
    questions: z.int(),
    // submissions that answered it, and submissions that are scored against it
    answered: z.int(),
    scored: z.int(),
    // absent for the current version
    replaced_at: z.optional(unixSeconds),
    replaced_by: z.optional(z.string()),
  }),
  { replacedAt: 'replaced_at', replacedBy: 'replaced_by' },
)
export type ExamVersion = z.output<typeof examVersion>

/** The versions of an exam's questions, newest first, and the number of its submissions (decision 0531). */
export const getExamVersions = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getExamVersions',
  access: 'admin',
  effect: 'read',
  request: { lesson_id: id },
  response: z.object({ submissions: z.int(), versions: z.array(examVersion) }),
})

/**
 * Scores every submission of an exam against one version of its questions; a submission is never scored against a version
 * older than the one it answers. Marks of the written answer stay (decision 0531).
 */
export const rescoreExam = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'rescoreExam',
  access: 'admin',
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id, version: id },
  response: rescoreOutcome,
})
