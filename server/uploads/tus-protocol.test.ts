import { expect, test } from 'vitest'
import { MAX_UPLOADS } from '../../contract/uploads/uploads.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import {
  createUpload,
  readOffset,
  sendPart,
  tusHeaders,
  tusMetadata,
} from '../test/uploads/tus-client.ts'

async function openSchool() {
  const school = await openTestSchool({ UPLOAD_MAX_MB: '1' })
  return { school, teacher: await seedAdministrator(school) }
}

const video = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1'),
  Buffer.alloc(1000, 'video'),
])

test('the size limit is announced, and a larger file is rejected with it before a byte is sent', async () => {
  const { school, teacher } = await openSchool()
  const options = await school.app.inject({ method: 'OPTIONS', url: '/uploads' })
  expect(options.headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,termination,expiration',
    'tus-max-size': String(1024 * 1024),
  })

  const headers = tusHeaders(teacher, { 'upload-length': '681000000' })
  const response = await school.app.inject({ method: 'POST', url: '/uploads', headers })

  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({
    code: 'file_too_large',
    message: 'The file is too large: 681 MB. The limit is 1 MB.',
  })
})

test('a creation with an unknown, deferred or empty length or with invalid metadata is rejected', async () => {
  const { school, teacher } = await openSchool()
  const withMetadata = (text: string) => ({ 'upload-length': '5', 'upload-metadata': text })
  const invalid: Record<string, string>[] = [
    {},
    { 'upload-length': '0' },
    { 'upload-length': '-5' },
    { 'upload-length': '1e3' },
    { 'upload-defer-length': '1' },
    { 'upload-length': '5', 'upload-defer-length': '1' },
    withMetadata(`filename ${'A'.repeat(3000)}`),
    withMetadata('filename <b>'),
    withMetadata('a YQ==,a Yg=='),
    withMetadata(','),
  ]

  for (const more of invalid) {
    const headers = tusHeaders(teacher, more)
    const response = await school.app.inject({ method: 'POST', url: '/uploads', headers })
    expect(response.statusCode, JSON.stringify(more)).toBe(400)
  }
  expect(await school.db.selectFrom('uploads').selectAll().execute()).toEqual([])
})

test('only an administrator can upload, and only with the supported protocol version', async () => {
  const { school, teacher } = await openSchool()
  const student = await seedStudent(school)
  const create = (headers: Record<string, string>) =>
    school.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'upload-length': '5', ...headers },
    })

  expect((await create(tusHeaders(null))).json()).toMatchObject({ code: 'sign_in_required' })
  expect((await create(tusHeaders(student))).json()).toMatchObject({ code: 'admin_only' })
  // headers of a signed-in teacher have a token
  const { authorization = '' } = tusHeaders(teacher) as Record<string, string>
  expect((await create({ authorization })).statusCode).toBe(412)
})

test('an upload counts as use of its session, and ends with it (R-TRUST-006)', async () => {
  const { school, teacher } = await openSchool()
  const url = await createUpload(school, teacher, video.length)
  const lastUse = () =>
    school.db
      .selectFrom('sessions')
      .select(['seen_at', 'network'])
      .where('user_id', '=', teacher.id)
      .executeTakeFirstOrThrow()
  await school.db.updateTable('sessions').set({ seen_at: 0, network: '' }).execute()
  const half = video.subarray(0, 500)
  expect((await sendPart(school, teacher, url, { offset: 0, bytes: half })).statusCode).toBe(204)
  expect(await lastUse()).toEqual({ seen_at: expect.any(Number), network: '127.0.0.x' })
  expect((await lastUse()).seen_at).toBeGreaterThan(0)

  await school.db.updateTable('sessions').set({ expires_at: 1 }).execute()
  const rest = { offset: 500, bytes: video.subarray(500) }
  expect((await sendPart(school, teacher, url, rest)).json()).toMatchObject({
    code: 'sign_in_required',
    message: 'Please sign in again.',
  })
})

test("another administrator's upload does not exist, and no id leads out of the store", async () => {
  const { school, teacher } = await openSchool()
  const stranger = await seedAdministrator(school)
  const url = await createUpload(school, teacher, video.length)
  const addresses = [
    url,
    '/uploads/..%2F..%2Flisan.sqlite',
    '/uploads/%2e%2e%2fmaterial',
    `/uploads/${'a'.repeat(22)}`,
    '/uploads/x',
  ]

  for (const address of addresses) {
    expect(await readOffset(school, stranger, address)).toBeUndefined()
    expect(
      (await sendPart(school, stranger, address, { offset: 0, bytes: video })).statusCode,
    ).toBe(404)
    const headers = tusHeaders(stranger)
    const deletion = await school.app.inject({ method: 'DELETE', url: address, headers })
    expect(deletion.statusCode).toBe(404)
  }
  expect(await readOffset(school, teacher, url)).toBe(0)
})

test('a part at another offset, beyond the end, of another type or of unknown length stores nothing', async () => {
  const { school, teacher } = await openSchool()
  const url = await createUpload(school, teacher, video.length)
  const send = (offset: number | string, bytes: Buffer, headers = {}) =>
    // an invalid offset is a text
    sendPart(school, teacher, url, { offset: offset as number, bytes, headers })
  const half = video.subarray(0, 500)

  expect((await send(0, half)).statusCode).toBe(204)
  expect((await send(0, half)).json()).toMatchObject({ code: 'upload_offset_mismatch' })
  expect((await send(501, half)).statusCode).toBe(409)
  expect((await send(-1, half)).statusCode).toBe(400)
  expect((await send(500, video)).statusCode).toBe(413)
  expect((await send(500, half, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await send(500, half, { 'content-encoding': 'gzip' })).statusCode).toBe(415)
  expect(await readOffset(school, teacher, url)).toBe(500)

  expect((await send(500, video.subarray(500))).headers['upload-offset']).toBe(String(video.length))
  expect((await send(video.length, Buffer.alloc(0))).statusCode).toBe(409)
})

test('of concurrent parts of one upload every byte is stored once', async () => {
  const { school, teacher } = await openSchool()
  const url = await createUpload(school, teacher, video.length)

  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sendPart(school, teacher, url, { offset: 0, bytes: Buffer.alloc(600, String(index)) }),
    ),
  )

  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((it) => it === 204)).toHaveLength(1)
  expect(statuses.every((it) => [204, 409, 423].includes(it))).toBe(true)
  expect(await readOffset(school, teacher, url)).toBe(600)
})

test('a repeated creation returns the first upload, and an administrator has at most twenty unfinished ones', async () => {
  const { school, teacher } = await openSchool()
  const metadata = { filename: 'video.mp4', once: 'abcdefghijklmnopqrst' }
  const first = await createUpload(school, teacher, 5, metadata)
  expect(await createUpload(school, teacher, 5, metadata)).toBe(first)
  for (let count = 1; count < MAX_UPLOADS; count++) await createUpload(school, teacher, 5)
  const headers = tusHeaders(teacher, {
    'upload-length': '5',
    'upload-metadata': tusMetadata({ filename: 'video.mp4' }),
  })

  const response = await school.app.inject({ method: 'POST', url: '/uploads', headers })

  expect(response.json()).toMatchObject({ code: 'too_many_uploads' })
  await school.app.inject({ method: 'DELETE', url: first, headers: tusHeaders(teacher) })
  expect(await createUpload(school, teacher, 5)).toMatch(/^\/uploads\/[\w-]{22}$/)
})
