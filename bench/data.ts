import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { dataPriceOf } from '../contract/offline/data-price.ts'
import type { LessonRendition } from '../contract/renditions/renditions.ts'
import { SETTINGS } from '../contract/settings/settings.ts'
import type { Id } from './call-server.ts'
import { findVideo } from './teacher-video.ts'
import { LESSONS, MINUTES, openVideoSchool } from './video-school.ts'

/**
 * `npm run bench:data`: the cost of one learning unit (ten lessons of ten minutes and an exam) to a student in each rendition, in
 * bytes counted at the socket with all headers, and in naira. Fails above ₦15 for the sound and ₦70 for the small video, and if a
 * rendition transfers 2 % more or less than its announced size. A real worker makes the renditions with ffmpeg, from the video of
 * teacher-video.ts; DATA_MINUTES=1 is faster: it uses a video of one minute and multiplies its bytes by ten.
 */
const LIMITS: Record<string, number> = { sound: 15, 'sound-aac': 15, 'video-240': 70 }
const MAX_DIFFERENCE = 0.02
const SCALE = 10 / MINUTES

/** Sends a request on a separate connection and returns the bytes of both directions, and the body if it is text. */
function transfer(url: string, { body = '', token = '' } = {}) {
  return new Promise<{ bytes: number; text: string }>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json', authorization: `Bearer ${token}` }),
    }
    const sent = request(url, { method: body ? 'POST' : 'GET', headers, agent: false }, (it) => {
      if (it.statusCode !== 200) reject(new Error(`${url} ${it.statusCode}`))
      it.resume()
      it.once('end', () => {
        const { bytesRead, bytesWritten } = it.socket
        resolve({ bytes: bytesRead + bytesWritten, text: '' })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

// only bytes are measured, so ffmpeg can run at normal priority
const school = await openVideoSchool({ FFMPEG_PRIORITY: 'normal' })
let failures = 0
try {
  const video = findVideo(MINUTES)
  const started = performance.now()
  const first = await school.upload(video, 'Lesson 1')
  const lessonIds = [first]
  for (let number = 2; number <= LESSONS; number++) {
    const copy = { lesson_id: first, class_id: school.classId, shift_days: '0' }
    const duplicate = { action: 'duplicateLesson', ...copy }
    const { data } = await school.call<Id>('/lessonsAction.php', duplicate, school.teacher)
    const lesson_id = data.id
    const publish = { action: 'publishLesson', lesson_id }
    await school.call('/lessonsAction.php', publish, school.teacher)
    lessonIds.push(lesson_id)
  }
  const question = {
    question: 'مَا عَلَامَةُ الِاسْمِ؟',
    answer: 'التَّنْوِين',
    option1: 'السِّين',
    option2: 'قَدْ',
  }
  const exam = { action: 'addLesson', ...school.lesson, inputetype: 'Exam', subject: 'Exam' }
  const questions = Array.from({ length: 10 }, () => question)
  const added = await school.call<Id>('/lessonsAction.php', { ...exam, questions }, school.teacher)
  const examId = added.data.id

  for (let state = ''; state !== 'done'; ) {
    await pause(1_000)
    const job = await school.readJob(first)
    if (['failed', 'unavailable'].includes(job.state)) throw new Error(job.reason)
    state = job.state
  }
  console.log(
    `renditions of ${MINUTES} minutes made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )

  const page = (lesson_id: string) => ({
    body: JSON.stringify({ action: 'get_lesson_details', class_id: school.classId, lesson_id }),
    token: school.student,
  })
  let pages = 0
  for (const id of [...lessonIds, examId])
    pages += (await transfer(`${school.url}/api.php`, page(id))).bytes
  console.log(`eleven pages (text, questions, renditions): ${(pages / 1000).toFixed(1)} kB`)

  const details = { action: 'get_lesson_details', class_id: school.classId, lesson_id: first }
  const { data } = await school.call<{ forms: LessonRendition[] }>(
    '/api.php',
    details,
    school.student,
  )
  for (const { form, url, bytes } of data.forms) {
    let transferred = 0
    for (let lesson = 0; lesson < LESSONS; lesson++)
      transferred += (await transfer(school.url + url)).bytes
    const difference = Math.abs(transferred / (bytes * LESSONS) - 1)
    const total = transferred * SCALE + pages
    const naira = dataPriceOf(total, SETTINGS.dataPrice.initial) / 100
    const limit = LIMITS[form] ?? Number.POSITIVE_INFINITY
    const holds = naira <= limit && difference <= MAX_DIFFERENCE
    if (!holds) failures++
    console.log(
      `${holds ? '✓' : '✗'} ${form.padEnd(10)} ${(total / 1_000_000).toFixed(1).padStart(7)} MB  ₦${naira.toFixed(1)}` +
        `${Number.isFinite(limit) ? ` of ₦${limit}` : ''}, ${(difference * 100).toFixed(3)} % from the shown size`,
    )
  }
} finally {
  await school.close()
}
process.exitCode = failures > 0 ? 1 : 0
