import { expect, test } from 'vitest'
import {
  assignCertificate,
  certificatePdfPath,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { previewCertificate } from '../../contract/certificates/given-certificates.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { certificatesOf } from '../test/certificates/certificate-fields.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { addStudent, give, openSchool } from '../test/lessons/completed-class.ts'
import { testImage, upload } from '../test/settings-form.ts'
import type { TestSchool } from '../test/test-school.ts'

const TEXT = {
  title: 'Certificate of {class}',
  certificateContent: 'has completed {class} with {grade}, {not this}',
  footer: 'Kano, {date}',
}

/** A class with an exam of which Amina has 86.5, and a template with variables. */
async function openSchoolWithVariables() {
  const course = await openSchool()
  const { school, admin, classId, templateId } = course
  const exam = await seedExam(school, { classId })
  const amina = await addStudent(course, 'Amina Bello', {
    scores: [{ examId: exam.id, score: 86.5 }],
  })
  await callApi(school, saveCertificateTemplate, { ...TEXT, template_id: templateId }, admin)
  const assign = (recipients: object) =>
    callApi(
      school,
      assignCertificate,
      {
        ...{ certificate_content: TEXT.certificateContent, template_id: templateId },
        ...{ issue_date: '2026-11-01', ...recipients },
      },
      admin,
    )
  return { ...course, amina, assign }
}

test('a certificate has the class, the grade and the day in its text, and keeps them when the class is renamed (R-ACERT-027)', async () => {
  const course = await openSchoolWithVariables()
  const { school, admin, classId, amina } = course

  expect(await give(course, { school })).toMatchObject({ data: { given: 1 } })

  const given = await certificatesOf(school, amina)
  expect(given).toMatchObject([
    {
      ...{ title: 'Certificate of Naḥw 1', footer: 'Kano, 1 November 2026' },
      certificateContent: 'has completed Naḥw 1 with 86.5%, {not this}',
    },
  ])
  const form = { class_id: String(classId), category: 'Grammar', about: 'A text.', status: '1' }
  const renamed = { ...form, name: 'Ṣarf', premium: '0', amount: 0, monthlylimit: 0 }
  expect(await callApi(school, updateClass, renamed, admin)).toMatchObject({ status: true })
  expect(await certificatesOf(school, amina)).toEqual(given)
  // a repetition gives nothing new
  expect(await give(course, { school })).toMatchObject({ data: { given: 0, already: 1 } })
})

test('a certificate that names the class or the grade is not given to students without one', async () => {
  const { school, admin, classId, templateId, amina, assign } = await openSchoolWithVariables()

  expect(await assign({ student_ids: [String(amina.id)] })).toMatchObject({
    status: false,
    code: 'certificate_needs_class',
  })
  expect(await assign({ class_ids: [String(classId)] })).toMatchObject({
    status: false,
    code: 'certificate_needs_grade',
  })
  const withoutGrade = { ...TEXT, certificateContent: 'has completed {class}' }
  await callApi(
    school,
    saveCertificateTemplate,
    { ...withoutGrade, template_id: templateId },
    admin,
  )
  const { certificateContent: certificate_content } = withoutGrade
  expect(await assign({ class_ids: [String(classId)], certificate_content })).toMatchObject({
    data: { given: 1 },
  })
  expect(await certificatesOf(school, amina)).toMatchObject([
    { certificateContent: 'has completed Naḥw 1' },
  ])
})

test('a certificate bears the logo and the signature of the school, and one given before has neither', async () => {
  const { school, admin, amina } = await openSchoolWithVariables()
  const give = async (issue_date: string) => {
    const text = { certificate_content: 'has read aloud', template_id: '0', issue_date }
    const fields = { ...text, student_ids: [String(amina.id)] }
    expect((await callApi(school, assignCertificate, fields, admin)).data.given).toBe(1)
    return (await certificatesOf(school, amina))[0].code
  }
  const read = async (code: string) =>
    (await school.app.inject({ url: certificatePdfPath(code) })).rawPayload.toString('latin1')
  const first = await give('2026-11-01')
  // as the migration leaves a certificate of before
  await school.db.updateTable('certificates').set({ has_logo: 0 }).execute()
  const before = await read(first)
  const logo = await testImage().png().toBuffer()
  expect(await upload(school, admin, logo, 'logo.png')).toMatchObject({ status: true })
  const settings = { siteName: 'Lisan', certificateSignature: 'Ustādh Ibrahim Sani' }
  await callApi(school, updateAppSettings, settings, admin)

  const second = await give('2026-11-02')

  expect(await read(second)).toContain('/Subtype/Image')
  expect(await signatureOf(school, second)).toBe('Ustādh Ibrahim Sani')
  expect(await read(first)).toBe(before)
  expect(before).not.toContain('/Subtype/Image')
  expect(await signatureOf(school, first)).toBe('')
  const preview = { ...TEXT, name: 'Amina', issue_date: '2026-11-01' }
  const { data } = await callApi(school, previewCertificate, preview, admin)
  expect(data.svg).toContain('href="data:image/jpeg;base64,')
  // a logo that was removed leaves the seal
  await callApi(school, updateAppSettings, { ...settings, logo: '' }, admin)
  expect(await read(second)).not.toContain('/Subtype/Image')
})

async function signatureOf({ db }: TestSchool, code: string) {
  const row = await db
    .selectFrom('certificates')
    .select('signature')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return row.signature
}
