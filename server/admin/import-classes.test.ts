import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { addStudentsToClass } from '../../contract/enrolment/manage-enrolments.ts'
import { enrolments, openSchoolWithClasses, outcomes } from '../test/accounts/import-students.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, walletOf } from '../test/test-school.ts'

test('a file with classes: the preview shows the outcome of every line, and the import applies it once', async () => {
  const { school, maryam, grammar, reading } = await openSchoolWithClasses()
  await seedClass(school, { name: 'Twins' })
  await seedClass(school, { name: 'twins' })
  const amina = await seedStudent(school, {
    name: 'Amina Bello',
    email: 'amina@example.org',
    wallet: 700_00,
  })
  const musa = await seedStudent(school, { email: 'musa@example.org' })
  const enrolled = { student_ids: [String(musa.id)], class_id: String(grammar.id) }
  await callApi(school, addStudentsToClass, { ...enrolled, payment: 'waived' }, maryam)
  const csv = `name,email,class
Zainab,zainab@example.org,nahw  1
Zainab again,ZAINAB@example.org,Reading; slowly
Amina,amina@example.org,${grammar.id}; Reading; slowly
Amina,amina@example.org,Reading; slowly;${reading.id}
Musa,musa@example.org,Naḥw 1
Hafsa,hafsa@example.org,Naḥw 2|Twins
Sani,sani@,Naḥw 1
Sani,sani@example.org,
`
  const request = { csv, payment: 'wallet' }
  const before = await auditEntries(school)

  const preview = await callApi(school, importStudents, request, maryam)

  const expected = [
    [2, 'add', 'Naḥw 1: done'],
    [3, 'enrol', 'Reading; slowly: no-money'],
    [4, 'enrol', 'Naḥw 1: done', 'Reading: unknown-class', 'slowly: unknown-class'],
    [5, 'enrol', 'Reading: unknown-class', 'slowly: unknown-class', 'Reading; slowly: done'],
    [6, 'enrol', 'Naḥw 1: already'],
    [7, 'add', 'Naḥw 2: unknown-class', 'Twins: done'],
    [8, 'bad-email', 'Naḥw 1: not-found'],
    [9, 'add'],
  ]
  expect(outcomes(preview.data.rows)).toEqual(expected)
  expect(preview.data.rows[2].account).toBe('Amina Bello')
  expect(preview.data.classes).toEqual([
    expect.objectContaining({ name: 'Naḥw 1', status: '0', regclosedate: '2026-01-01', price: 0 }),
    expect.objectContaining({ class_id: String(reading.id), price: 500, status: '1' }),
    expect.objectContaining({ name: 'Twins' }),
  ])
  expect(preview.data).toMatchObject({ added: 0, isWritten: false })
  expect(await auditEntries(school)).toEqual(before)

  const confirm = { ...request, confirm: true, once: 'one-opened-dialog' }
  const first = await callApi(school, importStudents, confirm, maryam)
  const second = await callApi(school, importStudents, confirm, maryam)

  expect(outcomes(first.data.rows)).toEqual(expected)
  expect(first.data).toMatchObject({ added: 3, enrolled: 4, isWritten: true })
  expect(second.data).toEqual(first.data)
  const again = await callApi(school, importStudents, { ...request, confirm: true }, maryam)
  expect(again.data).toMatchObject({ added: 0, enrolled: 0 })
  expect((await enrolments(school)).map(({ email, paid }) => [email, paid])).toEqual([
    ['amina@example.org', 0],
    ['amina@example.org', 500_00],
    ['hafsa@example.org', 0],
    ['musa@example.org', 0],
    ['zainab@example.org', 0],
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 200_00, sum: 200_00 })
  expect((await auditEntries(school)).slice(before.length).map((it) => it.action)).toEqual([
    'importStudents',
    ...Array.from({ length: 4 }, () => 'enrolStudent'),
  ])
})

test('a waived payment adds new students to a class with a price, and a balance pays for one class only', async () => {
  const { school, maryam, reading } = await openSchoolWithClasses()
  const writing = await seedClass(school, { name: 'Writing', price: 500_00 })
  const amina = await seedStudent(school, { email: 'amina@example.org', wallet: 700_00 })
  const csv = `name,email,class\nAmina,amina@example.org,${reading.id}|${writing.id}\nSani,sani@example.org,${reading.id}`
  const read = async (fields: object) =>
    outcomes((await callApi(school, importStudents, { csv, ...fields }, maryam)).data.rows)

  expect(await read({ payment: 'wallet' })).toEqual([
    [2, 'enrol', 'Reading; slowly: done', 'Writing: no-money'],
    [3, 'add', 'Reading; slowly: no-money'],
  ])
  const waived = [
    [2, 'enrol', 'Reading; slowly: done', 'Writing: done'],
    [3, 'add', 'Reading; slowly: done'],
  ]
  expect(await read({ payment: 'waived' })).toEqual(waived)
  expect(await read({ payment: 'waived', confirm: true })).toEqual(waived)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 700_00 })
  expect((await enrolments(school)).map(({ paid }) => paid)).toEqual([0, 0, 0])
})
