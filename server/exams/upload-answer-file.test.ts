import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { uploadAnswerFile } from '../../contract/exams/answer-file-upload.ts'
import { getSubmission } from '../../contract/exams/marking.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { giveRecordingConsent } from '../../contract/voice/consent.ts'
import { callApi } from '../test/call-api.ts'
import { saveAnswerFile } from '../test/exams/answer-file.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { videoOf, voice } from '../test/uploads/voice.ts'

const ONCE = 'phone-0123456789abcdef'

/** A school with an exam that Amina opened on 20 November; it is the 23rd. */
async function openSchoolWithFile() {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const maryam = await seedAdministrator(school)
  const [amina, bilal] = [await seedCandidate(school, exam), await seedCandidate(school, exam)]
  const servedAt = freezeClock('2026-11-20T08:00:00Z')
  const handed_in_at = servedAt + 3600
  const save = (student = amina, fields = {}) =>
    saveAnswerFile(school, exam, student, { answers: CORRECT_ANSWERS, handed_in_at, ...fields })
  const file = await save()
  const now = freezeClock('2026-11-23T08:00:00Z')
  const upload = (text: string, as = maryam) =>
    callApi(school, uploadAnswerFile, { file: text }, as)
  return { school, exam, maryam, amina, bilal, file, save, upload, handed_in_at, now }
}

test('a file of saved answers counts once, from the time of the submission, and a later submission from the phone has no effect (R-OFFLINE-009)', async () => {
  const { school, exam, maryam, amina, file, upload, handed_in_at, now } =
    await openSchoolWithFile()

  const first = await upload(file)
  expect(first).toMatchObject({ http: 200, status: true })
  expect(first.data).toEqual({
    ...{ student_id: String(amina.id), student_name: 'Amina Bello', subject: 'Noun or verb?' },
    ...{ class_name: expect.any(String), submitted_at: handed_in_at, repeated: false },
  })
  const stored = await submissionsOf(school, exam)
  expect(stored).toMatchObject([
    { student_id: amina.id, total_score: 100, submitted_at: handed_in_at, received_at: now },
  ])
  expect((await upload(file)).data).toMatchObject({ repeated: true, submitted_at: handed_in_at })
  const fields = { answers: ['كَتَبَ', 'قَلَمٌ'], once: ONCE, exam_version: 1 }
  expect(await submitAnswers(school, exam, amina, fields)).toMatchObject(ACCEPTED)
  expect(await submissionsOf(school, exam)).toEqual(stored)

  const log = await callApi(school, getAuditLog, { act: 'uploadAnswers' }, maryam)
  expect(log.data).toMatchObject({
    ...{ total: 1, rows: [{ detail: 'Noun or verb?, Foundations of Naḥw' }] },
  })
  expect(log.data.rows[0].changes[1]).toMatchObject({ field: 'counts', after: true })
  // a submitted exam needs no key
  const fieldsOfPage = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const page = await callApi(school, getLessonDetails, fieldsOfPage, amina)
  expect(page.data?.file_key).toBeUndefined()
})

test('a file that was changed anywhere, moved to another student, exam or version, or is not such a file is declined (R-OFFLINE-009)', async () => {
  const { school, exam, amina, bilal, file, upload, save } = await openSchoolWithFile()
  const parsed: Record<string, string | number> & { answers: string } = JSON.parse(file)
  const bytes = Buffer.from(parsed.answers, 'base64')
  const other = await seedExam(school, { classId: exam.classId })

  for (const at of [0, 11, 12, 40, bytes.length - 17, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    const text = JSON.stringify({ ...parsed, answers: altered.toString('base64') })
    const response = await upload(text)
    expect(response).toMatchObject({ status: false, code: 'answer_file_changed', field: 'file' })
  }
  for (const change of [
    ...[{ student: String(bilal.id) }, { lesson: String(other.id) }, { version: 2 }],
    ...[{ answers: '' }, { answers: 'AAAA' }, { answers: parsed.answers.slice(0, -8) }],
  ]) {
    const response = await upload(JSON.stringify({ ...parsed, ...change }))
    expect(response).toMatchObject({ http: 200, code: 'answer_file_changed' })
  }
  // answers encrypted with the key of one exam are declined for another
  const forged = await save(amina, { lesson_id: String(other.id), examRand: other.rand })
  expect(await upload(forged)).toMatchObject({ code: 'answer_file_changed' })
  // so are answers to another version, and a request without the fields that every saved one has
  for (const fields of [{ exam_version: 2 }, { once: undefined }, { handed_in_at: undefined }])
    expect(await upload(await save(amina, fields))).toMatchObject({ code: 'answer_file_changed' })
  for (const text of ['', 'Hello', '[]', '{"format":"lisan-answers-2"}'])
    expect(await upload(text)).toMatchObject({ http: 200, code: 'answer_file_unreadable' })
  expect(await submissionsOf(school, exam)).toEqual([])
  expect((await upload(file, amina)).http).toBe(403)
})

test('a file follows the rules of a submission: it does not count beside an earlier one, and needs an open exam and an active student (R-OFFLINE-009, R-OFFLINE-008)', async () => {
  const { school, exam, maryam, amina, file, upload, save, bilal } = await openSchoolWithFile()
  const incomplete = await save(bilal, { answers: CORRECT_ANSWERS.slice(1) })
  expect(await upload(incomplete)).toMatchObject({ code: 'incomplete_submission' })

  await submitAnswers(school, exam, amina, {
    answers: CORRECT_ANSWERS,
    once: 'tablet-0123456789abc',
  })
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await upload(file)).toMatchObject({ http: 200, code: 'already_submitted' })
  const uncounted = await school.db.selectFrom('uncounted_submissions').selectAll().execute()
  expect(uncounted).toMatchObject([{ student_id: amina.id, idempotency_key: ONCE }])
  const log = await callApi(school, getAuditLog, { act: 'uploadAnswers' }, maryam)
  expect(log.data).toMatchObject({ total: 1 })
  expect(log.data.rows[0].changes[1]).toMatchObject({ field: 'counts', after: false })

  const fromBilal = await save(bilal)
  const setStudent = (change: { deactivated_at?: number | null; deleted_at?: number }) =>
    school.db.updateTable('users').set(change).where('id', '=', bilal.id).execute()
  await setStudent({ deactivated_at: 1 })
  expect(await upload(fromBilal)).toMatchObject({ code: 'account_deactivated' })
  await setStudent({ deactivated_at: null, deleted_at: 1 })
  expect(await upload(fromBilal)).toMatchObject({ http: 404, code: 'student_not_found' })
})

test('a file with more answers than a request may have is declined before they are read (R-OFFLINE-009)', async () => {
  const { amina, save, upload } = await openSchoolWithFile()
  const answersOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1_000_000, 'x']))

  const file = await save(amina, { answer: answersOf(1_001) })

  expect(await upload(file)).toMatchObject({ http: 200, code: 'answer_file_changed' })
  expect(await upload(await save(amina, { answer: answersOf(1_000) }))).toMatchObject({ http: 400 })
})

test('a file of saved answers has the recording that the phone could not send, by the rules for recordings (R-OFFLINE-009, R-VOICE-003)', async () => {
  const { school, exam, maryam, amina, bilal, upload } = await openSchoolWithFile()
  await school.db
    .updateTable('lessons')
    .set({ reference_answer: 'The reference', answer_ways: 'voice' })
    .where('id', '=', exam.id)
    .execute()
  const dataUrl = (bytes: Buffer) => `data:audio/webm;base64,${bytes.toString('base64')}`
  const handed_in_at = freezeClock('2026-11-23T09:00:00Z')
  const save = (recording: string, as = amina, fields = {}) =>
    saveAnswerFile(school, exam, as, {
      ...{ answers: CORRECT_ANSWERS, handed_in_at },
      ...{ theory_voice: 'recording-of-phone', recording, limited: '0', ...fields },
    })
  const file = await save(dataUrl(voice().bytes))
  expect(await upload(file)).toMatchObject({ status: false, code: 'recording_consent_needed' })
  await callApi(school, giveRecordingConsent, { minor: '0' }, amina)
  expect(await upload(file)).toMatchObject({ status: true, data: { repeated: false } })
  expect(await upload(file)).toMatchObject({ status: true, data: { repeated: true } })
  const [stored] = await submissionsOf(school, exam)
  const request = { result_id: String(stored?.id) }
  const { data } = await callApi(school, getSubmission, request, maryam)
  expect(data.recordings).toMatchObject([{ type: 'audio/webm', attempt: 1 }])

  await callApi(school, giveRecordingConsent, { minor: '0' }, bilal)
  for (const [recording, fields, code] of [
    [dataUrl(videoOf('webm').bytes), {}, 'unsupported_file_type'],
    [dataUrl(Buffer.alloc(3 * 1024 * 1024 + 1)), {}, 'answer_file_changed'],
    [dataUrl(voice().bytes), { theory_voice: undefined }, 'answer_file_changed'],
    [dataUrl(voice().bytes), { limited: '1' }, 'recording_marker_changed'],
  ] as const)
    expect(await upload(await save(recording, bilal, fields)), code).toMatchObject({ code })
})
