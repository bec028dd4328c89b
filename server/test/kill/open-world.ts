import type { Journal } from './journal.ts'
import { asks, join, type World } from './load.ts'

/** Opens a school with classes and its first students, all through the front door of a running server. */
export async function openWorld(
  url: string,
  owner: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
  journal: Journal,
  noticeKey: string,
): Promise<World> {
  const signIn = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const { token } = await asks(url, '/api.php', signIn)
  const wishes = [
    { price: 0, monthly: false },
    { price: 300, monthly: false },
    { price: 900.5, monthly: false },
    { price: 200, monthly: true },
    { price: 450.25, monthly: true },
  ]
  const world: World = {
    ...{
      journal,
      administrator: { token },
      courses: [],
      students: [],
      unsettled: [],
      settled: [],
      next: 0,
    },
    noticeKey,
  }
  for (const wish of wishes) world.courses.push(await aCourse(url, token, wish))
  for (let student = 0; student < 5; student++) await join(url, world)
  return world
}

async function aCourse(url: string, token: string, wish: { price: number; monthly: boolean }) {
  const { id } = await made(url, token, '/adminActions.php', {
    action: 'addClass',
    category: 'Grammar',
    name: `For ${wish.price}`,
    about: 'The grammar of the sentence.',
    premium: wish.price > 0 ? '1' : '0',
    amount: String(wish.price),
    monthlySub: wish.monthly ? '1' : '0',
    status: '1',
    monthlylimit: 0,
  })
  const lesson = { action: 'addLesson', class_id: id, scheduled: '0', about: '' }
  const lessons: string[] = []
  for (const subject of ['The noun', 'The verb']) {
    const added = { ...lesson, subject, inputetype: 'Lesson' }
    lessons.push((await made(url, token, '/lessonsAction.php', added)).id)
  }
  const exam = { ...lesson, subject: 'Noun or verb?', inputetype: 'Exam', theoryAnswer: 'A noun.' }
  const { id: examId } = await made(url, token, '/lessonsAction.php', exam)
  return { id, lessons, examId, ...wish }
}

async function made(url: string, token: string, path: string, fields: object) {
  const { data, message } = await asks(url, path, fields, token)
  if (!data) throw new Error(message)
  return data as { id: string }
}
