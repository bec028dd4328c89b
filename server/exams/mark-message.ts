import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { LockedSubmission } from './mark-store.ts'

type Mark = { score: number; feedback: string }
type Marked = Pick<LockedSubmission, 'subject' | 'className' | 'theoryScore' | 'feedback'>

/** The message to a student whose written answer was marked for the first time or again. */
export function markMessage(
  m: Messages,
  stored: Marked,
  mark: Mark,
): { subject: string; body: string } {
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
