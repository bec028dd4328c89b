import { getGradebookRows } from '../../../contract/exams/gradebook.ts'
import { markExam } from '../../../contract/exams/marking.ts'
import { recordLessonView } from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import { seedCourse, seedEnrolledStudent } from '../seed-course.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test-school.ts'
import { seedExam, submissionsOf, submitAnswers } from './seed-exam.ts'

/** A class of two lessons and an exam: Amina did all, Bilal's answer is not marked yet, Hauwa did nothing. */
export async function openSchoolWithClass() {
  const school = await openTestSchool()
  const course = await seedCourse(school, [{ subject: 'The noun' }, { subject: '=1+1' }])
  const exam = await seedExam(school, { classId: course.id, theoryAnswer: 'Kitāb.', questions: [] })
  const enrol = (name: string) => seedEnrolledStudent(school, course, { name })
  const [amina, bilal, hauwa] = [
    await enrol('Amina Bello'),
    await enrol('Bilal Musa'),
    await enrol('Hauwa Sule'),
  ]
  await open(school, course, amina, 0)
  await open(school, course, amina, 1)
  await open(school, course, bilal, 0)
  // the exam is behind the second lesson
  await open(school, course, bilal, 1)
  for (const student of [amina, bilal])
    await submitAnswers(school, exam, student, { theory: 'Kitāb.' })
  const [ofAmina] = await submissionsOf(school, exam)
  const fields = { lesson_id: String(exam.id), result_id: String(ofAmina?.id), theory_score: '64' }
  await callApi(school, markExam, fields, course.teacher)
  const rows = async (query: object = {}) =>
    (
      await callApi(
        school,
        getGradebookRows,
        { class_id: course.classId, ...query },
        course.teacher,
      )
    ).data
  const names = async (query: object) => (await rows(query)).names
  return { school, course, exam, amina, bilal, hauwa, rows, names }
}

function open(
  school: TestSchool,
  course: { rand: string; ids: string[] },
  who: TestUser,
  index: number,
) {
  const fields = { class_id: course.rand, lesson_id: course.ids[index], email: who.email }
  return callApi(school, recordLessonView, fields, who)
}
