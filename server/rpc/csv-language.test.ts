import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { certificatesCsv } from '../../contract/certificates/given-certificates.ts'
import { gradebookCsv } from '../../contract/exams/gradebook.ts'
import { incomeStatementCsv } from '../../contract/staff/income-shares.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass } from '../test/exams/open-gradebook.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { payForClass, setShare } from '../test/staff/income.ts'
import { seedStaff } from '../test/test-school.ts'

test('the gradebook, the certificates and the statement of a teacher have Arabic headings for a reader of Arabic, and plain numbers (R-LANG-001, R-LANG-012)', async () => {
  freezeClock('2026-11-22T10:00:00Z')
  const { school, course, amina } = await openSchoolWithClass()
  const owner = course.teacher
  const classId = Number(course.classId)
  const certificate = { certificate_content: 'قرأ الكتاب', issue_date: '2026-11-20' }
  await callApi(
    school,
    assignCertificate,
    { ...certificate, student_ids: [String(amina.id)] },
    owner,
  )
  const teacher = await seedStaff(school, 'teacher', [classId])
  const share = { teacher, classId, basisPoints: 33_33, fromDay: '2026-11-01' }
  expect((await setShare(school, share, owner)).status).toBe(true)
  await payForClass(school, amina, { classId, amount: 1_500_50, at: '2026-11-21T12:00:00Z' })
  await callApi(school, updateProfile, { language: 'ar' }, owner)
  const download = async (path: string, query: string) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const { body } = await school.app.inject({ url: `${path}?${query}`, headers })
    const rows: string[][] = parse(body, { bom: true })
    expect(body).not.toMatch(/[₦\u2066-\u2069٠-٩]/)
    return rows
  }

  const [marks, firstMark] = await download(gradebookCsv.path, `class_id=${course.classId}`)
  expect(marks?.slice(0, 4)).toEqual(['الاسم', 'البريد الإلكتروني', 'المكتمل', 'المتوسط'])
  expect(firstMark?.[0]).toBe('Amina Bello')
  expect(firstMark).toContain('64')
  const [given, firstGiven] = await download(certificatesCsv.path, '')
  expect(given?.slice(0, 5)).toEqual(['الرقم', 'الطالب', 'البريد الإلكتروني', 'الشهادة', 'الدورة'])
  expect(firstGiven).toEqual(expect.arrayContaining(['Amina Bello', '2026-11-20', 'صالحة']))
  const [income, firstIncome] = await download(incomeStatementCsv.path, 'month=2026-11')
  expect(income).toEqual(
    expect.arrayContaining(['الشهر', 'المعلّم', 'الدورة', 'الحصة (%)', 'الدخل (NGN)']),
  )
  expect(firstIncome).toEqual(expect.arrayContaining(['33.33', '1500.50']))
})
