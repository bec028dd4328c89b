import { SUGGESTED_UP_TO } from '../../contract/marking.ts'
import type { Config } from '../kernel/config.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { readSettings } from '../settings/store.ts'
import { askAssistant } from './marking-assistant.ts'
import { findToSuggest } from './store.ts'

/** Whether there is a marking assistant to ask: one is configured and `aisub` is ahead (decisions §6). */
export async function mayAssist(
  { db, config }: Pick<School, 'db' | 'config'>,
  now: number,
): Promise<boolean> {
  return config.MARKING_URL !== undefined && (await readSettings(db)).aisub > now
}

type Wanted = { lessonId: number; resultId: number; now: number }

/**
 * What the marking assistant would give a typed answer, 0 to 100, and why. It saves nothing: a person does, or not
 * (decisions §6). Refuses where there is no assistant, an answer it cannot read, and whatever it says that is no score.
 */
export async function suggestedScore(
  school: Pick<School, 'db' | 'config'>,
  { lessonId, resultId, now }: Wanted,
): Promise<{ score: number; reason: string }> {
  const assistant = assistantOf(school.config)
  if (!assistant || !(await mayAssist(school, now))) refuse('There is no marking assistant to ask.')
  const paper =
    (await findToSuggest(school.db, { lessonId, id: resultId })) ??
    refuse('Exam submission not found')
  if (paper.image !== '') refuse('The marking assistant cannot read a photographed answer.')
  if (paper.answer === '') refuse('This submission has no written answer to mark')
  if (Math.max(paper.answer.length, paper.reference.length) > SUGGESTED_UP_TO)
    refuse('This answer is too long for the marking assistant.')
  const { subject, task, reference, answer } = paper
  return (
    (await askAssistant(assistant, { subject, task, reference, answer })) ??
    refuse('The marking assistant gave no score this time. Please mark the exam yourself.')
  )
}

function assistantOf(config: Config) {
  const { MARKING_URL: url, MARKING_MODEL: model, MARKING_KEY: key } = config
  // the configuration has both or neither
  return url && model ? { url, model, key, timeoutMs: config.MARKING_TIMEOUT_S * 1000 } : null
}
