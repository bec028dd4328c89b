import { expect, test } from 'vitest'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

test('the class page names the class to complete first, and does not name one that the student cannot see (R-CLASS-037)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const first = await seedClass(school, { name: 'Reading with Vowels' })
  const lessonId = await seedLessonRow(school, first.id)
  const hidden = await seedClass(school, { active: false })
  const second = await seedClass(school, { prerequisiteId: first.id })
  const third = await seedClass(school, { prerequisiteId: hidden.id })
  const prerequisiteOf = async (it: { publicId: string }) =>
    (await callApi(school, getClassDetails, { class_id: it.publicId }, amina)).data.prerequisite

  const named = { rand: first.publicId, name: 'Reading with Vowels' }
  expect(await prerequisiteOf(first)).toBeNull()
  expect(await prerequisiteOf(second)).toEqual({ ...named, completed: false })
  expect(await prerequisiteOf(third)).toEqual({ rand: '', name: '', completed: false })
  await seedLessonView(school, { studentId: amina.id, lessonId, classId: first.id })
  expect(await prerequisiteOf(second)).toEqual({ ...named, completed: true })
})

test('class and lesson count the new lessons of the month, and the last one is declined once for a client that asks first (R-CLASS-045)', async () => {
  freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool()
  const lessons = [{ subject: 'One' }, { subject: 'Two' }, { subject: 'Three' }]
  const nahw = await seedCourse(school, lessons, { monthlyLimit: 2 })
  const amina = await seedEnrolledStudent(school, nahw)
  const fieldsOf = (index: number) => ({ class_id: nahw.classId, lesson_id: nahw.ids[index] })
  const askFirst = (index: number) => ({ ...fieldsOf(index), ask_last: '1' })
  const readCount = async () =>
    (await callApi(school, getClassDetails, { class_id: nahw.rand }, amina)).data
      .monthlyLessonsOpened

  expect(await callApi(school, recordLessonView, askFirst(0), amina)).toMatchObject({
    status: true,
  })
  expect(await readCount()).toBe(1)
  for (const call of [recordLessonView, getLessonDetails])
    expect(await callApi(school, call, askFirst(1), amina)).toMatchObject({
      http: 200,
      status: false,
      code: 'last_lesson_of_month',
      message:
        'This is the last of your 2 new lessons in this class this month. The next one opens on 1 Jun 2026.',
    })
  expect(await readCount()).toBe(1)

  // a client that does not ask opens it, as before
  const opened = await callApi(school, getLessonDetails, fieldsOf(1), amina)
  expect(opened.data).toMatchObject({ month_opened: 2, month_limit: 2 })
  expect(await readCount()).toBe(2)
  expect(await callApi(school, getLessonDetails, askFirst(1), amina)).toMatchObject({
    status: true,
  })
})
