import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { deleteStudent, loginAsStudent, resetStudentPassword } from '../../contract/admin/admin.ts'
import { importStudents } from '../../contract/admin/student-import.ts'
import { auditCsv, getAuditLog } from '../../contract/audit/audit.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import { changeStaff } from '../../contract/staff/staff.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

async function openSchoolWithAuditEntries() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const amina = await seedStudent(school, { name: 'Amina Bello', email: 'amina@example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  const idField = ({ id }: { id: number }) => ({ student_id: String(id) })
  await callApi(school, fundWallet, { ...idField(amina), amount: 250 }, maryam)
  await callApi(
    school,
    resetStudentPassword,
    { ...idField(musa), new_password: 'a new password' },
    maryam,
  )
  await callApi(school, loginAsStudent, { student_email: amina.email }, maryam)
  await callApi(
    school,
    importStudents,
    { csv: 'name,email\nZ,z@example.org', confirm: true },
    maryam,
  )
  await callApi(school, deleteStudent, idField(musa), maryam)
  return { school, maryam, amina, musa }
}

test('the log has actor, action and subject of each entry, newest first', async () => {
  const { school, maryam, amina, musa } = await openSchoolWithAuditEntries()

  const { data, http } = await callApi(school, getAuditLog, { email: maryam.email }, maryam)

  expect(http).toBe(200)
  expect(data).toMatchObject({
    total: 5,
    page: 1,
    acts: ['deleteStudent', 'fundWallet', 'importStudents', 'loginAsStudent', 'resetPassword'],
  })
  expect(data.rows.map((it: { act: string }) => it.act)).toEqual([
    'deleteStudent',
    'importStudents',
    'loginAsStudent',
    'resetPassword',
    'fundWallet',
  ])
  expect(data.rows[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    time: expect.any(Number),
    act: 'deleteStudent',
    actor: {
      ...{ id: String(maryam.id), name: 'Maryam Sani', email: maryam.email, deleted: false },
      staff: 'owner',
    },
    subject: { id: String(musa.id), name: 'Musa Ɗanjuma', email: musa.email, deleted: true },
    detail: 'Musa Ɗanjuma, musa@example.org',
  })
  expect(data.rows[1]).toMatchObject({ subject: null, detail: '1 student' })
  expect(data.rows[4]).toMatchObject({ subject: { name: amina.name }, detail: '₦250.00' })
})

test('the log is filtered by action and by user, including deleted users', async () => {
  const { school, maryam } = await openSchoolWithAuditEntries()
  const actionsFor = async (filters: object) =>
    (await callApi(school, getAuditLog, { ...filters }, maryam)).data.rows.map(
      (it: { act: string }) => it.act,
    )

  expect(await actionsFor({ act: 'fundWallet' })).toEqual(['fundWallet'])
  expect(await actionsFor({ person: 'danjuma' })).toEqual(['deleteStudent', 'resetPassword'])
  expect(await actionsFor({ person: 'AMINA@', act: 'loginAsStudent' })).toEqual(['loginAsStudent'])
  expect(await actionsFor({ person: 'maryam' })).toHaveLength(5)
  expect(await actionsFor({ person: 'nobody' })).toEqual([])
})

test('a page has twenty entries, and a page beyond the last returns the last one', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  for (let nth = 1; nth <= 45; nth++) {
    await callApi(school, fundWallet, { student_id: String(amina.id), amount: nth }, maryam)
  }
  const page = async (pageNumber: number) =>
    (await callApi(school, getAuditLog, { page: pageNumber }, maryam)).data

  const pages = [await page(1), await page(2), await page(3)]

  const details = pages.flatMap(({ rows }) => rows.map((it: { detail: string }) => it.detail))
  expect(details).toEqual(Array.from({ length: 45 }, (_, index) => `₦${45 - index}.00`))
  expect(await page(9)).toEqual(pages[2])
})

test('an entry has the changed fields with their values before and after', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school, { price: 5_000_00, links: '' })
  const form = {
    ...{ class_id: String(id), category: 'Grammar', name: 'Foundations of Naḥw', status: '1' },
    ...{ about: 'The grammar of the sentence.', premium: '1', monthlylimit: 0 },
  }

  await callApi(school, updateClass, { ...form, amount: '6000', monthlySub: '1' }, maryam)

  const { data } = await callApi(school, getAuditLog, {}, maryam)
  expect(data.rows).toEqual([
    {
      id: expect.any(String),
      time: expect.any(Number),
      act: 'editClass',
      actor: {
        id: String(maryam.id),
        name: maryam.name,
        email: maryam.email,
        deleted: false,
        staff: 'owner',
      },
      subject: null,
      detail: `class ${id}: Foundations of Naḥw`,
      changes: [
        { field: 'price', before: 5_000_00, after: 6_000_00 },
        { field: 'monthly', before: false, after: true },
      ],
    },
  ])
})

test('the log has the entries of a range of days of the school, and downloads as a CSV file in which names are not formulas', async () => {
  freezeClock('2026-11-20T22:59:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const amina = await seedStudent(school, { name: '=HYPERLINK("x")', email: 'amina@example.org' })
  const fund = (amount: number) =>
    callApi(school, fundWallet, { student_id: String(amina.id), amount }, maryam)
  await fund(100)
  // the next day in Lagos
  freezeClock('2026-11-20T23:00:00Z')
  await fund(200)
  const authenticated_at = freezeClock('2026-11-21T23:00:00Z')
  await school.db.updateTable('sessions').set({ authenticated_at }).execute()
  await fund(300)
  const details = async (range: Record<string, string>) =>
    (await callApi(school, getAuditLog, range, maryam)).data.rows.map(
      (it: { detail: string }) => it.detail,
    )
  const download = (query: string, as = maryam) =>
    school.app.inject({
      url: `${auditCsv.path}?${query}`,
      headers: { authorization: `Bearer ${as.token}` },
    })

  expect(await details({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['₦200.00'])
  expect(await details({ from: '2026-11-21' })).toEqual(['₦300.00', '₦200.00'])
  expect(await details({ to: '2026-11-20' })).toEqual(['₦100.00'])
  expect(await details({ from: '', to: '' })).toHaveLength(3)
  expect(await callApi(school, getAuditLog, { from: '2026-13-40' }, maryam)).toMatchObject({
    http: 400,
  })
  const { body, headers } = await download('from=2026-11-21&person=amina')
  expect(headers['content-disposition']).toBe('attachment; filename="audit-2026-11-22.csv"')
  const [header, ...rows]: string[][] = parse(body, { bom: true })
  expect(header?.slice(0, 4)).toEqual(['Time', 'Administrator', 'Administrator Email', 'Action'])
  expect(rows.map((it) => [it[1], it[4], it[6], it[7]])).toEqual([
    ['Maryam Sani', '\'=HYPERLINK("x")', '₦300.00', 'Balance: ₦300 → ₦600'],
    ['Maryam Sani', '\'=HYPERLINK("x")', '₦200.00', 'Balance: ₦100 → ₦300'],
  ])
  expect((await download('', amina)).statusCode).toBe(403)
  expect((await download('from=yesterday')).statusCode).toBe(400)
})

test('an entry keeps the kind that its actor had, on the page and in the file (R-STAFF-010)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedStudent(school)
  const wallet = { student_id: String(musa.id), amount: 250 }
  const halima = await seedStaff(school, 'accountant', [], { name: 'Halima Yusuf' })
  expect(await callApi(school, fundWallet, wallet, halima)).toMatchObject({ status: true })
  await callApi(school, changeStaff, { user_id: String(halima.id), staff: 'marker' }, maryam)

  const { data } = await callApi(school, getAuditLog, { act: 'fundWallet' }, maryam)
  expect(data.rows[0].actor).toMatchObject({ name: 'Halima Yusuf', staff: 'accountant' })
  const { body } = await school.app.inject({
    url: `${auditCsv.path}?act=fundWallet`,
    headers: { authorization: `Bearer ${maryam.token}` },
  })
  const [header, ...rows]: string[][] = parse(body, { bom: true })
  expect([header?.at(-1), rows[0]?.at(-1)]).toEqual(['Kind', 'accountant'])
})
