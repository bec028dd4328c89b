import { existsSync, readdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { getUserData } from '../../contract/auth/auth.ts'
import { uploadLogo } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { createUpload, readOffset, sendPart, tusHeaders } from '../test/uploads/tus-client.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const MB = 1024 * 1024

/** A school whose disk has about this room for files: the rest of the free space is its reserve. */
async function openSchoolWithRoom(megabytes: number) {
  const { bavail, bsize } = await statfs(tmpdir())
  const reserve = Math.floor((bavail * bsize) / MB) - megabytes
  const school = await openTestSchool({ DISK_RESERVE_MB: String(reserve), UPLOAD_MAX_MB: '10000' })
  return { school, teacher: await seedAdministrator(school) }
}

async function requestUpload(school: TestSchool, user: { token: string }, bytes: number) {
  const headers = tusHeaders(user, { 'upload-length': String(bytes) })
  const { statusCode, body } = await school.app.inject({ method: 'POST', url: '/uploads', headers })
  return { http: statusCode, ...(body && JSON.parse(body)) }
}

test('an upload that does not fit on the disk is refused at its start and says how much room is left (R-SEC-024)', async () => {
  const { school, teacher } = await openSchoolWithRoom(3_000)

  const refused = await requestUpload(school, teacher, 9_000 * MB)

  expect(refused).toMatchObject({ http: 507, status: false, code: 'insufficient_storage' })
  expect(refused.message).toMatch(
    /^The disk of the school has \d+ MB of room left for files, and this file has 9437 MB\.$/,
  )
  expect(await requestUpload(school, teacher, 100 * MB)).toEqual({ http: 201 })
})

test('uploads that run at once are accepted only if all of them fit (R-SEC-024)', async () => {
  const { school, teacher } = await openSchoolWithRoom(6_000)

  expect(await requestUpload(school, teacher, 4_000 * MB)).toEqual({ http: 201 })
  expect(await requestUpload(school, teacher, 4_000 * MB)).toMatchObject({ http: 507 })
})

test('a part, and the file of a form, that would take the reserve of the database are refused and leave nothing behind (R-SEC-024)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const url = await createUpload(school, teacher, 1_000)
  // more than the disk of any test has
  school.config.DISK_RESERVE_MB = 1_000_000

  const part = await sendPart(school, teacher, url, { offset: 0, bytes: Buffer.alloc(1_000) })
  const picture = { ...demoFile('sun-and-moon-letters.png'), field: 'logo' }
  const form = await uploadFile(school, uploadLogo, {}, picture, teacher)

  expect(part.statusCode).toBe(507)
  expect(part.json()).toMatchObject({
    code: 'insufficient_storage',
    message: 'The disk of the school has no room left for files, and this file has 1 KB.',
  })
  expect(form).toMatchObject({ http: 507, code: 'insufficient_storage' })
  for (const folder of ['uploads', 'media/uploads'].map((it) => join(school.config.DATA_DIR, it)))
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  expect(await callApi(school, getUserData, {}, teacher)).toMatchObject({ status: true })

  school.config.DISK_RESERVE_MB = 0
  expect(await readOffset(school, teacher, url)).toBe(0)
})

test('an upload is removed although the database cannot write: its space is free, and the response says why the row stays (R-SEC-024)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const url = await createUpload(school, teacher, 2 * MB)
  await sendPart(school, teacher, url, { offset: 0, bytes: Buffer.alloc(MB, 'video') })
  const parts = () => readdirSync(join(school.config.DATA_DIR, 'media/uploads'))
  expect(parts()).toHaveLength(1)
  const remove = () => school.app.inject({ method: 'DELETE', url, headers: tusHeaders(teacher) })
  const allowWrites = await refuseWrites(school)

  const failed = await remove()

  const code = inject('postgres') === '' ? 'service_unavailable' : 'disk_full'
  expect({ http: failed.statusCode, ...failed.json() }).toMatchObject({ http: 503, code })
  expect(failed.headers['retry-after']).toBe('5')
  expect(parts()).toEqual([])
  await allowWrites()
  expect((await remove()).statusCode).toBe(204)
  expect(await readOffset(school, teacher, url)).toBeUndefined()
})

/** Makes the database refuse writes as a full disk or a read-only one does. Returns a function that ends it. */
async function refuseWrites({ db }: TestSchool): Promise<() => Promise<unknown>> {
  if (inject('postgres') === '') {
    await sql`pragma query_only = 1`.execute(db)
    return () => sql`pragma query_only = 0`.execute(db)
  }
  await sql`create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger refuse_write before update or delete on uploads
    for each row execute function refuse_write()`.execute(db)
  return () => sql`drop trigger refuse_write on uploads`.execute(db)
}
