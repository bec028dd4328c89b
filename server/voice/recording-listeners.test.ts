import { expect, inject, test } from 'vitest'
import { getSubmission, markExam } from '../../contract/exams/marking.ts'
import type { Call } from '../../contract/platform/call.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { getMyData, requestDataExport } from '../../contract/privacy/privacy.ts'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { giveRecordingConsent } from '../../contract/voice/consent.ts'
import { getMyCorrections } from '../../contract/voice/corrections.ts'
import { addCorrection, getCorrections } from '../../contract/voice/manage-corrections.ts'
import { getRecording, saveRecording, saveStaffRecording } from '../../contract/voice/recordings.ts'
import { readZip } from '../../scripts/check-data-export.ts'
import { handlers } from '../handlers.ts'
import { now } from '../platform/clock.ts'
import { openS3Store } from '../platform/s3-file-store.ts'
import { eraseDueAccounts } from '../privacy/erasure-worker.ts'
import { makeDueExports } from '../privacy/export-worker.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openTempBucket } from '../test/files/s3-stub.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { voice } from '../test/uploads/voice.ts'

/** A school on SQLite with a folder, or on PostgreSQL with a bucket; recordings stay as they were sent. */
async function openSchool() {
  const variables = { FFMPEG: 'none' }
  if (inject('postgres') === '') return openTestSchool(variables)
  const { config } = await openTempBucket()
  return openTestSchool(variables, { files: () => openS3Store(config) })
}

/** Amina and Bilal have read aloud; of Amina's answer a word has a spoken correction. */
async function openAnswers() {
  const school = await openSchool()
  const { id: classId } = await seedClass(school)
  const exam = await seedExam(school, { classId, questions: [], theoryAnswer: 'A reference' })
  const owner = await seedAdministrator(school)
  const marker = await seedStaff(school, 'marker', [classId], { name: 'Zainab' })
  const lesson_id = String(exam.id)
  const submit = async (name: string) => {
    const student = await seedCandidate(school, exam, name)
    await callApi(school, giveRecordingConsent, { minor: '0' }, student)
    const once = `the-answer-of-${name}`
    const { data } = await uploadFile(school, saveRecording, { lesson_id, once }, voice(), student)
    await submitAnswers(school, exam, student, { theory_voice: once })
    const row = (await submissionsOf(school, exam)).find((it) => it.student_id === student.id)
    return { student, voice_id: String(data.id), result_id: String(row?.id) }
  }
  await school.db
    .updateTable('lessons')
    .set({ answer_ways: 'voice', reading: 'قَالَتِ الْأُمُّ' })
    .where('id', '=', exam.id)
    .execute()
  const amina = await submit('Amina')
  const bilal = await submit('Bilal')
  const { result_id } = amina
  const spoken = { purpose: 'correction', once: 'a-spoken-correction', result_id }
  const correction = await uploadFile(school, saveStaffRecording, spoken, voice(), marker)
  const mark = { result_id, kind: 'madd', word: 0, ms: 500, voice_id: correction.data.id }
  await callApi(school, addCorrection, mark, marker)
  await callApi(school, markExam, { lesson_id, result_id, theory_score: '80' }, marker)
  const files = async (userId?: number) => {
    const rows = await school.db.selectFrom('answer_files').select(['user_id', 'file']).execute()
    return rows.flatMap(({ user_id, file }) => (user_id === (userId ?? user_id) ? file : []))
  }
  const stored = async () => {
    const keys: string[] = []
    for await (const page of school.files.list('recording'))
      keys.push(...page.map(({ key }) => key))
    return keys.toSorted()
  }
  const urlOf = async (voice_id: string, as: TestUser): Promise<string> =>
    (await callApi(school, getRecording, { voice_id }, as)).data.url
  return {
    ...{ school, classId, exam, owner, marker, lesson_id, amina, bilal, files, stored, urlOf },
    correctionId: String(correction.data.id),
  }
}

const statusOf = async (school: TestSchool, url: string) =>
  (await school.app.inject({ url })).statusCode

test('a person who neither made a recording nor marks in its class gets its address by no call (R-VOICE-010, R-STAFF-006)', async () => {
  const it = await openAnswers()
  const { school, amina, bilal, lesson_id, exam, correctionId } = it
  const other = await seedClass(school)
  const others = [
    bilal.student,
    await seedCandidate(school, exam, 'Zahra'),
    await seedStudent(school, { name: 'Not enrolled' }),
    await seedStaff(school, 'teacher', [other.id]),
    await seedStaff(school, 'marker', [other.id]),
    await seedStaff(school, 'accountant', []),
    { token: 'unknown-token' },
  ]
  const { result_id } = amina
  const lesson = { class_id: String(exam.classId), lesson_id }
  const calls: [Call, Record<string, unknown>][] = [
    [getRecording, { voice_id: amina.voice_id }],
    [getRecording, { voice_id: correctionId }],
    [getSubmission, { result_id }],
    [getCorrections, { result_id }],
    [getMyCorrections, { lesson_id }],
    [getLessonDetails, lesson],
  ]
  const files = [...(await it.files(amina.student.id)), ...(await it.files(it.marker.id))]
  expect(files).toHaveLength(2)
  for (const person of others)
    for (const [call, fields] of calls) {
      const answered = JSON.stringify(await callApi(school, call, fields, person as TestUser))
      for (const file of files) expect(answered).not.toContain(file)
    }
  // those who may hear it get it by the same calls
  const heard = JSON.stringify(
    await callApi(school, getMyCorrections, { lesson_id }, amina.student),
  )
  for (const file of files) expect(heard).toContain(file)
})

test('the address of a recording opens with its own signature alone, for an hour, and while its listener may mark the class (R-VOICE-009, R-VOICE-010)', async () => {
  const it = await openAnswers()
  const { school, amina, bilal, marker, classId } = it
  const url = await it.urlOf(amina.voice_id, marker)
  expect(await statusOf(school, url)).toBe(200)
  const own = await it.urlOf(bilal.voice_id, bilal.student)
  expect(await statusOf(school, own)).toBe(200)
  const [path = '', query = ''] = url.split('?')
  const ofBilal = own.split('?')[1] ?? ''
  const sign = new URLSearchParams(query).get('sign') ?? ''
  for (const foreign of [
    path,
    // a classmate with the signature of the own recording, or with that of the marker under the own name
    `${path}?${ofBilal}`,
    `${path}?${query.replace(sign, sign.replace(/^[^-]*-/, `u${bilal.student.id}-`))}`,
    `${path}?${query.replace(sign, sign.replace(/^[^-]*-/, ''))}`,
    `${path}?${query.replace(/until=\d+/, `until=${now() + DAY}`)}`,
  ])
    expect(await statusOf(school, foreign), foreign).toBe(403)

  await school.db.deleteFrom('class_staff').where('class_id', '=', classId).execute()
  setClock(now() + 10)
  expect(await statusOf(school, url)).toBe(403)
  expect((await callApi(school, getRecording, { voice_id: amina.voice_id }, marker)).http).toBe(404)
  const again = await it.urlOf(amina.voice_id, amina.student)
  setClock(now() + HOUR)
  expect(await statusOf(school, again)).toBe(403)
})

test('a student gets the own recordings with the data, and erasing the account deletes them and the spoken corrections of them from the file store (R-VOICE-009, R-TRUST-001, R-TRUST-002)', async () => {
  const it = await openAnswers()
  const { school, amina, bilal, owner } = it
  const { student } = amina
  expect(await it.stored()).toEqual((await it.files()).toSorted())
  const [own = ''] = await it.files(student.id)
  const [correction = ''] = await it.files(it.marker.id)
  const [ofBilal = ''] = await it.files(bilal.student.id)
  await callApi(school, requestDataExport, {}, student)
  await makeDueExports(school, failOnWarning)
  const { data } = await callApi(school, getMyData, {}, student)
  const { rawPayload } = await school.app.inject(data.export.url)
  const entries = [...readZip(rawPayload)]
  const sizeIn = (file: string) =>
    entries.find(({ name }) => name.endsWith(file.split('/').at(-1) ?? ''))?.bytes.length
  for (const file of [own, correction]) expect(sizeIn(file)).toBe(await school.files.size(file))
  expect(sizeIn(ofBilal)).toBeUndefined()

  const student_id = String(student.id)
  expect(await callApi(school, eraseStudent, { student_id }, owner)).toMatchObject({ status: true })
  await eraseDueAccounts(
    school,
    (person) => forgetAttempts(school.db, handlers, person),
    failOnWarning,
  )
  expect(await it.files()).toEqual([ofBilal])
  expect(await it.stored()).toEqual([ofBilal])
})
