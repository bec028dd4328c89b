import { NEW_ATTEMPT_NOT_ALLOWED } from '../../contract/voice/corrections.ts'
import { RECORDING_MAX_SECONDS } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import { lockSubmission, reopenSubmission } from '../exams/mark-store.ts'
import { declineClaimed } from '../exams/marking-claims.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { addAttempt } from '../voice/change-recording.ts'
import { audit, newAttemptOf, requireAnswer } from './answer-corrections.ts'
import { listSpokenAnswers, requireRecording } from './recorded.ts'
import { deleteNewAttempt, findOwnAnswer, insertNewAttempt, takeNewAttempt } from './store.ts'

type Permission = { submissionId: number; isAllowed: boolean; markerId: number; now: number }

/** Allows a new attempt of a recitation, or takes it back before it is used (R-VOICE-008). */
export async function allowNewAttempt(tx: Tx, permission: Permission): Promise<void> {
  const { submissionId, isAllowed, markerId, now } = permission
  await lockSubmission(tx, { id: submissionId })
  const answer = await requireAnswer(tx, submissionId)
  await declineClaimed(tx, submissionId, { userId: markerId, now })
  const state = newAttemptOf(answer)
  if (state === (isAllowed ? 'allowed' : 'no')) return
  if (state === 'used') decline('new_attempt_used', say('rules_corrections_new_attempt_used'))
  if (isAllowed) {
    const spoken = await listSpokenAnswers(tx, { submissionId, viewerId: markerId })
    if (spoken.length === 0)
      decline('new_attempt_not_spoken', say('rules_corrections_nothing_spoken'))
    await insertNewAttempt(tx, {
      ...{ result_id: submissionId, allowed_by: markerId, allowed_at: now },
    })
  } else await deleteNewAttempt(tx, submissionId)
  await audit(tx, answer, {
    ...{ markerId, now, action: 'allowNewAttempt' },
    before: { newAttempt: !isAllowed },
    after: { newAttempt: isAllowed },
  })
}

type NewAttempt = {
  lessonId: number
  studentId: number
  /** By its id or its key. */
  recording: { id: number | undefined; key: string | undefined }
  now: number
}

/**
 * Submits the second recording of an answer: both stay, and the answer waits for a mark again; the earlier mark counts until then. A
 * repetition with the same recording changes nothing.
 */
export async function saveNewAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  const { lessonId, studentId, now } = attempt
  const found =
    (await findOwnAnswer(tx, { studentId, lessonId })) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  await lockSubmission(tx, { id: found.id })
  const answer = await requireAnswer(tx, found.id)
  const recording = await requireRecording(tx, {
    ...{ ...attempt.recording, userId: studentId, purpose: 'answer' },
    longest: RECORDING_MAX_SECONDS * 1_000,
  })
  if (recording.submissionId === answer.id) return
  if (answer.markedAt === null || newAttemptOf(answer) !== 'allowed')
    decline('new_attempt_not_allowed', NEW_ATTEMPT_NOT_ALLOWED)
  if (recording.lessonId !== lessonId || recording.submissionId !== null)
    httpError('recording_not_found', say('rules_corrections_recording_not_found'))
  await takeNewAttempt(tx, answer.id, now)
  await addAttempt(tx, { id: recording.id, submissionId: answer.id, attempt: 2 })
  await reopenSubmission(tx, answer.id)
}
