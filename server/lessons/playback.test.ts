import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { findPlayback } from '../../contract/lessons/file-kind.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { attachSound } from '../../contract/renditions/lesson-renditions.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { createRecording } from '../test/uploads/recordings.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'

const readerOf = (file: Uint8Array) => async (start: number, end: number) =>
  file.subarray(start, end)

const playbackOf = (file: Uint8Array) => findPlayback(readerOf(file), file.length)

test.each([
  ['everywhere', 'qt  ', ['vide avc1', 'soun mp4a', 'meta mebx']],
  ['somewhere', 'qt  ', ['vide hvc1', 'soun mp4a']],
  ['nowhere', 'qt  ', ['vide apcn', 'soun lpcm']],
  // spatial sound of newer iPhones beside one that all browsers play, and tracks that nobody needs
  ['everywhere', 'qt  ', ['vide avc1', 'soun mp4a', 'soun apac', 'meta mebx']],
  ['everywhere', 'qt  ', ['vide avc1', 'soun apac', 'soun mp4a', 'tmcd tmcd', 'clcp c608']],
  ['nowhere', 'qt  ', ['vide avc1', 'soun apac']],
  ['nowhere', 'qt  ', ['vide apcn', 'soun mp4a']],
  ['everywhere', 'M4A ', ['soun mp4a', 'vide jpeg', 'text text']],
  ['nowhere', 'qt  ', []],
  ['everywhere', 'M4A ', ['soun mp4a']],
  ['somewhere', 'M4A ', ['soun alac']],
  ['nowhere', 'M4A ', ['soun samr']],
  ['everywhere', 'isom', ['vide avc1', 'soun mp4a']],
  ['somewhere', 'isom', ['vide hev1', 'soun mp4a']],
  ['somewhere', 'isom', ['vide mp4v']],
  ['everywhere', 'isom', []],
] as const)(
  'browsers play %s a recording of brand %j with the tracks %j',
  async (playback, brand, tracks) => {
    expect(await playbackOf(createRecording(brand, tracks))).toBe(playback)
  },
)

test('a recording with wrong lengths of its boxes gets a result instead of an error', async () => {
  const video = createRecording('qt  ', ['vide avc1'])
  for (let offset = 0; offset < 400; offset++) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const broken = Buffer.from(video)
      broken[video.length - 1 - offset] = value
      broken[offset % 40] = value
      expect(['everywhere', 'somewhere', 'nowhere']).toContain(await playbackOf(broken))
    }
  }
  for (const length of [0, 3, 8, 12, 20, 4000])
    expect(await playbackOf(video.subarray(0, length))).toBeTypeOf('string')
})

/** A video whose box with the tracks has 50,000 boxes inside each other. */
function createNestedVideo() {
  const video = createRecording('qt  ', [])
  const start = video.indexOf('moov') - 4
  const levels = ['moov', 'trak', ...Array.from({ length: 50_000 }, () => 'mdia')]
  const boxes = levels.map((type, index) => {
    const box = Buffer.alloc(8, type.padStart(8))
    box.writeUInt32BE((levels.length - index) * 8)
    return box
  })
  return Buffer.concat([video.subarray(0, start), ...boxes])
}

test('a video with boxes nested thousands of times is rejected like others without tracks', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const class_id = String((await seedClass(school)).id)
  const fields = { class_id, subject: 'Nested', inputetype: 'Lesson', scheduled: '0', fileType: '' }
  const file = { name: 'Nested.mov', bytes: createNestedVideo() }

  const rejected = await uploadFile(school, addLesson, fields, file, teacher)

  expect(rejected).toMatchObject({ http: 415, code: 'unsupported_file_type' })
})

test('a video and a voice memo of an iPhone are accepted, and a video that no browser plays is rejected', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const class_id = String((await seedClass(school)).id)
  const add = (name: string, brand: string, tracks: string[]) => {
    const fields = { class_id, subject: name, inputetype: 'Lesson', scheduled: '0', fileType: '' }
    const file = { name, bytes: createRecording(brand, tracks) }
    return uploadFile(school, addLesson, fields, file, teacher)
  }

  await add('IMG_0001.mov', 'qt  ', ['vide avc1', 'soun mp4a'])
  await add('Memo.m4a', 'M4A ', ['soun mp4a'])
  const rejected = await add('Camera.mov', 'qt  ', ['vide apcn', 'soun lpcm'])

  expect(rejected).toMatchObject({ http: 415, code: 'unsupported_file_type' })
  const { data } = await callApi(school, getLessons, { class_id }, teacher)
  expect(data).toMatchObject([
    { subject: 'IMG_0001.mov', materialExtension: 'mp4' },
    { subject: 'Memo.m4a', materialExtension: 'm4a' },
  ])
  const sound = await school.app.inject({ method: 'HEAD', url: data[1].material_url })
  expect(sound.headers['content-type']).toBe('audio/mp4')
})

test('a recording of an Android phone is a recording by its tracks, in lessons, questions and beside a video (R-ALESSON-007, R-ALESSON-025)', async () => {
  const school = await openTestSchool({ FFMPEG: 'none' })
  const teacher = await seedAdministrator(school)
  const class_id = String((await seedClass(school)).id)
  const memo = { name: 'voice.m4a', bytes: createRecording('mp42', ['soun mp4a']) }
  const video = {
    name: 'IMG_0002.mov',
    bytes: createRecording('qt  ', ['vide avc1', 'soun mp4a', 'soun apac']),
  }
  const add = (fileType: string, file: typeof memo) => {
    const fields = { class_id, subject: file.name, inputetype: 'Lesson', scheduled: '0', fileType }
    return uploadFile(school, addLesson, fields, file, teacher)
  }

  for (const fileType of ['audio', ''])
    expect(await add(fileType, memo)).toMatchObject({ http: 200, status: true })
  const added = await add('video', video)
  expect(added).toMatchObject({ http: 200, status: true })
  expect(await add('audio', video)).toMatchObject({ http: 415, code: 'file_kind_mismatch' })
  const { data } = await callApi(school, getLessons, { class_id }, teacher)
  expect(data.map((it: { materialExtension: string }) => it.materialExtension)).toEqual([
    ...['m4a', 'm4a', 'mp4'],
  ])
  const media = await uploadFile(school, uploadQuestionMedia, {}, memo, teacher)
  expect(media.data).toMatchObject({ type: 'audio', url: expect.stringContaining('.m4a') })
  const fields = { lesson_id: String(added.data.id) }
  expect(await uploadFile(school, attachSound, fields, memo, teacher)).toMatchObject({
    status: true,
  })
  const aac = { name: 'voice.aac', bytes: Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0x1f, 0xfc]) }
  const reason = 'This recording is AAC without a container (.aac). Save it as M4A or MP3.'
  expect(await add('audio', aac)).toMatchObject({ http: 415, message: reason })
  expect(await uploadFile(school, attachSound, fields, aac, teacher)).toMatchObject({
    http: 415,
    message: reason,
  })
  expect(await uploadFile(school, uploadQuestionMedia, {}, aac, teacher)).toMatchObject({
    ...{ http: 415, message: reason },
  })
})
