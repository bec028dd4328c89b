import type { Journal } from './journal.ts'
import { signUpStudent } from './load.ts'
import { type LoadWorld, postJson } from './load-world.ts'

/** Creates classes and the first students through the API of a running server. */
export async function seedLoadWorld(
  url: string,
  owner: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
  journal: Journal,
  noticeKey: string,
): Promise<LoadWorld> {
  const signIn = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const { token } = await postJson(url, '/api.php', signIn)
  const courseOptions = [
    { price: 0, monthly: false },
    { price: 300, monthly: false },
    { price: 900.5, monthly: false },
    { price: 200, monthly: true },
    { price: 450.25, monthly: true },
  ]
  const world: LoadWorld = {
    ...{
      journal,
      administrator: { token, password: owner.ADMIN_PASSWORD },
      courses: [],
      students: [],
      unsettled: [],
      settled: [],
      refunding: [],
      next: 0,
    },
    noticeKey,
  }
  for (const options of courseOptions) world.courses.push(await seedLoadCourse(url, token, options))
  for (let student = 0; student < 5; student++) await signUpStudent(url, world)
  return world
}

type CourseOptions = { price: number; monthly: boolean }

const classFields = ({ price, monthly }: CourseOptions) => ({
  action: 'addClass',
  category: 'Grammar',
  name: `For ${price}`,
  about: 'The grammar of the sentence.',
  premium: price > 0 ? '1' : '0',
  amount: String(price),
  monthlySub: monthly ? '1' : '0',
  status: '1',
  monthlylimit: 0,
})

async function seedLoadCourse(url: string, token: string, options: CourseOptions) {
  const { id } = await createByCall(url, token, '/adminActions.php', classFields(options))
  const lesson = { action: 'addLesson', class_id: id, scheduled: '0', about: '' }
  const lessons: string[] = []
  for (const subject of ['The noun', 'The verb']) {
    const lessonFields = { ...lesson, subject, inputetype: 'Lesson' }
    lessons.push((await createByCall(url, token, '/lessonsAction.php', lessonFields)).id)
  }
  const exam = { ...lesson, subject: 'Noun or verb?', inputetype: 'Exam', theoryAnswer: 'A noun.' }
  const { id: examId } = await createByCall(url, token, '/lessonsAction.php', exam)
  return { id, lessons, examId, ...options }
}

async function createByCall(url: string, token: string, path: string, fields: object) {
  const { data, message } = await postJson(url, path, fields, token)
  if (!data) throw new Error(message)
  return data
}
