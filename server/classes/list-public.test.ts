import { expect, test } from 'vitest'
import { addClass, getClasses, getEligibleClasses } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { recordStatements } from '../test/databases/record-statements.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const sortedNames = (classes: { name: string }[]) => classes.map((it) => it.name).sort()

test('a visitor gets the active classes in the wire format, without administrators’ fields (R-BROWSE-023, R-BROWSE-024, R-ACLASS-039)', async () => {
  const school = await openTestSchool()
  await seedClass(school, {
    name: 'Ṣarf · الصَّرْف',
    about: 'The shape of words.\nBring a notebook.',
    price: 7_500_50,
    monthly: true,
    registrationCloses: '2030-12-02',
    links: 'Table https://example.org/table',
  })
  await seedClass(school, { name: 'Not yet', active: false })

  const { data } = await callApi(school, getClasses)

  expect(data).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      rand: expect.stringMatching(/^[\w-]{16,}$/),
      name: 'Ṣarf · الصَّرْف',
      category: 'Grammar',
      about: 'The shape of words.\nBring a notebook.',
      premium: '1',
      amount: '7500.5',
      monthlySub: '1',
      regclosedate: '2030-12-02',
      // only students of the class get the links
      links: '',
      subjecttotal: 0,
    },
  ])
})

test("an administrator's token gets every class with its status, limit and prerequisite, and a student's does not (R-ACLASS-037, R-ACLASS-036)", async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const first = await seedClass(school, { name: 'First' })
  await seedClass(school, {
    name: 'Second',
    active: false,
    monthlyLimit: 4,
    prerequisiteId: first.id,
  })

  const { data } = await callApi(school, getClasses, {}, maryam)

  expect(data).toMatchObject([
    { name: 'First', status: '1', monthlylimit: 0, prequisite_id: '0' },
    { name: 'Second', status: '0', monthlylimit: 4, prequisite_id: String(first.id) },
  ])
  const asStudent = await callApi(school, getClasses, { email: maryam.email }, amina)
  expect(sortedNames(asStudent.data)).toEqual(['First'])
  expect(asStudent.data[0]).not.toHaveProperty('status')
})

test('the number of lessons counts lessons and exams, and neither timetables nor deleted ones (R-BROWSE-025)', async () => {
  const school = await openTestSchool()
  const grammar = await seedClass(school)
  await seedLessonRow(school, grammar.id)
  await seedLessonRow(school, grammar.id, 'exam')
  await seedLessonRow(school, grammar.id, 'timetable')
  const deletedLesson = await seedLessonRow(school, grammar.id)
  await school.db
    .updateTable('lessons')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedLesson)
    .execute()

  const { data } = await callApi(school, getClasses)

  expect(data[0].subjecttotal).toBe(2)
})

test('a student is offered the active classes that they have not joined (R-BROWSE-019, R-BROWSE-020, R-BROWSE-021, R-ACLASS-039)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const joined = await seedClass(school, { name: 'Joined' })
  await seedClass(school, { name: 'Open' })
  await seedClass(school, { name: 'Inactive', active: false })
  await seedClass(school, { name: 'Closed to new students', registrationCloses: '2020-01-01' })
  await callApi(school, enrolInClass, { class_id: joined.publicId }, amina)

  const { data } = await callApi(school, getEligibleClasses, { email: amina.email }, amina)

  expect(sortedNames(data)).toEqual(['Closed to new students', 'Open'])
  expect(await callApi(school, getEligibleClasses)).toMatchObject({ http: 401, status: false })
})

test('the number of statements does not grow with the number of classes', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  // the first request records when the student was last seen
  await callApi(school, getEligibleClasses, {}, amina)
  const readClasses = () =>
    recordStatements(school, () => callApi(school, getEligibleClasses, {}, amina))
  const baseline = await readClasses()
  const first = await seedClass(school, { name: 'First' })
  for (let i = 0; i < 12; i++) await seedClass(school, { prerequisiteId: first.id })

  const withMoreClasses = await readClasses()

  expect(baseline).not.toEqual([])
  expect(withMoreClasses).toHaveLength(baseline.length)
})

test('only an administrator can add a class', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  expect(await callApi(school, addClass, {}, amina)).toMatchObject({ http: 403, status: false })
  expect(await callApi(school, addClass)).toMatchObject({ http: 401, status: false })
})
