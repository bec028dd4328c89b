import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import {
  certificatePdfPath,
  getMyCertificates,
  saveCertificateTemplate,
  verifyCertificate,
} from '../../contract/certificates/certificates.ts'
import {
  getCertificateHistory,
  replaceCertificate,
  restoreCertificate,
  revokeCertificate,
} from '../../contract/certificates/given-certificates.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import {
  give,
  listGiven,
  openSchool,
  templateFields,
} from '../test/certificates/given-certificates.ts'
import { START, setClock } from '../test/freeze-clock.ts'

test('a revoked certificate is marked as such in /verify and for its student, and its PDF returns 410 (R-DASH-016)', async () => {
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
  const rejected = await download()
  expect(rejected.statusCode).toBe(410)
  expect(rejected.json()).toMatchObject({ code: 'certificate_revoked' })
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
