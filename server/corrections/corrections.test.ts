import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { markExam } from '../../contract/exams/marking.ts'
import { claimSubmission } from '../../contract/exams/marking-claims.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { getMyCorrections } from '../../contract/voice/corrections.ts'
import {
  addCorrection,
  changeCorrection,
  getCorrections,
  removeCorrection,
  saveCriteria,
} from '../../contract/voice/manage-corrections.ts'
import { callApi } from '../test/call-api.ts'
import { openRecitation, READING, seedRecording } from '../test/voice/recitation.ts'

type Fields = Record<string, unknown>

async function open() {
  const it = await openRecitation()
  const { school, result_id, teacher, exam, student } = it
  return {
    ...it,
    add: (fields: Fields, as = teacher) =>
      callApi(school, addCorrection, { result_id, ...fields }, as),
    read: async (as = teacher) => (await callApi(school, getCorrections, { result_id }, as)).data,
    mine: async (as = student) =>
      (await callApi(school, getMyCorrections, { lesson_id: String(exam.id) }, as)).data,
    mark: (theory_score: string, as = teacher) =>
      callApi(school, markExam, { lesson_id: String(exam.id), result_id, theory_score }, as),
  }
}

test('a marker of the class marks words and moments of a recitation, and the student sees it once the answer is marked (R-VOICE-006, R-VOICE-008)', async () => {
  const it = await open()
  await it.add({ kind: 'madd', word: 1, ms: 4_200, comment: 'Four beats.' })
  await it.add({ kind: 'makhraj', letter: 'ع', word: 3, ms: 9_000 }, it.marker)
  await it.add({ kind: 'well_done', ms: 1_000 })
  const marks = [
    { kind: 'well_done', ms: 1_000 },
    { kind: 'madd', word: 1, ms: 4_200, comment: 'Four beats.' },
    { kind: 'makhraj', letter: 'ع', word: 3, ms: 9_000 },
  ]
  expect(await it.read()).toMatchObject({ text: READING, corrections: marks })
  expect(await it.mine()).toMatchObject({ answers: [{ attempt: 1 }], corrections: [] })
  await it.mark('80')
  expect(await it.mine()).toMatchObject({ text: READING, corrections: marks })
})

test('a spoken correction is a recording of the marker for this answer, of a minute at most (R-VOICE-006)', async () => {
  const it = await open()
  const { submissionId, teacher, school } = it
  const spoken = { userId: teacher.id, purpose: 'correction' as const, submissionId }
  const voice_id = String(await seedRecording(school, { ...spoken, milliseconds: 8_000 }))
  await it.add({ kind: 'vowel', ms: 2_000, voice_id })
  const [correction] = (await it.read()).corrections
  expect(correction.audio).toMatchObject({ ms: 8_000, url: expect.stringContaining('/media/') })
  const long = String(await seedRecording(school, { ...spoken, milliseconds: 70_000 }))
  expect(await it.add({ kind: 'vowel', ms: 2_000, voice_id: long })).toMatchObject({
    code: 'recording_too_long',
  })
  const others = await seedRecording(school, { ...spoken, userId: it.marker.id })
  expect(await it.add({ kind: 'vowel', ms: 2_000, voice_id: String(others) })).toMatchObject({
    http: 404,
  })
  const ofAnother = await it.submit('Zainab Sani')
  const elsewhere = { ...spoken, submissionId: ofAnother.submissionId }
  const wrong = String(await seedRecording(school, elsewhere))
  expect(await it.add({ kind: 'vowel', ms: 2_000, voice_id: wrong })).toMatchObject({ http: 404 })
})

test('a spoken correction that two marks have stays until the second one is removed (R-VOICE-006)', async () => {
  const it = await open()
  const { submissionId, teacher, school } = it
  const spoken = { userId: teacher.id, purpose: 'correction' as const, submissionId }
  const voice_id = String(await seedRecording(school, spoken))
  const ids: string[] = []
  for (const ms of [1_000, 2_000]) ids.push((await it.add({ kind: 'vowel', ms, voice_id })).data.id)
  const [first, second] = ids
  await callApi(school, removeCorrection, { correction_id: first }, teacher)
  expect((await it.read()).corrections).toMatchObject([{ id: second, audio: { ms: 30_000 } }])
  await callApi(school, removeCorrection, { correction_id: second }, teacher)
  const stored = school.db.selectFrom('answer_files').select('id')
  expect(await stored.where('purpose', '=', 'correction').execute()).toEqual([])
})

test('a typed answer is marked at a range, and a mark is at one place that the answer has (R-VOICE-011)', async () => {
  const it = await open()
  expect(await it.add({ kind: 'word', start: 0, end: 5 })).toMatchObject({ status: true })
  expect((await it.read()).corrections).toMatchObject([{ start: 0, end: 5 }])
  for (const place of [
    {},
    { start: 5, end: 5 },
    { start: 0, end: 500 },
    { x: 500, y: 500 },
    { word: 6 },
    { ms: 60_000 },
    { word: 1, start: 0, end: 5 },
    { start: 0, end: 5, x: 500 },
    { ms: 1_000, end: 5 },
    { start: 0, end: 5, attempt: 2 },
  ])
    expect(await it.add({ kind: 'word', ...place }), JSON.stringify(place)).toMatchObject({
      http: 400,
    })
})

test('an answer has at most thirty marks (R-VOICE-006)', async () => {
  const it = await open()
  for (let at = 0; at < 30; at++) await it.add({ kind: 'madd', ms: at * 100 })
  expect(await it.add({ kind: 'madd', ms: 1 })).toMatchObject({ code: 'too_many_corrections' })
})

test('a mark is changed and removed, and each of it is audited with what it said (R-VOICE-006)', async () => {
  const it = await open()
  const { school, owner } = it
  const { data } = await it.add({ kind: 'madd', word: 1, ms: 4_200 })
  const correction_id = data.id
  const change = { correction_id, kind: 'makhraj', letter: 'ع', comment: 'From the throat.' }
  await callApi(school, changeCorrection, change, it.teacher)
  expect((await it.read()).corrections).toMatchObject(
    [{ ...change, correction_id: undefined, word: 1 }].map(({ correction_id: _, ...rest }) => rest),
  )
  await callApi(school, removeCorrection, { correction_id }, it.teacher)
  expect((await it.read()).corrections).toEqual([])
  const { data: log } = await callApi(school, getAuditLog, {}, owner)
  const acts = log.rows.map((entry: { act: string }) => entry.act)
  expect(acts).toEqual(
    expect.arrayContaining(['addCorrection', 'changeCorrection', 'removeCorrection']),
  )
})

test('marks of other classes are neither read nor changed, and none while somebody else marks the answer (R-VOICE-006, R-STAFF-006)', async () => {
  const it = await open()
  const { school, result_id, stranger, marker } = it
  const { data } = await it.add({ kind: 'madd', ms: 1 })
  const correction_id = data.id
  expect(await it.add({ kind: 'madd', ms: 1 }, stranger)).toMatchObject({ http: 404 })
  for (const [call, fields] of [
    [getCorrections, { result_id }],
    [changeCorrection, { correction_id, kind: 'madd' }],
    [removeCorrection, { correction_id }],
  ] as const)
    expect(await callApi(school, call, fields, stranger)).toMatchObject({ http: 404 })
  await callApi(school, claimSubmission, { result_id }, marker)
  expect(await it.add({ kind: 'madd', ms: 1 })).toMatchObject({ code: 'submission_claimed' })
  const other = await it.submit('Zainab Sani')
  expect((await it.mine(other.student)).corrections).toEqual([])
})

test('the kinds and the criteria are lists of the school (R-VOICE-006)', async () => {
  const it = await open()
  const { school, owner, result_id, teacher } = it
  await callApi(
    school,
    updateAppSettings,
    {
      siteName: 'Lisan',
      correction_kinds: 'madd\nQalqalah',
      recitation_criteria: 'Tajwīd\nFluency',
    },
    owner,
  )
  expect(await it.add({ kind: 'Qalqalah', ms: 1 })).toMatchObject({ status: true })
  expect(await it.add({ kind: 'ghunnah', ms: 1 })).toMatchObject({
    code: 'correction_kind_unknown',
  })
  const criteria = [
    { name: 'Tajwīd', score: 70 },
    { name: 'Fluency', score: 91 },
  ]
  const save = (fields: Fields) => callApi(school, saveCriteria, { result_id, ...fields }, teacher)
  expect(await save({ criteria })).toMatchObject({ status: true })
  expect(await save({ criteria: [{ name: 'Speed', score: 1 }] })).toMatchObject({
    code: 'criterion_unknown',
  })
  expect((await it.read()).criteria).toEqual(criteria)
  await it.mark('81')
  expect((await it.mine()).criteria).toEqual(criteria)
  await it.mark('50')
  expect((await it.mine()).criteria).toEqual([])
})
