import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { openSchoolWithAmina } from '../test/accounts/import-students.ts'
import { callApi } from '../test/call-api.ts'
import { parseStudentsCsv } from './parse-students-csv.ts'

const nameOf = (titles: string, cells: string) =>
  parseStudentsCsv(`${titles},email\n${cells},a@example.org`).rows[0]?.name

test.each([
  ['Surname,Other Names', 'BELLO,Amina Zainab', 'Amina Zainab BELLO'],
  ['SURNAME,OTHERNAMES', 'Bello,Amina Zainab', 'Amina Zainab Bello'],
  ['First Name,Middle Name,Last Name', 'Amina,Zainab,Bello', 'Amina Zainab Bello'],
  ['Surname,First Name,Other Names', 'Bello,Amina,Zainab', 'Amina Zainab Bello'],
  ['Name,Surname', 'Amina,Zainab', 'Amina Zainab'],
  ['Name,Surname', 'Amina Bello,BELLO', 'Amina Bello'],
  ['الاسم,اللقب', 'أمينة,بلو', 'أمينة بلو'],
  ['اللقب,الاسم', 'بلو,أمينة', 'أمينة بلو'],
  ['FIRSTNAME,OTHERNAMES', 'Amina,Zainab', 'Amina Zainab'],
  ['Surname,Other Names', 'Bello,', 'Bello'],
  ['First Name,Surname', 'Amina,', 'Amina'],
  ['Full Name (as on certificate)', 'Amina Bello', 'Amina Bello'],
  ['Names of Student', 'Amina Bello', 'Amina Bello'],
  ["Student's Full Name", 'Amina Bello', 'Amina Bello'],
  ['NAME OF PUPIL', 'Amina Bello', 'Amina Bello'],
  ['Surname & Other Names', 'Bello Amina', 'Bello Amina'],
  ['Full Name,First Name,Last Name', 'Amina Z. Bello,Amina,Bello', 'Amina Z. Bello'],
  ['Full Name,First Name,Last Name', ',Amina,Bello', 'Amina Bello'],
])('with the columns %s the student %s is called %s', (titles, cells, name) => {
  expect(nameOf(titles, cells)).toBe(name)
})

test.each([
  ['S/N,Name,Email,Age', '1,Amina,a@b.co,12', ['Name'], ['S/N', 'Age']],
  ['Surname,Other Names,Email', 'Bello,Amina,a@b.co', ['Other Names', 'Surname'], []],
  [
    'Full Name,First Name,Email,Parent Phone',
    'A B,A,a@b.co,0803',
    ['Full Name'],
    ['First Name', 'Parent Phone'],
  ],
  ['Name,Email,Phone,Mobile', 'Amina,a@b.co,0803,0804', ['Name'], ['Mobile']],
  ['Name,Email,Phone,Mobile', 'Amina,a@b.co,,0804', ['Name'], []],
  ['Name,Email,,', 'Amina,a@b.co,JSS 1,', ['Name'], ['column 3']],
])(
  'the columns of names and those that are not read are named: %s',
  (titles, cells, nameColumns, unusedColumns) => {
    expect(parseStudentsCsv(`${titles}\n${cells}`)).toMatchObject({ nameColumns, unusedColumns })
  },
)

test('a preview names the columns that are not read; a class column is one of them for a client that sends no payment', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const csv = 'S/N,Surname,Other Names,Email,Class\n1,BELLO,Zainab,zainab@example.org,JSS 1'
  const preview = async (fields: object) =>
    (await callApi(school, importStudents, { csv, ...fields }, maryam)).data

  expect(await preview({})).toMatchObject({
    rows: [{ name: 'Zainab BELLO', fate: 'add' }],
    name_columns: ['Other Names', 'Surname'],
    unused_columns: ['S/N', 'Class'],
  })
  expect(await preview({ payment: 'waived' })).toMatchObject({ unused_columns: ['S/N'] })
})

test('a student whose phone number a spreadsheet has shortened is added without it, and the row says so', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const csv = [
    'name;email;phone',
    'Zainab;zainab@example.org;2,34803E+12',
    'Musa;musa@example.org;2.34803E+12',
    'Bilal;bilal@example.org;2.348031234567E+12',
    'Hafsa;hafsa@example.org;="08031234567"',
    'Idris;idris@example.org;8031234567',
  ].join('\n')
  const { data } = await callApi(school, importStudents, { csv, confirm: true }, maryam)

  expect(
    data.rows.map((it: Record<string, unknown>) => [it.fate, it.phone, it.phone_lost]),
  ).toEqual([
    ['add', '', '1'],
    ['add', '', '1'],
    ['add', '2348031234567', undefined],
    ['add', '08031234567', undefined],
    ['add', '8031234567', undefined],
  ])
  const stored = await school.db
    .selectFrom('users')
    .select(['name', 'phone'])
    .where('name', 'in', ['Zainab', 'Bilal', 'Idris'])
    .orderBy('name')
    .execute()
  expect(stored).toEqual([
    { name: 'Bilal', phone: '2348031234567' },
    // the spreadsheet has taken the zero for a number
    { name: 'Idris', phone: '08031234567' },
    { name: 'Zainab', phone: '' },
  ])
})

test('a name that is broken in the file is left out', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const csv = 'name,email\nOl\ufffda,ola@example.org\nZainab,zainab@example.org'
  const { data } = await callApi(school, importStudents, { csv }, maryam)
  expect(data.rows).toMatchObject([{ fate: 'bad-name', name: 'Ol\ufffda' }, { fate: 'add' }])
})
