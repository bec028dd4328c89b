import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../server/test/http/post-fields.ts'
import type { RunningSchool, TestUser } from './fixtures.ts'

const demoPath = (name: string) => join(import.meta.dirname, '../server/demo/media', name)

/** Adds a lesson with a real file of the demo school, as the administrator's browser does: multipart form data. Returns its id. */
export async function addLessonWithFile(
  school: RunningSchool,
  classId: string,
  name: string,
  fields: Record<string, string> = {},
  paddingBytes = 0,
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
  form.append('file', demoFile(name, paddingBytes))
  const { id } = await post<{ id: string }>(school, form)
  return id
}

/** Attaches a file to a lesson: a sound, or captions. */
export async function attachToLesson(
  school: RunningSchool,
  fields: Record<string, string>,
  file: File,
): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file)
  await post(school, form)
}

/** Adds a video with an attached sound and Arabic captions. Returns the id of its lesson. */
export async function addVideoWithSound(
  school: RunningSchool,
  classId: string,
  fields: Record<string, string>,
  paddingBytes: number,
): Promise<string> {
  const video = { fileType: 'video', ...fields }
  const id = await addLessonWithFile(school, classId, 'writing-ba.mp4', video, paddingBytes)
  const toLesson = { lesson_id: id }
  await attachToLesson(school, { action: 'attachSound', ...toLesson }, demoFile('letters.mp3'))
  const captions = new File(['WEBVTT\n\n00:00.000 --> 00:10.000\nبَاء'], 'ba.vtt')
  await attachToLesson(school, { action: 'attachCaptions', language: 'ar', ...toLesson }, captions)
  return id
}

/** A file of the demo school. A video with `paddingBytes` has a box of that size that players ignore. */
export function demoFile(name: string, paddingBytes = 0): File {
  const padding = Buffer.alloc(paddingBytes)
  if (paddingBytes > 0) {
    padding.writeUInt32BE(paddingBytes)
    padding.write('free', 4)
  }
  return new File([readFileSync(demoPath(name)), padding], name)
}

async function post<T>(school: RunningSchool, form: FormData): Promise<T> {
  const response = await fetch(`${school.url}/lessonsAction.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${school.admin.token}` },
    body: form,
  })
  const content = await readJson<{ status: boolean; message: string; data: T }>(response)
  if (!content.status) throw new Error(content.message)
  return content.data
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
