import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningSchool, TestUser } from './fixtures.ts'

const demoPath = (name: string) => join(import.meta.dirname, '../server/demo/media', name)

/** Adds a lesson with a real file of the demo school, as the administrator's browser does: multipart form data. Returns its id. */
export async function addLessonWithFile(
  school: RunningSchool,
  classId: string,
  name: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const form = new FormData()
  const lessonFields = {
    action: 'addLesson',
    class_id: classId,
    subject: 'The letters · الحُرُوف',
    about: 'Listen and repeat.',
    inputetype: 'Lesson',
    scheduled: '0',
    ...fields,
  }
  for (const [field, value] of Object.entries(lessonFields)) form.append(field, value)
  form.append('file', new File([readFileSync(demoPath(name))], name))
  const response = await fetch(`${school.url}/lessonsAction.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${school.admin.token}` },
    body: form,
  })
  const answer = (await response.json()) as {
    status: boolean
    message: string
    data: { id: string }
  }
  if (!answer.status) throw new Error(answer.message)
  return answer.data.id
}

/** A student enrolled in the class. */
export async function addEnrolledStudent(
  school: RunningSchool,
  classId: string,
): Promise<TestUser> {
  const student = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: classId }, student)
  return student
}

/** The path of a lesson's page. */
export const lessonPath = (course: { rand: string }, lessonId: string) =>
  `/classes/${course.rand}/lessons/${lessonId}`
