import { expect, test } from 'vitest'
import { getMarkingQueue, markExam } from '../../contract/exams/marking.ts'
import { getMyCorrections } from '../../contract/voice/corrections.ts'
import {
  addCorrection,
  allowNewAttempt,
  getCorrections,
} from '../../contract/voice/manage-corrections.ts'
import { submitNewAttempt } from '../../contract/voice/new-attempt.ts'
import { callApi } from '../test/call-api.ts'
import { submissionsOf } from '../test/exams/seed-exam.ts'
import { openRecitation, seedRecording } from '../test/voice/recitation.ts'

async function open() {
  const it = await openRecitation()
  const { school, exam, result_id, teacher, student } = it
  const lesson_id = String(exam.id)
  return {
    ...it,
    mark: (theory_score: string) =>
      callApi(school, markExam, { lesson_id, result_id, theory_score }, teacher),
    allow: (allowed: '0' | '1') =>
      callApi(school, allowNewAttempt, { result_id, allowed }, teacher),
    add: (fields: Record<string, unknown>) =>
      callApi(school, addCorrection, { result_id, kind: 'madd', ...fields }, teacher),
    record: async () =>
      String(await seedRecording(school, { userId: student.id, lessonId: exam.id })),
    retry: (voice_id: string) =>
      callApi(school, submitNewAttempt, { lesson_id, voice_id }, student),
    mine: async () => (await callApi(school, getMyCorrections, { lesson_id }, student)).data,
    queue: async () => (await callApi(school, getMarkingQueue, {}, teacher)).data.ids,
    row: async () => (await submissionsOf(school, exam))[0],
  }
}

test('a student submits one new attempt if the marker allows it, and it waits for a mark (R-VOICE-008)', async () => {
  const it = await open()
  const voice_id = await it.record()
  await it.mark('60')
  expect(await it.retry(voice_id)).toMatchObject({ code: 'new_attempt_not_allowed' })
  expect(await it.allow('1')).toMatchObject({ status: true })
  expect(await it.mine()).toMatchObject({ new_attempt: 'allowed' })
  expect(await it.retry(voice_id)).toMatchObject({ status: true })
  expect(await it.retry(voice_id)).toMatchObject({ status: true })
  expect(await it.mine()).toMatchObject({
    new_attempt: 'used',
    answers: [{ attempt: 1 }, { attempt: 2 }],
  })
  expect(await it.queue()).toEqual([it.result_id])
  expect(await it.retry(await it.record())).toMatchObject({ code: 'new_attempt_not_allowed' })
  expect(await it.allow('0')).toMatchObject({ code: 'new_attempt_used' })
})

test('a new attempt that waited on a phone names its recording by the key of the phone (R-VOICE-003, R-VOICE-008)', async () => {
  const it = await open()
  await it.mark('60')
  await it.allow('1')
  const { idempotency_key: voice } = await it.school.db
    .selectFrom('answer_files')
    .select('idempotency_key')
    .where('id', '=', Number(await it.record()))
    .executeTakeFirstOrThrow()
  const lesson_id = String(it.exam.id)
  const hand = (fields: object) =>
    callApi(it.school, submitNewAttempt, { lesson_id, ...fields }, it.student)
  expect(await hand({ voice: 'a-recording-that-is-not-there' })).toMatchObject({ http: 404 })
  expect(await hand({})).toMatchObject({ http: 404 })
  const key = voice.padEnd(16, '-')
  await it.school.db
    .updateTable('answer_files')
    .set({ idempotency_key: key })
    .where('idempotency_key', '=', voice)
    .execute()
  expect(await hand({ voice: key })).toMatchObject({ status: true })
  expect(await it.mine()).toMatchObject({ answers: [{ attempt: 1 }, { attempt: 2 }] })
})

test('both attempts stay with their marks, and the mark of the later one counts, also the same (R-VOICE-008)', async () => {
  const it = await open()
  await it.add({ ms: 1_000 })
  await it.mark('60')
  await it.allow('1')
  await it.retry(await it.record())
  expect(await it.row()).toMatchObject({ theory_score: 60, total_score: 60, marked_at: null })
  await it.add({ ms: 2_000, attempt: 2 })
  expect((await it.mine()).corrections).toMatchObject([{ attempt: 1 }])
  await it.mark('60')
  expect(await it.row()).toMatchObject({ theory_score: 60, marked_at: expect.any(Number) })
  expect((await it.mine()).corrections).toMatchObject([{ attempt: 1 }, { attempt: 2 }])
  expect((await it.row())?.marked_by).toBe(it.teacher.id)
})

test('an allowed attempt can be taken back before it is used, and needs a spoken answer (R-VOICE-008)', async () => {
  const it = await open()
  await it.allow('1')
  await it.allow('0')
  expect(await it.mine()).toMatchObject({ new_attempt: 'no' })
  await it.school.db.deleteFrom('answer_files').execute()
  expect(await it.allow('1')).toMatchObject({ code: 'new_attempt_not_spoken' })
})

test('a student cannot submit the recording of somebody else or of another exam (R-VOICE-008)', async () => {
  const it = await open()
  await it.mark('60')
  await it.allow('1')
  const other = await it.submit('Zainab Sani')
  const foreign = await seedRecording(it.school, { userId: other.student.id, lessonId: it.exam.id })
  expect(await it.retry(String(foreign))).toMatchObject({ http: 404 })
  const elsewhere = await seedRecording(it.school, { userId: it.student.id })
  expect(await it.retry(String(elsewhere))).toMatchObject({ http: 404 })
})

test('a recording that its student lets one person hear is silent for others (R-VOICE-010)', async () => {
  const it = await open()
  await it.school.db.updateTable('answer_files').set({ limited_to: it.marker.id }).execute()
  const heardBy = async (as: typeof it.marker) =>
    (await callApi(it.school, getCorrections, { result_id: it.result_id }, as)).data.answers[0].url
  expect(await heardBy(it.teacher)).toBe('')
  expect(await heardBy(it.marker)).toContain('/media/')
  expect((await it.mine()).answers[0].url).toContain('/media/')
})
