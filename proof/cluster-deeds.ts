import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newRand } from '../server/kernel/random.ts'
import { Gone } from '../server/test/kill/gone.ts'
import { type Answer, asks, type World } from '../server/test/kill/load.ts'

/** What is done beside the load of server/test/kill: it sends files, letters and pushes. Which of it the school said yes to. */
export type Deeds = {
  /** By the subject of the lesson that carries it. */
  pictures: Map<string, { bytes: Buffer; isTold: boolean }>
  /** Whose photographed paper was taken: by email. */
  photographs: Map<string, boolean>
  /** By subject. */
  letters: Map<string, { to: Listener; isTold: boolean }>
}

/** A student with a phone that asked to be told. */
export type Listener = { email: string; token: string; path: string }

export type Scene = {
  url: string
  world: World
  deeds: Deeds
  listeners: readonly Listener[]
  gallery: string
  isOver: () => boolean
}

const picture = readFileSync('server/demo/media/sun-and-moon-letters.png')

/** Does one thing after the other until the time is over; an answer that was cut ends only the deed it belongs to. */
export async function keepDoing(deed: (scene: Scene) => Promise<void>, scene: Scene) {
  while (!scene.isOver()) {
    try {
      await deed(scene)
    } catch (fault) {
      if (!(fault instanceof Gone)) throw fault
    }
    await pause(200)
  }
}

/** Asks again after an answer that was cut, as a page does, until there is one or the time is over. */
async function persists(ask: () => Promise<Answer>, isOver: () => boolean): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (fault) {
      if (!(fault instanceof Gone) || isOver()) throw fault
    }
    await pause(100)
  }
}

/**
 * An account whose maker remembers it alone; the clients of the load do not act for it. When the answer is cut, another
 * is made, for nobody knows of the first.
 */
export async function aStudent({ url, world }: Pick<Scene, 'url' | 'world'>, role: string) {
  for (;;) {
    world.next++
    const email = `${role}${world.next}@example.org`
    world.journal.ask('account', email)
    const account = { name: 'Bilal Musa', phonenumber: '08031234567', password: 'a long password' }
    const answer = await asks(url, '/api.php', { action: 'signup', ...account, email }).catch(cut)
    if (answer) {
      if (!answer.status) throw new Error(answer.message)
      world.journal.told('account', email)
      return { email, token: answer.token as string }
    }
    await pause(200)
  }
}

/** Takes a cut answer for none. */
function cut(fault: unknown): null {
  if (fault instanceof Gone) return null
  throw fault
}

/** A student with a phone. */
export async function aListener(scene: Pick<Scene, 'url' | 'world'>): Promise<Listener> {
  const student = await aStudent(scene, 'listener')
  const path = `/${newRand()}`
  const secret = createECDH('prime256v1')
  secret.generateKeys()
  const keys = {
    p256dh: secret.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const fields = { action: 'subscribePush', endpoint: `https://push.example.org${path}`, keys }
  const { status, message } = await asks(scene.url, '/api.php', fields, student.token)
  if (!status) throw new Error(message)
  return { ...student, path }
}

/** An announcement by email and to the inbox, pressed twice at once and again until the school said yes. */
export async function announces({ url, world, deeds, listeners, isOver }: Scene): Promise<void> {
  world.next++
  const subject = `Letter ${world.next}`
  const to = listeners[world.next % listeners.length]
  if (!to) throw new Error('Nobody listens')
  const told = { to, isTold: false }
  deeds.letters.set(subject, told)
  world.journal.ask('message', subject)
  world.journal.ask('inbox', subject)
  const fields = { action: 'sendMessage', subject, message: 'Please read.', once: newRand() }
  const sending = { ...fields, delivery_method: 'both', recipients: [to.email] }
  const press = () => asks(url, '/adminActions.php', sending, world.administrator.token)
  const presses = [persists(press, isOver), persists(press, isOver)]
  for (const answer of await Promise.allSettled(presses)) {
    if (answer.status === 'rejected' && !(answer.reason instanceof Gone)) throw answer.reason
    if (answer.status === 'rejected' || !answer.value.status) continue
    told.isTold = true
    world.journal.told('message', subject)
    world.journal.told('inbox', subject)
  }
}

/** A lesson with a picture that is like no other, saved again under its name until the school said yes. */
export async function teaches({ url, world, deeds, gallery, isOver }: Scene): Promise<void> {
  world.next++
  const subject = `Picture ${world.next}`
  const bytes = Buffer.concat([picture, randomBytes(1000)])
  const sent = { bytes, isTold: false }
  deeds.pictures.set(subject, sent)
  const fields = {
    ...{ action: 'addLesson', class_id: gallery, subject, about: '', inputetype: 'Lesson' },
    ...{ scheduled: '0', once: newRand() },
  }
  const answer = await persists(
    () => sends(url, fields, bytes, world.administrator.token),
    () => isOver(),
  )
  sent.isTold = answer.status === true
  // an administrator may send 300 files an hour
  await pause(600)
}

async function sends(url: string, fields: Record<string, string>, bytes: Buffer, token: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([Uint8Array.from(bytes)], 'letters.png'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/lessonsAction.php`, { method: 'POST', body: form, headers })
  const text = await response.text()
  // without words it comes from the balancer
  if (text === '') throw new Gone()
  if (response.status >= 500) throw new Error(`addLesson: ${response.status}`)
  return JSON.parse(text) as Answer
}

/** A new student who enrols, opens the exam and hands in a photograph. */
export async function photographs(scene: Scene): Promise<void> {
  const { url, world, deeds } = scene
  const { email, token } = await aStudent(scene, 'photographer')
  const course = world.courses[0]
  if (!course) throw new Error('There is no class')
  const asksFor = (path: string, fields: object) => asks(url, path, fields, token)
  world.journal.ask('place', `${email} ${course.id}`)
  await asksFor('/api.php', { action: 'classenrolement', class_id: course.id })
  for (const lesson_id of [...course.lessons, course.examId])
    world.journal.ask('view', `${email} ${lesson_id}`)
  for (const lesson_id of course.lessons)
    await asksFor('/api.php', { action: 'viewStatus', class_id: course.id, lesson_id })
  const opens = { action: 'get_lesson_details', class_id: course.id, lesson_id: course.examId }
  const { data, message } = await asksFor('/api.php', opens)
  if (!data) throw new Error(`The exam does not open: ${message}`)
  deeds.photographs.set(email, false)
  const { status } = await asksFor('/submitExam.php', {
    lesson_id: course.examId,
    examRand: data.rand,
    theory_image: `data:image/png;base64,${picture.toString('base64')}`,
  })
  deeds.photographs.set(email, status === true)
}
