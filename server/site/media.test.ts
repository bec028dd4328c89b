import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { newPublicId } from '../platform/random.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { createLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { portOf } from '../test/process/listen-locally.ts'
import { seedEnrolledStudent } from '../test/seed-course.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'

test('a student’s lesson contains a URL that opens without a token (R-LESSON-037, R-LESSON-038)', async () => {
  const { school, course, id, bytes } = await createLessonWithFile('writing-ba.mp4')
  const amina = await seedEnrolledStudent(school, course)
  const request = { class_id: course.classId, lesson_id: id }

  const { data } = await callApi(school, getLessonDetails, request, amina)

  expect(data).toMatchObject({ material_name: 'writing-ba.mp4', material_size: bytes.length })
  const { statusCode, headers, rawPayload } = await school.app.inject(data.material_url)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(bytes)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('an image has its dimensions, so that the page reserves its space', async () => {
  const { school, course, id } = await createLessonWithFile('letter-shapes.png')

  const request = { class_id: course.classId, lesson_id: id }
  const { data } = await callApi(
    school,
    getLessonDetails,
    request,
    await seedEnrolledStudent(school, course),
  )

  expect(data).toMatchObject({ material_width: 800, material_height: 1442 })
  expect((await school.app.inject(data.material_url)).headers['content-type']).toBe('image/png')
})

test('a URL is valid for one hour (R-LESSON-039)', async () => {
  freezeClock('2026-05-04T18:00:30Z')
  const { school, url } = await createLessonWithFile('letters.mp3')

  freezeClock('2026-05-04T18:58:59Z')
  expect((await school.app.inject(url)).statusCode).toBe(200)

  freezeClock('2026-05-04T19:00:30Z')
  const response = await school.app.inject(url)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ status: false, message: 'This address has expired.' })
})

test('a changed, copied or missing signature is rejected (R-LESSON-040)', async () => {
  const { school, url } = await createLessonWithFile('letters.mp3')
  const [path = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  const until = params.get('until') ?? ''
  const sign = params.get('sign') ?? ''
  const changed = sign.startsWith('A') ? `B${sign.slice(1)}` : `A${sign.slice(1)}`
  const other = signedMediaUrl(school.mediaSecret, `material/${newPublicId()}.mp3`, Number(until))

  for (const tampered of [
    path,
    `${path}?until=${until}`,
    `${path}?sign=${sign}`,
    `${path}?until=${until}&sign=${changed}`,
    `${path}?until=${until}&sign=${sign}A`,
    `${path}?until=${Number(until) + 3600}&sign=${sign}`,
    `${path}?until=${until}&sign=${sign}&sign=${sign}`,
    `${path}?${other.split('?')[1]}`,
  ]) {
    const response = await school.app.inject(tampered)
    expect({ tampered, http: response.statusCode }).toEqual({ tampered, http: 403 })
  }
})

test('no path traversal reaches a file of the machine (R-SEC-021)', async () => {
  const { school } = await createLessonWithFile('letters.mp3')
  const secret = school.mediaSecret
  writeFileSync(join(school.config.DATA_DIR, 'lisan.sqlite'), SECRET_TEXT)
  // even with a valid signature for any text
  const signed = (key: string) =>
    signedMediaUrl(secret, key, Math.floor(Date.now() / 1000)).split('?')[1]

  for (const key of ['material/../../lisan.sqlite', 'logo/../../lisan.sqlite', 'logo/..', '../x']) {
    const [folder = '', ...rest] = key.split('/')
    const file = rest.join('/')
    for (const path of [
      `/media/${key}`,
      `/media/${folder}/${encodeURIComponent(file)}`,
      `/media/${folder}/${file.replaceAll('.', '%2e').replaceAll('/', '%2f')}`,
      `/media/${folder}/${encodeURIComponent(file).replaceAll('.', '%2e')}%00.png`,
      `/media/${folder}/${file.replaceAll('/', '%5c')}`,
    ]) {
      const response = await school.app.inject(`${path}?${signed(key)}`)
      expect({ path, leaks: response.body.includes(SECRET_TEXT) }).toEqual({ path, leaks: false })
      expect(response.statusCode).toBeLessThan(500)
    }
    expect(await school.files.size(key)).toBeNull()
    await expect(school.files.read(key)).rejects.toThrow('Not a key')
  }
})

test('a client that disconnects leaves no open file behind', async () => {
  const { school, course } = await createLessonWithFile('letters.mp3')
  const big = { name: 'long.wav', bytes: Buffer.concat([wavHead, Buffer.alloc(20 * 1024 * 1024)]) }
  const fields = { class_id: course.classId, subject: 'Long', inputetype: 'Lesson', scheduled: '0' }
  const { data } = await uploadFile(school, addLesson, fields, big, course.teacher)
  const request = { lesson_id: data.id }
  const { material_url } = (await callApi(school, getManagedLesson, request, course.teacher)).data
  const opened: Readable[] = []
  const read = school.files.read
  school.files.read = async (...range) => {
    const file = await read(...range)
    opened.push(file)
    return file
  }
  await school.app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(school.app.server)

  const client = connect(port, '127.0.0.1')
  client.write(`GET ${material_url} HTTP/1.1\r\nhost: school\r\n\r\n`)
  await once(client, 'data')
  client.destroy()

  await expect.poll(() => opened.map((it) => it.closed)).toEqual([true])
})

const SECRET_TEXT = 'everything the school knows'
const wavHead = Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')
