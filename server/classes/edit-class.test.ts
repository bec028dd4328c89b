import { expect, test } from 'vitest'
import {
  addClass,
  deleteClass,
  getClasses,
  getManagedClass,
  updateClass,
} from '../../contract/classes.ts'
import { enrolInClass, getMyClasses } from '../../contract/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

const form = {
  category: 'Grammar',
  name: 'Foundations of Naḥw',
  about: 'The grammar of the sentence.',
  premium: '1',
  amount: '7500',
  status: '1',
  regclosedate: '2030-12-02',
  monthlylimit: '4',
}

async function openSchoolWithAdmin() {
  const school = await openTestSchool()
  return { school, maryam: await seedAdministrator(school) }
}

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

test('a free class has no price and no subscription, whatever is sent (R-ACLASS-011)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const free = { ...form, premium: '0', amount: '900', monthlySub: '1' }
  const { data } = await callApi(school, addClass, free, maryam)
  const { data: found } = await callApi(school, getManagedClass, { class_id: data.id }, maryam)
  expect(found).toMatchObject({ premium: '0', amount: '0', monthlySub: '0' })
})

test('a paid class without a price is declined', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  expect(await callApi(school, addClass, { ...form, amount: '0' }, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'price_required',
    message: 'A paid class needs a price above zero.',
  })
  expect((await callApi(school, getClasses)).data).toEqual([])
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

  const answer = await callApi(
    school,
    updateClass,
    { ...changed, admin_email: maryam.email, class_id: String(second.id) },
    maryam,
  )

  expect(answer).toMatchObject({ http: 200, status: true })
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

test('a class cannot be its own prerequisite (R-ACLASS-024)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { id } = await seedClass(school)
  const ownPrerequisite = { ...form, class_id: String(id), prequisite_id: String(id) }
  expect(await callApi(school, updateClass, ownPrerequisite, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'own_prerequisite',
    message: 'A class cannot be a prerequisite to itself',
  })
})

test('prerequisites cannot form a cycle', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const first = await seedClass(school)
  const second = await seedClass(school, { prerequisiteId: first.id })
  const third = await seedClass(school, { prerequisiteId: second.id })
  const cycleForm = { ...form, class_id: String(first.id), prequisite_id: String(third.id) }

  expect(await callApi(school, updateClass, cycleForm, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'prerequisite_cycle',
    message: expect.stringContaining('prerequisites to each other'),
  })
  const { data } = await callApi(school, getManagedClass, { class_id: String(first.id) }, maryam)
  expect(data).toMatchObject({ prequisite_id: '0', name: first.name })
})

test('a deleted class is removed from every list, and its payments stay in the ledger (R-ACLASS-031, R-CLASS-046)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 400_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  const answer = await callApi(
    school,
    deleteClass,
    { admin_email: maryam.email, class_id: String(paid.id) },
    maryam,
  )

  expect(answer).toMatchObject({ http: 200, status: true })
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

test.each([
  ['category', ''],
  ['name', undefined],
  ['about', ' '],
  ['premium', '2'],
  ['amount', '-5'],
  ['amount', '1.234'],
  ['status', 'yes'],
  ['monthlylimit', '-1'],
  ['monthlylimit', '1.5'],
  ['monthlylimit', Number.MAX_SAFE_INTEGER],
  ['regclosedate', '2030-02-30'],
  ['regclosedate', 'tomorrow'],
  ['prequisite_id', 'x'],
])(
  '%s %j is rejected with the name of the field, and nothing is added (R-ACLASS-012)',
  async (field, value) => {
    const { school, maryam } = await openSchoolWithAdmin()
    const answer = await callApi(school, addClass, { ...form, [field]: value }, maryam)
    expect(answer).toMatchObject({
      http: 400,
      status: false,
      message: expect.stringContaining(field),
    })
    expect((await callApi(school, getClasses)).data).toEqual([])
  },
)

test('a category that differs by case or spaces is saved in the spelling of the other classes (decision 0483)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const add = async (category: string) =>
    (await callApi(school, addClass, { ...form, category }, maryam)).data.id
  const categoryOf = async (id: string) =>
    (await callApi(school, getManagedClass, { class_id: id }, maryam)).data.category
  const first = await add('Grammar')

  const second = await add(' grammar ')
  expect(await categoryOf(second)).toBe('Grammar')
  await callApi(school, updateClass, { ...form, class_id: second, category: 'GRAMMAR' }, maryam)
  expect(await categoryOf(second)).toBe('Grammar')

  // the only class of a category can be spelled anew
  await callApi(school, deleteClass, { class_id: second }, maryam)
  await callApi(school, updateClass, { ...form, class_id: first, category: 'grammar' }, maryam)
  expect(await categoryOf(first)).toBe('grammar')
})
