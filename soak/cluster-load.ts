import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newPublicId } from '../server/platform/random.ts'
import { type AnyResponse, type LoadWorld, postJson } from '../server/test/kill/load.ts'
import { ServerUnavailable } from '../server/test/kill/server-unavailable.ts'

/** What is done beside the load of server/test/kill: it sends files, letters and pushes. Which of it the school said yes to. */
export type LoadRecord = {
  /** By the subject of the lesson that carries it. */
  pictures: Map<string, { bytes: Buffer; isTold: boolean }>
  /** Whose photographed paper was taken: by email. */
  photographs: Map<string, boolean>
  /** By subject. */
  announcements: Map<string, { to: Listener; isTold: boolean }>
}

/** A student with a phone that asked to be told. */
export type Listener = { email: string; token: string; path: string }

export type LoadContext = {
  url: string
  world: LoadWorld
  deeds: LoadRecord
  listeners: readonly Listener[]
  gallery: string
  isOver: () => boolean
}

const picture = readFileSync('server/demo/media/sun-and-moon-letters.png')

/** Does one thing after the other until the time is over; an answer that was cut ends only the deed it belongs to. */
export async function repeatUntilOver(
  deed: (scene: LoadContext) => Promise<void>,
  scene: LoadContext,
) {
  while (!scene.isOver()) {
    try {
      await deed(scene)
    } catch (error) {
      if (!(error instanceof ServerUnavailable)) throw error
    }
    await pause(200)
  }
}

/** Asks again after an answer that was cut, as a page does, until there is one or the time is over. */
async function retryUntilAnswered(
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

/**
 * An account whose maker remembers it alone; the clients of the load do not act for it. When the answer is cut, another
 * is made, for nobody knows of the first.
 */
export async function signUpStudent(
  { url, world }: Pick<LoadContext, 'url' | 'world'>,
  role: string,
) {
  for (;;) {
    world.next++
    const email = `${role}${world.next}@example.org`
    world.journal.attempt('account', email)
    const account = { name: 'Bilal Musa', phonenumber: '08031234567', password: 'a long password' }
    const answer = await postJson(url, '/api.php', { action: 'signup', ...account, email }).catch(
      nullIfUnavailable,
    )
    if (answer) {
      if (!answer.status) throw new Error(answer.message)
      world.journal.acknowledge('account', email)
      return { email, token: answer.token as string }
    }
    await pause(200)
  }
}

/** Takes a cut answer for none. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof ServerUnavailable) return null
  throw error
}

/** A student with a phone. */
export async function signUpListener(scene: Pick<LoadContext, 'url' | 'world'>): Promise<Listener> {
  const student = await signUpStudent(scene, 'listener')
  const path = `/${newPublicId()}`
  const secret = createECDH('prime256v1')
  secret.generateKeys()
  const keys = {
    p256dh: secret.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const fields = { action: 'subscribePush', endpoint: `https://push.example.org${path}`, keys }
  const { status, message } = await postJson(scene.url, '/api.php', fields, student.token)
  if (!status) throw new Error(message)
  return { ...student, path }
}

/** An announcement by email and to the inbox, pressed twice at once and again until the school said yes. */
export async function sendAnnouncement({
  url,
  world,
  deeds,
  listeners,
  isOver,
}: LoadContext): Promise<void> {
  world.next++
  const subject = `Letter ${world.next}`
  const to = listeners[world.next % listeners.length]
  if (!to) throw new Error('Nobody listens')
  const announcement = { to, isTold: false }
  deeds.announcements.set(subject, announcement)
  world.journal.attempt('message', subject)
  world.journal.attempt('inbox', subject)
  const fields = { action: 'sendMessage', subject, message: 'Please read.', once: newPublicId() }
  const sending = { ...fields, delivery_method: 'both', recipients: [to.email] }
  const send = () => postJson(url, '/adminActions.php', sending, world.administrator.token)
  const attempts = [retryUntilAnswered(send, isOver), retryUntilAnswered(send, isOver)]
  for (const answer of await Promise.allSettled(attempts)) {
    if (answer.status === 'rejected' && !(answer.reason instanceof ServerUnavailable))
      throw answer.reason
    if (answer.status === 'rejected' || !answer.value.status) continue
    announcement.isTold = true
    world.journal.acknowledge('message', subject)
    world.journal.acknowledge('inbox', subject)
  }
}

/** A lesson with a picture that is like no other, saved again under its name until the school said yes. */
export async function addPictureLesson({
  url,
  world,
  deeds,
  gallery,
  isOver,
}: LoadContext): Promise<void> {
  world.next++
  const subject = `Picture ${world.next}`
  const bytes = Buffer.concat([picture, randomBytes(1000)])
  const sent = { bytes, isTold: false }
  deeds.pictures.set(subject, sent)
  const fields = {
    ...{ action: 'addLesson', class_id: gallery, subject, about: '', inputetype: 'Lesson' },
    ...{ scheduled: '0', once: newPublicId() },
  }
  const answer = await retryUntilAnswered(
    () => uploadPicture(url, fields, bytes, world.administrator.token),
    () => isOver(),
  )
  sent.isTold = answer.status === true
  // an administrator may send 300 files an hour
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
  // without words it comes from the balancer
  if (text === '') throw new ServerUnavailable()
  if (response.status >= 500) throw new Error(`addLesson: ${response.status}`)
  return JSON.parse(text) as AnyResponse
}

/** A new student who enrols, opens the exam and hands in a photograph. */
export async function submitPhotograph(scene: LoadContext): Promise<void> {
  const { url, world, deeds } = scene
  const { email, token } = await signUpStudent(scene, 'photographer')
  const course = world.courses[0]
  if (!course) throw new Error('There is no class')
  const callAsStudent = (path: string, fields: object) => postJson(url, path, fields, token)
  world.journal.attempt('place', `${email} ${course.id}`)
  await callAsStudent('/api.php', { action: 'classenrolement', class_id: course.id })
  for (const lesson_id of [...course.lessons, course.examId])
    world.journal.attempt('view', `${email} ${lesson_id}`)
  for (const lesson_id of course.lessons)
    await callAsStudent('/api.php', { action: 'viewStatus', class_id: course.id, lesson_id })
  const opens = { action: 'get_lesson_details', class_id: course.id, lesson_id: course.examId }
  const { data, message } = await callAsStudent('/api.php', opens)
  if (!data) throw new Error(`The exam does not open: ${message}`)
  deeds.photographs.set(email, false)
  const { status } = await callAsStudent('/submitExam.php', {
    lesson_id: course.examId,
    examRand: data.rand,
    theory_image: `data:image/png;base64,${picture.toString('base64')}`,
  })
  deeds.photographs.set(email, status === true)
}
