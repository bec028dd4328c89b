import { existsSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { startServer } from './start-server.ts'

/** The length of a lesson's film in minutes (DATA_MINUTES); the measured bytes are those of ten. */
export const MINUTES = Number(process.env.DATA_MINUTES ?? 10)
export const LESSONS = 10

type Response = { status: boolean; message: string; data: never; token: string }

/** Calls the server and throws for a refusal. */
export async function callServer(url: string, path: string, fields: object, token = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(fields),
  })
  const answer = (await response.json()) as Response
  if (!answer.status) throw new Error(`${JSON.stringify(fields)}: ${answer.message}`)
  return answer
}

const CLASS = {
  ...{ action: 'addClass', category: 'Grammar', name: 'Naḥw', about: 'Grammar.', premium: '0' },
  ...{ amount: '0', status: '1', monthlylimit: 0 },
}
const ABOUT = 'Before we can say what a word does, we must know what kind of word it is. '.repeat(6)

/** Starts a server with a class and a student. `upload` adds a lesson with the film. */
export async function openFilmSchool(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-data-'))
  const place = { DATA_DIR: dataDir, DATABASE_URL: '', ...env }
  const server = await startServer({ ...place, ...ADMIN_ENV })
  const call = (path: string, fields: object, token = '') =>
    callServer(server.url, path, fields, token)
  const { token: teacher } = await call('/api.php', { action: 'login', ...ADMIN })
  const { id: classId } = (await call('/adminActions.php', CLASS, teacher)).data as { id: string }
  const account = { email: 'amina@example.org', password: 'a good password', name: 'Amina Bello' }
  const signUp = { action: 'signup', ...account, phonenumber: '08031234567' }
  const { token: student } = await call('/api.php', signUp)
  await call('/api.php', { action: 'classenrolement', class_id: classId }, student)
  const lesson = { class_id: classId, about: ABOUT, scheduled: '0' }

  async function upload(film: string, subject: string): Promise<string> {
    const form = new FormData()
    const fields = { action: 'addLesson', ...lesson, inputetype: 'Lesson', subject }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', await openAsBlob(film), 'film.mp4')
    const headers = { authorization: `Bearer ${teacher}` }
    const response = await fetch(`${server.url}/lessonsAction.php`, {
      method: 'POST',
      ...{ headers, body: form },
    })
    return ((await response.json()) as { data: { id: string } }).data.id
  }

  /** The state of the forms of a lesson. */
  async function readJob(lesson_id: string) {
    const { data } = await call(
      '/lessonsAction.php',
      { action: 'getLessonDetails', lesson_id },
      teacher,
    )
    return (data as { renditions: { state: string; progress: number; reason: string } }).renditions
  }

  async function close() {
    await server.stop()
    if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    ...{ server, url: server.url, call, teacher, student, classId, lesson, dataDir },
    upload,
    readJob,
    close,
  }
}
