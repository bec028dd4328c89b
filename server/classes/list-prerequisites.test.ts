import { expect, test } from 'vitest'
import { deleteClass, getEligibleClasses } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonRow, seedLessonView, seedSubmission } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const sortedNames = (classes: { name: string }[]) => classes.map((it) => it.name).sort()

test('a class is offered once every lesson of its prerequisite is viewed and every exam submitted, timetables aside (R-BROWSE-022)', async () => {
  const { school, amina, first, readEligibleNames } = await schoolWithPrerequisite()
  const progress = { studentId: amina.id, classId: first.id }
  const lesson = await seedLessonRow(school, first.id)
  const exam = await seedLessonRow(school, first.id, 'exam')
  await seedLessonRow(school, first.id, 'timetable')

  expect(await readEligibleNames()).toEqual(['First'])
  await seedLessonView(school, { ...progress, lessonId: lesson })
  // an opened exam is not a submitted one
  await seedLessonView(school, { ...progress, lessonId: exam })
  expect(await readEligibleNames()).toEqual(['First'])

  await seedSubmission(school, { ...progress, lessonId: exam })
  expect(await readEligibleNames()).toEqual(['First', 'Second'])
})

test('a prerequisite without lessons cannot be completed (R-BROWSE-022)', async () => {
  const { school, amina, first, readEligibleNames } = await schoolWithPrerequisite()
  await callApi(school, enrolInClass, { class_id: first.publicId }, amina)
  expect(await readEligibleNames()).toEqual([])
})

test('a deleted prerequisite counts as none (R-BROWSE-022)', async () => {
  const { school, maryam, first, readEligibleNames } = await schoolWithPrerequisite()
  await callApi(school, deleteClass, { class_id: String(first.id) }, maryam)
  expect(await readEligibleNames()).toEqual(['Second'])
})

async function schoolWithPrerequisite() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const prerequisite = await seedClass(school, { name: 'First' })
  await seedClass(school, { name: 'Second', prerequisiteId: prerequisite.id })
  const readEligibleNames = async () =>
    sortedNames((await callApi(school, getEligibleClasses, {}, amina)).data)
  return { school, maryam, amina, first: prerequisite, readEligibleNames }
}
