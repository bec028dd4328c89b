import { expect, test } from 'vitest'
import { updateClass } from '../../contract/classes/classes.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool } from '../test/test-school.ts'

test('changes of an administrator are on the next class page', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'The noun' }])
  const amina = await seedEnrolledStudent(school, nahw)
  const readPage = async () =>
    (await callApi(school, getClassDetails, { class_id: nahw.rand }, amina)).data
  await readPage()

  const verbLesson = {
    class_id: nahw.classId,
    subject: 'The verb',
    inputetype: 'Lesson',
    scheduled: '0',
  }
  await callApi(school, addLesson, verbLesson, nahw.teacher)
  expect(await readPage()).toMatchObject({
    class_details: { subjecttotal: 2 },
    lessons: [{ subject: 'The noun' }, { subject: 'The verb' }],
  })

  const form = {
    class_id: nahw.classId,
    category: 'Grammar',
    name: 'Naḥw, slowly',
    about: 'Slower.',
    premium: '0',
    amount: '0',
    status: '1',
    monthlylimit: 2,
  }
  await callApi(school, updateClass, form, nahw.teacher)
  expect(await readPage()).toMatchObject({
    class_details: { name: 'Naḥw, slowly' },
    monthlyLessonLimit: 2,
  })
})
