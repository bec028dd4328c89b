import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  getStudentRecordingConsent,
  giveRecordingConsent,
  setStudentRecordingConsent,
  withdrawRecordingConsent,
} from '../../contract/voice/consent.ts'
import {
  getRecording,
  MAX_UNSENT_RECORDINGS,
  PEAK_COUNT,
  saveRecording,
  saveStaffRecording,
} from '../../contract/voice/recordings.ts'
import { findFfmpeg } from '../renditions/ffmpeg.ts'
import { probe } from '../renditions/probe.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam } from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { type TestFile, uploadFile } from '../test/uploads/upload-file.ts'
import { type VoiceFormat, videoOf, voice } from '../test/uploads/voice.ts'
import { runRecordingJobs } from './worker.ts'

const noWarning = (sentence: string) => expect.fail(sentence)

async function openVoiceExam(settings?: Parameters<typeof openTestSchool>[0]) {
  const school = await openTestSchool(settings)
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)
  await callApi(school, giveRecordingConsent, { minor: '0' }, amina)
  const lesson_id = String(exam.id)
  let count = 0
  const record = (file: TestFile, once = `recording-number-${++count}`) =>
    uploadFile(school, saveRecording, { lesson_id, once }, file, amina)
  return { school, exam, amina, lesson_id, record }
}

function filesOf(school: TestSchool): string[] {
  const folder = join(school.config.DATA_DIR, 'media/recording')
  return existsSync(folder) ? readdirSync(folder) : []
}

test.each<[VoiceFormat, string]>([
  ['mp4', 'audio/mp4'],
  ['opus.mp4', 'audio/mp4'],
  ['m4a', 'audio/mp4'],
  ['webm', 'audio/webm'],
  ['ogg', 'audio/ogg'],
])(
  'a recording in %s, as browsers make it, is stored, made playable everywhere and drawn as 200 peaks (R-VOICE-004)',
  async (format, type) => {
    const { school, amina, record } = await openVoiceExam()
    const file = voice({ format })
    const saved = await record(file)
    expect(saved).toMatchObject({ http: 200, status: true })
    expect(saved.data).toMatchObject({ type, size: file.bytes.length, state: 'waiting', peaks: [] })
    expect(saved.data.ms).toBeGreaterThan(1_900)
    expect(saved.data.ms).toBeLessThan(2_200)

    expect(await runRecordingJobs(school, noWarning)).toBe(1)

    const { data } = await callApi(school, getRecording, { voice_id: saved.data.id }, amina)
    expect(data).toMatchObject({ state: 'ready', type: 'audio/mp4', attempt: 1 })
    expect(data.peaks).toHaveLength(PEAK_COUNT)
    expect(Math.max(...data.peaks)).toBeGreaterThan(5)
    expect(data.ms).toBeGreaterThan(1_900)
    const stored = filesOf(school)
    expect(stored).toEqual([expect.stringMatching(/\.m4a$/)])
    const programs = await findFfmpeg(school.config)
    if ('missing' in programs) throw new Error('ffmpeg is missing')
    const path = join(school.config.DATA_DIR, 'media/recording', stored[0] ?? '')
    const { signal } = new AbortController()
    expect(await probe(programs, { path, demuxer: 'mov' }, signal)).toMatchObject({ video: null })
    const played = await school.app.inject({ url: data.url, headers: { range: 'bytes=0-9' } })
    expect(played.statusCode).toBe(206)
    expect(played.headers['content-type']).toBe('audio/mp4')
  },
)

test('a recording that was cut off by a kill is stored as far as it is complete (R-VOICE-002, R-VOICE-004)', async () => {
  const { school, record } = await openVoiceExam()
  for (const format of ['mp4', 'webm', 'ogg'] as const) {
    const { bytes, name } = voice({ format, seconds: 8 })
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.7))
    const saved = await record({ name, bytes: cut })
    expect(saved, format).toMatchObject({ http: 200, status: true })
    expect(saved.data.ms, format).toBeGreaterThan(2_000)
    expect(saved.data.ms, format).toBeLessThan(7_000)
  }
  for (let job = 0; job < 3; job++) expect(await runRecordingJobs(school, noWarning)).toBe(1)
  expect(filesOf(school)).toHaveLength(3)
})

test('anything but a recording is refused by its content, whatever its name is, with a clear message (R-VOICE-004)', async () => {
  const { school, record } = await openVoiceExam()
  const text = Buffer.from('This is an answer in words, and no recording at all.')
  for (const file of [
    videoOf('mp4'),
    videoOf('webm'),
    { name: 'voice.m4a', bytes: text },
    { name: 'voice.webm', bytes: Buffer.concat([Buffer.from('1a45dfa3', 'hex'), text]) },
    { name: 'voice.ogg', bytes: Buffer.concat([Buffer.from('OggS'), text]) },
    { name: 'voice.mp4', bytes: voice({ format: 'mp4' }).bytes.subarray(0, 40) },
  ])
    expect(await record(file), file.name).toMatchObject({
      http: 415,
      code: 'unsupported_file_type',
      message: 'This file is not a recording. Recordings are MP4 without video, WebM or Ogg.',
    })
  const long = voice({ format: 'ogg', seconds: 310 })
  expect(await record(long)).toMatchObject({
    http: 413,
    code: 'recording_too_long',
    message: 'A recording can have 5 minutes at most.',
  })
  const large = { name: 'voice.ogg', bytes: Buffer.alloc(3 * 1024 * 1024 + 1, long.bytes) }
  expect(await record(large)).toMatchObject({ http: 413, code: 'file_too_large' })
  expect(filesOf(school)).toEqual([])
})

test('a recording that is sent twice is stored once (R-VOICE-003)', async () => {
  const { school, record } = await openVoiceExam()
  const first = await record(voice(), 'the-same-recording')
  const second = await record(voice(), 'the-same-recording')
  expect(second.data.id).toBe(first.data.id)
  expect(filesOf(school)).toHaveLength(1)
})

test('nothing is recorded before the student agreed to it, a minor only with the guardian who agreed (R-VOICE-010)', async () => {
  const { school, amina, record } = await openVoiceExam()
  expect(await callApi(school, withdrawRecordingConsent, {}, amina)).toMatchObject({ status: true })
  expect(await record(voice())).toMatchObject({
    ...{ http: 200, status: false, code: 'recording_consent_needed' },
    message: 'Before you record, the school needs your consent to recordings of your voice.',
  })
  const withoutGuardian = await callApi(school, giveRecordingConsent, { minor: '1' }, amina)
  expect(withoutGuardian).toMatchObject({ status: false, code: 'reason_required' })
  const guardian = 'Zainab, my mother'
  const given = await callApi(school, giveRecordingConsent, { minor: '1', guardian }, amina)
  expect(given.data).toMatchObject({ minor: '1', guardian })
  expect(await record(voice())).toMatchObject({ status: true })
})

test('a student cannot agree in place of the guardian whom the school has recorded, nor after the school has ended the consent (R-VOICE-010)', async () => {
  const { school, amina, record } = await openVoiceExam()
  const maryam = await seedAdministrator(school)
  const student_id = String(amina.id)
  const setBySchool = (guardian: string) =>
    callApi(school, setStudentRecordingConsent, { student_id, guardian }, maryam)
  const agree = (fields: { minor: string; guardian?: string }) =>
    callApi(school, giveRecordingConsent, fields, amina)
  expect((await setBySchool('')).data).toBeNull()
  const refused = { status: false, code: 'recording_consent_needed' }
  for (const fields of [{ minor: '0' }, { minor: '1', guardian: 'My cousin' }])
    expect(await agree(fields)).toMatchObject({
      ...refused,
      message: 'Your school records whether your guardian agrees to recordings. Ask it.',
    })
  expect(await record(voice())).toMatchObject(refused)
  const guardian = 'Zainab, her mother, by phone'
  expect((await setBySchool(guardian)).data).toMatchObject({ minor: '1', guardian })
  expect(await record(voice())).toMatchObject({ status: true })
  await callApi(school, withdrawRecordingConsent, {}, amina)
  expect(await agree({ minor: '0' })).toMatchObject(refused)
  const shown = await callApi(school, getStudentRecordingConsent, { student_id }, maryam)
  expect(shown.data).toBeNull()
})

test('a student records only for exams of joined classes, and hears nobody else (R-VOICE-010)', async () => {
  const { school, exam, amina, record } = await openVoiceExam()
  const saved = await record(voice())
  const bilal = await seedCandidate(school, exam)
  const voice_id = saved.data.id
  const heard = await callApi(school, getRecording, { voice_id }, bilal)
  expect(heard).toMatchObject({ http: 404, code: 'recording_not_found' })
  const other = await seedExam(school, { questions: [] })
  const fields = { lesson_id: String(other.id), once: 'recording-elsewhere' }
  const elsewhere = await uploadFile(school, saveRecording, fields, voice(), amina)
  expect(elsewhere).toMatchObject({ http: 404, code: 'lesson_not_found' })
  const maryam = await seedAdministrator(school)
  expect((await callApi(school, getRecording, { voice_id }, maryam)).data.url).toContain('/media/')
})

test('a student keeps at most 30 recordings that no submission names, also of those that arrive concurrently', async () => {
  const { school, record } = await openVoiceExam()
  for (let number = 0; number < MAX_UNSENT_RECORDINGS - 1; number++)
    expect(await record(voice())).toMatchObject({ status: true })
  const last = await Promise.all(Array.from({ length: 4 }, () => record(voice())))
  expect(last.filter((it) => it.status)).toHaveLength(1)
  expect(await record(voice())).toMatchObject({ status: false, code: 'too_many_recordings' })
  expect(filesOf(school)).toHaveLength(MAX_UNSENT_RECORDINGS)
})

test('without ffmpeg a recording stays as it was recorded and says so (R-VOICE-004)', async () => {
  const { school, amina, record } = await openVoiceExam({ FFMPEG: 'none' })
  const { data } = await record(voice())
  expect(data).toMatchObject({ state: 'unavailable', type: 'audio/webm' })
  expect(await runRecordingJobs(school, noWarning)).toBe(0)
  expect((await school.app.inject({ url: data.url })).statusCode).toBe(200)
  expect((await callApi(school, getRecording, { voice_id: data.id }, amina)).status).toBe(true)
})

test('a teacher stores clips, models of lines and corrections with the same rules (R-VOICE-013)', async () => {
  const { school, lesson_id } = await openVoiceExam()
  const maryam = await seedAdministrator(school)
  const clip = { purpose: 'clip', once: 'clip-of-maryam-1' }
  expect(await uploadFile(school, saveStaffRecording, clip, voice(), maryam)).toMatchObject({
    status: true,
  })
  const model = { purpose: 'model', once: 'model-of-maryam-1', lesson_id }
  expect(await uploadFile(school, saveStaffRecording, model, voice(), maryam)).toMatchObject({
    status: true,
  })
  const correction = { purpose: 'correction', once: 'fix-of-maryam-01', result_id: '987' }
  const refused = await uploadFile(school, saveStaffRecording, correction, voice(), maryam)
  expect(refused).toMatchObject({ http: 404, code: 'submission_not_found' })
  const video = { purpose: 'clip', once: 'video-of-maryam-1' }
  const refusedVideo = await uploadFile(school, saveStaffRecording, video, videoOf('webm'), maryam)
  expect(refusedVideo.http).toBe(415)
})
