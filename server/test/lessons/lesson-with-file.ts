import { expect } from 'vitest'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../../contract/lessons/manage-lessons.ts'
import { getLessonDetails } from '../../../contract/study/study.ts'
import { runRenditionJobs } from '../../renditions/worker.ts'
import { callApi } from '../call-api.ts'
import { seedCourse, seedEnrolledStudent } from '../seed-course.ts'
import { openTestSchool, type TestSchool } from '../test-school.ts'
import { demoFile, type TestFile, uploadFile } from '../uploads/upload-file.ts'

/** A course with a lesson that has a file, and ways to read it as the editor and as a student. */
export async function seedLessonWithFile(file: TestFile, opened?: TestSchool) {
  // at the lowest priority, ffmpeg would wait for the other tests
  const school = opened ?? (await openTestSchool())
  const course = await seedCourse(school, [])
  const { teacher } = course
  const fields = { class_id: course.classId, subject: 'Bāʾ', inputetype: 'Lesson', scheduled: '0' }
  const { data } = await uploadFile(school, addLesson, fields, file, teacher)
  const lessonId = String(data.id)
  const amina = await seedEnrolledStudent(school, course)
  const lesson = { class_id: course.classId, lesson_id: lessonId }
  const warnings: string[] = []
  return {
    ...{ school, course, teacher, amina, lessonId, fields, warnings },
    /** Runs all jobs that are due. */
    async runJobs() {
      while ((await runRenditionJobs(school, (it) => warnings.push(it))) > 0);
    },
    /** The state of the renditions as the editor shows it. */
    async readState() {
      const { data } = await callApi(school, getManagedLesson, { lesson_id: lessonId }, teacher)
      return data.renditions
    },
    /** The lesson as a student reads it. */
    async readLesson() {
      return (await callApi(school, getLessonDetails, lesson, amina)).data
    },
  }
}

/** Creates a lesson with a file of the demo school and returns its signed URL and its bytes as they are stored. */
export async function createLessonWithFile(name: string) {
  const school = await openTestSchool()
  const course = await seedCourse(school, [])
  const fields = { class_id: course.classId, subject: 'Bāʾ', inputetype: 'Lesson', scheduled: '0' }
  const file = demoFile(name)
  const { data } = await uploadFile(school, addLesson, fields, file, course.teacher)
  const lesson = await callApi(school, getManagedLesson, { lesson_id: data.id }, course.teacher)
  const url = String(lesson.data.material_url)
  // stored without its metadata, in the same length
  const { rawPayload: bytes } = await school.app.inject(url)
  expect(bytes).toHaveLength(file.bytes.length)
  return { school, course, id: data.id, bytes, url }
}
