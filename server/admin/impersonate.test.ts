import { expect, test } from 'vitest'
import {
  deleteStudent,
  editStudent,
  loginAsStudent,
  resetStudentPassword,
} from '../../contract/admin.ts'
import { getUserData, logout, resetPassword } from '../../contract/auth.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { hashPassword } from '../auth/passwords.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../kernel/clock.ts'
import { aClass } from '../test/a-class.ts'
import { anExam } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
  walletOf,
} from '../test/school.ts'

const PASSWORD = 'a long password'

type Leaving = { school: TestSchool; maryam: TestPerson; other: TestPerson }

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

test.each([
  ['signs out', (it: Leaving) => ask(it.school, logout, {}, it.maryam)],
  [
    'changes the password',
    (it: Leaving) =>
      ask(
        it.school,
        resetPassword,
        { current_password: PASSWORD, new_password: 'another password' },
        it.maryam,
      ),
  ],
  [
    'gets a new password from another administrator',
    (it: Leaving) =>
      ask(
        it.school,
        resetStudentPassword,
        { student_id: String(it.maryam.id), new_password: 'another password' },
        it.other,
      ),
  ],
])('it ends when the administrator %s', async (_, leave) => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const other = await anAdministrator(school)
  const password_hash = await hashPassword(PASSWORD)
  await school.db.updateTable('people').set({ password_hash }).where('id', '=', maryam.id).execute()
  const amina = await aStudent(school)
  const acting = await actAs(school, amina, maryam)
  const byOther = await actAs(school, amina, other)

  expect(await leave({ school, maryam, other })).toMatchObject({ status: true })

  expect(await ask(school, getUserData, {}, acting)).toMatchObject({ http: 401 })
  for (const still of [byOther, amina])
    expect(await ask(school, getUserData, {}, still)).toMatchObject({ http: 200 })
})

test('of an administrator’s two sessions it ends with the one that it was made in', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const { token: desk } = await startSession(school.db, { personId: maryam.id, now: now() })
  const byDesk = await actAs(school, amina, { ...maryam, token: desk })
  const byPhone = await actAs(school, amina, maryam)

  await ask(school, logout, {}, { token: desk })

  expect(await ask(school, getUserData, {}, byDesk)).toMatchObject({ http: 401 })
  expect(await ask(school, getUserData, {}, byPhone)).toMatchObject({ http: 200 })
})

test('it does not outlast the administrator’s own thirty days', async () => {
  at('2026-11-21T09:00:00Z')
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  at('2026-12-21T08:40:00Z')
  const { answer, token } = await actAs(school, amina, maryam)

  expect(answer.headers['set-cookie']).toContain('Max-Age=1200;')
  at('2026-12-21T08:59:59Z')
  expect(await ask(school, getUserData, {}, { token })).toMatchObject({ http: 200 })
  at('2026-12-21T09:00:00Z')
  expect(await ask(school, getUserData, {}, { token })).toMatchObject({ http: 401 })
})

test('a sign-out and a sign-in as a student at the same moment leave no session behind', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => startSession(school.db, { personId: maryam.id, now: now() })),
  )
  const acting = await Promise.all(
    tokens.flatMap(({ token }) => [
      actAs(school, amina, { ...maryam, token }),
      ask(school, logout, {}, { token }),
    ]),
  )
  for (const it of acting) expect([200, 401]).toContain('answer' in it ? it.answer.http : it.http)

  const left = school.db
    .selectFrom('sessions')
    .select('id')
    .where('impersonator_id', 'is not', null)
  expect(await left.execute()).toEqual([])
})

test('an action in the student’s name and its entry are there together or not at all', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 100_00 })
  const grammar = await aClass(school, { price: 60_00 })
  const acting = await actAs(school, amina, maryam)
  const enrol = () => ask(school, enrolInClass, { class_id: String(grammar.id) }, acting)
  const enrolments = () => school.db.selectFrom('enrolments').selectAll().execute()

  // the entry cannot be written
  await school.db.schema.alterTable('audit').renameTo('audit_elsewhere').execute()
  expect(await enrol()).toMatchObject({ http: 500 })
  expect(await enrolments()).toEqual([])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00 })
  await school.db.schema.alterTable('audit_elsewhere').renameTo('audit').execute()

  // the action breaks off after its first writes
  await school.db.schema.alterTable('enrolments').renameTo('enrolments_elsewhere').execute()
  expect(await enrol()).toMatchObject({ http: 500 })
  await school.db.schema.alterTable('enrolments_elsewhere').renameTo('enrolments').execute()
  expect((await deedsOf(school)).map((it) => it.deed)).toEqual(['loginAsStudent'])

  expect(await enrol()).toMatchObject({ status: true })
  expect((await deedsOf(school)).map((it) => it.deed)).toEqual(['loginAsStudent', 'actAsStudent'])
})

test('an exam handed in in the student’s name is written down with it, and a second one is not', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const exam = await anExam(school)
  const amina = await aStudent(school)
  await ask(school, enrolInClass, { class_id: String(exam.classId) }, amina)
  const acting = await actAs(school, amina, maryam)
  const answer = Object.fromEntries(exam.questionIds.map((id) => [id, 'كَتَبَ']))
  const paper = { lesson_id: String(exam.id), examRand: exam.rand, answer }
  const before = (await deedsOf(school)).length

  expect(await ask(school, submitExam, paper, acting)).toMatchObject({ status: true })
  expect(await ask(school, submitExam, paper, acting)).toMatchObject({ status: false })

  expect((await deedsOf(school)).slice(before)).toMatchObject([
    { deed: 'actAsStudent', detail: `handed in exam ${exam.id}` },
  ])
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
