import { INVALID_SCORE, parseTheoryScore } from '../../contract/exams/exam-submission.ts'
import { MARK_CHANGED } from '../../contract/exams/marking.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { decline, httpError } from '../platform/errors.ts'
import { markMessage } from './mark-message.ts'
import {
  type LockedSubmission,
  lockSubmission,
  type SubmissionRef,
  saveMark,
  saveTurns,
} from './mark-store.ts'
import { computeScores } from './score.ts'

type MarkInput = {
  submission: SubmissionRef
  /** The text of the input field, not validated yet. */
  typedScore: string | number
  /** Undefined keeps the stored feedback. */
  feedback: string | undefined
  /** The version that the marker saw; undefined from an older client, which overwrites. */
  version: string | undefined
  markerId: number
  /** Unix seconds. */
  now: number
}

/** The version of a mark: it conflicts with another score or another feedback. */
export function markVersion(mark: { theoryScore: number | null; feedback: string }): string {
  return digestOf({ score: mark.theoryScore, feedback: mark.feedback })
}

/**
 * Marks the theory answer of a submission: its total, the history of its marks, the message to the student and the audit
 * entry change in one transaction. A repeated request changes nothing. Declines a score that is not
 * a whole number from 0 to 100, a submission without a theory answer, and an outdated version.
 */
export async function markSubmission(tx: Tx, input: MarkInput): Promise<void> {
  const score = parseTheoryScore(input.typedScore) ?? decline('invalid_score', INVALID_SCORE)
  const stored = await requireSubmission(tx, input.submission)
  if (stored.theoryText === '' && stored.theoryImage === '')
    decline('no_written_answer', 'This submission has no written answer to mark')
  const feedback = input.feedback ?? stored.feedback
  // a repeated request, whose first response was lost
  if (stored.theoryScore === score && stored.feedback === feedback) return
  declineOutdated(
    { edited: input.version, current: markVersion(stored) },
    { code: 'conflict_mark', message: MARK_CHANGED },
  )
  const { total } = computeScores(stored.objectiveScore, { isAnswered: true, score })
  const { markerId, now } = input
  const fromScore = stored.theoryScore
  await saveMark(tx, { submissionId: stored.id, fromScore, score, total, feedback, markerId, now })
  await notify(tx, {
    studentIds: [stored.studentId],
    ...markMessage(stored, { score, feedback }),
    classId: stored.classId,
    lessonId: stored.lessonId,
    now,
  })
  await writeAuditEntry(tx, {
    actorId: markerId,
    action: 'markExam',
    subjectId: stored.studentId,
    detail: `${stored.subject}, ${stored.className}`,
    before: { theoryScore: fromScore, feedback: stored.feedback },
    after: { theoryScore: score, feedback },
    now,
  })
}

type RotationInput = { submissionId: number; turns: number; actorId: number; now: number }

/** Turns a photographed answer for everybody. Declines a submission without a photograph. */
export async function rotateAnswerImage(tx: Tx, input: RotationInput): Promise<void> {
  const { submissionId, turns, actorId, now } = input
  const stored = await requireSubmission(tx, { id: submissionId })
  if (stored.theoryImage === '')
    decline('no_written_answer', 'This submission has no photographed answer')
  if (stored.turns === turns) return
  await saveTurns(tx, submissionId, turns)
  await writeAuditEntry(tx, {
    actorId,
    action: 'rotateAnswer',
    subjectId: stored.studentId,
    detail: `${stored.subject}, ${stored.className}`,
    before: { rotation: stored.turns * 90 },
    after: { rotation: turns * 90 },
    now,
  })
}

async function requireSubmission(tx: Tx, ref: SubmissionRef): Promise<LockedSubmission> {
  return (
    (await lockSubmission(tx, ref)) ??
    httpError('submission_not_found', 'Exam submission not found')
  )
}
