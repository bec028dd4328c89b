import { expect, test } from 'vitest'
import { deleteStudent, editStudent, loginAsStudent } from '../../contract/admin.ts'
import { getUserData, logout } from '../../contract/auth.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'

/** Signs an administrator in as a student and answers whose token that gives. */
async function actAs(school: TestSchool, student: TestPerson, as: TestPerson) {
  const answer = await ask(school, loginAsStudent, { student_email: student.email }, as)
  return { answer, token: answer.token ?? '' }
}

const deedsOf = ({ db }: TestSchool) =>
  db
    .selectFrom('audit')
    .select(['actor_id', 'deed', 'subject_id', 'detail'])
    .orderBy('id')
    .execute()

test('an administrator logs in as a student: the answer is like sign-in’s, with a token of its own (R-ASTUD-014, R-ASTUD-016)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 200_00 })

  const { answer, token } = await actAs(
    school,
    { ...amina, email: amina.email.toUpperCase() },
    maryam,
  )

  expect(answer).toMatchObject({
    http: 200,
    status: true,
    data: { id: String(amina.id), name: 'Amina Bello', email: amina.email, wallet: 200, role: 1 },
  })
  expect([amina.token, maryam.token]).not.toContain(token)
  expect(answer.headers['set-cookie']).toBe(`token=${token}; Path=/; Max-Age=3600; SameSite=Lax`)
  expect((await ask(school, getUserData, {}, { token })).data.email).toBe(amina.email)
  expect(await ask(school, getUserData, {}, maryam)).toMatchObject({ status: true })
  expect(await deedsOf(school)).toEqual([
    { actor_id: maryam.id, deed: 'loginAsStudent', subject_id: amina.id, detail: '' },
  ])
})

test('its token lasts one hour (R-ASTUD-015)', async () => {
  at('2026-11-21T09:00:00Z')
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const { token } = await actAs(school, await aStudent(school), maryam)
  const http = async () => (await ask(school, getUserData, {}, { token })).http

  at('2026-11-21T09:59:59Z')
  expect(await http()).toBe(200)
  at('2026-11-21T10:00:00Z')
  expect(await http()).toBe(401)
})

test('it opens no administrators’ call, and no other administrator’s account', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const other = await anAdministrator(school, { name: 'Ibrahim Sani' })
  const { token } = await actAs(school, await aStudent(school), maryam)

  expect(await ask(school, deleteStudent, { student_id: '1' }, { token })).toMatchObject({
    http: 403,
  })
  for (const target of [other, maryam]) {
    const { answer } = await actAs(school, target, maryam)
    expect(answer).toMatchObject({
      http: 200,
      status: false,
      message: 'You can only log in as a student, not as an administrator.',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const { answer } = await actAs(school, { ...other, email: 'nobody@example.org' }, maryam)
  expect(answer).toMatchObject({ http: 404, message: 'Student not found' })
})

test('what is done in the student’s name is written down as the administrator’s, and so is its end', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 100_00 })
  const grammar = await aClass(school, { price: 60_00 })
  const dear = await aClass(school, { price: 60_00 })
  const acting = await actAs(school, amina, maryam)

  await ask(school, enrolInClass, { class_id: String(grammar.id) }, acting)
  expect(await ask(school, enrolInClass, { class_id: String(dear.id) }, acting)).toMatchObject({
    status: false,
  })
  await ask(school, logout, {}, acting)
  await ask(school, logout, {}, amina)

  const by = { actor_id: maryam.id, subject_id: amina.id }
  expect(await deedsOf(school)).toEqual([
    { ...by, deed: 'loginAsStudent', detail: '' },
    { ...by, deed: 'actAsStudent', detail: `joined class ${grammar.id}` },
    { ...by, deed: 'logoutAsStudent', detail: '' },
  ])
  expect(await ask(school, getUserData, {}, acting)).toMatchObject({ http: 401 })
})

test('what students do themselves is not in the log', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const grammar = await aClass(school)

  await ask(school, enrolInClass, { class_id: String(grammar.id) }, amina)
  await ask(school, addComment, { class_id: String(grammar.id), comment: 'Hello' }, amina)

  expect(await deedsOf(school)).toEqual([])
})

test('it ends with the role or the account of whoever holds it, and before the student becomes an administrator', async () => {
  const school = await openSchool()
  const head = await anAdministrator(school)
  const amina = await aStudent(school)
  const form = (it: TestPerson, role: string) => ({
    student_id: String(it.id),
    name: it.name,
    email: it.email,
    phonenumber: '08030000000',
    role,
  })
  const isOver = async ({ token }: { token: string }) =>
    (await ask(school, getUserData, {}, { token })).http === 401

  const demoted = await anAdministrator(school)
  const byDemoted = await actAs(school, amina, demoted)
  await ask(school, editStudent, form(demoted, '1'), head)
  expect(await isOver(byDemoted)).toBe(true)

  const deleted = await anAdministrator(school)
  const byDeleted = await actAs(school, amina, deleted)
  await ask(school, deleteStudent, { student_id: String(deleted.id) }, head)
  expect(await isOver(byDeleted)).toBe(true)

  const byHead = await actAs(school, amina, head)
  await ask(school, editStudent, form(amina, '11'), head)
  expect(await isOver(byHead)).toBe(true)
  expect(await isOver(amina)).toBe(false)
})
