import { expect, test } from 'vitest'
import {
  assignCertificate,
  deleteCertificateTemplate,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates.ts'
import { deleteClass } from '../../contract/classes.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'

const words = {
  title: 'Certificate of Recitation · شَهَادَةُ تِلَاوَة',
  certificateContent: 'has read the Twenty-Eight Letters aloud',
  footer: 'Lisan Institute, Kano',
}
const given = { certificate_content: words.certificateContent, issue_date: '2026-11-01' }

async function aTemplate(school: TestSchool, maryam: TestPerson): Promise<string> {
  return (await ask(school, saveCertificateTemplate, words, maryam)).data.id
}

const certificatesOf = async (school: TestSchool, student: TestPerson) =>
  (await ask(school, getMyCertificates, { email: student.email }, student)).data

const count = async ({ db }: TestSchool) =>
  (await db.selectFrom('certificates').select('id').execute()).length

test('students named get the certificate, with the title and the footer of its template, and nobody else does (R-ACERT-025, R-DASH-022, R-DASH-023)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const namesake = await aStudent(school)
  const yusuf = await aStudent(school, { name: 'Yusuf Ibrahim' })
  const template_id = await aTemplate(school, maryam)

  const answer = await ask(
    school,
    assignCertificate,
    { ...given, template_id, student_ids: [amina.id, yusuf.id], email: maryam.email },
    maryam,
  )

  expect(answer).toMatchObject({ http: 200, status: true })
  const [mine] = await certificatesOf(school, amina)
  expect(mine).toEqual({
    id: expect.stringMatching(/^\d+$/),
    code: expect.stringMatching(/^[\w-]{16,}$/),
    title: words.title,
    certificateContent: words.certificateContent,
    footer: words.footer,
    issue_date: '2026-11-01',
  })
  const [his] = await certificatesOf(school, yusuf)
  expect(his.code).not.toBe(mine.code)
  expect(await certificatesOf(school, namesake)).toEqual([])
})

test('a certificate of an older form, without a template, is a Certificate of Completion (R-ACERT-025)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)

  await ask(school, assignCertificate, { ...given, student_ids: [String(amina.id)] }, maryam)

  expect(await certificatesOf(school, amina)).toMatchObject([
    { title: 'Certificate of Completion', footer: '' },
  ])
})

test('a certificate for classes goes to whoever is in them at that moment, once each, and to nobody else (R-ACERT-026)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const grammar = await aClass(school)
  const poetry = await aClass(school)
  const other = await aClass(school)
  const [inBoth, inOne, inOther, later, deleted] = (await Promise.all(
    Array.from({ length: 5 }, () => aStudent(school)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  for (const [student, { rand }] of [
    [inBoth, grammar],
    [inBoth, poetry],
    [inOne, poetry],
    [inOther, other],
    [deleted, grammar],
  ] as const) {
    await ask(school, enrolInClass, { class_id: rand }, student)
  }
  await school.db
    .updateTable('people')
    .set({ deleted_at: 1 })
    .where('id', '=', deleted.id)
    .execute()

  await ask(school, assignCertificate, { ...given, class_ids: [grammar.id, poetry.id] }, maryam)
  await ask(school, enrolInClass, { class_id: grammar.rand }, later)

  expect(await certificatesOf(school, inBoth)).toHaveLength(1)
  expect(await certificatesOf(school, inOne)).toHaveLength(1)
  expect(await certificatesOf(school, inOther)).toEqual([])
  expect(await certificatesOf(school, later)).toEqual([])
  expect(await count(school)).toBe(2)
})

test('the same request twice, and twice at once, gives one certificate; another day or other words give another', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const yusuf = await aStudent(school)
  const template_id = await aTemplate(school, maryam)
  const send = (student_ids: number[], change = {}) =>
    ask(school, assignCertificate, { ...given, template_id, student_ids, ...change }, maryam)

  const both = await Promise.all([
    send([amina.id, yusuf.id]),
    send([yusuf.id, amina.id]),
    send([yusuf.id, yusuf.id]),
  ])
  expect(both.map(({ status }) => status)).toEqual([true, true, true])
  expect(await count(school)).toBe(2)

  await send([amina.id], { issue_date: '2026-11-02' })
  await send([amina.id], { certificate_content: 'has read them again' })
  expect(await certificatesOf(school, amina)).toHaveLength(3)
})

test('a student or a class that is not there refuses the whole assignment, and so does a template (R-ACERT-025, R-ACERT-026)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const gone = await aStudent(school)
  const grammar = await aClass(school)
  await ask(school, enrolInClass, { class_id: grammar.rand }, amina)
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', gone.id).execute()
  const refusalOf = async (change: object) => {
    const answer = await ask(school, assignCertificate, { ...given, ...change }, maryam)
    return { http: answer.http, status: answer.status, message: answer.message }
  }

  for (const student_ids of [
    [amina.id, 999_999],
    [amina.id, gone.id],
  ]) {
    expect(await refusalOf({ student_ids })).toEqual({
      http: 404,
      status: false,
      message: 'Student not found',
    })
  }
  expect(await refusalOf({ student_ids: [amina.id], class_ids: [grammar.id, 999_999] })).toEqual({
    http: 404,
    status: false,
    message: 'Class not found',
  })
  expect(await refusalOf({ student_ids: [amina.id], template_id: 999_999 })).toEqual({
    http: 404,
    status: false,
    message: 'Certificate template not found',
  })
  const empty = await aClass(school)
  expect(await refusalOf({ class_ids: [empty.id] })).toEqual({
    http: 200,
    status: false,
    message: 'There are no students in these classes yet.',
  })
  expect(await count(school)).toBe(0)
})

test('somebody has to be chosen, and the day has to be one (R-ACERT-019, R-ACERT-020)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const { id } = await aStudent(school)
  const refusalOf = async (fields: object) => {
    const answer = await ask(school, assignCertificate, fields as Record<string, unknown>, maryam)
    return `${answer.http} ${answer.status} ${answer.message}`
  }

  const nobody = '200 false Please select at least one student'
  expect(await refusalOf(given)).toBe(nobody)
  expect(await refusalOf({ ...given, student_ids: [] })).toBe(nobody)
  expect(await refusalOf({ ...given, class_ids: [] })).toBe(
    '200 false Please select at least one class',
  )

  const missing = '400 false The issue date is required'
  const { issue_date: _, ...undated } = given
  expect(await refusalOf({ ...undated, student_ids: [id] })).toBe(missing)
  expect(await refusalOf({ ...given, issue_date: ' ', student_ids: [id] })).toBe(missing)
  for (const issue_date of ['2026-02-30', '01/11/2026', '1764547200']) {
    expect(await refusalOf({ ...given, issue_date, student_ids: [id] })).toBe(
      '400 false The issue date is not a day',
    )
  }
  expect(await refusalOf({ ...given, certificate_content: ' ', student_ids: [id] })).toBe(
    '400 false All fields are required.',
  )
  expect(await refusalOf({ ...given, student_ids: ['x'] })).toMatch(/^400 false student_ids/)
  expect(await count(school)).toBe(0)
})

test('a certificate stays as it was given when its template changes or goes, its class goes, or its student goes (R-ACERT-027)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const grammar = await aClass(school)
  await ask(school, enrolInClass, { class_id: grammar.rand }, amina)
  const template_id = await aTemplate(school, maryam)
  await ask(school, assignCertificate, { ...given, template_id, class_ids: [grammar.id] }, maryam)
  const before = await certificatesOf(school, amina)

  await ask(school, saveCertificateTemplate, { ...words, title: 'Other', template_id }, maryam)
  await ask(school, deleteCertificateTemplate, { template_id }, maryam)
  await ask(school, deleteClass, { class_id: grammar.id }, maryam)

  expect(before).toHaveLength(1)
  expect(await certificatesOf(school, amina)).toEqual(before)
})

test('a class of five thousand students gets one certificate each, also when it is assigned twice', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const grammar = await aClass(school)
  await fillClass(school, grammar.id, 5_000)
  const fields = { ...given, class_ids: [grammar.id] }

  const first = await ask(school, assignCertificate, fields, maryam)
  const second = await ask(school, assignCertificate, fields, maryam)

  expect(first.data).toEqual({ given: 5_000, already: 0 })
  expect(second.data).toEqual({ given: 0, already: 5_000 })
  expect(await count(school)).toBe(5_000)
})

async function fillClass({ db }: TestSchool, classId: number, students: number) {
  for (let at = 0; at < students; at += 500) {
    const people = Array.from({ length: 500 }, (_, nth) => ({
      name: 'Amina Bello',
      email: `student${at + nth}@example.org`,
      email_key: `student${at + nth}@example.org`,
      search_text: '',
      phone: '',
      password_hash: '',
      role: 1,
      referral_code: `R${at + nth}`,
      referred_by: null,
      joined_at: 0,
      deleted_at: null,
    }))
    const ids = await db.insertInto('people').values(people).returning('id').execute()
    await db
      .insertInto('enrolments')
      .values(
        ids.map(({ id }) => ({
          class_id: classId,
          student_id: id,
          paid: 0,
          paid_until: 0,
          enrolled_at: 0,
        })),
      )
      .execute()
  }
}
