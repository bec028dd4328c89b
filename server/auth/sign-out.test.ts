import { expect, test } from 'vitest'
import { getUserData, logout } from '../../contract/auth/auth.ts'
import { auditEntries, impersonate } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('the end of an impersonation is recorded once, even if it is requested four times concurrently', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const impersonation = await impersonate(school, amina, await seedAdministrator(school))

  await Promise.all(Array.from({ length: 4 }, () => callApi(school, logout, {}, impersonation)))

  const actions = (await auditEntries(school)).map((it) => it.action)
  expect(actions).toEqual(['loginAsStudent', 'logoutAsStudent'])
  expect(await callApi(school, getUserData, {}, impersonation)).toMatchObject({ http: 401 })
  expect(await callApi(school, getUserData, {}, amina)).toMatchObject({ http: 200 })
})
