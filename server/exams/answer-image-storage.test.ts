import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { now } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db.ts'
import { filesIn, openTheoryExam, plainImage, toDataUrl } from '../test/exams/answer-images.ts'
import { submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { acceptSubmission } from './accept-submission.ts'

test('an image is stored as a JPEG of quality 80, and what is transparent becomes white (R-EXAM-027)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
    .png()
    .toBuffer()

  await submitAnswers(school, exam, amina, { theory_image: toDataUrl('png', png) })

  const [file = ''] = await filesIn(school, 'media/theory')
  const stored = await readFile(join(school.config.DATA_DIR, 'media/theory', file))
  const white = sharp(png).flatten({ background: 'white' })
  expect(stored.equals(await white.jpeg({ quality: 80 }).toBuffer())).toBe(true)
})

test('of concurrent submissions with an image one image is stored', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => submitAnswers(school, exam, amina, { theory_image })),
  )

  expect(responses.filter((it) => it.status)).toHaveLength(1)
  const [submission] = await submissionsOf(school, exam)
  expect((await filesIn(school, 'media/theory')).map((it) => `theory/${it}`)).toEqual([
    submission?.photograph,
  ])
})

/** Submits an image through a database that fails. */
async function submitThroughFailingDb(breakDb: (db: Db) => Db) {
  const { school, exam, amina } = await openTheoryExam()
  const theoryImage = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())
  const submission = { studentId: amina.id, lessonId: exam.id, examPublicId: exam.rand }
  const attempt = acceptSubmission(
    { ...school, db: breakDb(school.db) },
    { ...submission, answers: {}, theory: '', theoryImage, now: now() },
  )
  return { school, exam, attempt }
}

/** A database whose connection fails after each commit. */
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

test('the image is deleted if the submission could not be inserted', async () => {
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

test('the image is kept if the connection failed after the commit', async () => {
  const { school, exam, attempt } = await submitThroughFailingDb(losingCommitResponses)

  await expect(attempt).rejects.toThrow('Connection terminated')
  const [submission] = await submissionsOf(school, exam)
  expect((await filesIn(school, 'media/theory')).map((it) => `theory/${it}`)).toEqual([
    submission?.photograph,
  ])
})
