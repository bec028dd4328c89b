import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { enrolments, openSchoolWithClasses } from '../test/accounts/import-students.ts'
import { callApi } from '../test/call-api.ts'
import { seedStudent } from '../test/test-school.ts'
import { parseStudentsCsv } from './parse-students-csv.ts'

test('an import whose price has changed since it was shown charges nothing and adds no student', async () => {
  const { school, maryam, reading } = await openSchoolWithClasses()
  await seedStudent(school, { email: 'amina@example.org', wallet: 700_00 })
  const csv = `name,email,class\nAmina,amina@example.org,${reading.id}\nSani,sani@example.org,`
  const confirm = (price: number) => {
    const seen_prices = [{ class_id: String(reading.id), price }]
    const fields = { csv, payment: 'wallet', confirm: true, seen_prices }
    return callApi(school, importStudents, fields, maryam)
  }

  expect(await confirm(400)).toMatchObject({ http: 200, status: false, code: 'price_changed' })
  expect(await enrolments(school)).toEqual([])
  expect((await confirm(500)).data).toMatchObject({ added: 1, enrolled: 1 })
})

test('a client that does not send a payment has the class column ignored', async () => {
  const { school, maryam, grammar } = await openSchoolWithClasses()
  await seedStudent(school, { email: 'amina@example.org' })
  const csv = `name,email,class\nAmina,amina@example.org,${grammar.id}\nSani,sani@example.org,${grammar.id}`

  const { data } = await callApi(school, importStudents, { csv, confirm: true }, maryam)

  expect(data).toEqual({
    rows: [
      { line: 2, name: 'Amina', email: 'amina@example.org', phone: '', fate: 'taken' },
      { line: 3, name: 'Sani', email: 'sani@example.org', phone: '', fate: 'add' },
    ],
    added: 1,
    isWritten: true,
    unused_columns: ['class'],
  })
  expect(await enrolments(school)).toEqual([])
})

test('a file can add students to classes a thousand times, but not once more', async () => {
  const { school, maryam, grammar } = await openSchoolWithClasses()
  const file = (count: number) =>
    `name,email,class\n${Array.from({ length: count }, (_, index) => `S ${index},s${index}@example.org,${grammar.id}`).join('\n')}`
  const confirm = (count: number) =>
    callApi(school, importStudents, { csv: file(count), payment: 'wallet', confirm: true }, maryam)

  expect(await confirm(1_001)).toMatchObject({
    code: 'csv_too_many_rows',
    message:
      'A file can add students to classes at most 1,000 times. Divide it into several files.',
  })
  expect((await confirm(1_000)).data).toMatchObject({ added: 1_000, enrolled: 1_000 })
})

test.each([
  ['Class', 'name,email,Class\nZ,z@example.org,Naḥw 1', ['Naḥw 1']],
  ['several columns', 'name,email,Class 1,Class 2\nZ,z@example.org,Naḥw 1,7', ['Naḥw 1', '7']],
  ['Arabic', 'الاسم,البريد,اسم الفصل\nZ,z@example.org,النحو', ['النحو']],
  [
    'Arabic in another spelling',
    'الاسم;البريد;الدوره\nZ;z@example.org;"النحو; الصرف"',
    ['النحو; الصرف'],
  ],
  ['escaped for a spreadsheet', "name,email,course\nZ,z@example.org,'=1", ['=1']],
])('the class column is found: %s', (_, csv, classes) => {
  expect(parseStudentsCsv(csv).rows[0]?.classes).toEqual(classes)
})
