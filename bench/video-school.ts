import { existsSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callServer, type Id } from './call-server.ts'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { startServer } from './start-server.ts'

/** The length of a lesson's video in minutes (DATA_MINUTES); `bench:data` scales its bytes to ten minutes. */
export const MINUTES = Number(process.env.DATA_MINUTES ?? 10)
export const LESSONS = 10

type Rendition = { state: string; progress: number; reason: string }

const CLASS = {
  ...{ action: 'addClass', category: 'Grammar', name: 'Naḥw', about: 'Grammar.', premium: '0' },
  ...{ amount: '0', status: '1', monthlylimit: 0 },
}
const ABOUT = 'Before we can say what a word does, we must know what kind of word it is. '.repeat(6)

/** Starts a server with a class and a student. `upload` adds a lesson with the video. */
export async function openVideoSchool(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-data-'))
  const schoolEnv = { DATA_DIR: dataDir, DATABASE_URL: '', ...env }
  const server = await startServer({ ...schoolEnv, ...ADMIN_ENV })
  const call = <Data>(path: string, fields: object, token = '') =>
    callServer<Data>(server.url, path, fields, token)
  const { token: teacher } = await call('/api.php', { action: 'login', ...ADMIN })
  const { data: addedClass } = await call<Id>('/adminActions.php', CLASS, teacher)
  const classId = addedClass.id
  const account = { email: 'amina@example.org', password: 'a good password', name: 'Amina Bello' }
  const signUp = { action: 'signup', ...account, phonenumber: '08031234567' }
  const { token: student } = await call('/api.php', signUp)
  await call('/api.php', { action: 'classenrolement', class_id: classId }, student)
  const lesson = { class_id: classId, about: ABOUT, scheduled: '0' }

  async function upload(video: string, subject: string): Promise<string> {
    const form = new FormData()
    const fields = { action: 'addLesson', ...lesson, inputetype: 'Lesson', subject }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', await openAsBlob(video), 'video.mp4')
    const headers = { authorization: `Bearer ${teacher}` }
    const response = await fetch(`${server.url}/lessonsAction.php`, {
      method: 'POST',
      ...{ headers, body: form },
    })
    const { data }: { data: Id } = JSON.parse(await response.text())
    return data.id
  }

  /** The state of the renditions of a lesson. */
  async function readJob(lesson_id: string) {
    const { data } = await call<{ renditions: Rendition }>(
      '/lessonsAction.php',
      { action: 'getLessonDetails', lesson_id },
      teacher,
    )
    return data.renditions
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
