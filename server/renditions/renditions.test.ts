import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import type { LessonRendition } from '../../contract/renditions/renditions.ts'
import { seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'
import { createFakeFfmpeg } from '../test/uploads/fake-ffmpeg.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'
import { schoolsByStore } from '../test/uploads/upload-schools.ts'
import { mediaFile, programs, testWithFfmpeg } from '../test/uploads/videos.ts'
import { countJobs, enqueueExistingFiles, measureDataCost } from './existing-files.ts'

/** Downloads a rendition and reads its tracks. */
async function inspect(school: TestSchool, { url, bytes }: LessonRendition) {
  const { rawPayload, headers } = await school.app.inject(url)
  expect(rawPayload).toHaveLength(bytes)
  const path = join(school.config.DATA_DIR, 'rendition')
  writeFileSync(path, rawPayload)
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path]
  const { streams } = JSON.parse(execFileSync(programs().ffprobe, args, { encoding: 'utf8' }))
  const track = (kind: string) =>
    streams.find((it: { codec_type: string }) => it.codec_type === kind)
  return { type: headers['content-type'], video: track('video'), audio: track('audio'), rawPayload }
}

testWithFfmpeg.each(schoolsByStore)(
  'a video in %s gets a small video, its sound and a sound for iPhones (R-FORMS-001, R-FORMS-006)',
  async (_store, open) => {
    const opened = (await open()).school
    const it = await seedLessonWithFile(mediaFile('video.mp4'), opened)
    expect(await it.readState()).toMatchObject({ state: 'waiting', progress: 0, forms: [] })
    expect((await it.readLesson()).forms).toMatchObject([{ form: 'original', seconds: 0 }])

    await it.runJobs()

    expect(await it.readState()).toMatchObject({
      state: 'done',
      progress: 100,
      forms: [
        { form: 'video-240', state: 'made', seconds: 2 },
        { form: 'sound', state: 'made', seconds: 2 },
        { form: 'sound-aac', state: 'made', seconds: 2 },
      ],
    })
    const { forms }: { forms: LessonRendition[] } = await it.readLesson()
    expect(forms.map((it) => it.form).toSorted()).toEqual([
      'original',
      'sound',
      'sound-aac',
      'video-240',
    ])
    expect(forms.map((it) => it.bytes)).toEqual(
      forms.map((it) => it.bytes).toSorted((a, b) => a - b),
    )
    // the lesson has every rendition of its video
    const named = (name: string) => forms.find((it) => it.form === name) as LessonRendition
    const video = await inspect(it.school, named('video-240'))
    expect(video).toMatchObject({
      type: 'video/mp4',
      video: { codec_name: 'h264', profile: 'Main', height: 240, r_frame_rate: '15/1' },
      audio: { codec_name: 'aac', channels: 1 },
    })
    // the index is before the media
    expect(video.rawPayload.indexOf('moov')).toBeLessThan(video.rawPayload.indexOf('mdat'))
    expect(Number(video.video.bit_rate)).toBeLessThanOrEqual(150_000)
    expect(await inspect(it.school, named('sound'))).toMatchObject({
      type: 'audio/webm',
      video: undefined,
      audio: { codec_name: 'opus', channels: 1, sample_rate: '48000' },
    })
    expect(await inspect(it.school, named('sound-aac'))).toMatchObject({
      type: 'audio/mp4',
      audio: { codec_name: 'aac', channels: 1, sample_rate: '24000' },
    })
    const part = await it.school.app.inject({
      url: named('sound').url,
      headers: { range: 'bytes=0-9' },
    })
    expect(part.statusCode).toBe(206)
    expect(it.warnings).toEqual([])
  },
)

testWithFfmpeg(
  'a damaged video fails at once with a reason, and the lesson keeps it (R-FORMS-003, R-FORMS-005)',
  async () => {
    const bytes = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
    const it = await seedLessonWithFile({ name: 'lesson.mp4', bytes })

    await it.runJobs()

    const state = await it.readState()
    expect(state).toMatchObject({ state: 'failed', forms: [] })
    expect(state.reason).toMatch(/^The file (is damaged|has neither)/)
    expect(JSON.stringify(state)).not.toMatch(/\/tmp/)
    expect((await it.readLesson()).forms).toMatchObject([{ form: 'original' }])
  },
)

test('the renditions are deleted with their file, and a new file never shows them (R-FORMS-004)', async () => {
  const school = await openTestSchool({ FFMPEG: createFakeFfmpeg('writes').path })
  const it = await seedLessonWithFile(demoFile('writing-ba.mp4'), school)
  await it.runJobs()
  const before: { forms: LessonRendition[] } = await it.readLesson()

  const fields = { ...it.fields, lesson_id: it.lessonId }
  await uploadFile(it.school, updateLesson, fields, demoFile('writing-ba.mp4'), it.teacher)

  const after: { forms: LessonRendition[] } = await it.readLesson()
  expect(before.forms).toHaveLength(4)
  expect(after.forms).toMatchObject([{ form: 'original' }])
  for (const { url } of before.forms)
    expect((await it.school.app.inject(url)).statusCode, url).toBe(404)
  expect(await it.school.db.selectFrom('renditions').selectAll().execute()).toEqual([])
  expect(await it.school.db.selectFrom('rendition_jobs').select('attempts').execute()).toEqual([
    { attempts: 0 },
  ])
})

testWithFfmpeg(
  'files from before this release get their renditions, and what they cost is measured (R-FORMS-012)',
  async () => {
    const video = await seedLessonWithFile(mediaFile('video.mp4'))
    const { school } = video
    await seedLessonWithFile(demoFile('reading-sheet.pdf'), school)
    // as before the release
    await school.db.deleteFrom('rendition_jobs').execute()
    const before = await measureDataCost(school, 475_00)

    expect(await enqueueExistingFiles(school)).toBe(1)
    expect(await enqueueExistingFiles(school)).toBe(0)
    await video.runJobs()

    expect(await countJobs(school)).toEqual({ open: 0, failed: 0 })
    expect(before.cheapest).toEqual(before.uploaded)
    const after = await measureDataCost(school, 475_00)
    expect(after.uploaded).toEqual(before.uploaded)
    expect(after.small.bytes).toBeLessThan(after.uploaded.bytes)
    expect(after.cheapest.bytes).toBeLessThan(after.small.bytes)
    expect(after.cheapest.kobo).toBeCloseTo((after.cheapest.bytes / 1e9) * 475_00)
  },
)
