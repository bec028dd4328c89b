import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit.ts'
import {
  assignCertificate,
  certificatePdfPath,
  getCertificateTemplates,
  getMyCertificates,
  saveCertificateTemplate,
  verifyCertificate,
} from '../../contract/certificates.ts'
import { DAY } from '../../contract/duration.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import {
  CERTIFICATES_CSV,
  getCertificateHistory,
  getGivenCertificates,
  replaceCertificate,
  restoreCertificate,
  revokeCertificate,
} from '../../contract/given-certificates.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/email-queue.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const START = 1_800_000_000
const templateFields = {
  ...{ title: 'Naḥw', certificateContent: 'has completed Naḥw', footer: 'Kano' },
}

async function openSchool() {
  setClock(START)
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const { data } = await callApi(school, saveCertificateTemplate, templateFields, admin)
  return { school, admin, amina, musa, templateId: data.id as string }
}

function give(school: TestSchool, admin: TestUser, templateId: string, more: object) {
  const fields = {
    ...{ template_id: templateId, certificate_content: templateFields.certificateContent },
    ...{ issue_date: '2026-11-01', ...more },
  }
  return callApi(school, assignCertificate, fields, admin)
}

const listGiven = async (
  school: TestSchool,
  admin: TestUser,
  filters: Record<string, unknown> = {},
) => (await callApi(school, getGivenCertificates, filters, admin)).data

test('an administrator lists the certificates that were given, by template, student, number and state', async () => {
  const { school, admin, amina, musa, templateId } = await openSchool()
  const { id: classId } = await seedClass(school, { name: 'Naḥw 1' })
  await callApi(school, enrolInClass, { class_id: String(classId) }, amina)
  await give(school, admin, templateId, { class_ids: [String(classId)] })
  await give(school, admin, templateId, { student_ids: [String(musa.id)] })
  await callApi(
    school,
    assignCertificate,
    { certificate_content: 'x', issue_date: '2026-11-02', student_ids: [String(musa.id)] },
    admin,
  )

  const all = await listGiven(school, admin)
  expect(all).toMatchObject({ total: 3, page: 1 })
  expect(all.rows[2]).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^[\w-]{22}$/),
    student: { id: String(amina.id), name: 'Amina Bello', email: amina.email },
    title: 'Naḥw',
    template_id: templateId,
    class_name: 'Naḥw 1',
    issue_date: '2026-11-01',
    given: START,
    by: admin.name,
    revoked: 0,
    reason: '',
  })
  expect(await listGiven(school, admin, { template_id: templateId })).toMatchObject({ total: 2 })
  expect(await listGiven(school, admin, { search: 'danjuma' })).toMatchObject({ total: 2 })
  expect(await listGiven(school, admin, { search: 'nobody' })).toMatchObject({ total: 0 })
  expect(await listGiven(school, admin, { search: all.rows[2].code })).toMatchObject({
    total: 1,
    rows: [{ student: { name: 'Amina Bello' } }],
  })
  expect(await listGiven(school, admin, { state: 'revoked' })).toMatchObject({ total: 0 })
  const { data: templates } = await callApi(school, getCertificateTemplates, {}, admin)
  expect(templates).toMatchObject([{ given: 2 }])
})

test('a revoked certificate is named as such by /verify and to its student, and its PDF is refused (R-DASH-016)', async () => {
  const { school, admin, amina, templateId } = await openSchool()
  await give(school, admin, templateId, { student_ids: [String(amina.id)] })
  const { rows } = await listGiven(school, admin)
  const { id, code } = rows[0]
  const download = () => school.app.inject({ method: 'GET', url: certificatePdfPath(code) })
  const revoke = (reason: string) =>
    callApi(school, revokeCertificate, { certificate_id: id, reason }, admin)

  expect(await revoke(' ')).toMatchObject({ http: 400 })
  setClock(START + DAY)
  expect(await revoke('Copied answers')).toMatchObject({ status: true })

  const { data: confirmation } = await callApi(school, verifyCertificate, { code })
  expect(confirmation).toEqual({
    ...{ title: 'Naḥw', name: 'Amina Bello', issue_date: '2026-11-01' },
    revoked_on: '2027-01-16',
  })
  const refused = await download()
  expect(refused.statusCode).toBe(410)
  expect(refused.json()).toMatchObject({ code: 'certificate_revoked' })
  expect((await callApi(school, getMyCertificates, {}, amina)).data).toMatchObject([
    { revoked: { on: '2027-01-16', reason: 'Copied answers' } },
  ])
  expect(await revoke('Twice')).toMatchObject({ code: 'certificate_revoked_already' })
  expect(await listGiven(school, admin, { state: 'revoked' })).toMatchObject({
    total: 1,
    rows: [{ revoked: START + DAY, reason: 'Copied answers' }],
  })

  expect(await give(school, admin, templateId, { student_ids: [String(amina.id)] })).toMatchObject({
    data: { given: 0, already: 1, revoked: 1 },
  })
  const restore = () => callApi(school, restoreCertificate, { certificate_id: id }, admin)
  expect(await restore()).toMatchObject({ status: true })
  expect(await restore()).toMatchObject({ status: false, code: 'certificate_not_revoked' })
  expect((await download()).statusCode).toBe(200)
  const { data: history } = await callApi(
    school,
    getCertificateHistory,
    { certificate_id: id },
    admin,
  )
  expect(history).toMatchObject([
    { kind: 'given', time: START, by: admin.name },
    { kind: 'revoked', time: START + DAY, reason: 'Copied answers' },
    { kind: 'restored', time: START + DAY },
  ])
  const { data: log } = await callApi(school, getAuditLog, {}, admin)
  expect(log.rows.slice(0, 3)).toMatchObject([
    { act: 'restoreCertificate', subject: { name: 'Amina Bello' } },
    { act: 'giveCertificates' },
    { act: 'revokeCertificate', detail: `Naḥw, ${code}, Copied answers` },
  ])
})

test('a revoked certificate is replaced by one with the present text of the template; the old one stays revoked', async () => {
  const { school, admin, amina, templateId } = await openSchool()
  await give(school, admin, templateId, { student_ids: [String(amina.id)] })
  const [{ id, code }] = (await listGiven(school, admin)).rows
  const replace = (day: string, once?: string) =>
    callApi(
      school,
      replaceCertificate,
      { certificate_id: id, issue_date: day, ...(once && { once }) },
      admin,
    )
  expect(await replace('2026-11-05')).toMatchObject({ code: 'certificate_not_revoked' })
  await callApi(school, revokeCertificate, { certificate_id: id, reason: 'A slip' }, admin)
  const corrected = { ...templateFields, certificateContent: 'has completed Ṣarf' }
  await callApi(school, saveCertificateTemplate, { ...corrected, template_id: templateId }, admin)

  const replaced = await replace('2026-11-05', 'one-opened-form')
  expect(replaced).toMatchObject({ status: true })
  expect(await replace('2026-11-05', 'one-opened-form')).toMatchObject({ data: replaced.data })

  const { data: mine } = await callApi(school, getMyCertificates, {}, amina)
  expect(mine).toMatchObject([
    { certificateContent: 'has completed Ṣarf', issue_date: '2026-11-05' },
    { code, revoked: { reason: 'A slip' } },
  ])
  expect(mine[0].code).not.toBe(code)
})

test('a new certificate with the same text and day is the revoked one, restored', async () => {
  const { school, admin, amina, templateId } = await openSchool()
  await give(school, admin, templateId, { student_ids: [String(amina.id)] })
  const [{ id }] = (await listGiven(school, admin)).rows
  await callApi(school, revokeCertificate, { certificate_id: id, reason: 'A slip' }, admin)

  const fields = { certificate_id: id, issue_date: '2026-11-01' }
  expect(await callApi(school, replaceCertificate, fields, admin)).toMatchObject({ data: { id } })

  const { data: mine } = await callApi(school, getMyCertificates, {}, amina)
  expect(mine).toHaveLength(1)
  expect(mine[0]).not.toHaveProperty('revoked')
})

test('the list is downloaded as a CSV file that a spreadsheet opens safely', async () => {
  const { school, admin, templateId } = await openSchool()
  const formula = await seedStudent(school, { name: '=HYPERLINK("x")' })
  await give(school, admin, templateId, { student_ids: [String(formula.id)] })
  const [{ code }] = (await listGiven(school, admin)).rows
  const download = (token: string, query = '') =>
    school.app.inject({
      method: 'GET',
      url: `${CERTIFICATES_CSV}${query}`,
      headers: { authorization: `Bearer ${token}` },
    })

  const file = await download(admin.token)

  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe(
    'Number,Student,Email,Certificate,Class,Issue Date,Given,Given By,State,Reason',
  )
  expect(lines[1]).toContain(`${code},"'=HYPERLINK(""x"")",${formula.email},Naḥw,,2026-11-01,`)
  expect(lines[1]).toContain(',Valid,')
  expect((await download(admin.token, '?state=revoked')).body.trim().split('\r\n')).toHaveLength(1)
  expect((await download(formula.token)).statusCode).toBe(403)
  expect((await download('x'.repeat(30))).statusCode).toBe(401)
})
