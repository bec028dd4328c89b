import { MAX_SUGGESTION_CHARS } from '../../contract/exams/marking.ts'
import { SECOND_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Config } from '../platform/config.ts'
import { decline, httpError } from '../platform/errors.ts'
import { redactError } from '../platform/redact-error.ts'
import { readSettings } from '../settings/store.ts'
import { KeyRefused, requestSuggestion } from './marking-assistant.ts'
import { findAnswerForSuggestion } from './store.ts'

/** True if a marking assistant is configured and the `aiSubscriptionEnd` setting is in the future (R-AEXAM-012). */
export async function isAssistantAvailable(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  now: number,
): Promise<boolean> {
  return config.MARKING_URL !== undefined && (await readSettings(db)).aiSubscriptionEnd > now
}

type SuggestionRequest = { lessonId: number; submissionId: number; now: number }

/**
 * Suggests a score from 0 to 100 for a typed answer, with a reason, and saves nothing (R-AEXAM-012). Declines without an
 * assistant, for an image or a long answer, and for an invalid reply of the assistant.
 */
export async function suggestTheoryScore(
  school: Pick<AppContext, 'db' | 'config'>,
  { lessonId, submissionId, now }: SuggestionRequest,
): Promise<{ score: number; reason: string }> {
  const assistant = assistantConfig(school.config)
  if (!assistant || !(await isAssistantAvailable(school, now)))
    decline('assistant_unavailable', say('rules_exams_marking_assistant_not_available'))
  const submission =
    (await findAnswerForSuggestion(school.db, { lessonId, id: submissionId })) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  if (submission.image !== '')
    decline('photographed_answer', say('rules_exams_marking_assistant_cannot_read_photographed'))
  if (submission.answer === '')
    decline('no_written_answer', say('rules_exams_submission_no_written_answer_mark'))
  if (Math.max(submission.answer.length, submission.reference.length) > MAX_SUGGESTION_CHARS)
    decline('answer_too_long', say('rules_exams_answer_too_long_marking_assistant'))
  const { subject, task, reference, answer } = submission
  return requestSuggestion(assistant, { subject, task, reference, answer }).catch(declineFailure)
}

function declineFailure(error: unknown): never {
  const message =
    error instanceof KeyRefused
      ? say('rules_exams_assistant_key_refused', { variable: 'MARKING_KEY' })
      : say('rules_exams_assistant_no_score')
  decline('suggestion_failed', message, redactError(error).stack)
}

function assistantConfig(config: Config) {
  const { MARKING_URL: url, MARKING_MODEL: model, MARKING_KEY: key } = config
  // config.ts requires both or neither
  return url && model ? { url, model, key, timeoutMs: config.MARKING_TIMEOUT_S * SECOND_MS } : null
}
