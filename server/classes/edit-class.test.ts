import { expect, test } from 'vitest'
import {
  addClass,
  deleteClass,
  getManagedClass,
  updateClass,
} from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { form, openSchoolWithAdmin } from '../test/lessons/class-form.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { seedStudent } from '../test/test-school.ts'

test('a new class can be read by its returned id (R-ACLASS-027, R-ACLASS-032, R-ACLASS-040, R-ACLASS-036)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()

  const added = await callApi(school, addClass, { ...form, email: maryam.email }, maryam)

  expect(added).toMatchObject({ http: 200, status: true, message: 'Class added successfully!' })
  const found = await callApi(
    school,
    getManagedClass,
    { email: maryam.email, class_id: added.data.id },
    maryam,
  )
  expect(found.data).toMatchObject({
    ...form,
    id: added.data.id,
    monthlylimit: 4,
    monthlySub: '0',
    prequisite_id: '0',
  })
})

test('flags of a class can be sent as JSON numbers', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const numbers = { ...form, premium: 1, amount: 7500, status: 0, monthlylimit: 4, monthlySub: 1 }

  const { data: added } = await callApi(school, addClass, numbers, maryam)

  const { data } = await callApi(school, getManagedClass, { class_id: added.id }, maryam)
  expect(data).toMatchObject({ premium: '1', amount: '7500', status: '0', monthlySub: '1' })
})

test('an unknown class is returned as an empty object (R-ACLASS-033)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { status, data } = await callApi(school, getManagedClass, { class_id: '999' }, maryam)
  expect({ status, data }).toEqual({ status: true, data: {} })
})

test('an update changes the class, its billing, links and prerequisite (R-ACLASS-030, R-ACLASS-008)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const first = await seedClass(school)
  const second = await seedClass(school)
  const changed = {
    ...form,
    name: 'Ṣarf',
    monthlySub: '1',
    links: 'Table https://example.org/table\nGroup https://example.org/group',
    prequisite_id: String(first.id),
  }

  const response = await callApi(
    school,
    updateClass,
    { ...changed, admin_email: maryam.email, class_id: String(second.id) },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  const { data } = await callApi(school, getManagedClass, { class_id: String(second.id) }, maryam)
  expect(data).toMatchObject({ ...changed, monthlylimit: 4 })
})

test('fields that an update omits keep their value', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const first = await seedClass(school)
  const unchangedFields = {
    monthlySub: '1',
    links: 'Table https://example.org/table',
    prequisite_id: String(first.id),
  }
  const { data } = await callApi(school, addClass, { ...form, ...unchangedFields }, maryam)
  await callApi(school, updateClass, { ...form, name: 'Another name', class_id: data.id }, maryam)
  const { data: found } = await callApi(school, getManagedClass, { class_id: data.id }, maryam)
  expect(found).toMatchObject({ ...unchangedFields, name: 'Another name' })
})

test('each change raises the version of the class', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { id } = await seedClass(school)
  const version = async () =>
    (
      await school.db
        .selectFrom('classes')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version
  const before = await version()
  await callApi(school, updateClass, { ...form, class_id: String(id) }, maryam)
  const after = await version()
  await callApi(school, deleteClass, { class_id: String(id) }, maryam)
  expect([after - before, (await version()) - after]).toEqual([1, 1])
})

test('the administration page of a class counts its lessons, timetables included, and its students', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { id, publicId } = await seedClass(school)
  const deletedLesson = await seedLessonRow(school, id)
  await school.db
    .updateTable('lessons')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedLesson)
    .execute()
  await seedLessonRow(school, id)
  await seedLessonRow(school, id, 'timetable')
  const deletedStudent = await seedStudent(school)
  for (const student of [deletedStudent, await seedStudent(school)]) {
    await callApi(school, enrolInClass, { class_id: publicId }, student)
  }
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedStudent.id)
    .execute()

  const { data } = await callApi(school, getManagedClass, { class_id: String(id) }, maryam)

  expect(data).toMatchObject({ lessontotal: 2, studenttotal: 1, subjecttotal: 1 })
})

test('an unknown class can be neither changed nor deleted', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  for (const [call, fields] of [
    [updateClass, { ...form, class_id: '999' }],
    [deleteClass, { class_id: '999' }],
    [addClass, { ...form, prequisite_id: '999' }],
  ] as const) {
    expect(await callApi(school, call, fields, maryam)).toMatchObject({ http: 404, status: false })
  }
})
