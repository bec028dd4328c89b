import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { logout } from '../../contract/auth/auth.ts'
import { getManagedClass } from '../../contract/classes/classes.ts'
import { may } from '../../contract/staff/permissions.ts'
import { changeStaff, viewAsStaff } from '../../contract/staff/staff.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, type TestUser } from '../test/test-school.ts'

async function openSchool() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: own } = await seedClass(school)
  const { id: other } = await seedClass(school)
  const bilal = await seedStaff(school, 'teacher', [own])
  const view = (of: TestUser) => callApi(school, viewAsStaff, { user_id: String(of.id) }, maryam)
  return { school, maryam, bilal, own, other, view }
}

test('an owner sees what a teacher sees, and can change nothing in that session (R-STAFF-010)', async () => {
  const { school, maryam, bilal, own, other, view } = await openSchool()
  const { token = '', data } = await view(bilal)
  expect(data).toMatchObject({ name: 'Bilal Musa', staff: 'teacher' })
  const session = { token }
  const open = (id: number) => callApi(school, getManagedClass, { class_id: String(id) }, session)
  expect(await open(own)).toMatchObject({ http: 200, status: true })
  expect(await open(other)).toMatchObject({ http: 404 })

  let tried = 0
  for (const { name, call } of allCalls) {
    if (call.effect === 'read' || call === logout) continue
    if (typeof call.access === 'object' && !may('teacher', call.access.can)) continue
    tried++
    const action = typeof call.action === 'object' ? { action: call.action[0] } : {}
    expect(await callApi(school, call, action, session), name).toMatchObject({
      http: 403,
      code: 'read_only',
    })
  }
  expect(tried).toBeGreaterThan(40)

  for (const [method, url] of [
    ['POST', '/uploads'],
    ['GET', `/exports/gradebook.csv?class_id=${own}`],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
    const response = await school.app.inject({ method, url, headers })
    expect(response.json(), url).toMatchObject({ code: 'read_only' })
  }
  const entries = (await auditEntries(school)).filter((it) => it.action === 'viewAsStaff')
  expect(entries).toMatchObject([{ actor_id: maryam.id, subject_id: bilal.id }])
  expect(await callApi(school, logout, {}, session)).toMatchObject({ status: true })
})

test('nobody looks as an owner or as a removed person, and the view ends when the person becomes an owner (R-STAFF-010)', async () => {
  const { school, maryam, bilal, view } = await openSchool()
  expect(await view(await seedAdministrator(school))).toMatchObject({ code: 'not_viewable' })
  const { token = '' } = await view(bilal)
  const fields = { user_id: String(bilal.id), staff: 'owner', class_ids: [] }
  expect(await callApi(school, changeStaff, fields, maryam)).toMatchObject({ status: true })
  expect(await callApi(school, logout, {}, { token })).toMatchObject({ http: 401 })
  const marker = await seedStaff(school, 'marker')
  expect(await callApi(school, viewAsStaff, { user_id: String(maryam.id) }, marker)).toMatchObject({
    http: 403,
  })
})
