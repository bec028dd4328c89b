import type { Call } from '../../contract/call.ts'
import { addComment, deleteComment } from '../../contract/comments.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward } from '../../contract/game.ts'
import { openPayment } from '../../contract/payments.ts'
import { viewStatus } from '../../contract/study.ts'
import { audit } from '../kernel/audit.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import type { Person } from './answers.ts'

type Fields = Record<string, unknown>

/** What changes something in a student's name, in the words of the log. */
const noted = new Map<Call, (asked: Fields) => string>([
  [enrolInClass, ({ class_id }) => `joined class ${class_id}`],
  [renewSubscription, ({ class_id }) => `renewed class ${class_id}`],
  [openPayment, () => 'opened a card payment'],
  [
    claimReward,
    ({ run, question }) =>
      run === undefined
        ? 'claimed a reward of the quiz'
        : `answered question ${question} of quiz ${run}`,
  ],
  [viewStatus, ({ lesson_id }) => `opened lesson ${lesson_id}`],
  [submitExam, ({ lesson_id }) => `handed in exam ${lesson_id}`],
  [addComment, ({ lesson_id }) => `wrote a comment under lesson ${lesson_id}`],
  [deleteComment, () => 'deleted a comment'],
])

/** Writes down what an administrator did in the name of the student they are signed in as (decision 0152). */
export async function noteImpersonated(
  db: Db,
  { call, asked, asker, now }: { call: Call; asked: Fields; asker: Person | null; now: number },
): Promise<void> {
  const inWords = asker?.impersonatorId ? noted.get(call) : undefined
  if (!inWords || !asker?.impersonatorId) return
  const deed = {
    actorId: asker.impersonatorId,
    deed: 'actAsStudent',
    subjectId: asker.id,
    detail: inWords(asked),
    now,
  }
  await inTransaction(db, (tx) => audit(tx, deed))
}
