import { expect, test, vi } from 'vitest'
import { addClass, deleteClass, getClasses, getEligibleClasses } from '../../contract/classes.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { aClass, aLessonRow, aSubmission, aView } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'

const names = (classes: { name: string }[]) => classes.map((it) => it.name).sort()

test('a visitor sees the active classes in the words of the wire and nothing that only administrators know (R-BROWSE-023, R-BROWSE-024, R-ACLASS-039)', async () => {
  const school = await openSchool()
  await aClass(school, {
    name: 'Ṣarf · الصَّرْف',
    about: 'The shape of words.\nBring a notebook.',
    price: 7_500_50,
    monthly: true,
    registrationCloses: '2030-12-02',
    links: 'Table https://example.org/table',
  })
  await aClass(school, { name: 'Not yet', active: false })

  const { data } = await ask(school, getClasses)

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
      // the links are for the students of the class
      links: '',
      subjecttotal: 0,
    },
  ])
})

test("an administrator's token gets every class with its status, limit and prerequisite, and a student's does not (R-ACLASS-037, R-ACLASS-036)", async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const first = await aClass(school, { name: 'First' })
  await aClass(school, {
    name: 'Second',
    active: false,
    monthlyLimit: 4,
    prerequisiteId: first.id,
  })

  const { data } = await ask(school, getClasses, {}, maryam)

  expect(data).toMatchObject([
    { name: 'First', status: '1', monthlylimit: 0, prequisite_id: '0' },
    { name: 'Second', status: '0', monthlylimit: 4, prequisite_id: String(first.id) },
  ])
  const asStudent = await ask(school, getClasses, { email: maryam.email }, amina)
  expect(names(asStudent.data)).toEqual(['First'])
  expect(asStudent.data[0]).not.toHaveProperty('status')
})

test('the number of lessons counts lessons and exams, and neither timetables nor deleted ones (R-BROWSE-025)', async () => {
  const school = await openSchool()
  const grammar = await aClass(school)
  await aLessonRow(school, grammar.id)
  await aLessonRow(school, grammar.id, 'exam')
  await aLessonRow(school, grammar.id, 'timetable')
  const gone = await aLessonRow(school, grammar.id)
  await school.db.updateTable('lessons').set({ deleted_at: 1 }).where('id', '=', gone).execute()

  const { data } = await ask(school, getClasses)

  expect(data[0].subjecttotal).toBe(2)
})

test('a student is offered active classes that the student is not in (R-BROWSE-019, R-BROWSE-020, R-BROWSE-021, R-ACLASS-039)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const joined = await aClass(school, { name: 'Joined' })
  await aClass(school, { name: 'Open' })
  await aClass(school, { name: 'Inactive', active: false })
  await aClass(school, { name: 'Closed to new students', registrationCloses: '2020-01-01' })
  await ask(school, enrolInClass, { class_id: joined.rand }, amina)

  const { data } = await ask(school, getEligibleClasses, { email: amina.email }, amina)

  expect(names(data)).toEqual(['Closed to new students', 'Open'])
  expect(await ask(school, getEligibleClasses)).toMatchObject({ http: 401, status: false })
})

test('a class waits until every lesson of its prerequisite is viewed and every exam done, timetables aside (R-BROWSE-022)', async () => {
  const { school, amina, first, offered } = await schoolWithPrerequisite()
  const done = { studentId: amina.id, classId: first.id }
  const lesson = await aLessonRow(school, first.id)
  const exam = await aLessonRow(school, first.id, 'exam')
  await aLessonRow(school, first.id, 'timetable')

  expect(await offered()).toEqual(['First'])
  await aView(school, { ...done, lessonId: lesson })
  // an exam that was opened is not yet an exam that was done
  await aView(school, { ...done, lessonId: exam })
  expect(await offered()).toEqual(['First'])

  await aSubmission(school, { ...done, lessonId: exam })
  expect(await offered()).toEqual(['First', 'Second'])
})

test('a prerequisite without lessons is completed by nobody (R-BROWSE-022)', async () => {
  const { school, amina, first, offered } = await schoolWithPrerequisite()
  await ask(school, enrolInClass, { class_id: first.rand }, amina)
  expect(await offered()).toEqual([])
})

test('a prerequisite that is deleted bars nobody any more (R-BROWSE-022)', async () => {
  const { school, maryam, first, offered } = await schoolWithPrerequisite()
  await ask(school, deleteClass, { class_id: String(first.id) }, maryam)
  expect(await offered()).toEqual(['Second'])
})

async function schoolWithPrerequisite() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school)
  const first = await aClass(school, { name: 'First' })
  await aClass(school, { name: 'Second', prerequisiteId: first.id })
  const offered = async () => names((await ask(school, getEligibleClasses, {}, amina)).data)
  return { school, maryam, amina, first, offered }
}

test('what a list costs does not grow with the number of classes', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const few = await statementsOf(school, () => ask(school, getEligibleClasses, {}, amina))
  const first = await aClass(school, { name: 'First' })
  for (let i = 0; i < 12; i++) await aClass(school, { prerequisiteId: first.id })

  const many = await statementsOf(school, () => ask(school, getEligibleClasses, {}, amina))

  expect(few).toBeGreaterThan(0)
  expect(many).toBe(few)
})

async function statementsOf({ db }: TestSchool, work: () => Promise<unknown>) {
  const executor = db.getExecutor()
  const spy = vi.spyOn(executor, 'executeQuery')
  await work()
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

test('nobody but an administrator adds a class', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  expect(await ask(school, addClass, {}, amina)).toMatchObject({ http: 403, status: false })
  expect(await ask(school, addClass)).toMatchObject({ http: 401, status: false })
})
