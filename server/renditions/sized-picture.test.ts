import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSources } from '../../contract/picture-widths.ts'
import { seedLessonWithFile } from '../test/lesson-with-file.ts'
import { demoFile } from '../test/upload-file.ts'
import { collectRenditions } from './collect-renditions.ts'

const openWithPicture = async () => seedLessonWithFile(demoFile('letter-shapes.png'))

test('a picture is sent at the width of the screen, made once, and only at known widths (R-FORMS-009)', async () => {
  const it = await openWithPicture()
  const { material_url: url, material_size: bytes } = await it.readLesson()
  const load = async (suffix: string) => {
    const answer = await it.school.app.inject(url + suffix)
    const { width } = await sharp(answer.rawPayload).metadata()
    return { type: answer.headers['content-type'], width, bytes: answer.rawPayload.length }
  }
  expect(pictureSources(url)).toBe(`${url}&width=360 360w, ${url}&width=720 720w`)

  const [small, again, large] = await Promise.all(
    ['&width=360', '&width=360', '&width=720'].map(load),
  )

  expect(small).toMatchObject({ type: 'image/webp', width: 360 })
  expect(again).toEqual(small)
  expect(large).toMatchObject({ type: 'image/webp', width: 720 })
  for (const unknown of ['', '&width=361', '&width=0', '&width=99999', '&width=360&width=720'])
    expect(await load(unknown), unknown).toEqual({ type: 'image/png', width: 1200, bytes })
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
  // what a process leaves that is killed after it has taken the file from its lesson
  await db.updateTable('lessons').set({ material: '' }).execute()

  expect(await collectRenditions(kept.school)).toBe(1)

  expect(await db.selectFrom('renditions').select('id').execute()).toEqual([])
  expect(await db.selectFrom('rendition_jobs').select('id').execute()).toEqual([])
  expect(await files.size(row?.file ?? '')).toBeNull()
})
