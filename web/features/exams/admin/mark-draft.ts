import { parseTheoryScore } from '../../../../contract/exams/exam-submission.ts'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { useSession } from '../../../api/session.ts'
import { tabDrafts } from '../../../forms/draft-storage.ts'
import type { FormState } from '../../../forms/use-form.ts'

/** The values of the form of a mark. */
export type MarkValues = { score: string; feedback: string }

type MarkOf = Pick<SubmissionDetails, 'id' | 'theoryScore' | 'feedback' | 'version' | 'secondMark'>

/** The values of the saved mark, or of the marker's own one that waits for a second mark; '' for none. */
export function savedValues({ theoryScore, feedback, secondMark }: MarkOf): MarkValues {
  const saved = secondMark?.mine ?? { score: theoryScore, feedback }
  return { score: saved.score === null ? '' : String(saved.score), feedback: saved.feedback }
}

/** A valid score. The mean of two marks, which may end in a half, stays valid until it is changed. */
export function parseScore(text: string, { theoryScore }: Pick<MarkOf, 'theoryScore'>) {
  return parseTheoryScore(text) ?? (theoryScore === Number(text) ? theoryScore : null)
}

// with the administrator: a device may be shared
const keyOf = ({ id }: MarkOf) => `mark-draft:${useSession.getState().user?.id ?? ''}:${id}`

/** Unsaved marks, which survive a reload. A draft of an earlier version of the mark is dropped. */
export const markDrafts = {
  restore(submission: MarkOf): FormState<MarkValues> {
    const base = savedValues(submission)
    const stored = tabDrafts.readJson(keyOf(submission))
    const isUsable = isDraft(stored) && stored.version === submission.version
    return { base, values: isUsable ? { score: stored.score, feedback: stored.feedback } : base }
  },
  store(submission: MarkOf, values: MarkValues): void {
    tabDrafts.write(keyOf(submission), JSON.stringify({ ...values, version: submission.version }))
  },
  remove(submission: MarkOf): void {
    tabDrafts.remove(keyOf(submission))
  },
}

function isDraft(stored: unknown): stored is MarkValues & { version: string } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    ['score', 'feedback', 'version'].every(
      // any field of an object
      (name) => typeof (stored as Record<string, unknown>)[name] === 'string',
    )
  )
}
