import { resetPassword } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment, deleteComment } from '../../contract/comments.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward } from '../../contract/game.ts'
import { openPayment, verifyPayment } from '../../contract/payments.ts'
import { getLessonDetails, recordLessonView } from '../../contract/study.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { withCompanionWrite } from '../platform/db.ts'
import type { Caller } from './handler.ts'

type Fields = Record<string, unknown>

/** What changes something in a student's name, in the words of the log. */
const impersonationDetails = new Map<Call, (fields: Fields) => string>([
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
  [recordLessonView, ({ lesson_id }) => `opened lesson ${lesson_id}`],
  // reading a lesson opens it (decision 0041)
  [getLessonDetails, ({ lesson_id }) => `opened lesson ${lesson_id}`],
  [submitExam, ({ lesson_id }) => `handed in exam ${lesson_id}`],
  [addComment, ({ lesson_id }) => `wrote a comment under lesson ${lesson_id}`],
  [deleteComment, () => 'deleted a comment'],
  [resetPassword, () => 'changed the password'],
])

type AuditedRequest = { call: Call; fields: Fields; caller: Caller | null; now: number }

/**
 * The school as the handler of a request sees it. Where an administrator acts as a student, the handler's first
 * transaction writes the audit entry too: a crash cannot part them, and a failed action leaves no entry (decision 0362).
 */
export function withImpersonationAudit(
  school: AppContext,
  { call, fields, caller, now }: AuditedRequest,
): AppContext {
  const describeAction = caller?.impersonatorId ? impersonationDetails.get(call) : undefined
  if (!describeAction || !caller?.impersonatorId) return school
  const entry = {
    actorId: caller.impersonatorId,
    action: 'actAsStudent',
    subjectId: caller.id,
    detail: describeAction(fields),
    now,
  }
  return { ...school, db: withCompanionWrite(school.db, (tx) => writeAuditEntry(tx, entry)) }
}
