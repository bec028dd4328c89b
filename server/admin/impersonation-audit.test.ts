import { expect, test } from 'vitest'
import { getUserData, logout } from '../../contract/auth/auth.ts'
import { addComment } from '../../contract/comments/comments.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { auditEntries, impersonate } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

test('actions during an impersonation and its end are audited for the administrator', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 100_00 })
  const grammar = await seedClass(school, { price: 60_00 })
  const unaffordable = await seedClass(school, { price: 60_00 })
  const impersonation = await impersonate(school, amina, maryam)

  await callApi(school, enrolInClass, { class_id: String(grammar.id) }, impersonation)
  expect(
    await callApi(school, enrolInClass, { class_id: String(unaffordable.id) }, impersonation),
  ).toMatchObject({
    status: false,
  })
  await callApi(school, logout, {}, impersonation)
  await callApi(school, logout, {}, amina)

  const auditBase = { actor_id: maryam.id, subject_id: amina.id }
  expect(await auditEntries(school)).toEqual([
    { ...auditBase, action: 'loginAsStudent', detail: '' },
    { ...auditBase, action: 'actAsStudent', detail: `joined class ${grammar.id}` },
    { ...auditBase, action: 'logoutAsStudent', detail: '' },
  ])
  expect(await callApi(school, getUserData, {}, impersonation)).toMatchObject({ http: 401 })
})

test('an action during an impersonation and its audit entry are written together or not at all', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 100_00 })
  const grammar = await seedClass(school, { price: 60_00 })
  const impersonation = await impersonate(school, amina, maryam)
  const enrol = () => callApi(school, enrolInClass, { class_id: String(grammar.id) }, impersonation)
  const enrolments = () => school.db.selectFrom('enrolments').selectAll().execute()

  // the audit entry cannot be written
  await school.db.schema.alterTable('audit').renameTo('audit_elsewhere').execute()
  expect(await enrol()).toMatchObject({ http: 500 })
  expect(await enrolments()).toEqual([])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00 })
  await school.db.schema.alterTable('audit_elsewhere').renameTo('audit').execute()

  // the action fails after its first writes
  await school.db.schema.alterTable('enrolments').renameTo('enrolments_elsewhere').execute()
  expect(await enrol()).toMatchObject({ http: 500 })
  await school.db.schema.alterTable('enrolments_elsewhere').renameTo('enrolments').execute()
  expect((await auditEntries(school)).map((it) => it.action)).toEqual(['loginAsStudent'])

  expect(await enrol()).toMatchObject({ status: true })
  expect((await auditEntries(school)).map((it) => it.action)).toEqual([
    'loginAsStudent',
    'actAsStudent',
  ])
})

test('an exam submitted during an impersonation is audited, a declined second submission is not', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const exam = await seedExam(school)
  const amina = await seedStudent(school)
  await callApi(school, enrolInClass, { class_id: String(exam.classId) }, amina)
  const impersonation = await impersonate(school, amina, maryam)
  const answer = Object.fromEntries(exam.questionIds.map((id) => [id, 'كَتَبَ']))
  const submission = { lesson_id: String(exam.id), examRand: exam.rand, answer }
  const before = (await auditEntries(school)).length

  expect(await callApi(school, submitExam, submission, impersonation)).toMatchObject({
    status: true,
  })
  expect(await callApi(school, submitExam, submission, impersonation)).toMatchObject({
    status: false,
  })

  expect((await auditEntries(school)).slice(before)).toMatchObject([
    { action: 'actAsStudent', detail: `submitted exam ${exam.id}` },
  ])
})

test('students’ own actions are not audited', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const grammar = await seedClass(school)

  await callApi(school, enrolInClass, { class_id: String(grammar.id) }, amina)
  await callApi(school, addComment, { class_id: String(grammar.id), comment: 'Hello' }, amina)

  expect(await auditEntries(school)).toEqual([])
})
