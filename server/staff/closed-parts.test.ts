import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { logout } from '../../contract/auth/auth.ts'
import { addClass, getManagedClass, updateClass } from '../../contract/classes/classes.ts'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { callApi } from '../test/call-api.ts'
import { form, openSchoolWithAdmin } from '../test/lessons/class-form.ts'
import { openTestSchool, seedStaff } from '../test/test-school.ts'

test('a teacher changes the text of a class and not its price (R-STAFF-003)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { data: added } = await callApi(school, addClass, form, maryam)
  const teacher = await seedStaff(school, 'teacher', [Number(added.id)])
  const change = (fields: object) =>
    callApi(school, updateClass, { ...form, class_id: added.id, ...fields }, teacher)
  const read = async () =>
    (await callApi(school, getManagedClass, { class_id: added.id }, maryam)).data
  const { amount, premium, monthlySub } = await read()

  const cheaper = await change({ about: 'Another text', premium: '1', amount: '1' })
  const monthly = await change({ monthlySub: monthlySub === '1' ? '0' : '1' })

  expect([cheaper.code, monthly.code]).toEqual(['price_not_permitted', 'price_not_permitted'])
  expect(await read()).toMatchObject({ amount, premium, monthlySub, about: form.about })
  expect(await change({ about: 'Another text' })).toMatchObject({ status: true })
  expect(await read()).toMatchObject({ amount, premium, about: 'Another text' })
})

test('an account with an unknown role or kind may only sign out (R-STAFF-001)', async () => {
  const school = await openTestSchool()
  for (const { role, staff } of [
    { role: 11, staff: 'principal' },
    { role: 11, staff: '' },
    { role: 5, staff: '' },
    { role: 1, staff: 'owner' },
  ]) {
    const member = await seedStaff(school, 'owner')
    // the type of the column does not have these kinds
    const unknown = { role, staff: sql<StaffKind>`${staff}` }
    await school.db.updateTable('users').set(unknown).where('id', '=', member.id).execute()

    const responses = [
      await callApi(school, findStudents, {}, member),
      await callApi(school, getMyClasses, {}, member),
      await callApi(school, logout, {}, member),
    ]

    expect(responses.map((it) => it.http)).toEqual([403, 403, 200])
  }
})
