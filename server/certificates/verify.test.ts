import { expect, test } from 'vitest'
import {
  assignCertificate,
  getMyCertificates,
  verifyCertificate,
} from '../../contract/certificates.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

async function aCertificate(name: string) {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const student = await aStudent(school, { name })
  await ask(
    school,
    assignCertificate,
    {
      certificate_content: 'has finished',
      issue_date: '2026-11-01',
      student_ids: [student.id],
    },
    maryam,
  )
  const [{ code }] = (await ask(school, getMyCertificates, {}, student)).data
  return { school, student, code }
}

test('whoever has the code reads title, name and date, and nothing more (R-DASH-016)', async () => {
  const { school, code } = await aCertificate('عَائِشَةُ بِلُّو')

  const answer = await ask(school, verifyCertificate, { code })

  expect(answer).toMatchObject({ http: 200, status: true })
  expect(answer.data).toEqual({
    title: 'Certificate of Completion',
    name: 'عَائِشَةُ بِلُّو',
    issue_date: '2026-11-01',
  })
})

test('a code that nobody was given confirms nothing and is no fault of the server (R-DASH-017)', async () => {
  const { school, code } = await aCertificate('Amina Bello')
  const swapped = [...code].reverse().join('')

  expect(await ask(school, verifyCertificate, { code: swapped })).toMatchObject({
    http: 200,
    status: false,
    message: 'There is no certificate with this code.',
    data: null,
  })
  for (const nonsense of ['', '%', "' or 1=1 --", 'x'.repeat(500), '../../etc/passwd', '\0']) {
    const answer = await ask(school, verifyCertificate, { code: nonsense })
    expect(answer, nonsense).toMatchObject({ http: 400, status: false, data: null })
  }
})

test('a certificate carries the name its student has now, and stays when the student is deleted (R-ACERT-027)', async () => {
  const { school, student, code } = await aCertificate('Amina Belo')
  await school.db
    .updateTable('people')
    .set({ name: 'Amina Bello', deleted_at: 1 })
    .where('id', '=', student.id)
    .execute()

  const { data } = await ask(school, verifyCertificate, { code })

  expect(data).toMatchObject({ name: 'Amina Bello' })
})
