import { expect, test } from 'vitest'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { certificateFields, countCertificates } from '../test/certificates/certificate-fields.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

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
  const rejectionOf = async (change: object) => {
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
    expect(await rejectionOf({ student_ids })).toEqual({
      http: 404,
      status: false,
      code: 'student_not_found',
      message: 'Student not found',
    })
  }
  expect(await rejectionOf({ student_ids: [amina.id], class_ids: [grammar.id, 999_999] })).toEqual({
    http: 404,
    status: false,
    code: 'class_not_found',
    message: 'Class not found',
  })
  expect(await rejectionOf({ student_ids: [amina.id], template_id: 999_999 })).toEqual({
    http: 404,
    status: false,
    code: 'certificate_template_not_found',
    message: 'Certificate template not found',
  })
  const empty = await seedClass(school)
  expect(await rejectionOf({ class_ids: [empty.id] })).toEqual({
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
  const rejectionOf = async (fields: object) => {
    const response = await callApi(
      school,
      assignCertificate,
      // test.each widens rows with other names
      fields as Record<string, unknown>,
      maryam,
    )
    return `${response.http} ${response.status} ${response.code} ${response.message}`
  }

  const noRecipient = '200 false recipients_required Please select at least one student'
  expect(await rejectionOf(certificateFields)).toBe(noRecipient)
  expect(await rejectionOf({ ...certificateFields, student_ids: [] })).toBe(noRecipient)
  expect(await rejectionOf({ ...certificateFields, class_ids: [] })).toBe(
    '200 false recipients_required Please select at least one class',
  )

  const missing = '400 false invalid_request The issue date is required'
  const { issue_date: _, ...undated } = certificateFields
  expect(await rejectionOf({ ...undated, student_ids: [id] })).toBe(missing)
  expect(await rejectionOf({ ...certificateFields, issue_date: ' ', student_ids: [id] })).toBe(
    missing,
  )
  for (const issue_date of ['2026-02-30', '01/11/2026', '1764547200']) {
    expect(await rejectionOf({ ...certificateFields, issue_date, student_ids: [id] })).toBe(
      '400 false invalid_request The issue date is not a day',
    )
  }
  expect(
    await rejectionOf({ ...certificateFields, certificate_content: ' ', student_ids: [id] }),
  ).toBe('400 false invalid_request All fields are required.')
  expect(await rejectionOf({ ...certificateFields, student_ids: ['x'] })).toMatch(
    /^400 false invalid_request student_ids/,
  )
  expect(await countCertificates(school)).toBe(0)
})
