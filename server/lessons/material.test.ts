import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addLesson, updateLesson } from '../../contract/lesson-form.ts'
import { getLessons, getManagedLesson, removeFile } from '../../contract/lessons.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { demoFile, type TestFile, uploadFile } from '../test/upload-file.ts'

const lesson = { subject: 'How the letters sound', inputetype: 'Lesson', scheduled: '0' }

async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const letters = await seedClass(school)
  return { school, maryam, class_id: String(letters.id) }
}

const filesIn = ({ config }: TestSchool, folder: string) => {
  const path = join(config.DATA_DIR, folder)
  return existsSync(path) ? readdirSync(path) : []
}

const testFile = (name: string, bytes: string | Buffer): TestFile => ({
  name,
  bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'),
})

test.each([
  ['reading-sheet.pdf', 'pdf', 'pdf', 'application/pdf'],
  ['letter-shapes.png', 'image', 'png', 'image/png'],
  ['writing-ba.mp4', 'video', 'mp4', 'video/mp4'],
  ['letters.mp3', 'audio', 'mp3', 'audio/mpeg'],
])(
  '%s is served with the bytes that were uploaded (R-ALESSON-007, R-ALESSON-012, R-LESSON-037)',
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
    expect(media.rawPayload.equals(file.bytes)).toBe(true)
  },
)

const executable = testFile('lesson.pdf', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff')
const htmlPage = testFile('lesson.pdf', '<!doctype html><script>alert(1)</script>')
const svgImage = testFile(
  'lesson.png',
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
)
const truncatedImage = testFile('lesson.png', '\x89PNG\r\n\x1a\n and no picture')
const quickTimeVideo = testFile('lesson.mp4', '\0\0\0\x14ftypqt  \0\0\0\0qt  ')
const heicImage = testFile('lesson.mp4', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const emptyFile = testFile('lesson.pdf', '')

test.each([
  ['an executable', executable],
  ['a web page', htmlPage],
  ['an SVG', svgImage],
  ['a truncated image', truncatedImage],
  ['a QuickTime video without tracks', quickTimeVideo],
  ['a HEIC image', heicImage],
  ['an empty file', emptyFile],
])(
  '%s is rejected whatever its name, and no lesson is added (R-ALESSON-025, R-ALESSON-007)',
  async (_what, file) => {
    const { school, maryam, class_id } = await openSchoolWithClass()

    const response = await uploadFile(
      school,
      addLesson,
      { class_id, ...lesson, fileType: '' },
      file,
      maryam,
    )

    expect(response).toMatchObject({
      http: 415,
      status: false,
      code: 'unsupported_file_type',
      message:
        file === quickTimeVideo
          ? 'Browsers cannot play this recording. Export it as MP4 (H.264) or M4A (AAC).'
          : 'The file is not a PDF, an image, an MP4 video or an audio recording.',
    })
    expect((await callApi(school, getLessons, { class_id }, maryam)).data).toEqual([])
    expect(filesIn(school, 'media/material')).toEqual([])
    expect(filesIn(school, 'uploads')).toEqual([])
  },
)

test('a file of another kind than declared is rejected; its name is ignored (R-ALESSON-025)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const misnamedImage = { ...demoFile('letter-shapes.png'), name: 'shapes.pdf' }

  const asPdf = await uploadFile(
    school,
    addLesson,
    { class_id, ...lesson, fileType: 'pdf' },
    misnamedImage,
    maryam,
  )
  const asImage = await uploadFile(
    school,
    addLesson,
    { class_id, ...lesson, fileType: 'image' },
    misnamedImage,
    maryam,
  )

  expect(asPdf).toMatchObject({
    http: 415,
    code: 'file_kind_mismatch',
    message: 'The file is not a PDF.',
  })
  expect(asImage.status).toBe(true)
  const { data } = await callApi(school, getLessons, { class_id }, maryam)
  expect(data).toMatchObject([{ materialExtension: 'png', material_name: 'shapes.pdf' }])
})

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
