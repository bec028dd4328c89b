import { expect, test } from 'vitest'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import {
  addTemplate,
  certificateFields,
  certificatesOf,
  countCertificates,
  templateFields,
} from '../test/certificates/certificate-fields.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestUser,
} from '../test/test-school.ts'

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
  // the array has five elements
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
