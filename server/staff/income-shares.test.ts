import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { deleteClass } from '../../contract/classes/classes.ts'
import { getIncomeShares, setIncomeShare } from '../../contract/staff/income-shares.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { setShare } from '../test/staff/income.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

async function openSchool() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const naḥw = await seedClass(school, { name: 'Naḥw', price: 1_000_00 })
  const bilal = await seedStaff(school, 'teacher', [naḥw.id])
  const zaynab = await seedStaff(school, 'teacher', [], { name: 'Zaynab Umar' })
  const set = (teacher: typeof bilal, basisPoints: number, fromDay: string, as = maryam) =>
    setShare(school, { teacher, classId: naḥw.id, basisPoints, fromDay }, as)
  return { school, maryam, naḥw, bilal, zaynab, set }
}

test('the shares of a class are at most 100 % on every day, and a share that is replaced later makes room from then on (R-STAFF-012)', async () => {
  const { bilal, zaynab, set } = await openSchool()
  expect(await set(bilal, 70_00, '2026-01-01')).toMatchObject({ status: true })
  expect(await set(bilal, 30_00, '2026-06-01')).toMatchObject({ status: true })

  expect(await set(zaynab, 30_01, '2026-05-31')).toMatchObject({
    ...{ http: 200, status: false, code: 'shares_above_whole' },
    message: 'The shares of this class would be 100.01 % from 31 May 2026.',
  })
  expect(await set(zaynab, 70_00, '2026-06-01')).toMatchObject({ status: true })
  // valid again before a change that was set already
  expect(await set(bilal, 100_00, '2026-05-01')).toMatchObject({ status: true })
  expect(await set(zaynab, 1, '2026-05-02')).toMatchObject({ status: false })
  expect(await set(bilal, 30_01, '2026-07-01')).toMatchObject({ status: false })
})

test('of two owners who give away more than the class brings in at once, one is declined (R-STAFF-012)', async () => {
  const { school, maryam, bilal, zaynab, set } = await openSchool()
  const other = await seedAdministrator(school, { name: 'Hafsa Ali' })
  for (const day of ['2026-01-01', '2026-02-01', '2026-03-01']) {
    await set(bilal, 0, day)
    await set(zaynab, 0, day)
    const outcomes = await Promise.all([
      set(bilal, 60_00, day),
      set(zaynab, 60_00, day, other),
      set(bilal, 60_00, day, other),
      set(zaynab, 60_00, day),
    ])
    const { data } = await callApi(school, getIncomeShares, {}, maryam)
    const last = (id: number) =>
      data.shares.filter((it: { user_id: string }) => it.user_id === String(id)).at(-1).basis_points
    expect([last(bilal.id), last(zaynab.id)].sort()).toEqual([0, 60_00])
    expect(outcomes.map((it) => it.status).sort()).toEqual([false, false, true, true])
  }
})

test('every share that was set is listed with its day, and the last one of a day is valid', async () => {
  const { school, maryam, bilal, zaynab, naḥw, set } = await openSchool()
  await set(bilal, 90_00, '2026-01-01')
  await set(bilal, 40_00, '2026-01-01')
  // no second row for a repeated request
  await set(bilal, 40_00, '2026-01-01')
  expect(await set(zaynab, 60_00, '2026-01-01')).toMatchObject({ status: true })

  const { data } = await callApi(school, getIncomeShares, {}, maryam)

  const row = { class_id: String(naḥw.id), class_name: 'Naḥw', from_day: '2026-01-01' }
  const ofBilal = { ...row, id: expect.any(String), user_id: String(bilal.id), name: 'Bilal Musa' }
  expect(data.shares).toEqual([
    { ...ofBilal, basis_points: 90_00 },
    { ...ofBilal, basis_points: 40_00 },
    { ...ofBilal, user_id: String(zaynab.id), name: 'Zaynab Umar', basis_points: 60_00 },
  ])
  expect(data.classes).toEqual([{ id: String(naḥw.id), name: 'Naḥw' }])
  expect(data.teachers.map((it: { name: string }) => it.name)).toEqual([
    ...['Bilal Musa', 'Maryam Sani', 'Zaynab Umar'],
  ])
})

test('only owners set shares; accountants see them, and a teacher the own ones (R-STAFF-012)', async () => {
  const { school, bilal, zaynab, set } = await openSchool()
  await set(bilal, 40_00, '2026-01-01')
  await set(zaynab, 30_00, '2026-01-01')
  const accountant = await seedStaff(school, 'accountant')
  const marker = await seedStaff(school, 'marker')

  for (const person of [accountant, bilal, marker])
    expect(await set(bilal, 50_00, '2026-01-01', person)).toMatchObject({
      ...{ http: 403, code: 'not_permitted' },
    })
  const see = async (person: typeof bilal) =>
    (await callApi(school, getIncomeShares, {}, person)).data
  const names = (await see(accountant)).shares.map((it: { name: string }) => it.name)
  expect(names).toEqual(['Bilal Musa', 'Zaynab Umar'])
  expect(await see(bilal)).toMatchObject({
    ...{ shares: [{ name: 'Bilal Musa' }], teachers: [], classes: [] },
  })
  expect(await see(marker)).toBeNull()
})

test('a share is for an owner or teacher and a class that exists, and ends for a person who left', async () => {
  const { school, maryam, bilal, naḥw, set } = await openSchool()
  const marker = await seedStaff(school, 'marker')
  const amina = await seedStudent(school)
  for (const person of [marker, amina, { ...amina, id: 999_999 }])
    expect(await set(person, 10_00, '2026-01-01')).toMatchObject({
      ...{ http: 404, code: 'teacher_not_found' },
    })
  await set(bilal, 10_00, '2026-01-01')
  await school.db.updateTable('users').set({ staff: 'marker' }).where('id', '=', bilal.id).execute()
  expect(await set(bilal, 0, '2026-02-01')).toMatchObject({ status: true })

  await callApi(school, deleteClass, { class_id: String(naḥw.id) }, maryam)
  expect(await set(bilal, 0, '2026-03-01')).toMatchObject({ http: 404, code: 'class_not_found' })
})

test.each([
  { basis_points: 100_01 },
  { basis_points: -1 },
  { basis_points: 0.5 },
  { from_day: '2026-02-30' },
  { from_day: '' },
  { from_day: '1912-01-01' },
])('a share of %j is rejected', async (field) => {
  const { school, maryam, bilal, naḥw } = await openSchool()
  const share = { user_id: String(bilal.id), class_id: String(naḥw.id) }
  const fields = { ...share, basis_points: 10, from_day: '2026-01-01', ...field }
  expect(await callApi(school, setIncomeShare, fields, maryam)).toMatchObject({
    ...{ http: 400, code: 'invalid_request' },
  })
})

test('the audit log has the share before and after', async () => {
  const { school, maryam, bilal, set } = await openSchool()
  await set(bilal, 40_00, '2026-01-01')
  await set(bilal, 33_33, '2026-03-01')

  const { data } = await callApi(school, getAuditLog, { act: 'setIncomeShare' }, maryam)

  expect(data.rows[0]).toMatchObject({
    ...{ actor: { name: 'Maryam Sani' }, subject: { name: 'Bilal Musa' } },
    detail: 'Naḥw from 1 Mar 2026',
    changes: [{ field: 'incomeShare', before: '40 %', after: '33.33 %' }],
  })
  expect(data.rows).toHaveLength(2)
})
