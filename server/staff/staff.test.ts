import { expect, test } from 'vitest'
import { deleteStudent, editStudent } from '../../contract/admin/admin.ts'
import { changeRole } from '../../contract/admin/manage-students.ts'
import { getStudent } from '../../contract/admin/student-page.ts'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { addClass, getManagedClass } from '../../contract/classes/classes.ts'
import { claimSubmission, releaseSubmission } from '../../contract/exams/marking-claims.ts'
import { changeStaff, getStaff, removeStaff, setClassStaff } from '../../contract/staff/staff.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

async function openSchool() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: nahw } = await seedClass(school, { name: 'Foundations of Nahw' })
  const { id: letters } = await seedClass(school, { name: 'The Letters' })
  return { school, maryam, nahw, letters }
}

const change = (
  school: TestSchool,
  as: TestUser,
  of: TestUser,
  staff: string,
  ids: number[] = [],
) => callApi(school, changeStaff, { user_id: String(of.id), staff, class_ids: ids.map(String) }, as)
const remove = (school: TestSchool, as: TestUser, of: TestUser) =>
  callApi(school, removeStaff, { user_id: String(of.id) }, as)

const ownersOf = ({ db }: TestSchool) =>
  db
    .selectFrom('users')
    .select('id')
    .where('staff', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()

test('an owner sees the staff with their kinds, classes and whether they may still sign in (R-STAFF-002)', async () => {
  const { school, maryam, nahw, letters } = await openSchool()
  const bilal = await seedStaff(school, 'teacher', [nahw, letters], { name: 'Bilal Musa' })
  const zaynab = await seedStaff(school, 'accountant', [], { name: 'Aisha Sani' })
  await seedStudent(school)
  await callApi(school, getUserData, {}, bilal)
  await remove(school, maryam, zaynab)

  const { data } = await callApi(school, getStaff, {}, maryam)

  expect(data.rows.map((it: { name: string }) => it.name)).toEqual([
    'Bilal Musa',
    'Maryam Sani',
    'Aisha Sani',
  ])
  expect(data.rows[0]).toMatchObject({
    staff: 'teacher',
    removed: false,
    classes: [
      { id: String(nahw), name: 'Foundations of Nahw' },
      { id: String(letters), name: 'The Letters' },
    ],
  })
  expect(data.rows[0].last_seen).toBeGreaterThan(0)
  expect(data.rows[2]).toMatchObject({ removed: true, last_seen: 0 })
  const ofLetters = await callApi(school, getStaff, { class_id: String(letters) }, maryam)
  expect(ofLetters.data).toMatchObject({ total: 1, rows: [{ name: 'Bilal Musa' }] })
  const found = await callApi(school, getStaff, { search: 'aisha' }, maryam)
  expect(found.data).toMatchObject({ total: 1, rows: [{ name: 'Aisha Sani' }] })
})

test('a new kind and new classes apply at once, and a smaller kind ends the sessions (R-STAFF-002)', async () => {
  const { school, maryam, nahw, letters } = await openSchool()
  const bilal = await seedStaff(school, 'marker', [nahw])

  expect(await change(school, maryam, bilal, 'teacher', [letters])).toMatchObject({ status: true })
  const open = (id: number) => callApi(school, getManagedClass, { class_id: String(id) }, bilal)
  expect(await open(letters)).toMatchObject({ http: 200, status: true })
  expect(await open(nahw)).toMatchObject({ http: 404 })
  expect(await change(school, maryam, bilal, 'marker', [letters])).toMatchObject({ status: true })
  expect(await callApi(school, getUserData, {}, bilal)).toMatchObject({ http: 401 })

  const entries = (await auditEntries(school)).filter((it) => it.action === 'changeStaff')
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({ actor_id: maryam.id, subject_id: bilal.id })
})

test('a removed teacher is signed out at once, cannot sign in, and can be taken back (R-STAFF-007)', async () => {
  const { school, maryam, nahw } = await openSchool()
  const bilal = await seedStaff(school, 'teacher', [nahw])

  expect(await remove(school, maryam, bilal)).toMatchObject({ status: true })

  expect(await callApi(school, getUserData, {}, bilal)).toMatchObject({ http: 401 })
  const { rows } = (await callApi(school, getStaff, { search: 'bilal' }, maryam)).data
  expect(rows).toMatchObject([{ name: 'Bilal Musa', removed: true, classes: [] }])
  expect(await school.db.selectFrom('class_staff').selectAll().execute()).toEqual([])

  await change(school, maryam, bilal, 'teacher', [nahw])
  const again = (await callApi(school, getStaff, { search: 'bilal' }, maryam)).data.rows
  expect(again).toMatchObject([{ removed: false, classes: [{ id: String(nahw) }] }])
})

test('the submission that somebody marks is free at once when they are removed, demoted, deleted or lose its class (R-STAFF-007, R-STAFF-009)', async () => {
  const { school, exam, result_id, maryam, ibrahim } = await openSchoolWithSubmission()
  const teacher = () => seedStaff(school, 'teacher', [exam.classId])
  const claim = async (as: TestUser) =>
    (await callApi(school, claimSubmission, { result_id }, as)).data
  const ids = (it: TestUser) => [String(it.id)]
  const student_id = ({ id }: TestUser) => ({ student_id: String(id) })
  const ends: Record<string, (bilal: TestUser) => Promise<unknown>> = {
    removal: (it) => remove(school, maryam, it),
    'another kind': (it) => change(school, maryam, it, 'accountant'),
    'another class': (it) => change(school, maryam, it, 'teacher'),
    'the class handed over': (it) =>
      callApi(
        school,
        setClassStaff,
        { class_id: String(exam.classId), add_ids: [], remove_ids: ids(it) },
        maryam,
      ),
    'the role of a student': (it) =>
      callApi(school, changeRole, { ...student_id(it), role: '1' }, maryam),
    deletion: (it) => callApi(school, deleteStudent, student_id(it), maryam),
  }
  for (const [name, end] of Object.entries(ends)) {
    const bilal = await teacher()
    expect(await claim(bilal), name).toBeNull()
    expect(await claim(ibrahim), name).toMatchObject({ marker: 'Bilal Musa' })
    expect(await end(bilal), name).toMatchObject({ status: true })
    expect(await claim(ibrahim), name).toBeNull()
    await callApi(school, releaseSubmission, { result_id }, ibrahim)
  }
})

test('nobody removes or demotes themselves, so an owner always remains (R-STAFF-002)', async () => {
  const { school, maryam } = await openSchool()
  expect(await change(school, maryam, maryam, 'teacher')).toMatchObject({
    status: false,
    code: 'cannot_demote_self',
  })
  expect(await remove(school, maryam, maryam)).toMatchObject({ code: 'cannot_demote_self' })
  expect(await ownersOf(school)).toHaveLength(1)
})

test('of two owners who remove or demote each other at the same time one remains (R-STAFF-002)', async () => {
  const { school, maryam } = await openSchool()
  for (const attempt of ['remove', 'demote'] as const) {
    const owners = await ownersOf(school)
    const first = owners[0]?.id === maryam.id ? maryam : await seedAdministrator(school)
    const second = await seedAdministrator(school, { name: 'Hafsa Idris' })
    const act = (as: TestUser, of: TestUser) =>
      attempt === 'remove' ? remove(school, as, of) : change(school, as, of, 'teacher')
    const responses = await Promise.all([act(first, second), act(second, first)])
    expect(responses.filter((it) => it.status)).toHaveLength(1)
    const remaining = (await ownersOf(school)).map(({ id }) => id)
    expect([first.id, second.id].filter((id) => remaining.includes(id))).toHaveLength(1)
  }
})

test('a class is handed to another teacher without a change of its content, and several may teach it (R-STAFF-009)', async () => {
  const { school, maryam, nahw } = await openSchool()
  const bilal = await seedStaff(school, 'teacher', [nahw])
  const zaynab = await seedStaff(school, 'teacher', [], { name: 'Zaynab Idris' })
  const set = (add: TestUser[], take: TestUser[]) =>
    callApi(
      school,
      setClassStaff,
      {
        class_id: String(nahw),
        add_ids: add.map(({ id }) => String(id)),
        remove_ids: take.map(({ id }) => String(id)),
      },
      maryam,
    )
  const open = async (as: TestUser) =>
    (await callApi(school, getManagedClass, { class_id: String(nahw) }, as)).http
  const before = await school.db.selectFrom('classes').selectAll().execute()

  expect(await set([zaynab], [])).toMatchObject({ status: true })
  expect([await open(bilal), await open(zaynab)]).toEqual([200, 200])
  await set([zaynab], [bilal])
  expect([await open(bilal), await open(zaynab)]).toEqual([404, 200])

  expect(await school.db.selectFrom('classes').selectAll().execute()).toEqual(before)
  expect(await set([await seedStudent(school)], [])).toMatchObject({ code: 'staff_not_found' })
  expect(await set([await seedStaff(school, 'accountant')], [])).toMatchObject({
    code: 'staff_not_found',
  })
})

test('only owners see and change the staff (R-STAFF-001)', async () => {
  const { school, maryam, nahw } = await openSchool()
  for (const kind of ['teacher', 'marker', 'accountant'] as const) {
    const member = await seedStaff(school, kind, [nahw])
    for (const response of [
      await callApi(school, getStaff, {}, member),
      await change(school, member, member, 'owner'),
      await remove(school, member, maryam),
    ])
      expect(response, kind).toMatchObject({ http: 403, code: 'not_permitted' })
    expect(await callApi(school, addClass, {}, member)).toMatchObject({ http: 403 })
  }
})

test('a student becomes a member of the staff of the chosen kind with the chosen classes, an owner without a choice, and a former teacher keeps no class (R-STAFF-002, R-STAFF-007)', async () => {
  const { school, maryam, nahw, letters } = await openSchool()
  const zaynab = await seedStudent(school, { name: 'Zaynab Umar' })
  const set = (fields: object) =>
    callApi(school, changeRole, { student_id: String(zaynab.id), ...fields }, maryam)
  const now = async () => {
    const { staff } = await school.db
      .selectFrom('users')
      .select('staff')
      .where('id', '=', zaynab.id)
      .executeTakeFirstOrThrow()
    const listed = (await callApi(school, getStudent, { student_id: String(zaynab.id) }, maryam))
      .data.student
    expect(listed.staff).toBe(staff || undefined)
    const classes = await school.db
      .selectFrom('class_staff')
      .select('class_id')
      .where('user_id', '=', zaynab.id)
      .orderBy('class_id')
      .execute()
    return [staff, classes.map((it) => it.class_id)]
  }
  const class_ids = [nahw, letters].map(String)

  expect(await set({ role: '11', staff: 'teacher', class_ids })).toMatchObject({ status: true })
  expect(await now()).toEqual(['teacher', [nahw, letters]])
  await set({ role: '1' })
  expect(await now()).toEqual(['', []])
  await set({ role: '11', staff: 'accountant', class_ids })
  expect(await now()).toEqual(['accountant', []])
  await set({ role: '1' })
  await set({ role: '11' })
  expect(await now()).toEqual(['owner', []])
  await set({ role: '1' })

  for (const fields of [{ staff: 'owner' }, { class_ids }])
    expect(await set({ role: '1', ...fields })).toMatchObject({ http: 400 })
  expect(await set({ role: '11', staff: 'head' })).toMatchObject({ http: 400 })
  expect(await now()).toEqual(['', []])
  expect((await auditEntries(school)).map((it) => it.detail)).toEqual([
    'teacher of Foundations of Nahw, The Letters',
    ...['student', 'accountant', 'student', 'administrator', 'student'],
  ])
})

test('a student who becomes staff has the kind that the owner chose, an owner without a choice (R-STAFF-002)', async () => {
  const { school, maryam } = await openSchool()
  const promote = async (kind?: string) => {
    const { id, name, email } = await seedStudent(school)
    const form = { student_id: String(id), name, email, phonenumber: '08030000000', role: '11' }
    await callApi(school, editStudent, { ...form, ...(kind && { staff: kind }) }, maryam)
    const row = school.db.selectFrom('users').select('staff').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).staff
  }
  expect(await promote('marker')).toBe('marker')
  expect(await promote()).toBe('owner')
  expect(await callApi(school, login, { email: 'x@example.org', password: 'x' })).toMatchObject({
    status: false,
  })
})
