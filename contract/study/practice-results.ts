import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const practiceExercise = withFieldNames(
  z.object({
    id,
    // its place, from 1
    number: z.int(),
    question: z.string(),
    answer: z.string(),
    // students who tried it, and those whose first answer was right
    tried: z.int(),
    right_first: z.int(),
  }),
)
export type PracticeExercise = z.output<typeof practiceExercise>

const practiceStudent = withFieldNames(
  z.object({
    student_id: id,
    name: z.string(),
    // exercises tried, right at the first answer, right in the end
    tried: z.int(),
    right_first: z.int(),
    right: z.int(),
  }),
)
export type PracticeStudent = z.output<typeof practiceStudent>

/** What was heard as something else: the right option, the chosen one, and how often it was chosen. */
const confusion = z.object({ right: z.string(), chosen: z.string(), count: z.int() })
export type Confusion = z.output<typeof confusion>

/**
 * How a class did the exercises of a practice: tried, right at first, and the hardest three (R-LEARN-011), with the pairs that were
 * confused in listening (R-LEARN-001). Of an exam only the confusions, from its submissions.
 */
export const getPracticeResults = call({
  path: '/lessonsAction.php',
  action: 'getPracticeResults',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { lesson_id: id },
  response: z.object({
    exercises: z.array(practiceExercise),
    // ids of up to three exercises, the hardest first
    hardest: z.array(id),
    students: z.array(practiceStudent),
    confusions: z.array(confusion),
  }),
})
