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
    { price: 0, monthly: false, parts: 0 },
    { price: 300, monthly: false, parts: 0 },
    { price: 900.5, monthly: false, parts: 0 },
    { price: 1200, monthly: false, parts: 3 },
    { price: 200, monthly: true, parts: 0 },
    { price: 450.25, monthly: true, parts: 0 },
  ]
  const world: LoadWorld = {
    ...{
      journal,
      administrator: { token, password: owner.ADMIN_PASSWORD },
      courses: [],
      students: [],
      coupons: [],
      unsettled: [],
      settled: [],
      refunding: [],
      next: 0,
    },
    noticeKey,
  }
  for (const options of courseOptions) world.courses.push(await seedLoadCourse(url, token, options))
  const discounted = world.courses.filter((it) => it.price > 0 && !it.monthly && it.parts === 0)
  for (const [code, max_uses] of [
    ['QUARTER', 0],
    ['FEW', 25],
  ] as const) {
    const coupon = { kind: 'percent', percent: 25, class_ids: discounted.map((it) => it.id) }
    const fields = { action: 'createCoupon', code, max_uses, ...coupon }
    await createByCall(url, token, '/adminActions.php', fields)
    world.coupons.push(code)
  }
  for (let student = 0; student < 5; student++) await signUpStudent(url, world)
  return world
}

type CourseOptions = { price: number; monthly: boolean; parts: number }

const classFields = ({ price, monthly, parts }: CourseOptions) => ({
  action: 'addClass',
  category: 'Grammar',
  name: `For ${price}`,
  about: 'The grammar of the sentence.',
  premium: price > 0 ? '1' : '0',
  amount: String(price),
  monthlySub: monthly ? '1' : '0',
  parts,
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
