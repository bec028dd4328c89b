import { readFileSync } from 'node:fs'
import { allCalls } from '../contract/all.ts'
import type { Call } from '../contract/platform/call.ts'
import type { StaffKind } from '../contract/staff/staff-kinds.ts'
import { readJson } from '../server/test/http/post-fields.ts'
import { type ApiResponse, callApi, type SignedInServer } from './harness.ts'

const byName = new Map<string, Call>(allCalls.map((it) => [it.name, it.call]))
const ANSWERS = { answer: {}, theory_image: '' }
export const PASSWORD = 'a good long password'

export type Person = { token: string; email: string; id: string }
export type Fields = Record<string, unknown>
export type Api = (name: string, fields: Fields, as?: Person) => Promise<ApiResponse>

/** Makes calls by their names. */
export function createApi({ url }: SignedInServer): Api {
  return (name, fields, as) => {
    const call = byName.get(name)
    if (!call) throw new Error(`There is no call ${name}`)
    const action = typeof call.action === 'object' ? call.action[0] : call.action
    const request = { ...(action && { action }), ...fields }
    return callApi(url, request, { token: as?.token ?? '', path: call.path })
  }
}

/** The data of a call that has to succeed. */
async function must(response: Promise<ApiResponse>): Promise<Record<string, string>> {
  const { status, message, data } = await response
  if (!status) throw new Error(`A call of the preparation failed: ${message}`)
  return (data ?? {}) as Record<string, string>
}

/** One half of the school: a class in which every text begins with the marker, with a student and a teacher. */
export type Half = {
  marker: string
  classId: string
  lessonId: string
  examId: string
  resultId: string
  commentId: string
  examRand: string
  questionId: string
  certificateId: string
  messageId: string
  scheduledId: string
  student: Person
  teacher: Person
}

async function signUp(server: SignedInServer, marker: string): Promise<Person> {
  const email = `${marker}mail@example.org`
  const account = { email, password: PASSWORD, name: `${marker}name`, phonenumber: '08031234567' }
  const response = await callApi(server.url, { action: 'signup', ...account })
  const { id } = await must(Promise.resolve(response))
  return { token: String(response.token), email, id: String(id) }
}

/** Invites a member of the staff, accepts the invitation and returns the new account. */
export async function invite(
  api: Api,
  owner: Person,
  member: { name: string; staff: StaffKind; classIds: string[] },
): Promise<Person> {
  const email = `${member.name}@example.org`
  const invitation = {
    new_email: email,
    staff: member.staff,
    class_ids: member.classIds,
    send: '0',
  }
  const { token } = await must(api('inviteStaff', invitation, owner))
  const accepted = { token, name: member.name, password: PASSWORD }
  const response = await api('acceptStaffInvitation', accepted)
  const { id } = await must(Promise.resolve(response))
  return { token: String(response.token), email, id: String(id) }
}

/** Adds a lesson with a picture by multipart form data. */
async function addLessonWithFile(server: SignedInServer, owner: Person, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ action: 'addLesson', ...fields }))
    form.append(name, String(value))
  const bytes = readFileSync('server/demo/media/letter-shapes.png')
  form.append('file', new File([Uint8Array.from(bytes)], 'letters.png'))
  const response = await fetch(`${server.url}/lessonsAction.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  })
  const { data, message } = await readJson<{ data?: { id: string }; message: string }>(response)
  if (!data) throw new Error(`The lesson was not added: ${message}`)
  return String(data.id)
}

/** Fills one half of the school by real calls of its owner, teacher and student. */
export async function fillHalf(
  server: SignedInServer,
  { api, owner, marker }: { api: Api; owner: Person; marker: string },
): Promise<Half> {
  const text = (kind: string) => `${marker}${kind}`
  const form = { category: text('category'), name: text('class'), about: text('about') }
  const terms = { premium: '0', amount: '0', status: '1', monthlylimit: '0', links: text('links') }
  const { id: classId = '' } = await must(api('addClass', { ...form, ...terms }, owner))
  const lessonForm = { class_id: classId, scheduled: '0', about: text('body') }
  const material = { ...lessonForm, subject: text('lesson'), inputetype: 'Lesson' }
  const lessonId = await addLessonWithFile(server, owner, material)
  const questions = [{ question: text('typed'), answer: 'kitab', kind: 'typed' }]
  const exam = { ...lessonForm, subject: text('exam'), inputetype: 'Exam', questions }
  const { id: examId = '' } = await must(
    api('addLesson', { ...exam, theoryAnswer: text('reference') }, owner),
  )
  const student = await signUp(server, marker)
  await must(api('enrolInClass', { class_id: classId }, student))
  const teacher = await invite(api, owner, {
    ...{ name: `teacher${marker.slice(0, 2)}`, staff: 'teacher', classIds: [classId] },
  })
  const lesson = { class_id: classId, lesson_id: lessonId }
  const { id: commentId = '' } = await must(
    api('addComment', { ...lesson, comment: text('comment') }, student),
  )
  const taken = await must(
    api('getLessonDetails', { class_id: classId, lesson_id: examId }, student),
  )
  const page = taken as unknown as { rand: string; questions: { id: string }[] }
  const questionId = String(page.questions[0]?.id)
  const submitted = { lesson_id: examId, examRand: page.rand, theory: text('theory') }
  await must(
    api('submitExam', { ...ANSWERS, ...submitted, answer: { [questionId]: 'katib' } }, student),
  )
  const { exams } = (await must(api('getUnmarkedExamsPage', {}, teacher))) as unknown as {
    exams: { result_id: string }[]
  }
  const resultId = String(exams[0]?.result_id)
  const message = { subject: text('subject'), message: text('message'), delivery_method: 'both' }
  const audience = { kind: 'class', class_id: classId }
  const { id: messageId = '' } = await must(api('sendMessage', { ...message, audience }, teacher))
  const sendAt = String(Math.floor(Date.now() / 1000) + 86_400)
  const { id: scheduledId = '' } = await must(
    api('scheduleMessage', { ...message, audience, send_at: sendAt }, teacher),
  )
  const certificate = { certificate_content: text('certificate'), issue_date: '2026-11-01' }
  await must(api('assignCertificate', { ...certificate, class_ids: [classId] }, teacher))
  const given = (await must(api('getGivenCertificates', {}, teacher))) as unknown as {
    rows: { certificate_id?: string; id?: string }[]
  }
  const certificateId = String(given.rows[0]?.id ?? given.rows[0]?.certificate_id)
  return {
    ...{ marker, classId, lessonId, examId, resultId, commentId, questionId, certificateId },
    ...{ messageId, scheduledId, student, teacher, examRand: page.rand },
  }
}

/** A school under attack: its server, and the callers in the near class. */
export type Attack = {
  server: SignedInServer
  api: Api
  owner: Person
  near: Half
  far: Half
  people: Record<'teacher' | 'marker' | 'accountant' | 'student', Person>
}

export const textOf = (response: ApiResponse) => JSON.stringify(response)
