import {
  getClassDetails,
  getLessonDetails,
  recordLessonView,
} from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import type { seedCourse } from '../seed-course.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

type Course = Awaited<ReturnType<typeof seedCourse>>

/** The response when the monthly limit is reached. */
export const LIMIT = 'Monthly lesson limit reached for this class. Please check back next month.'

/** Opens a lesson by its index in the course, as the class page does. */
export function openLesson(school: TestSchool, course: Course, index: number, who: TestUser) {
  const fields = { class_id: course.rand, lesson_id: course.ids[index], email: who.email }
  return callApi(school, recordLessonView, fields, who)
}

/** Reads a lesson by its index in the course, as the lesson page does. */
export function readLesson(school: TestSchool, course: Course, index: number, who: TestUser) {
  const fields = { class_id: course.classId, lesson_id: course.ids[index], email: who.email }
  return callApi(school, getLessonDetails, fields, who)
}

/** The lessons of the class page. */
export const listLessons = async (school: TestSchool, course: Course, who: TestUser) =>
  (await callApi(school, getClassDetails, { class_id: course.rand }, who)).data.lessons
