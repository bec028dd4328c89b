import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newPublicId } from '../server/platform/random.ts'
import { type AnyResponse, type LoadWorld, postJson } from '../server/test/kill/load-world.ts'
import { ServerUnavailable } from '../server/test/kill/server-unavailable.ts'

/** The writes sent in addition to the load of server/test/kill, and whether the server acknowledged them. */
export type LoadRecord = {
  /** By subject of the lesson. */
  pictures: Map<string, { bytes: Buffer; isAcknowledged: boolean }>
  /** True for acknowledged submissions, by email of the student. */
  photographs: Map<string, boolean>
  /** By subject. */
  announcements: Map<string, { to: Listener; isAcknowledged: boolean }>
}

/** A student with a device that subscribed to push. */
export type Listener = { email: string; token: string; path: string }

export type LoadContext = {
  url: string
  world: LoadWorld
  record: LoadRecord
  listeners: readonly Listener[]
  gallery: string
  isOver: () => boolean
}

const picture = readFileSync('server/demo/media/sun-and-moon-letters.png')

/** Repeats an action until the time is over; a broken response ends only that repetition. */
export async function repeatUntilOver(
  action: (context: LoadContext) => Promise<void>,
  context: LoadContext,
) {
  while (!context.isOver()) {
    try {
      await action(context)
    } catch (error) {
      if (!(error instanceof ServerUnavailable)) throw error
    }
    await pause(200)
  }
}

/** Retries after a broken response until there is a response or the time is over. */
async function retryUntilResponse(
  ask: () => Promise<AnyResponse>,
  isOver: () => boolean,
): Promise<AnyResponse> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ServerUnavailable) || isOver()) throw error
    }
    await pause(100)
  }
}

/** Signs up a student that the clients of the load do not use; after a broken response it signs up another one. */
export async function signUpStudent(
  { url, world }: Pick<LoadContext, 'url' | 'world'>,
  role: string,
) {
  for (;;) {
    world.next++
    const email = `${role}${world.next}@example.org`
    world.journal.attempt('account', email)
    const account = { name: 'Bilal Musa', phonenumber: '08031234567', password: 'a long password' }
    const response = await postJson(url, '/api.php', { action: 'signup', ...account, email }).catch(
      nullIfUnavailable,
    )
    if (response) {
      if (!response.status) throw new Error(response.message)
      world.journal.acknowledge('account', email)
      return { email, token: response.token ?? '' }
    }
    await pause(200)
  }
}

/** Null for a broken response; throws any other error. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof ServerUnavailable) return null
  throw error
}

/** Signs up a student and subscribes a device to push. */
export async function signUpListener(
  context: Pick<LoadContext, 'url' | 'world'>,
): Promise<Listener> {
  const student = await signUpStudent(context, 'listener')
  const path = `/${newPublicId()}`
  const secret = createECDH('prime256v1')
  secret.generateKeys()
  const keys = {
    p256dh: secret.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const fields = { action: 'subscribePush', endpoint: `https://push.example.org${path}`, keys }
  const { status, message } = await postJson(context.url, '/api.php', fields, student.token)
  if (!status) throw new Error(message)
  return { ...student, path }
}

/** Sends an announcement twice at once, and retries until it is acknowledged. */
export async function sendAnnouncement(context: LoadContext): Promise<void> {
  const { url, world, record, listeners, isOver } = context
  world.next++
  const subject = `Letter ${world.next}`
  const to = listeners[world.next % listeners.length]
  if (!to) throw new Error('There are no listeners')
  const announcement = { to, isAcknowledged: false }
  record.announcements.set(subject, announcement)
  world.journal.attempt('message', subject)
  world.journal.attempt('inbox', subject)
  const fields = { action: 'sendMessage', subject, message: 'Please read.', once: newPublicId() }
  const sending = { ...fields, delivery_method: 'both', recipients: [to.email] }
  const send = () => postJson(url, '/adminActions.php', sending, world.administrator.token)
  const attempts = [retryUntilResponse(send, isOver), retryUntilResponse(send, isOver)]
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === 'rejected' && !(result.reason instanceof ServerUnavailable))
      throw result.reason
    if (result.status === 'rejected' || !result.value.status) continue
    announcement.isAcknowledged = true
    world.journal.acknowledge('message', subject)
    world.journal.acknowledge('inbox', subject)
  }
}

/** Adds a lesson with a unique picture, and retries with the same idempotency key until it is acknowledged. */
export async function addPictureLesson({
  url,
  world,
  record,
  gallery,
  isOver,
}: LoadContext): Promise<void> {
  world.next++
  const subject = `Picture ${world.next}`
  const bytes = Buffer.concat([picture, randomBytes(1000)])
  const sent = { bytes, isAcknowledged: false }
  record.pictures.set(subject, sent)
  const fields = {
    ...{ action: 'addLesson', class_id: gallery, subject, about: '', inputetype: 'Lesson' },
    ...{ scheduled: '0', once: newPublicId() },
  }
  const response = await retryUntilResponse(
    () => uploadPicture(url, fields, bytes, world.administrator.token),
    () => isOver(),
  )
  sent.isAcknowledged = response.status === true
  // the rate limit is 300 files per hour and administrator
  await pause(600)
}

async function uploadPicture(
  url: string,
  fields: Record<string, string>,
  bytes: Buffer,
  token: string,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([Uint8Array.from(bytes)], 'letters.png'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/lessonsAction.php`, { method: 'POST', body: form, headers })
  const text = await response.text()
  // an empty body comes from the load balancer
  if (text === '') throw new ServerUnavailable()
  if (response.status >= 500) throw new Error(`addLesson: ${response.status}`)
  return JSON.parse(text)
}

/** Signs up a student who enrols, opens the exam and submits a photograph. */
export async function submitPhotograph(context: LoadContext): Promise<void> {
  const { url, world, record } = context
  const { email, token } = await signUpStudent(context, 'photographer')
  const course = world.courses[0]
  if (!course) throw new Error('There is no class')
  const callAsStudent = (path: string, fields: object) => postJson(url, path, fields, token)
  world.journal.attempt('enrolment', `${email} ${course.id}`)
  await callAsStudent('/api.php', { action: 'classenrolement', class_id: course.id })
  for (const lesson_id of [...course.lessons, course.examId])
    world.journal.attempt('view', `${email} ${lesson_id}`)
  for (const lesson_id of course.lessons)
    await callAsStudent('/api.php', { action: 'viewStatus', class_id: course.id, lesson_id })
  const opens = { action: 'get_lesson_details', class_id: course.id, lesson_id: course.examId }
  const { data, message } = await callAsStudent('/api.php', opens)
  if (!data) throw new Error(`The exam cannot be opened: ${message}`)
  record.photographs.set(email, false)
  const { status } = await callAsStudent('/submitExam.php', {
    lesson_id: course.examId,
    examRand: data.rand,
    theory_image: `data:image/png;base64,${picture.toString('base64')}`,
  })
  record.photographs.set(email, status === true)
}
