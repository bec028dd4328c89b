import { expect, test } from 'vitest'
import {
  assignCertificate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

const words = {
  title: 'Certificate of Completion',
  certificateContent: 'has successfully completed the course',
  footer: 'Lisan Institute',
}

test('an administrator adds, changes and lists templates (R-ACERT-022, R-ACERT-023)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const email = maryam.email

  const first = await ask(school, saveCertificateTemplate, { ...words, email }, maryam)
  const second = await ask(
    school,
    saveCertificateTemplate,
    { ...words, title: 'شَهَادَةُ تَقْدِير' },
    maryam,
  )
  const changed = await ask(
    school,
    saveCertificateTemplate,
    { ...words, footer: 'Kano', template_id: first.data.id },
    maryam,
  )

  expect(changed).toMatchObject({ http: 200, status: true, data: { id: first.data.id } })
  const { data } = await ask(school, getCertificateTemplates, { email }, maryam)
  expect(data).toEqual([
    { id: first.data.id, ...words, footer: 'Kano' },
    { id: second.data.id, ...words, title: 'شَهَادَةُ تَقْدِير' },
  ])
})

test('a form whose template has no id yet adds it (R-ACERT-023)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)

  await ask(school, saveCertificateTemplate, { ...words, template_id: '' }, maryam)
  await ask(school, saveCertificateTemplate, { ...words, template_id: '0' }, maryam)

  const { data } = await ask(school, getCertificateTemplates, {}, maryam)
  expect(data).toMatchObject([words, words])
})

test('a template without one of its three texts is not saved (R-ACERT-017)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)

  for (const name of Object.keys(words)) {
    const { [name as keyof typeof words]: _, ...without } = words
    for (const fields of [without, { ...words, [name]: '  ' }]) {
      expect(await ask(school, saveCertificateTemplate, fields, maryam)).toMatchObject({
        http: 400,
        status: false,
        message: 'All fields are required.',
      })
    }
  }
  expect((await ask(school, getCertificateTemplates, {}, maryam)).data).toEqual([])
})

test('a deleted template is gone from the list and can be neither changed nor deleted again (R-ACERT-024)', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const kept = (await ask(school, saveCertificateTemplate, words, maryam)).data.id
  const template_id = (await ask(school, saveCertificateTemplate, words, maryam)).data.id

  const answer = await ask(school, deleteCertificateTemplate, { template_id }, maryam)

  expect(answer).toMatchObject({ http: 200, status: true })
  const { data } = await ask(school, getCertificateTemplates, {}, maryam)
  expect(data).toMatchObject([{ id: kept }])
  const notFound = { http: 404, status: false, message: 'Certificate template not found' }
  expect(await ask(school, deleteCertificateTemplate, { template_id }, maryam)).toMatchObject(
    notFound,
  )
  expect(
    await ask(school, saveCertificateTemplate, { ...words, template_id }, maryam),
  ).toMatchObject(notFound)
})

test('a student can neither see templates nor give certificates, and a stranger has none', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const given = {
    certificate_content: 'x',
    issue_date: '2026-11-01',
    student_ids: [amina.id],
  }

  expect(await ask(school, assignCertificate, given, amina)).toMatchObject({ http: 403 })
  expect(await ask(school, getCertificateTemplates, {}, amina)).toMatchObject({ http: 403 })
  expect(await ask(school, getMyCertificates)).toMatchObject({ http: 401 })
  expect((await ask(school, getMyCertificates, {}, amina)).data).toEqual([])
})
