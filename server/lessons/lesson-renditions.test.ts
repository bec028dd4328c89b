import { expect, test } from 'vitest'
import { getUserData } from '../../contract/auth/auth.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { saveDataSaver } from '../../contract/offline/data-saver.ts'
import {
  attachCaptions,
  attachSound,
  removeCaptions,
  removeSound,
} from '../../contract/renditions/lesson-renditions.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { openTestSchool } from '../test/test-school.ts'
import { demoFile, type TestFile, uploadFile } from '../test/uploads/upload-file.ts'

const openWithVideo = async () =>
  seedLessonWithFile(demoFile('writing-ba.mp4'), await openTestSchool({ FFMPEG: 'none' }))

const captionsOf = (...lines: string[]): TestFile => ({
  name: 'lesson.vtt',
  bytes: Buffer.from(lines.join('\n')),
})

test('a teacher attaches a sound to a video, replaces it and removes it (R-FORMS-002)', async () => {
  const it = await openWithVideo()
  const fields = { lesson_id: it.lessonId }
  // its tags would be removed
  const sound = { name: 'letters.mp3', bytes: demoFile('letters.mp3').bytes.subarray(167, -128) }

  const attached = await uploadFile(it.school, attachSound, fields, sound, it.teacher)

  expect(attached.data.forms).toMatchObject([
    { form: 'sound', state: 'attached', name: 'letters.mp3', bytes: sound.bytes.length },
  ])
  const { forms } = await it.readLesson()
  const url = forms.find((form: { form: string }) => form.form === 'sound').url
  expect((await it.school.app.inject(url)).rawPayload.equals(sound.bytes)).toBe(true)
  await uploadFile(it.school, attachSound, fields, sound, it.teacher)
  expect((await it.school.app.inject(url)).statusCode).toBe(404)
  const removed = await callApi(it.school, removeSound, fields, it.teacher)
  expect(removed.data.forms).toEqual([])
  for await (const page of it.school.files.list('rendition')) expect(page).toEqual([])
})

test('a sound that iPhones cannot play, and one for a lesson without a file, are not accepted (R-FORMS-002)', async () => {
  const it = await openWithVideo()
  const send = (file: TestFile, lessonId: string) =>
    uploadFile(it.school, attachSound, { lesson_id: lessonId }, file, it.teacher)

  expect(await send(demoFile('reading-sheet.pdf'), it.lessonId)).toMatchObject({ http: 415 })
  const { data } = await callApi(it.school, addLesson, it.fields, it.teacher)
  expect(await send(demoFile('letters.mp3'), String(data.id))).toMatchObject({
    code: 'lesson_without_media',
  })
})

test('captions are parsed and stored in normalized form, one file for each language (R-FORMS-010)', async () => {
  const it = await openWithVideo()
  const attach = (language: string, file: TestFile) =>
    uploadFile(it.school, attachCaptions, { lesson_id: it.lessonId, language }, file, it.teacher)
  const valid = captionsOf('WEBVTT', '', '00:01.000 --> 00:02.000', 'بَاءٌ <script>')

  expect(await attach('ar', valid)).toMatchObject({ http: 200, status: true })
  expect(await attach('ar', captionsOf('WEBVTT', '', '00:01.000 -> 00:02.000', 'a'))).toMatchObject(
    {
      status: false,
      code: 'invalid_captions',
      message: expect.stringMatching(/^Line 4: /),
    },
  )
  expect(
    await attach('en', { name: 'a.vtt', bytes: Buffer.from([0x57, 0x0a, 0xff]) }),
  ).toMatchObject({
    code: 'invalid_captions',
    message: expect.stringMatching(/^Line 2: .*UTF-8/),
  })
  expect(await attach('en', captionsOf('WEBVTT', 'x'.repeat(1024 * 1024)))).toMatchObject({
    http: 413,
  })

  const { captions } = await it.readLesson()
  expect(captions).toMatchObject([{ language: 'ar' }])
  const { headers, payload } = await it.school.app.inject(captions[0].url)
  expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(payload).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nبَاءٌ &lt;script&gt;\n')

  await uploadFile(
    it.school,
    updateLesson,
    { ...it.fields, lesson_id: it.lessonId },
    demoFile('letters.mp3'),
    it.teacher,
  )
  expect((await it.readLesson()).captions).toBeUndefined()
  expect((await it.school.app.inject(captions[0].url)).statusCode).toBe(404)
  expect(
    await callApi(
      it.school,
      removeCaptions,
      { lesson_id: it.lessonId, language: 'ar' },
      it.teacher,
    ),
  ).toMatchObject({ status: true })
})

test('the URL of a rendition stays the same for hours, can be cached, and supports range requests (R-FORMS-006)', async () => {
  freezeClock('2026-05-04T13:00:00Z')
  const it = await openWithVideo()
  const read = async (): Promise<string> => (await it.readLesson()).forms[0].url
  const url = await read()
  const { headers, rawPayload } = await it.school.app.inject(url)
  expect(headers['cache-control']).toBe(`private, max-age=${6 * 3600}`)
  const { etag = '' } = headers

  freezeClock('2026-05-04T17:59:59Z')
  expect(await read()).toBe(url)
  const again = await it.school.app.inject({ url, headers: { 'if-none-match': etag } })
  expect(again).toMatchObject({ statusCode: 304, payload: '' })
  const rest = await it.school.app.inject({
    url,
    headers: { range: 'bytes=10-', 'if-range': etag },
  })
  expect(rest.statusCode).toBe(206)
  expect(rest.rawPayload.equals(rawPayload.subarray(10))).toBe(true)

  freezeClock('2026-05-04T18:30:00Z')
  expect(await read()).not.toBe(url)
  expect((await it.school.app.inject(url)).statusCode).toBe(200)
  freezeClock('2026-05-04T19:00:00Z')
  expect((await it.school.app.inject(url)).statusCode).toBe(403)
})

test('a student can choose the rendition with which lessons open (R-FORMS-008)', async () => {
  const it = await openWithVideo()
  expect((await callApi(it.school, getUserData, {}, it.amina)).data).not.toHaveProperty(
    'data_saver',
  )

  const saved = await callApi(it.school, saveDataSaver, { data_saver: 'cheapest' }, it.amina)

  expect(saved.data).toMatchObject({ data_saver: 'cheapest' })
  expect((await callApi(it.school, getUserData, {}, it.amina)).data).toMatchObject(saved.data)
  expect(await callApi(it.school, saveDataSaver, { data_saver: 'most' }, it.amina)).toMatchObject({
    http: 400,
  })
})
