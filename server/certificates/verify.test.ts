import { expect, test } from 'vitest'
import {
  assignCertificate,
  getMyCertificates,
  verifyCertificate,
} from '../../contract/certificates/certificates.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

async function assignTestCertificate(name: string) {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const student = await seedStudent(school, { name })
  await callApi(
    school,
    assignCertificate,
    {
      certificate_content: 'has finished',
      issue_date: '2026-11-01',
      student_ids: [student.id],
    },
    maryam,
  )
  const [{ code }] = (await callApi(school, getMyCertificates, {}, student)).data
  return { school, student, code }
}

test('anybody with the code reads title, name and date, and nothing else (R-DASH-016)', async () => {
  const { school, code } = await assignTestCertificate('عَائِشَةُ بِلُّو')

  const response = await callApi(school, verifyCertificate, { code })

  expect(response).toMatchObject({ http: 200, status: true })
  expect(response.data).toEqual({
    title: 'Certificate of Completion',
    name: 'عَائِشَةُ بِلُّو',
    issue_date: '2026-11-01',
  })
})

test('an unknown code confirms nothing and causes no server error (R-DASH-017)', async () => {
  const { school, code } = await assignTestCertificate('Amina Bello')
  const swapped = [...code].reverse().join('')

  expect(await callApi(school, verifyCertificate, { code: swapped })).toMatchObject({
    http: 404,
    status: false,
    code: 'certificate_not_found',
    message: 'There is no certificate with this code.',
    data: null,
  })
  for (const nonsense of ['', '%', "' or 1=1 --", 'x'.repeat(500), '../../etc/passwd', '\0']) {
    const response = await callApi(school, verifyCertificate, { code: nonsense })
    expect(response, nonsense).toMatchObject({
      http: 400,
      status: false,
      code: 'invalid_request',
      data: null,
    })
  }
})

test('a certificate shows the current name of its student and remains after the student is deleted (R-ACERT-027)', async () => {
  const { school, student, code } = await assignTestCertificate('Amina Belo')
  await school.db
    .updateTable('users')
    .set({ name: 'Amina Bello', deleted_at: 1 })
    .where('id', '=', student.id)
    .execute()

  const { data } = await callApi(school, verifyCertificate, { code })

  expect(data).toMatchObject({ name: 'Amina Bello' })
})
