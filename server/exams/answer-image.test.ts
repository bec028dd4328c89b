import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ONE_OPTION_ONLY } from '../../contract/exam-submission.ts'
import { now } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/seed-exam.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'
import { acceptSubmission } from './accept-submission.ts'

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8b88a' } })

const toDataUrl = (kind: string, bytes: Buffer) =>
  `data:image/${kind};base64,${bytes.toString('base64')}`

const filesIn = (school: TestSchool, folder: string) =>
  readdir(join(school.config.DATA_DIR, folder)).catch(() => [])

async function openTheoryExam() {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)
  return { school, exam, amina }
}

test('JPEG, PNG and WebP photographs are taken and kept as JPEG (R-EXAM-025, R-EXAM-027)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const student = await seedCandidate(school, exam)
    const bytes = await plainImage(40, 30).toFormat(kind).toBuffer()
    const answer = await submitAnswers(school, exam, student, {
      theory_image: toDataUrl(kind, bytes),
    })
    expect(answer, kind).toMatchObject({ http: 200, status: true })
  }
  const storedFiles = await filesIn(school, 'media/theory')
  expect(storedFiles).toHaveLength(3)
  for (const file of storedFiles) {
    const path = join(school.config.DATA_DIR, 'media/theory', file)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  }
  expect((await submissionsOf(school, exam)).map((it) => it.theory_image).sort()).toEqual(
    storedFiles.map((file) => `theory/${file}`).sort(),
  )
  expect(await filesIn(school, 'uploads')).toEqual([])
})

test('a JPEG by its other name is one', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const bytes = await plainImage(40, 30).jpeg().toBuffer()

  const answer = await submitAnswers(school, exam, amina, { theory_image: toDataUrl('jpg', bytes) })

  expect(answer).toMatchObject({ http: 200, status: true })
})

test('a photograph is turned upright, made smaller and freed of where it was taken (R-EXAM-027)', async () => {
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

test('what is no photograph is refused, whatever it calls itself (R-EXAM-025)', async () => {
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
    // under a name that would be welcome
    toDataUrl('png', await plainImage(4, 4).gif().toBuffer()),
    toDataUrl('jpeg', svg),
    toDataUrl('jpeg', Buffer.from('not an image at all')),
    toDataUrl('jpeg', jpeg.subarray(0, 20)),
    toDataUrl('webp', Buffer.from('RIFF....WEBPVP8 ')),
  ]
  for (const theory_image of invalidImages) {
    const answer = await submitAnswers(school, exam, amina, { theory_image })
    expect(answer, theory_image.slice(0, 60)).toMatchObject({ http: 415, status: false })
  }
  expect(await submissionsOf(school, exam)).toEqual([])
  expect(await filesIn(school, 'media/theory')).toEqual([])
})

test('a photograph over 2 MB is refused (R-EXAM-026)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const jpeg = await plainImage(40, 30).jpeg().toBuffer()
  const padTo = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  const limit = 2 * 1024 * 1024

  const over = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('jpeg', padTo(limit + 1)),
  })
  expect(over).toMatchObject({ http: 413, message: 'theory_image is larger than 2 MB' })
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

test('a small file that unfolds into a giant image is refused', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const decompressionBomb = await plainImage(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(decompressionBomb.length).toBeLessThan(2 * 1024 * 1024)

  const answer = await submitAnswers(school, exam, amina, {
    theory_image: toDataUrl('png', decompressionBomb),
  })

  expect(answer).toMatchObject({ http: 415, message: 'theory_image could not be read as an image' })
})

test('a typed answer and a photographed one together are refused (R-EXAM-005)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())

  const answer = await submitAnswers(school, exam, amina, { theory: 'Kitāb.', theory_image })

  expect(answer).toMatchObject({ http: 200, status: false, message: ONE_OPTION_ONLY })
  expect(await submissionsOf(school, exam)).toEqual([])
  expect(await filesIn(school, 'media/theory')).toEqual([])
})

test('of many photographs sent at once one is kept, and no other lies about', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => submitAnswers(school, exam, amina, { theory_image })),
  )

  expect(answers.filter((it) => it.status)).toHaveLength(1)
  const [paper] = await submissionsOf(school, exam)
  expect((await filesIn(school, 'media/theory')).map((it) => `theory/${it}`)).toEqual([
    paper?.theory_image,
  ])
})

/** Hands a photograph in through a database that fails. */
async function submitThroughFailingDb(breakDb: (db: Db) => Db) {
  const { school, exam, amina } = await openTheoryExam()
  const theoryImage = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())
  const paper = { studentId: amina.id, lessonId: exam.id, examPublicId: exam.rand }
  const attempt = acceptSubmission(
    { ...school, db: breakDb(school.db) },
    { ...paper, answers: {}, theory: '', theoryImage, now: now() },
  )
  return { school, exam, attempt }
}

/** The same database, where the answer to each commit is lost. */
function losingCommitResponses(db: Db): Db {
  const execute = async (work: (tx: Tx) => Promise<unknown>) => {
    await db.transaction().execute(work)
    throw new Error('Connection terminated')
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute })
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('a photograph is taken out again when its paper could not be written', async () => {
  const { school, attempt } = await submitThroughFailingDb((db) =>
    db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode') throw new Error('No space left on device')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )

  await expect(attempt).rejects.toThrow('No space left')
  expect(await filesIn(school, 'media/theory')).toEqual([])
})

test('and stays when its paper was written and only the word of it was lost', async () => {
  const { school, exam, attempt } = await submitThroughFailingDb(losingCommitResponses)

  await expect(attempt).rejects.toThrow('Connection terminated')
  const [paper] = await submissionsOf(school, exam)
  expect((await filesIn(school, 'media/theory')).map((it) => `theory/${it}`)).toEqual([
    paper?.theory_image,
  ])
})
