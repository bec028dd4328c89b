import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson, removeFile } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import {
  executable,
  filesIn,
  lesson,
  openSchoolWithClass,
} from '../test/lessons/lesson-material.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { demoFile, type TestFile, uploadFile } from '../test/uploads/upload-file.ts'
import { removeFileMetadata } from './file-metadata/remove-metadata.ts'

test.each([
  ['reading-sheet.pdf', 'pdf', 'pdf', 'application/pdf'],
  ['letter-shapes.png', 'image', 'png', 'image/png'],
  ['writing-ba.mp4', 'video', 'mp4', 'video/mp4'],
  ['letters.mp3', 'audio', 'mp3', 'audio/mpeg'],
])(
  '%s is served with the bytes that were uploaded, except for its metadata (R-ALESSON-007, R-ALESSON-012, R-LESSON-037)',
  async (name, fileType, extension, type) => {
    const { school, maryam, class_id } = await openSchoolWithClass()
    const file = demoFile(name)

    const { data } = await uploadFile(
      school,
      addLesson,
      { class_id, ...lesson, fileType },
      file,
      maryam,
    )

    const saved = await callApi(school, getManagedLesson, { lesson_id: data.id }, maryam)
    expect(saved.data).toMatchObject({
      materialExtension: extension,
      material_name: name,
      material_size: file.bytes.length,
    })
    const media = await school.app.inject(saved.data.material_url)
    expect(media.statusCode).toBe(200)
    expect(media.headers['content-type']).toBe(type)
    expect(media.rawPayload.equals(await withoutMetadata(file))).toBe(true)
  },
)

/** The file as it is stored; file-metadata.test.ts tests what is removed. */
async function withoutMetadata({ name, bytes }: TestFile): Promise<Buffer> {
  const path = join(createTempDir().DATA_DIR, name)
  writeFileSync(path, bytes)
  await removeFileMetadata(path, name.split('.').at(-1) ?? '')
  return readFileSync(path)
}

test('a new file replaces the old one, which is deleted; an update without a file keeps it (R-ALESSON-013)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const { data } = await uploadFile(
    school,
    addLesson,
    { class_id, ...lesson },
    demoFile('letters.mp3'),
    maryam,
  )
  const lesson_id = data.id
  const [first] = filesIn(school, 'media/material')

  await callApi(school, updateLesson, { lesson_id, ...lesson, subject: 'Sounds' }, maryam)
  expect(filesIn(school, 'media/material')).toEqual([first])
  await uploadFile(
    school,
    updateLesson,
    { lesson_id, ...lesson },
    demoFile('reading-sheet.pdf'),
    maryam,
  )

  const files = filesIn(school, 'media/material')
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/\.pdf$/)
  const rejected = await uploadFile(
    school,
    updateLesson,
    { lesson_id, ...lesson, subject: 'X' },
    executable,
    maryam,
  )
  expect(rejected.http).toBe(415)
  expect(filesIn(school, 'media/material')).toEqual(files)
  const saved = await callApi(school, getManagedLesson, { lesson_id }, maryam)
  expect(saved.data).toMatchObject({ subject: 'How the letters sound', materialExtension: 'pdf' })
})

test('the file of a lesson can be removed (R-ALESSON-020)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const { data } = await uploadFile(
    school,
    addLesson,
    { class_id, ...lesson },
    demoFile('letters.mp3'),
    maryam,
  )
  const fields = { admin_email: maryam.email, lesson_id: data.id }
  const before = await callApi(school, getManagedLesson, { lesson_id: data.id }, maryam)

  const response = await callApi(school, removeFile, fields, maryam)

  expect(response).toMatchObject({ status: true, message: 'File removed successfully!' })
  const after = await callApi(school, getManagedLesson, { lesson_id: data.id }, maryam)
  expect(after.data).toMatchObject({ material: '', material_url: '', materialExtension: '' })
  expect(filesIn(school, 'media/material')).toEqual([])
  expect((await school.app.inject(before.data.material_url)).statusCode).toBe(404)
})
