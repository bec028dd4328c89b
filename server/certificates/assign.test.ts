import { expect, test } from 'vitest'
import {
  assignCertificate,
  deleteCertificateTemplate,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates.ts'
import { deleteClass } from '../../contract/classes.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const templateFields = {
  title: 'Certificate of Recitation · شَهَادَةُ تِلَاوَة',
  certificateContent: 'has read the Twenty-Eight Letters aloud',
  footer: 'Lisan Institute, Kano',
}
const certificateFields = {
  certificate_content: templateFields.certificateContent,
  issue_date: '2026-11-01',
}

async function addTemplate(school: TestSchool, maryam: TestUser): Promise<string> {
  return (await callApi(school, saveCertificateTemplate, templateFields, maryam)).data.id
}

const certificatesOf = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMyCertificates, { email: student.email }, student)).data

const countCertificates = async ({ db }: TestSchool) =>
  (await db.selectFrom('certificates').select('id').execute()).length

test('selected students get the certificate with the title and the footer of its template, and no other student does (R-ACERT-025, R-DASH-022, R-DASH-023)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const namesake = await seedStudent(school)
  const yusuf = await seedStudent(school, { name: 'Yusuf Ibrahim' })
  const template_id = await addTemplate(school, maryam)

  const response = await callApi(
    school,
    assignCertificate,
    { ...certificateFields, template_id, student_ids: [amina.id, yusuf.id], email: maryam.email },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  const [aminasCertificate] = await certificatesOf(school, amina)
  expect(aminasCertificate).toEqual({
    id: expect.stringMatching(/^\d+$/),
    code: expect.stringMatching(/^[\w-]{16,}$/),
    title: templateFields.title,
    certificateContent: templateFields.certificateContent,
    footer: templateFields.footer,
    issue_date: '2026-11-01',
  })
  const [yusufsCertificate] = await certificatesOf(school, yusuf)
  expect(yusufsCertificate.code).not.toBe(aminasCertificate.code)
  expect(await certificatesOf(school, namesake)).toEqual([])
})

test('a certificate without a template is titled Certificate of Completion (R-ACERT-025)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)

  await callApi(
    school,
    assignCertificate,
    { ...certificateFields, student_ids: [String(amina.id)] },
    maryam,
  )

  expect(await certificatesOf(school, amina)).toMatchObject([
    { title: 'Certificate of Completion', footer: '' },
  ])
})

test('a certificate for classes is issued once to each currently enrolled student, and to no other student (R-ACERT-026)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const grammar = await seedClass(school)
  const poetry = await seedClass(school)
  const other = await seedClass(school)
  const [inBoth, inOne, inOther, later, deleted] = (await Promise.all(
    Array.from({ length: 5 }, () => seedStudent(school)),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser]
  for (const [student, { publicId }] of [
    [inBoth, grammar],
    [inBoth, poetry],
    [inOne, poetry],
    [inOther, other],
    [deleted, grammar],
  ] as const) {
    await callApi(school, enrolInClass, { class_id: publicId }, student)
  }
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', deleted.id).execute()

  await callApi(
    school,
    assignCertificate,
    { ...certificateFields, class_ids: [grammar.id, poetry.id] },
    maryam,
  )
  await callApi(school, enrolInClass, { class_id: grammar.publicId }, later)

  expect(await certificatesOf(school, inBoth)).toHaveLength(1)
  expect(await certificatesOf(school, inOne)).toHaveLength(1)
  expect(await certificatesOf(school, inOther)).toEqual([])
  expect(await certificatesOf(school, later)).toEqual([])
  expect(await countCertificates(school)).toBe(2)
})

test('a repeated or concurrent request issues one certificate; another day or another text issues a second one', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const yusuf = await seedStudent(school)
  const template_id = await addTemplate(school, maryam)
  const send = (student_ids: number[], change = {}) =>
    callApi(
      school,
      assignCertificate,
      { ...certificateFields, template_id, student_ids, ...change },
      maryam,
    )

  const both = await Promise.all([
    send([amina.id, yusuf.id]),
    send([yusuf.id, amina.id]),
    send([yusuf.id, yusuf.id]),
  ])
  expect(both.map(({ status }) => status)).toEqual([true, true, true])
  expect(await countCertificates(school)).toBe(2)

  await send([amina.id], { issue_date: '2026-11-02' })
  await send([amina.id], { certificate_content: 'has read them again' })
  expect(await certificatesOf(school, amina)).toHaveLength(3)
})

test('an unknown student, class or template rejects the whole assignment (R-ACERT-025, R-ACERT-026)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const deletedStudent = await seedStudent(school)
  const grammar = await seedClass(school)
  await callApi(school, enrolInClass, { class_id: grammar.publicId }, amina)
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedStudent.id)
    .execute()
  const refusalOf = async (change: object) => {
    const response = await callApi(
      school,
      assignCertificate,
      { ...certificateFields, ...change },
      maryam,
    )
    const { http, status, code, message } = response
    return { http, status, code, message }
  }

  for (const student_ids of [
    [amina.id, 999_999],
    [amina.id, deletedStudent.id],
  ]) {
    expect(await refusalOf({ student_ids })).toEqual({
      http: 404,
      status: false,
      code: 'student_not_found',
      message: 'Student not found',
    })
  }
  expect(await refusalOf({ student_ids: [amina.id], class_ids: [grammar.id, 999_999] })).toEqual({
    http: 404,
    status: false,
    code: 'class_not_found',
    message: 'Class not found',
  })
  expect(await refusalOf({ student_ids: [amina.id], template_id: 999_999 })).toEqual({
    http: 404,
    status: false,
    code: 'certificate_template_not_found',
    message: 'Certificate template not found',
  })
  const empty = await seedClass(school)
  expect(await refusalOf({ class_ids: [empty.id] })).toEqual({
    http: 200,
    status: false,
    code: 'no_students_in_classes',
    message: 'There are no students in these classes yet.',
  })
  expect(await countCertificates(school)).toBe(0)
})

test('an assignment requires a recipient and a valid day (R-ACERT-019, R-ACERT-020)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedStudent(school)
  const refusalOf = async (fields: object) => {
    const response = await callApi(
      school,
      assignCertificate,
      fields as Record<string, unknown>,
      maryam,
    )
    return `${response.http} ${response.status} ${response.code} ${response.message}`
  }

  const noRecipient = '200 false recipients_required Please select at least one student'
  expect(await refusalOf(certificateFields)).toBe(noRecipient)
  expect(await refusalOf({ ...certificateFields, student_ids: [] })).toBe(noRecipient)
  expect(await refusalOf({ ...certificateFields, class_ids: [] })).toBe(
    '200 false recipients_required Please select at least one class',
  )

  const missing = '400 false invalid_request The issue date is required'
  const { issue_date: _, ...undated } = certificateFields
  expect(await refusalOf({ ...undated, student_ids: [id] })).toBe(missing)
  expect(await refusalOf({ ...certificateFields, issue_date: ' ', student_ids: [id] })).toBe(
    missing,
  )
  for (const issue_date of ['2026-02-30', '01/11/2026', '1764547200']) {
    expect(await refusalOf({ ...certificateFields, issue_date, student_ids: [id] })).toBe(
      '400 false invalid_request The issue date is not a day',
    )
  }
  expect(
    await refusalOf({ ...certificateFields, certificate_content: ' ', student_ids: [id] }),
  ).toBe('400 false invalid_request All fields are required.')
  expect(await refusalOf({ ...certificateFields, student_ids: ['x'] })).toMatch(
    /^400 false invalid_request student_ids/,
  )
  expect(await countCertificates(school)).toBe(0)
})

test('a certificate is unchanged when its template changes, or its template, class or student is deleted (R-ACERT-027)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const grammar = await seedClass(school)
  await callApi(school, enrolInClass, { class_id: grammar.publicId }, amina)
  const template_id = await addTemplate(school, maryam)
  await callApi(
    school,
    assignCertificate,
    { ...certificateFields, template_id, class_ids: [grammar.id] },
    maryam,
  )
  const before = await certificatesOf(school, amina)

  await callApi(
    school,
    saveCertificateTemplate,
    { ...templateFields, title: 'Other', template_id },
    maryam,
  )
  await callApi(school, deleteCertificateTemplate, { template_id }, maryam)
  await callApi(school, deleteClass, { class_id: grammar.id }, maryam)

  expect(before).toHaveLength(1)
  expect(await certificatesOf(school, amina)).toEqual(before)
})
