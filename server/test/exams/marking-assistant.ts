import { getUnmarkedExamsPage, suggestScore } from '../../../contract/exams/marking.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'
import { openLlmStub } from './llm-stub.ts'
import {
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from './seed-exam.ts'

/** The reference answer of the exam. */
export const REFERENCE = 'Kitāb is a noun, for it takes tanwīn.'

/** A reply of the assistant with a score and a reason. */
export const VALID_REPLY = '{"score": 70, "reason": "It names the noun and leaves out its sign."}'

/**
 * A school with an assistant that replies with `reply`, and a submission of Amina: an unmarked theory answer, or, if
 * `theory` is empty, the answers of an exam without a theory part.
 */
export async function openSchoolWithAssistant(
  reply: Parameters<typeof openLlmStub>[0],
  theory: Record<string, string> = { theory: 'الكِتَابُ اِسْمٌ.' },
) {
  const assistant = await openLlmStub(reply)
  const school = await openTestSchool(assistant.env)
  const maryam = await seedAdministrator(school)
  const setAisub = (aisub: number) =>
    callApi(school, updateAppSettings, { siteName: 'Nūr', aisub }, maryam)
  await setAisub(now() + 3600)
  const hasTheory = Object.keys(theory).length > 0
  const exam = await seedExam(school, hasTheory ? { questions: [], theoryAnswer: REFERENCE } : {})
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, hasTheory ? theory : { answers: CORRECT_ANSWERS })
  const [submission] = await submissionsOf(school, exam)
  const fields = { lesson_id: String(exam.id), result_id: String(submission?.id) }
  const suggest = (as = maryam) => callApi(school, suggestScore, fields, as)
  const isOffered = async () =>
    (await callApi(school, getUnmarkedExamsPage, {}, maryam)).data.assistant === '1'
  return { school, exam, amina, maryam, setAisub, suggest, isOffered, requests: assistant.requests }
}
