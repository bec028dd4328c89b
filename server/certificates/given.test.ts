import { expect, test } from 'vitest'
import {
  assignCertificate,
  getCertificateTemplates,
} from '../../contract/certificates/certificates.ts'
import { certificatesCsv } from '../../contract/certificates/given-certificates.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { give, listGiven, openSchool } from '../test/certificates/given-certificates.ts'
import { START } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent } from '../test/test-school.ts'

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

test('the list is downloaded as a CSV file that a spreadsheet opens safely', async () => {
  const { school, admin, templateId } = await openSchool()
  const formula = await seedStudent(school, { name: '=HYPERLINK("x")' })
  await give(school, admin, templateId, { student_ids: [String(formula.id)] })
  const [{ code }] = (await listGiven(school, admin)).rows
  const download = (token: string, query = '') =>
    school.app.inject({
      method: 'GET',
      url: `${certificatesCsv.path}${query}`,
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
