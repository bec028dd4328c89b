import type { Messages } from '../../messages/compiled/messages.d.ts'
import { type Message, say } from '../../messages/message.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { chooseAttempts } from './count-attempts.ts'
import { type HistoryEntry, type LockedSubmission, saveMark } from './mark-store.ts'
import { computeScores } from './score.ts'

type CountedMark = {
  score: number
  feedback: string
  /** Who gave the mark that makes it count. */
  markerId: number
  /** What the history of the submission gets. */
  history: readonly HistoryEntry[]
  /** The two marks of which it is the mean, or between which an owner decided. */
  between?: { first: number; second: number; isDecided: boolean }
  now: number
}

/** Makes a mark count: the total, the history, the message to the student and the audit entry change with it. */
export async function finishMark(tx: Tx, stored: LockedSubmission, mark: CountedMark) {
  const { score, feedback, markerId, history, between, now } = mark
  const { total } = computeScores(stored.objectiveScore, { isAnswered: true, score })
  await saveMark(tx, { submissionId: stored.id, score, total, feedback, markerId, history, now })
  await chooseAttempts(tx, stored)
  await notify(tx, {
    studentIds: [stored.studentId],
    write: (m) => markMessage(m, stored, { score, feedback }),
    classId: stored.classId,
    lessonId: stored.lessonId,
    now,
  })
  await writeAuditEntry(tx, {
    actorId: markerId,
    action: 'markExam',
    subjectId: stored.studentId,
    detail: markDetail(stored, between),
    before: { theoryScore: stored.theoryScore, feedback: stored.feedback },
    after: { theoryScore: score, feedback },
    now,
  })
}

function markDetail(
  { subject: exam, className }: LockedSubmission,
  between: CountedMark['between'],
): Message {
  const values = { exam, class: className }
  if (!between) return say('notices_exam_of_class', values)
  const { isDecided, first, second } = between
  const marks = { ...values, first: `${first}`, second: `${second}` }
  return isDecided ? say('audited_detail_decided', marks) : say('audited_detail_two_marks', marks)
}

type Mark = { score: number; feedback: string }
type Marked = Pick<LockedSubmission, 'subject' | 'className' | 'theoryScore' | 'feedback'>

/** The message to a student whose written answer was marked for the first time or again. */
function markMessage(m: Messages, stored: Marked, mark: Mark): { subject: string; body: string } {
  const { subject, sentence } = describeMark(m, stored.theoryScore, mark.score)
  const exam = m.notices_exam_of_class({ exam: stored.subject, class: stored.className })
  const note = mark.feedback === '' ? '' : `\n\n${m.notices_teacher_wrote()}\n${mark.feedback}`
  return { subject, body: `${sentence}\n${exam}${note}` }
}

function describeMark(m: Messages, former: number | null, score: number) {
  if (former === null)
    return { subject: m.notices_exam_marked_subject(), sentence: m.notices_exam_marked({ score }) }
  if (former === score)
    return {
      subject: m.notices_feedback_changed_subject(),
      sentence: m.notices_feedback_changed({ score }),
    }
  return {
    subject: m.notices_mark_changed_subject(),
    sentence: m.notices_mark_changed({ score, former }),
  }
}
