import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MULTIPART, post } from '../test/http/send-body.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('a file of a caller who may not upload is rejected before it is stored', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const body = `--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n${'x'.repeat(100_000)}\r\n--cut--\r\n`

  const response = await post(school, body, MULTIPART, '/lessonsAction.php', amina.token)

  expect(response).toMatchObject({ http: 403, status: false })
})

test('a truncated file is 400 and is not stored', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const partHeader =
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n'
  for (const length of [0, 10, 200_000]) {
    const body = `${partHeader}${'x'.repeat(length)}`
    const response = await post(school, body, MULTIPART, '/lessonsAction.php', maryam.token)
    expect(response, String(length)).toMatchObject({ http: 400, status: false })
  }
  const uploads = join(school.config.DATA_DIR, 'uploads')
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([])
})
