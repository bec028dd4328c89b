import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { uploadLogo } from '../../contract/settings/settings-form.ts'
import { openTheoryExam, plainImage, toDataUrl } from '../test/exams/answer-images.ts'
import { seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { inTurn, neededBytes } from './decode-picture.ts'

const TARGET = { width: 1080, height: 1080 }
const PHOTO = {
  ...({ format: 'jpeg', depth: 'uchar' } as const),
  ...{ width: 4000, height: 3000, channels: 3 as const, isProgressive: false },
}
const MB = 1_000_000

test('photographs of phones need little memory, also progressive and turned ones', () => {
  const small = { ...PHOTO, chromaSubsampling: '4:2:0' }
  expect(neededBytes({ ...small, isProgressive: true, orientation: 6 }, TARGET)).toBeLessThan(
    60 * MB,
  )
  const large = { ...small, width: 8160, height: 6120, orientation: 6 }
  expect(neededBytes(large, TARGET)).toBeLessThan(30 * MB)
  // made upright for a lesson, at half of its size
  expect(neededBytes(large, { width: 4000, height: 4000 })).toBeLessThan(60 * MB)
})

test('what must be decoded as a whole counts with its channels and its depth', () => {
  const scan = { ...PHOTO, format: 'png', width: 5470, height: 5470, channels: 4 } as const
  const interlaced = { ...scan, depth: 'ushort', isProgressive: true } as const
  expect(neededBytes(interlaced, TARGET)).toBeGreaterThan(5470 * 5470 * 8)
  expect(neededBytes(scan, TARGET)).toBeLessThan(50 * MB)
  const progressive = { ...PHOTO, width: 8000, height: 6000, isProgressive: true } as const
  expect(neededBytes(progressive, TARGET)).toBeGreaterThan(8000 * 6000 * 6)
  const strip = { ...scan, width: 200_000, height: 500 } as const
  expect(neededBytes(strip, TARGET)).toBeGreaterThan(200_000 * 500 * 4)
})

test('an interlaced picture of 16 bits is refused by its header, in each place that takes pictures (R-EXAM-025, R-ASET-008)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const bytes = await plainImage(5470, 5470)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()
  expect(bytes.length).toBeLessThan(400_000)
  const reason = expect.stringContaining('5470 × 5470 pixels, 16 bit, interlaced')
  const file = { name: 'answer.png', bytes }

  const exam = await seedExam(school, { questions: [] })
  const theory_image = toDataUrl('png', bytes)
  const answer = await submitAnswers(school, exam, await seedCandidate(school, exam), {
    theory_image,
  })
  expect(answer).toMatchObject({ http: 413, message: reason })
  const logo = await uploadFile(school, uploadLogo, {}, { ...file, field: 'logo' }, maryam)
  expect(logo).toMatchObject({ http: 200, status: false, message: reason })
  const media = await uploadFile(school, uploadQuestionMedia, {}, file, maryam)
  expect(media).toMatchObject({ http: 413, message: reason })
})

test('pictures of different places are decoded one at a time', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const maryam = await seedAdministrator(school)
  const bytes = await plainImage(60, 40).jpeg().toBuffer()
  const images: Sharp = sharp.prototype
  let running = 0
  let most = 0
  for (const method of ['toFile', 'toBuffer'] as const) {
    // overloaded, and called with at most a path
    const original = images[method] as unknown as (...args: unknown[]) => Promise<never>
    const spy = vi.spyOn(images, method).mockImplementation(async function (
      this: Sharp,
      ...args: unknown[]
    ) {
      most = Math.max(most, ++running)
      return await original.apply(this, args).finally(() => running--)
    })
    onTestFinished(() => spy.mockRestore())
  }

  const responses = await Promise.all([
    submitAnswers(school, exam, amina, { theory_image: toDataUrl('jpeg', bytes) }),
    uploadFile(school, uploadLogo, {}, { name: 'l.jpg', bytes, field: 'logo' }, maryam),
    uploadFile(school, uploadQuestionMedia, {}, { name: 'q.jpg', bytes }, maryam),
  ])

  expect(responses.map((it) => it.status)).toEqual([true, true, true])
  expect(most).toBe(1)
})

test('while too many pictures wait, an answer is asked to come again and then counts once (R-EXAM-025)', async () => {
  const { school, exam, amina } = await openTheoryExam()
  const fields = { theory_image: toDataUrl('png', await plainImage(40, 30).png().toBuffer()) }
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const others = Array.from({ length: 41 }, () => inTurn(() => isOver))

  const busy = await submitAnswers(school, exam, amina, fields)
  end()
  await Promise.all(others)

  expect(busy).toMatchObject({ http: 503, code: 'server_busy' })
  expect(busy.headers['retry-after']).toBe('2')
  expect(await submitAnswers(school, exam, amina, fields)).toMatchObject({
    http: 200,
    status: true,
  })
})

test('a picture whose turn comes too late is answered with 503, not as unreadable', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: isDecoding, resolve: begin } = Promise.withResolvers<void>()
  const first = inTurn(() => {
    begin()
    return isOver
  })
  await isDecoding
  const late = inTurn(async () => 'decoded')
  const inBackground = inTurn(async () => 'decoded', { isBackground: true })
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  onTestFinished(() => clock.mockRestore())
  end()

  await Promise.all([
    first,
    expect(late).rejects.toMatchObject({ httpStatus: 503, retryAfterSeconds: 2 }),
  ])
  expect(await inBackground).toBe('decoded')
})

test('renditions wait until no answer waits', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const order: string[] = []
  const first = inTurn(() => isOver)
  const renditions = [1, 2].map((it) =>
    inTurn(async () => order.push(`rendition ${it}`), { isBackground: true }),
  )
  const answer = inTurn(async () => order.push('answer'))
  end()

  await Promise.all([first, ...renditions, answer])
  expect(order).toEqual(['answer', 'rendition 1', 'rendition 2'])
})
