import { expect, test } from 'vitest'
import { createLessonWithFile } from '../test/lessons/lesson-with-file.ts'

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=1000-', 1000, Number.POSITIVE_INFINITY],
  ['bytes=-500', -500, Number.POSITIVE_INFINITY],
  ['bytes=10-99999999999', 10, Number.POSITIVE_INFINITY],
])('%s returns that range of the file (R-LESSON-042)', async (range, from, to) => {
  const { school, url, bytes } = await createLessonWithFile('letters.mp3')
  const start = from < 0 ? bytes.length + from : from
  const end = Math.min(to, bytes.length - 1)

  const { statusCode, headers, rawPayload } = await school.app.inject({ url, headers: { range } })

  expect(statusCode).toBe(206)
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`)
  expect(headers['content-length']).toBe(String(end - start + 1))
  expect(rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true)
})

test.each(['bytes=99999999-', 'bytes=-0'])(
  'a range outside the file, %s, is rejected with its length (R-LESSON-042)',
  async (range) => {
    const { school, url, bytes } = await createLessonWithFile('letters.mp3')

    const { statusCode, headers, rawPayload } = await school.app.inject({ url, headers: { range } })

    expect(statusCode).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${bytes.length}`)
    expect(rawPayload).toHaveLength(0)
  },
)

test.each([
  { range: 'bytes=9-2' },
  { range: 'bytes=0-9,20-29' },
  { range: 'lines=1-2' },
  { range: 'bytes=0-9', 'if-range': '"another"' },
])('%o is not a satisfiable single range, so the whole file is sent', async (headers) => {
  const { school, url, bytes } = await createLessonWithFile('letters.mp3')

  const response = await school.app.inject({ url, headers })

  expect(response.statusCode).toBe(200)
  expect(response.rawPayload).toHaveLength(bytes.length)
})

test('HEAD returns the length and reads nothing', async () => {
  const { school, url, bytes } = await createLessonWithFile('letters.mp3')
  school.files.read = () => Promise.reject(new Error('HEAD reads no file'))

  const { statusCode, headers } = await school.app.inject({ method: 'HEAD', url })

  expect(statusCode).toBe(200)
  expect(headers['content-length']).toBe(String(bytes.length))
  expect(headers['content-type']).toBe('audio/mpeg')
})
