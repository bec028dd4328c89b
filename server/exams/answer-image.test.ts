import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ONE_OPTION_ONLY } from '../../contract/exams/exam-submission.ts'
import { textIn } from '../../messages/catalog.ts'
import { filesIn, openTheoryExam, plainImage, toDataUrl } from '../test/exams/answer-images.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openTestSchool } from '../test/test-school.ts'

test('JPEG, PNG and WebP images are accepted and stored as JPEG (R-EXAM-025, R-EXAM-027)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const student = await seedCandidate(school, exam)
    const bytes = await plainImage(40, 30).toFormat(kind).toBuffer()
    const response = await submitAnswers(school, exam, student, {
      theory_image: toDataUrl(kind, bytes),
    })
    expect(response, kind).toMatchObject({ http: 200, status: true })
  }
  const storedFiles = await filesIn(school, 'media/theory')
  expect(storedFiles).toHaveLength(3)
  for (const file of storedFiles) {
    const path = join(school.config.DATA_DIR, 'media/theory', file)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
    expect((await stat(path)).mode & 0o077, 'permissions of other users').toBe(0)
  }
  expect((await submissionsOf(school, exam)).map((it) => it.photograph).sort()).toEqual(
    storedFiles.map((file) => `theory/${file}`).sort(),
  )
  expect(await filesIn(school, 'uploads')).toEqual([])
})

test('the media type image/jpg is accepted as JPEG', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const bytes = await plainImage(40, 30).jpeg().toBuffer()

  const response = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('jpg', bytes),
  })

  expect(response).toMatchObject({ http: 200, status: true })
})

test('an image is rotated upright, scaled down and stripped of its metadata (R-EXAM-027)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const bytes = await plainImage(3000, 1000)
    .withExif({ IFD0: { Copyright: 'Amina' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  await submitAnswers(school, exam, amina, { theory_image: toDataUrl('jpeg', bytes) })

  const [file = ''] = await filesIn(school, 'media/theory')
  const metadata = await sharp(join(school.config.DATA_DIR, 'media/theory', file)).metadata()
  expect(metadata).toMatchObject({ width: 533, height: 1600 })
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
})

test('a file that is not a supported image is rejected whatever its declared type (R-EXAM-025)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const jpeg = await plainImage(40, 30).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const invalidImages = [
    'hello',
    'https://example.org/a.jpg',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,%%%',
    jpeg.toString('base64'),
    toDataUrl('gif', await plainImage(4, 4).gif().toBuffer()),
    // declared as a supported type
    toDataUrl('png', await plainImage(4, 4).gif().toBuffer()),
    toDataUrl('jpeg', svg),
    toDataUrl('jpeg', Buffer.from('not an image at all')),
    toDataUrl('jpeg', jpeg.subarray(0, 20)),
    toDataUrl('webp', Buffer.from('RIFF....WEBPVP8 ')),
  ]
  for (const theory_image of invalidImages) {
    const response = await submitAnswers(school, exam, amina, { theory_image })
    expect(response, theory_image.slice(0, 60)).toMatchObject({ http: 415, status: false })
  }
  expect(await submissionsOf(school, exam)).toEqual([])
  expect(await filesIn(school, 'media/theory')).toEqual([])
})

test('an image over 2 MB is rejected (R-EXAM-026)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const jpeg = await plainImage(40, 30).jpeg().toBuffer()
  const padTo = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  const limit = 2 * 1024 * 1024

  const over = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('jpeg', padTo(limit + 1)),
  })
  expect(over).toMatchObject({
    http: 413,
    code: 'file_too_large',
    message: 'theory_image is larger than 2 MB',
  })
  const farOver = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('jpeg', padTo(2 * limit)),
  })
  expect(farOver).toMatchObject({ http: 413, status: false })
  expect(await submissionsOf(school, exam)).toEqual([])

  const atLimit = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('jpeg', padTo(limit)),
  })
  expect(atLimit).toMatchObject({ http: 200, status: true })
})

test('a small file that decodes to a huge image is refused with what to do (R-EXAM-026)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const decompressionBomb = await plainImage(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(decompressionBomb.length).toBeLessThan(2 * 1024 * 1024)

  const response = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('png', decompressionBomb),
  })

  expect(response).toMatchObject({
    http: 413,
    code: 'file_too_large',
    message:
      'The picture is too large to be opened here (12000 × 12000 pixels). Save it as an ordinary JPEG with at most 4,000 pixels a side and try again.',
  })
})

test('a typed answer together with an image is declined (R-EXAM-005)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())

  const response = await submitAnswers(school, exam, amina, { theory: 'Kitāb.', theory_image })

  expect(response).toMatchObject({
    http: 200,
    status: false,
    code: 'incomplete_submission',
    message: textIn('en', ONE_OPTION_ONLY),
  })
  expect(await submissionsOf(school, exam)).toEqual([])
  expect(await filesIn(school, 'media/theory')).toEqual([])
})
