import { resetPassword } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment, deleteComment } from '../../contract/comments.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward } from '../../contract/game.ts'
import { openPayment, verifyPayment } from '../../contract/payments.ts'
import { getLessonDetails, viewStatus } from '../../contract/study.ts'
import { audit } from '../kernel/audit.ts'
import { withCompanion } from '../kernel/db.ts'
import type { School } from '../kernel/school.ts'
import type { Person } from './answers.ts'

type Fields = Record<string, unknown>

/** What changes something in a student's name, in the words of the log. */
const noted = new Map<Call, (asked: Fields) => string>([
  [enrolInClass, ({ class_id }) => `joined class ${class_id}`],
  [renewSubscription, ({ class_id }) => `renewed class ${class_id}`],
  [openPayment, () => 'opened a card payment'],
  [verifyPayment, () => 'verified a card payment'],
  [
    claimReward,
    ({ run, question }) =>
      run === undefined
        ? 'claimed a reward of the quiz'
        : `answered question ${question} of quiz ${run}`,
  ],
  [viewStatus, ({ lesson_id }) => `opened lesson ${lesson_id}`],
  // reading a lesson opens it (decision 0041)
  [getLessonDetails, ({ lesson_id }) => `opened lesson ${lesson_id}`],
  [submitExam, ({ lesson_id }) => `handed in exam ${lesson_id}`],
  [addComment, ({ lesson_id }) => `wrote a comment under lesson ${lesson_id}`],
  [deleteComment, () => 'deleted a comment'],
  [resetPassword, () => 'changed the password'],
])

type Request = { call: Call; asked: Fields; asker: Person | null; now: number }

/**
 * The school as the handler of a request sees it. Where an administrator acts as a student, the handler's first
 * transaction writes the audit entry too: a crash cannot part them, and a failed action leaves no entry (decision 0362).
 */
export function auditedSchool(school: School, { call, asked, asker, now }: Request): School {
  const inWords = asker?.impersonatorId ? noted.get(call) : undefined
  if (!inWords || !asker?.impersonatorId) return school
  const entry = {
    actorId: asker.impersonatorId,
    deed: 'actAsStudent',
    subjectId: asker.id,
    detail: inWords(asked),
    now,
  }
  return { ...school, db: withCompanion(school.db, (tx) => audit(tx, entry)) }
}
