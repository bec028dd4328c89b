import { expect, test } from 'vitest'
import { markExam } from '../../contract/exams/marking.ts'
import { getLineModels, getMyCorrections } from '../../contract/voice/corrections.ts'
import {
  addClip,
  addCorrection,
  changeClip,
  getClips,
  getModelsToRecord,
  removeClip,
  setLineModel,
} from '../../contract/voice/manage-corrections.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { seedStudent } from '../test/test-school.ts'
import { openRecitation, READING, seedRecording } from '../test/voice/recitation.ts'

async function open() {
  const it = await openRecitation()
  const { school, teacher, marker } = it
  const record = (as = teacher, milliseconds = 5_000) =>
    seedRecording(school, { userId: as.id, purpose: 'clip', milliseconds })
  return {
    ...it,
    record,
    add: async (name: string, as = teacher) =>
      callApi(school, addClip, { name, kind: 'makhraj', voice_id: String(await record(as)) }, as),
    clips: async (as = teacher) => (await callApi(school, getClips, {}, as)).data,
    useClip: (clip_id: string, as = teacher) =>
      callApi(
        school,
        addCorrection,
        { result_id: it.result_id, kind: 'makhraj', ms: 1_000, clip_id },
        as,
      ),
    marker,
  }
}

test('a clip that was used last is the first one, and clips are of their owner alone (R-VOICE-007)', async () => {
  setClock(START)
  const it = await open()
  const ayn = (await it.add('ʿayn')).data.id
  setClock(START + 1)
  await it.add('ḥāʾ')
  expect((await it.clips()).map((clip: { name: string }) => clip.name)).toEqual(['ḥāʾ', 'ʿayn'])
  setClock(START + 2)
  expect(await it.useClip(ayn)).toMatchObject({ status: true })
  expect((await it.clips()).map((clip: { name: string }) => clip.name)).toEqual(['ʿayn', 'ḥāʾ'])
  expect(await it.clips(it.marker)).toEqual([])
  expect(await it.useClip(ayn, it.marker)).toMatchObject({ http: 404 })
  expect(await it.useClip(ayn, it.owner)).toMatchObject({ http: 404 })
})

test('a clip has one address for months, so that a student downloads it once (R-VOICE-007)', async () => {
  setClock(START)
  const it = await open()
  const ayn = (await it.add('ʿayn')).data.id
  await it.useClip(ayn)
  await it.useClip(ayn)
  const lesson_id = String(it.exam.id)
  const mark = { lesson_id, result_id: it.result_id, theory_score: '80' }
  await callApi(it.school, markExam, mark, it.teacher)
  const addresses = async () =>
    (await callApi(it.school, getMyCorrections, { lesson_id }, it.student)).data.corrections.map(
      (row: { audio: { url: string } }) => row.audio.url,
    )
  const [first, second] = await addresses()
  expect(second).toBe(first)
  setClock(START + 86_400)
  expect(await addresses()).toEqual([first, first])
  const until = Number(new URL(first, 'https://x').searchParams.get('until'))
  expect(until - START).toBeGreaterThan(180 * 86_400)
})

test('a mark by clip sends at most a kilobyte, with the longest comment too (R-VOICE-007)', async () => {
  const it = await open()
  const clip_id = (await it.add('ʿayn')).data.id
  const place = { word: 5, ms: 29_000 }
  const fields = {
    ...{ action: 'addCorrection', result_id: it.result_id, attempt: 1, kind: 'makhraj' },
    ...{ letter: 'ع', ...place, comment: 'ع'.repeat(300), clip_id, once: 'a'.repeat(32) },
  }
  expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThanOrEqual(1_024)
  expect(await callApi(it.school, addCorrection, fields, it.teacher)).toMatchObject({
    status: true,
  })
})

test('a removed clip leaves the list, and marks that have it keep it (R-VOICE-007)', async () => {
  const it = await open()
  const clip_id = (await it.add('ʿayn')).data.id
  await it.useClip(clip_id)
  await callApi(it.school, changeClip, { clip_id, name: 'The ʿayn', kind: 'word' }, it.teacher)
  expect(await it.clips()).toMatchObject([{ name: 'The ʿayn', kind: 'word' }])
  await callApi(it.school, removeClip, { clip_id }, it.teacher)
  expect(await it.clips()).toEqual([])
  const lesson_id = String(it.exam.id)
  const mark = { lesson_id, result_id: it.result_id, theory_score: '80' }
  await callApi(it.school, markExam, mark, it.teacher)
  const { data } = await callApi(it.school, getMyCorrections, { lesson_id }, it.student)
  expect(data.corrections).toMatchObject([{ audio: { ms: 5_000 } }])
  expect(data.corrections[0]).not.toHaveProperty('clip')
})

test('a marker has at most sixty clips, of twenty seconds at most (R-VOICE-007)', async () => {
  const it = await open()
  const voice_id = String(await it.record(it.teacher, 25_000))
  expect(
    await callApi(it.school, addClip, { name: 'Long', kind: 'madd', voice_id }, it.teacher),
  ).toMatchObject({ code: 'recording_too_long' })
  for (let at = 0; at < 60; at++) await it.add(`Clip ${at}`)
  expect(await it.add('One more')).toMatchObject({ code: 'too_many_clips' })
})

test('a teacher records a model for each line, and students who may open the exam hear them in order (R-VOICE-011)', async () => {
  const it = await open()
  const { school, teacher, exam, student, stranger } = it
  const lesson_id = String(exam.id)
  const [first = '', second = ''] = READING.split('\n')
  const model = async (line: string) => {
    const recorded = { userId: teacher.id, purpose: 'model' as const, lessonId: exam.id }
    const voice_id = String(await seedRecording(school, recorded))
    return callApi(school, setLineModel, { lesson_id, line, voice_id }, teacher)
  }
  await model(second)
  await model(first)
  await model(first)
  expect(await model('Another text')).toMatchObject({ http: 400 })
  const heard = async (as: typeof student) => callApi(school, getLineModels, { lesson_id }, as)
  expect((await heard(student)).data).toMatchObject([{ line: first }, { line: second }])
  expect((await heard(teacher)).data).toHaveLength(2)
  expect(await heard(stranger)).toMatchObject({ http: 404 })
  expect(await heard(await seedStudent(school))).toMatchObject({ http: 404 })
  await callApi(school, setLineModel, { lesson_id, line: first }, teacher)
  const { data } = await callApi(school, getModelsToRecord, { lesson_id }, teacher)
  expect(data).toMatchObject({ lines: [first, second], models: [{ line: second }] })
})
