import { addLesson, updateLesson } from '../../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../../contract/lessons/manage-lessons.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { seedAdministrator, type TestSchool, type TestUser } from '../test-school.ts'
import { createUpload, sendPart } from './tus-client.ts'
import type { schoolsByStore } from './upload-schools.ts'

/** The id in the address of an upload. */
export const idOf = (url: string) => url.split('/').at(-1) ?? ''

const lessonForm = { subject: 'Kāna', inputetype: 'Lesson', scheduled: '0' }

/** Uploads a file in one part, not yet attached to a lesson. */
export async function upload(
  school: TestSchool,
  user: TestUser,
  name: string,
  bytes: Buffer,
  kind = '',
) {
  const url = await createUpload(school, user, bytes.length, { filename: name, kind })
  return { url, response: await sendPart(school, user, url, { offset: 0, bytes }) }
}

/** Saves a lesson, new without an id. */
export async function save(school: TestSchool, user: TestUser, fields: Record<string, unknown>) {
  const call = fields.lesson_id ? updateLesson : addLesson
  return callApi(school, call, { ...lessonForm, ...fields }, user)
}

/** A school with a class, and a function that reads a lesson as the editor does. */
export async function openSchool(open: (typeof schoolsByStore)[number][1]) {
  const { school, bucket } = await open()
  const teacher = await seedAdministrator(school)
  const course = await seedClass(school)
  const lesson = async (id: string) =>
    (await callApi(school, getManagedLesson, { lesson_id: id }, teacher)).data
  return { school, bucket, teacher, classId: String(course.id), lesson }
}
