import sharp from 'sharp'
import { assert, expect, test } from 'vitest'
import { pictureAttributes } from '../../contract/lessons/picture-widths.ts'
import { now } from '../platform/clock.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { eraseRows } from '../privacy/erase-rows.ts'
import { identifyPerson } from '../privacy/person.ts'
import { privacyRegistry } from '../privacy/registry.ts'
import { seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { openTestSchool } from '../test/test-school.ts'
import { demoFile } from '../test/uploads/upload-file.ts'
import { collectRenditions } from './collect-renditions.ts'

const openWithPicture = async () => seedLessonWithFile(demoFile('letter-shapes.png'))

test('a picture is sent at the width of the screen, made once, and only at known widths (R-FORMS-009)', async () => {
  const it = await openWithPicture()
  const { material_url: url, material_size: bytes } = await it.readLesson()
  const load = async (suffix: string) => {
    const response = await it.school.app.inject(url + suffix)
    const { width } = await sharp(response.rawPayload).metadata()
    return { type: response.headers['content-type'], width, bytes: response.rawPayload.length }
  }
  expect(pictureAttributes(url, 1600)).toEqual({
    srcSet: `${url}&width=360 360w, ${url}&width=720 720w`,
    ...{ sizes: 'min(100vw, 720px)', src: url },
  })

  const [small, again, large] = await Promise.all(
    ['&width=360', '&width=360', '&width=720'].map(load),
  )

  expect(small).toMatchObject({ type: 'image/webp', width: 360 })
  expect(again).toEqual(small)
  expect(large).toMatchObject({ type: 'image/webp', width: 720 })
  for (const unknown of ['', '&width=361', '&width=0', '&width=99999', '&width=360&width=720'])
    expect(await load(unknown), unknown).toEqual({ type: 'image/png', width: 800, bytes })
  const rows = await it.school.db.selectFrom('renditions').select('form').orderBy('form').execute()
  expect(rows.map((row) => row.form)).toEqual(['picture-360', 'picture-720'])
  const [path = ''] = url.split('?')
  expect((await it.school.app.inject(`${path}?width=360`)).statusCode).toBe(403)
})

test('a file without pictures ignores the width (R-FORMS-009)', async () => {
  const it = await seedLessonWithFile(demoFile('reading-sheet.pdf'))
  const { material_url: url } = await it.readLesson()

  const { headers } = await it.school.app.inject(`${url}&width=360`)

  expect(headers['content-type']).toBe('application/pdf')
})

test('renditions of a file that no row refers to are deleted, and others stay (R-FORMS-004)', async () => {
  const kept = await openWithPicture()
  await kept.runJobs()
  const { db, files } = kept.school
  const [row] = await db.selectFrom('renditions').select(['source', 'file']).execute()
  expect(await collectRenditions(kept.school)).toBe(0)
  // the state after a process was killed that had removed the file from its lesson
  await db.updateTable('lessons').set({ material: '' }).execute()

  expect(await collectRenditions(kept.school)).toBe(1)

  expect(await db.selectFrom('renditions').select('id').execute()).toEqual([])
  expect(await db.selectFrom('rendition_jobs').select('id').execute()).toEqual([])
  expect(await files.size(row?.file ?? '')).toBeNull()
})

test('the smaller pictures of a photographed answer are erased with it (R-FORMS-009, R-TRUST-002)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: 'The answer' })
  const candidate = await seedCandidate(school, exam)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const photo = sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#888', noise },
  })
  const image = `data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString('base64')}`
  await submitAnswers(school, exam, candidate, { answers: ['قَلَمٌ', 'كَتَبَ'], theory_image: image })
  const { file: source } = await school.db
    .selectFrom('answer_files')
    .select('file')
    .executeTakeFirstOrThrow()
  const url = signedMediaUrl(school.mediaSecret, source, now())
  expect((await school.app.inject(`${url}&width=720`)).headers['content-type']).toBe('image/webp')
  const person = await identifyPerson(school.db, candidate.id)
  assert(person)

  await eraseRows(school, ['answer_files', privacyRegistry.answer_files], person)

  for (const folder of ['theory', 'rendition'])
    for await (const page of school.files.list(folder)) expect(page).toEqual([])
  expect(await school.db.selectFrom('renditions').select('id').execute()).toEqual([])
})
