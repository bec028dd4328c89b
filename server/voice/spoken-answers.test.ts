import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getSubmission, markExam } from '../../contract/exams/marking.ts'
import { beginExam } from '../../contract/exams/sittings.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { giveRecordingConsent } from '../../contract/voice/consent.ts'
import { getMyCorrections } from '../../contract/voice/corrections.ts'
import { addCorrection } from '../../contract/voice/manage-corrections.ts'
import {
  getRecordingRules,
  getRecordingTerms,
  setRecordingRules,
} from '../../contract/voice/recording-rules.ts'
import {
  getRecording,
  removeRecordingLimit,
  saveRecording,
  saveStaffRecording,
} from '../../contract/voice/recordings.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator, seedStaff, type TestUser } from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { voice } from '../test/uploads/voice.ts'
import { deleteOldRecordings } from './rules.ts'
import { runRecordingJobs } from './worker.ts'

const VERSE = 'قَالَتِ الْأُمُّ: اقْرَأْ'

async function openSpokenExam(ways = ['voice']) {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const exam = await seedExam(school, { questions: [] })
  const fields = { lesson_id: String(exam.id), inputetype: 'Exam', scheduled: '0' }
  const reading = { reading: VERSE, reading_source: 'Reader 1, page 4' }
  const form = { ...fields, subject: 'Reading', answer_ways: ways, ...reading }
  expect(await callApi(school, updateLesson, form, maryam)).toMatchObject({ status: true })
  const amina = await seedCandidate(school, exam)
  await callApi(school, giveRecordingConsent, { minor: '0' }, amina)
  const record = (once: string, more: Record<string, string> = {}, as: TestUser = amina) =>
    uploadFile(school, saveRecording, { lesson_id: fields.lesson_id, once, ...more }, voice(), as)
  const submit = (more: Record<string, unknown>, as: TestUser = amina) =>
    submitAnswers(school, exam, as, more)
  const resultId = async () => {
    const [row] = await submissionsOf(school, exam)
    return String(row?.id)
  }
  const details = async (as: TestUser = maryam) =>
    callApi(school, getSubmission, { result_id: await resultId() }, as)
  const begin = (attempt: number) =>
    callApi(school, beginExam, { lesson_id: fields.lesson_id, attempt }, amina)
  const page = async (as: TestUser = amina) => {
    const lesson = { class_id: String(exam.classId), lesson_id: fields.lesson_id }
    return (await callApi(school, getLessonDetails, lesson, as)).data
  }
  return { school, maryam, exam, amina, record, submit, begin, details, page, resultId, fields }
}

test('an exam asks for a spoken answer with a text to read aloud, and its editor and its students see both (R-VOICE-001)', async () => {
  const { school, exam, maryam, page } = await openSpokenExam(['voice', 'text'])
  const expected = { reading: VERSE, reading_source: 'Reader 1, page 4' }
  expect(await page()).toMatchObject({ ...expected, answer_ways: ['text', 'voice'] })
  const list = await callApi(school, getLessons, { class_id: String(exam.classId) }, maryam)
  expect(list.data[0]).toMatchObject({ ...expected, answer_ways: ['text', 'voice'] })
})

test('an exam that says nothing about its answer sends none of the new fields (R-VOICE-001)', async () => {
  const { page } = await openSpokenExam(['text', 'image'])
  expect(await page()).not.toHaveProperty('answer_ways')
})

test('a spoken answer is submitted, heard by its marker and its student, and marked as a written one (R-VOICE-001, R-VOICE-003)', async () => {
  const it = await openSpokenExam()
  const { school, maryam, amina, record, submit, details, page, resultId } = it
  const { lesson_id } = it.fields
  expect(await submit({ theory: 'I would rather write.' })).toMatchObject({
    ...{ status: false, code: 'incomplete_submission' },
    message: 'Please record your answer.',
  })
  expect(await submit({ theory_voice: 'a-recording-not-sent' })).toMatchObject({
    ...{ status: false, code: 'recording_not_sent' },
    message: 'The recording has not arrived yet. Send it again.',
  })
  const saved = await record('the-answer-of-amina')
  expect(await submit({ theory_voice: 'the-answer-of-amina' })).toMatchObject({ status: true })
  await runRecordingJobs(school, () => {})

  const shown = (await details()).data
  expect(shown).toMatchObject({ photographed: '0', theory_answer: '', reading: VERSE })
  expect(shown.recordings).toMatchObject([{ id: saved.data.id, state: 'ready', attempt: 1 }])
  expect((await school.app.inject({ url: shown.recordings[0].url })).statusCode).toBe(200)
  const { examResult } = await page()
  expect(examResult.recordings[0].url).toContain('/media/recording/')
  expect(examResult.total_score).toBeNull()

  const mark = { lesson_id, result_id: await resultId(), theory_score: '80' }
  expect(await callApi(school, markExam, mark, maryam)).toMatchObject({ status: true })
  expect((await page()).examResult).toMatchObject({ total_score: 80 })
  expect(await submit({ theory_voice: 'the-answer-of-amina' }, amina)).toMatchObject({
    code: 'already_submitted',
  })
})

test('a recording is the answer of one submission, also if two name it at once (R-VOICE-003)', async () => {
  const it = await openSpokenExam()
  const { school, exam, record, submit } = it
  await school.db.updateTable('lessons').set({ attempts: 2 }).where('id', '=', exam.id).execute()
  await it.begin(1)
  await record('the-only-recording')
  expect(await submit({ theory_voice: 'the-only-recording', attempt: 1 })).toMatchObject({
    status: true,
  })
  await it.begin(2)
  const again = { theory_voice: 'the-only-recording', attempt: 2 }
  expect(await submit(again)).toMatchObject({ status: false, code: 'recording_not_sent' })
  await record('the-second-recording')
  const outcomes = await Promise.all(
    [1, 2].map((once) =>
      submit({
        ...{ theory_voice: 'the-second-recording', attempt: 2 },
        once: `second-attempt-by-phone-${once}`,
      }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome.status)).toHaveLength(1)
  expect(await submissionsOf(school, exam)).toHaveLength(2)
})

test('of several attempts each has its own recording, and the one that counts is heard and corrected (R-VOICE-001, R-VOICE-008, R-FAIR-003)', async () => {
  const it = await openSpokenExam()
  const { school, exam, maryam, amina, record, submit, fields } = it
  await school.db
    .updateTable('lessons')
    .set({ attempts: 2, attempt_rule: 'last' })
    .where('id', '=', exam.id)
    .execute()
  const marks: [string, string][] = [
    ['1', '90'],
    ['2', '40'],
  ]
  for (const [attempt, theory_score] of marks) {
    await it.begin(Number(attempt))
    const key = `recording-of-attempt-${attempt}`
    await record(key)
    expect(await submit({ theory_voice: key, attempt: Number(attempt) })).toMatchObject({
      status: true,
    })
    const result_id = String((await submissionsOf(school, exam)).at(-1)?.id)
    const correction = { result_id, kind: 'madd', ms: 500, comment: `Attempt ${attempt}` }
    expect(await callApi(school, addCorrection, correction, maryam)).toMatchObject({ status: true })
    const mark = { lesson_id: fields.lesson_id, result_id, theory_score }
    expect(await callApi(school, markExam, mark, maryam)).toMatchObject({ status: true })
  }
  const { lesson_id } = fields
  const mine = (await callApi(school, getMyCorrections, { lesson_id }, amina)).data
  expect(mine).toMatchObject({
    answers: [{ attempt: 1 }],
    corrections: [{ comment: 'Attempt 2' }],
  })
  const [first, second] = await submissionsOf(school, exam)
  expect([first?.counts, second?.counts]).toEqual([0, 1])
  for (const row of [first, second]) {
    const request = { result_id: String(row?.id) }
    const { data } = await callApi(school, getSubmission, request, maryam)
    expect(data.recordings).toHaveLength(1)
  }
})

test('a student hears a correction once the answer is marked, and not before by its number (R-VOICE-008)', async () => {
  const it = await openSpokenExam()
  const { school, maryam, amina, record, submit, resultId } = it
  await record('the-answer-of-amina')
  await submit({ theory_voice: 'the-answer-of-amina' })
  const correction = {
    purpose: 'correction',
    once: 'fix-of-maryam-01',
    result_id: await resultId(),
  }
  const saved = await uploadFile(school, saveStaffRecording, correction, voice(), maryam)
  const added = { result_id: await resultId(), kind: 'madd', ms: 500, voice: 'fix-of-maryam-01' }
  expect(await callApi(school, addCorrection, added, maryam)).toMatchObject({ status: true })
  const asked = await callApi(school, getRecording, { voice_id: saved.data.id }, amina)
  expect(asked).toMatchObject({ http: 404 })
  const { lesson_id } = it.fields
  const heard = async () => (await callApi(school, getMyCorrections, { lesson_id }, amina)).data
  expect(await heard()).toMatchObject({ corrections: [] })
  const mark = { lesson_id, result_id: await resultId(), theory_score: '80' }
  await callApi(school, markExam, mark, maryam)
  expect(await heard()).toMatchObject({ corrections: [{ audio: { ms: expect.any(Number) } }] })
})

test('an exam from a second device with a recording is kept as not counted, with what was said (R-VOICE-003)', async () => {
  const { record, submit, details } = await openSpokenExam()
  await record('first-recording-01')
  await submit({ theory_voice: 'first-recording-01', once: 'first-submission-01' })
  await record('second-recording-1')
  const second = { theory_voice: 'second-recording-1', once: 'second-submission-1' }
  expect(await submit(second)).toMatchObject({ code: 'already_submitted' })
  const { data } = await details()
  expect(data.not_counted).toMatchObject([{ recordings: [{ attempt: 1 }] }])
  expect(data.not_counted[0].recordings[0].id).not.toBe(data.recordings[0].id)
})

test('a student is told who may hear a recording, and can limit it to the marker whom the school names (R-VOICE-010)', async () => {
  const it = await openSpokenExam()
  const { school, exam, maryam, amina, record, submit, details, fields } = it
  const zainab = await seedStaff(school, 'marker', [exam.classId], { name: 'Zainab' })
  const umar = await seedStaff(school, 'marker', [exam.classId], { name: 'Umar' })
  const terms = async () =>
    (await callApi(school, getRecordingTerms, { lesson_id: fields.lesson_id }, amina)).data
  expect(await terms()).toEqual({
    ...{ hearers: ['Umar', 'Zainab'], keep_days: 365, limited_to: '', agreed: true, guardian: '' },
  })
  const refused = await record('limited-recording', { limited: '1' })
  expect(refused).toMatchObject({ status: false, code: 'recording_marker_changed' })
  const rules = { keep_days: '365', marker_id: String(zainab.id) }
  expect(await callApi(school, setRecordingRules, rules, maryam)).toMatchObject({ status: true })
  expect((await callApi(school, getRecordingRules, {}, maryam)).data).toMatchObject({
    marker_id: String(zainab.id),
  })
  expect(await terms()).toMatchObject({ limited_to: 'Zainab' })

  const saved = await record('limited-recording', { limited: '1' })
  await submit({ theory_voice: 'limited-recording' })
  const heard = async (as: TestUser) => (await details(as)).data.recordings[0]
  expect(await heard(zainab)).toMatchObject({ only_for: 'Zainab' })
  expect((await heard(zainab)).url).not.toBe('')
  await school.db.updateTable('answer_files').set({ peaks: '7,40,7' }).execute()
  expect((await heard(zainab)).peaks).toEqual([7, 40, 7])
  for (const other of [umar, maryam]) {
    // the wave shows pauses and words
    expect(await heard(other)).toMatchObject({ only_for: 'Zainab', url: '', peaks: [] })
    const asked = await callApi(school, getRecording, { voice_id: saved.data.id }, other)
    expect(asked.data.url).toBe('')
  }
  // only the student can remove the limit, for example when the marker has left
  const voice = { voice_id: saved.data.id }
  await callApi(school, removeRecordingLimit, voice, maryam)
  expect(await heard(umar)).toMatchObject({ url: '' })
  const opened = await callApi(school, removeRecordingLimit, voice, amina)
  expect(opened.data).not.toHaveProperty('only_for')
  for (const other of [zainab, umar, maryam]) expect((await heard(other)).url).not.toBe('')
})

test('answers are deleted after the time that the school sets, and those of no submission after two weeks (R-VOICE-009)', async () => {
  const { school, maryam, amina, record, submit, details, page } = await openSpokenExam()
  await record('recording-in-use-1')
  await submit({ theory_voice: 'recording-in-use-1' })
  const unsent = await record('recording-given-up')
  const folder = join(school.config.DATA_DIR, 'media/recording')
  const files = () => (existsSync(folder) ? readdirSync(folder).length : 0)
  await deleteOldRecordings(school, now() + 13 * DAY)
  expect(files()).toBe(2)
  await deleteOldRecordings(school, now() + 15 * DAY)
  expect(files()).toBe(1)
  const gone = await callApi(school, getRecording, { voice_id: unsent.data.id }, amina)
  expect(gone.code).toBe('recording_not_found')
  const rules = { keep_days: '30', marker_id: '0' }
  await callApi(school, setRecordingRules, rules, maryam)
  await deleteOldRecordings(school, now() + 31 * DAY)
  expect(files()).toBe(0)
  const expected = [{ url: '', deleted: true, peaks: [] }]
  expect((await details()).data.recordings).toMatchObject(expected)
  expect((await page()).examResult.recordings).toMatchObject(expected)
})
