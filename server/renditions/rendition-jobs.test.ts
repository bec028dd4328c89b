import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFile } from '../../contract/lessons/manage-lessons.ts'
import { retryRenditions } from '../../contract/renditions/lesson-renditions.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { openTestSchool } from '../test/test-school.ts'
import { createFakeFfmpeg, type FAKE_FFMPEG } from '../test/uploads/fake-ffmpeg.ts'
import { demoFile } from '../test/uploads/upload-file.ts'
import { smallSize, timeLimitMs } from './encode.ts'
import { runRenditionJobs } from './worker.ts'

async function openWithVideo(behaviour: keyof typeof FAKE_FFMPEG) {
  const ffmpeg = createFakeFfmpeg(behaviour)
  const school = await openTestSchool({ FFMPEG: ffmpeg.path })
  const lesson = await seedLessonWithFile(demoFile('writing-ba.mp4'), school)
  const isStarted = () => existsSync(join(ffmpeg.folder, 'started'))
  return { ...lesson, ffmpeg, isStarted }
}

const temporaryFiles = (dataDir: string) => readdirSync(join(dataDir, 'uploads'))

test('a job whose process was killed three times has failed, and can be tried again (R-FORMS-003)', async () => {
  const it = await openWithVideo('writes')
  // the state after three killed processes
  await it.school.db.updateTable('rendition_jobs').set({ attempts: 3, progress: 40 }).execute()

  await it.runJobs()

  expect(await it.readState()).toMatchObject({
    state: 'failed',
    reason: 'The server was stopped three times while it made them.',
  })
  const { data } = await callApi(it.school, retryRenditions, { lesson_id: it.lessonId }, it.teacher)
  expect(data).toMatchObject({ state: 'waiting', progress: 0, reason: '' })
  await it.runJobs()
  expect(await it.readState()).toMatchObject({ state: 'done' })
})

test('on a full disk the job waits and continues later, and the attempt is not counted (R-FORMS-003)', async () => {
  freezeClock('2026-05-04T18:00:00Z')
  const it = await openWithVideo('fills the disk')

  await it.runJobs()

  expect(await it.readState()).toMatchObject({
    state: 'waiting',
    reason: 'The disk of the server is full. It continues when there is space.',
  })
  expect(temporaryFiles(it.school.config.DATA_DIR)).toEqual([])
  it.ffmpeg.behave('writes')
  freezeClock('2026-05-04T18:05:01Z')
  await it.runJobs()
  expect(await it.readState()).toMatchObject({ state: 'done', reason: '' })
  expect(await it.school.db.selectFrom('rendition_jobs').select('attempts').execute()).toEqual([
    { attempts: 1 },
  ])
})

test('a stop of the server ends ffmpeg at once and does not count as an attempt (R-FORMS-003)', async () => {
  const it = await openWithVideo('never ends')
  const stopping = new AbortController()
  const running = runRenditionJobs(it.school, () => {}, stopping.signal)
  await expect.poll(it.isStarted).toBe(true)
  expect(await it.readState()).toMatchObject({ state: 'running' })

  stopping.abort()
  await running

  expect(await it.readState()).toMatchObject({ state: 'waiting', forms: [] })
  expect(temporaryFiles(it.school.config.DATA_DIR)).toEqual([])
  expect(await it.school.db.selectFrom('rendition_jobs').select('attempts').execute()).toEqual([
    { attempts: 0 },
  ])
})

test.each([
  ['another process has taken over its job', 'claim'],
  ['its file was deleted', 'file'],
] as const)(
  'a process stores nothing when %s meanwhile (R-FORMS-003, R-FORMS-004)',
  async (_when, lost) => {
    const it = await openWithVideo('waits for a file')
    const running = it.runJobs()
    await expect.poll(it.isStarted).toBe(true)

    if (lost === 'file')
      await callApi(it.school, removeFile, { lesson_id: it.lessonId }, it.teacher)
    else
      await it.school.db
        .updateTable('rendition_jobs')
        .set((row) => ({ claimed_until: row('claimed_until', '+', 1000) }))
        .execute()
    writeFileSync(join(it.ffmpeg.folder, 'go'), '')
    await running

    const { db, files, config } = it.school
    expect(await db.selectFrom('renditions').select('id').execute()).toEqual([])
    for await (const page of files.list('rendition')) expect(page).toEqual([])
    expect(temporaryFiles(config.DATA_DIR)).toEqual([])
  },
)

test('without ffmpeg videos wait with the reason, and pictures are made (R-FORMS-002)', async () => {
  const school = await openTestSchool({ FFMPEG: '/nowhere/ffmpeg' })
  const video = await seedLessonWithFile(demoFile('writing-ba.mp4'), school)
  const picture = await seedLessonWithFile(demoFile('letter-shapes.png'), school)

  await video.runJobs()

  expect(await video.readState()).toMatchObject({
    state: 'unavailable',
    reason: '/nowhere/ffmpeg was not found. Install ffmpeg, or set FFMPEG.',
  })
  expect((await video.readLesson()).forms).toMatchObject([{ form: 'original' }])
  expect(await picture.readState()).toMatchObject({ state: 'done' })
  const { forms } = await picture.readLesson()
  expect(forms).toMatchObject([{ form: 'picture-720', seconds: 0 }, { form: 'original' }])
  const { rawPayload, headers } = await school.app.inject(forms[0].url)
  expect(headers['content-type']).toBe('image/webp')
  expect(rawPayload).toHaveLength(forms[0].bytes)
})

test('a program is killed after ten times the length, one minute at least and two hours at most (R-FORMS-005)', () => {
  expect([0, 1, 60, 600, 14_400].map(timeLimitMs)).toEqual(
    [7200, 60, 600, 6000, 7200].map((seconds) => seconds * 1000),
  )
})

test('a small video keeps its proportions with even numbers, and nothing is enlarged (R-FORMS-001)', () => {
  const sizes = [
    [1920, 1080],
    [1080, 1920],
    [853, 481],
    [160, 90],
    [7680, 4320],
    [4000, 40],
  ].map(([width = 0, height = 0]) => Object.values(smallSize({ width, height })))
  expect(sizes).toEqual([
    [426, 240],
    [240, 426],
    [426, 240],
    [160, 90],
    [426, 240],
    [640, 6],
  ])
})

test('a converter that the system kills is tried three times, and the reason says what is known (R-FORMS-003)', async () => {
  const start = '2026-05-04T18:00:00Z'
  freezeClock(start)
  const it = await openWithVideo('is killed')
  const reasons: string[] = []
  for (const seconds of [0, 3600, 7200]) {
    freezeClock(start, seconds)
    await it.runJobs()
    const { state, reason } = await it.readState()
    reasons.push(`${state}: ${reason}`)
  }

  const reason =
    'The converter was stopped by the system (signal SIGKILL). The server may have too little memory.'
  expect(reasons).toEqual([`waiting: ${reason}`, `waiting: ${reason}`, `failed: ${reason}`])
})
