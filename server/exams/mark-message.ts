import type { LockedSubmission } from './mark-store.ts'

type Mark = { score: number; feedback: string }

/** The message to a student whose written answer was marked for the first time or again. */
export function markMessage(
  stored: Pick<LockedSubmission, 'subject' | 'className' | 'theoryScore' | 'feedback'>,
  { score, feedback }: Mark,
): { subject: string; body: string } {
  const exam = `${stored.subject}, ${stored.className}`
  const note = feedback === '' ? '' : `\n\nYour teacher wrote:\n${feedback}`
  if (stored.theoryScore === null)
    return {
      subject: 'Your exam is marked',
      body: `Your written answer has ${score} of 100.\n${exam}${note}`,
    }
  if (stored.theoryScore === score)
    return {
      subject: 'Your teacher changed the feedback on your exam',
      body: `Your mark is still ${score} of 100.\n${exam}${note}`,
    }
  return {
    subject: 'Your mark was changed',
    body: `Your written answer now has ${score} of 100. It had ${stored.theoryScore}.\n${exam}${note}`,
  }
}
