import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { startServer } from './start-server.ts'

/** The length of a lesson's film in minutes (DATA_MINUTES); the measured bytes are those of ten. */
export const MINUTES = Number(process.env.DATA_MINUTES ?? 10)
export const LESSONS = 10

const FFMPEG = process.env.FFMPEG || 'ffmpeg'
const TEXT =
  'Peace be upon you. In this lesson we read the signs of the noun. A noun can have tanween, it can follow a preposition, and it can have the article. Look at the example on the board, and say it after me. '

/**
 * A film as a teacher records one: 720 lines, 2 Mbit/s, a moving picture, and speech by espeak-ng, or a changing tone without
 * it. One minute is encoded and repeated.
 */
export function makeFilm(folder: string, minutes = MINUTES): string {
  const [speech, minute, film] = ['speech.wav', 'minute.mp4', 'film.mp4'].map((it) =>
    join(folder, it),
  ) as [string, string, string]
  const run = (...args: string[]) =>
    execFileSync(FFMPEG, ['-v', 'error', '-y', ...args], { stdio: 'inherit' })
  try {
    execFileSync('espeak-ng', ['-w', speech, TEXT.repeat(6)])
  } catch {
    run('-f', 'lavfi', '-i', "aevalsrc='0.3*sin(2*PI*t*(180+60*sin(5*t)))'", '-t', '60', speech)
  }
  const picture = 'testsrc2=size=1280x720:rate=25,noise=alls=8:allf=t'
  run(
    ...['-f', 'lavfi', '-i', picture, '-stream_loop', '-1', '-i', speech, '-t', '60'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '1900k', '-maxrate', '1900k'],
    ...['-bufsize', '2M', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k', minute],
  )
  const loops = String(minutes - 1)
  run('-stream_loop', loops, '-i', minute, '-c', 'copy', '-movflags', '+faststart', film)
  return film
}

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
