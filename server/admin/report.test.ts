import { expect, test } from 'vitest'
import { adminReport } from '../../contract/admin.ts'
import { deleteClass } from '../../contract/classes.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { aClass } from '../test/a-class.ts'
import { aCandidate, anExam, handIn } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'

async function openOffice() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const report = async () => (await ask(school, adminReport, { email: maryam.email }, maryam)).data
  return { school, maryam, report }
}

/** Someone joins a class at this moment (ISO, in UTC). */
async function joins(school: TestSchool, classId: number, moment: string) {
  at(moment)
  const student = await aStudent(school)
  await ask(school, enrolInClass, { class_id: String(classId) }, student)
}

test('the report counts students and active classes, and says when the assistant ends (R-ADASH-008, R-ADASH-009, R-ADASH-010, R-ADASH-014)', async () => {
  const { school, maryam, report } = await openOffice()
  await anAdministrator(school)
  await aStudent(school)
  const left = await aStudent(school)
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', left.id).execute()
  const open = await aClass(school, { name: 'Reading' })
  const shut = await aClass(school, { name: 'Ṣarf', active: false })
  const gone = await aClass(school)
  await ask(school, deleteClass, { class_id: String(gone.id) }, maryam)
  await ask(school, updateAppSettings, { siteName: 'Nūr', aisub: 1_900_000_000 }, maryam)

  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Africa/Lagos' }).format()
  expect(await report()).toEqual({
    total_regular_users: 1,
    total_active_classes: 1,
    pending_exams: 0,
    pending_since: 0,
    classes: [
      { id: String(open.id), name: 'Reading', monthly_enrollment: { [month]: 0 } },
      { id: String(shut.id), name: 'Ṣarf', monthly_enrollment: { [month]: 0 } },
    ],
    aisub: 1_900_000_000,
  })
})

test('enrolments are counted by class and month, by the school’s clock (R-ADASH-011)', async () => {
  const { school, report } = await openOffice()
  const [reading, sarf] = [await aClass(school), await aClass(school)]
  // Lagos is an hour ahead: the first moment of November is still October in Greenwich
  await joins(school, reading.id, '2026-10-31T22:59:59Z')
  await joins(school, reading.id, '2026-10-31T23:00:00Z')
  await joins(school, reading.id, '2026-11-20T12:00:00Z')
  await joins(school, sarf.id, '2026-08-05T12:00:00Z')
  at('2026-11-30T22:00:00Z')

  const months = async () =>
    (await report()).classes.map((it: { monthly_enrollment: object }) => it.monthly_enrollment)

  expect(await months()).toEqual([
    { October: 1, November: 2 },
    { August: 1, November: 0 },
  ])
  await joins(school, sarf.id, '2026-11-30T22:30:00Z')
  expect(await months()).toEqual([
    { October: 1, November: 2 },
    { August: 1, November: 1 },
  ])

  // an hour later it is December, and what November came to stays
  at('2026-11-30T23:00:00Z')
  expect(await months()).toEqual([
    { October: 1, November: 2, December: 0 },
    { August: 1, November: 1, December: 0 },
  ])
})

test('a month of last year is not taken for this year’s', async () => {
  const { school, report } = await openOffice()
  const { id } = await aClass(school)
  await joins(school, id, '2025-11-15T12:00:00Z')
  await joins(school, id, '2025-12-15T12:00:00Z')
  at('2026-11-21T12:00:00Z')

  const [{ monthly_enrollment }] = (await report()).classes
  expect(monthly_enrollment).toEqual({ December: 1, November: 0 })
})

test('a finished month that was counted before is the same at every look', async () => {
  const { school, report } = await openOffice()
  const { id } = await aClass(school)
  await joins(school, id, '2026-10-15T12:00:00Z')
  at('2026-11-21T12:00:00Z')

  const [first, second] = [await report(), await report()]
  expect(first.classes[0].monthly_enrollment).toEqual({ October: 1, November: 0 })
  expect(second).toEqual(first)
})

test('papers that wait for a mark are counted', async () => {
  const { school, report } = await openOffice()
  const exam = await anExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  const first = at('2026-11-20T09:00:00Z')
  await handIn(school, exam, await aCandidate(school, exam), { theory: 'Kitāb.' })
  at('2026-11-21T09:00:00Z')
  await handIn(school, exam, await aCandidate(school, exam, 'Bilal'), { theory: 'Kitāb.' })
  expect(await report()).toMatchObject({ pending_exams: 2, pending_since: first })
})

test('only an administrator reads the report', async () => {
  const { school } = await openOffice()
  expect(await ask(school, adminReport, {}, await aStudent(school))).toMatchObject({ http: 403 })
  expect(await ask(school, adminReport)).toMatchObject({ http: 401 })
})
