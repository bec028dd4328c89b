import { expect, test } from 'vitest'
import {
  assignCertificate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const templateFields = {
  title: 'Certificate of Completion',
  certificateContent: 'has successfully completed the course',
  footer: 'Lisan Institute',
}

test('an administrator adds, updates and lists templates (R-ACERT-022, R-ACERT-023)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const email = maryam.email

  const first = await callApi(school, saveCertificateTemplate, { ...templateFields, email }, maryam)
  const second = await callApi(
    school,
    saveCertificateTemplate,
    { ...templateFields, title: 'شَهَادَةُ تَقْدِير' },
    maryam,
  )
  const changed = await callApi(
    school,
    saveCertificateTemplate,
    { ...templateFields, footer: 'Kano', template_id: first.data.id },
    maryam,
  )

  expect(changed).toMatchObject({ http: 200, status: true, data: { id: first.data.id } })
  const { data } = await callApi(school, getCertificateTemplates, { email }, maryam)
  expect(data).toEqual([
    { id: first.data.id, ...templateFields, footer: 'Kano' },
    { id: second.data.id, ...templateFields, title: 'شَهَادَةُ تَقْدِير' },
  ])
})

test('a form with an empty template id adds a template (R-ACERT-023)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  await callApi(school, saveCertificateTemplate, { ...templateFields, template_id: '' }, maryam)
  await callApi(school, saveCertificateTemplate, { ...templateFields, template_id: '0' }, maryam)

  const { data } = await callApi(school, getCertificateTemplates, {}, maryam)
  expect(data).toMatchObject([templateFields, templateFields])
})

test('a template requires title, content and footer (R-ACERT-017)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  for (const name of Object.keys(templateFields)) {
    // Object.keys widens the names
    const { [name as keyof typeof templateFields]: _, ...without } = templateFields
    for (const fields of [without, { ...templateFields, [name]: '  ' }]) {
      expect(await callApi(school, saveCertificateTemplate, fields, maryam)).toMatchObject({
        http: 400,
        status: false,
        code: 'invalid_request',
        message: 'All fields are required.',
      })
    }
  }
  expect((await callApi(school, getCertificateTemplates, {}, maryam)).data).toEqual([])
})

test('a deleted template is not listed and cannot be changed or deleted again (R-ACERT-024)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const keptId = (await callApi(school, saveCertificateTemplate, templateFields, maryam)).data.id
  const template_id = (await callApi(school, saveCertificateTemplate, templateFields, maryam)).data
    .id

  const response = await callApi(school, deleteCertificateTemplate, { template_id }, maryam)

  expect(response).toMatchObject({ http: 200, status: true })
  const { data } = await callApi(school, getCertificateTemplates, {}, maryam)
  expect(data).toMatchObject([{ id: keptId }])
  const notFound = {
    http: 404,
    status: false,
    code: 'certificate_template_not_found',
    message: 'Certificate template not found',
  }
  expect(await callApi(school, deleteCertificateTemplate, { template_id }, maryam)).toMatchObject(
    notFound,
  )
  expect(
    await callApi(school, saveCertificateTemplate, { ...templateFields, template_id }, maryam),
  ).toMatchObject(notFound)
})

test('a student can neither list templates nor issue certificates, and a visitor cannot either', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const certificateFields = {
    certificate_content: 'x',
    issue_date: '2026-11-01',
    student_ids: [amina.id],
  }

  expect(await callApi(school, assignCertificate, certificateFields, amina)).toMatchObject({
    http: 403,
    code: 'admin_only',
  })
  expect(await callApi(school, getCertificateTemplates, {}, amina)).toMatchObject({
    http: 403,
    code: 'admin_only',
  })
  expect(await callApi(school, getMyCertificates)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect((await callApi(school, getMyCertificates, {}, amina)).data).toEqual([])
})
