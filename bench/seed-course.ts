import { callServer, type Id } from './call-server.ts'
import { SERVER_ENV } from './child-processes.ts'

/** The initial administrator of measured schools. */
export const ADMIN = { email: 'head@example.org', password: 'a good password' }

export const ADMIN_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

/** Environment of measured servers: as deployed, without log output and rate limits. */
export const SCHOOL_ENV = {
  ...SERVER_ENV,
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '0',
  DATABASE_URL: '',
  ...ADMIN_ENV,
}

/** A student, and the ids that requests about their lessons need. */
export type SeededCourse = {
  token: string
  student: { email: string; password: string }
  /** One of their classes, and an open lesson in it. */
  rand: string
  lessonId: string
}

const ABOUT = 'Before we can say what a word does, we must know what kind of word it is. '.repeat(6)

/**
 * Fills the open school at `url`: twelve classes of twenty lessons, and a student with ten of them who has read half of
 * each.
 */
export async function seedCourse(url: string): Promise<SeededCourse> {
  const adminToken = (await callServer(url, '/api.php', { action: 'login', ...ADMIN })).token
  const student = { email: 'amina@example.org', password: 'a good password' }
  const account = { ...student, name: 'Amina Bello', phonenumber: '08031234567' }
  const { token } = await callServer(url, '/api.php', { action: 'signup', ...account })
  let last = { rand: '', lessonId: '' }
  for (let index = 1; index <= 12; index++) {
    const { classId, lessonIds } = await addClass(url, adminToken, index)
    if (index > 10) continue
    await callServer(url, '/api.php', { action: 'classenrolement', class_id: classId }, token)
    for (const lesson_id of lessonIds.slice(0, 10)) {
      await callServer(
        url,
        '/api.php',
        { action: 'viewStatus', class_id: classId, lesson_id },
        token,
      )
    }
    const details = { action: 'getClassDetails', class_id: classId }
    const { data } = await callServer<PublicId>(url, '/lessonsAction.php', details, adminToken)
    last = { rand: data.rand, lessonId: lessonIds[4] ?? '' }
  }
  return { token, student, ...last }
}

type PublicId = { rand: string }

async function addClass(url: string, adminToken: string, index: number) {
  const form = { category: 'Grammar', about: ABOUT, premium: '0', amount: '0', status: '1' }
  const name = `Foundations of Naḥw ${index} · النَّحْو`
  const added = { action: 'addClass', ...form, monthlylimit: 0, name }
  const { data } = await callServer<Id>(url, '/adminActions.php', added, adminToken)
  const classId = data.id
  const lessonIds: string[] = []
  for (let at = 1; at <= 20; at++) {
    const subject = `Signs of the noun ${at} · عَلَامَاتُ الِاسْمِ`
    const fields = { class_id: classId, subject, about: ABOUT, inputetype: 'Lesson' }
    const adding = { action: 'addLesson', ...fields, scheduled: '0' }
    const { data: lesson } = await callServer<Id>(url, '/lessonsAction.php', adding, adminToken)
    lessonIds.push(lesson.id)
  }
  return { classId, lessonIds }
}
