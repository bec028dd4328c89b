import { expect, test } from 'vitest'
import { deleteClass, getClasses, getManagedClass } from '../../contract/classes/classes.ts'
import { enrolInClass, getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithAdmin } from '../test/lessons/class-form.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

test('a deleted class is removed from every list, and its payments stay in the ledger (R-ACLASS-031, R-CLASS-046)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 400_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  const response = await callApi(
    school,
    deleteClass,
    { admin_email: maryam.email, class_id: String(paid.id) },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  expect((await callApi(school, getClasses)).data).toEqual([])
  expect((await callApi(school, getMyClasses, {}, amina)).data).toEqual([])
  const { data } = await callApi(school, getManagedClass, { class_id: String(paid.id) }, maryam)
  expect(data).toEqual({})
  const { balance, rows } = await walletOf(school.db, amina.id)
  expect(balance).toBe(600_00)
  expect(rows).toContainEqual(expect.objectContaining({ type: 'debit', class_id: paid.id }))
})

test('the deletion of a class is audited', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { id, name } = await seedClass(school)
  await callApi(school, deleteClass, { class_id: String(id) }, maryam)
  expect(await callApi(school, deleteClass, { class_id: String(id) }, maryam)).toMatchObject({
    http: 404,
  })
  const rows = await school.db.selectFrom('audit').selectAll().execute()
  expect(rows).toEqual([
    expect.objectContaining({
      action: 'deleteClass',
      actor_id: maryam.id,
      subject_id: null,
      detail: `class ${id}: ${name}`,
    }),
  ])
})
