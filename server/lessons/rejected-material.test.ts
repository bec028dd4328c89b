import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import {
  executable,
  filesIn,
  lesson,
  openSchoolWithClass,
  testFile,
} from '../test/lessons/lesson-material.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

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
