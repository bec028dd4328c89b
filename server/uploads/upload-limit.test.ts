import { expect, test } from 'vitest'
import { MAX_UPLOADS } from '../../contract/uploads/uploads.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { tusHeaders } from '../test/uploads/tus-client.ts'

test('thirty uploads begun at once stay within the limit of twenty', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const headers = tusHeaders(teacher, { 'upload-length': '1000' })

  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      school.app.inject({ method: 'POST', url: '/uploads', headers }),
    ),
  )

  const statuses = responses.map((it) => it.statusCode)
  expect(statuses.filter((it) => it === 201)).toHaveLength(MAX_UPLOADS)
  expect(statuses.filter((it) => it === 429)).toHaveLength(30 - MAX_UPLOADS)
  expect(await school.db.selectFrom('uploads').select('id').execute()).toHaveLength(MAX_UPLOADS)
})
