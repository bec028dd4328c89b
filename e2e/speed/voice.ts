import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { openCuttingProxy } from '../../server/test/http/cutting-proxy.ts'
import { makeSpeech, microphoneOptions } from '../fake-microphone.ts'
import { openLine } from '../offline-runs/line.ts'
import { startSchool, type TestUser } from '../running-school.ts'

/**
 * `npm run bench:voice`: what speaking costs a phone, counted at the socket (R-VOICE-009). Chromium records a minute of speech and hands
 * it in: at most 210 KB up. A marker adds three spoken corrections of seven seconds, and the student hears them: at most 150 KB down for
 * the corrections; the own reading before them is counted apart. Needs a build and ffmpeg.
 */
const KB = 1024
const MINUTE = 60
const CORRECTION_SECONDS = 7

const { school, stop } = await startSchool({ FFMPEG: 'ffmpeg' })
const target = new URL(school.url)
const up = await openCuttingProxy(
  { host: target.hostname, port: Number(target.port) },
  { everyBytes: 1, times: 0 },
)
const down = await openLine(target)
const browser = await chromium.launch(microphoneOptions())
try {
  const course = await school.addClass()
  const lesson_id = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: 'Reading aloud', about: '', questions: [], theoryAnswer: '' },
    ...{ answer_ways: ['voice'], reading: 'قَالَتِ الْأُمُّ: اقْرَأْ يَا بُنَيَّ' },
  })
  const student = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  await school.call('/api.php', 'giveRecordingConsent', { minor: '0' }, student)
  const path = `/classes/${course.rand}/lessons/${lesson_id}`

  const recording = await openAs(student, up.url)
  const page = await recording.newPage()
  await page.goto(up.url + path)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.locator('.recorder-running').getByText('1:00 /').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/^Recorded: /).waitFor()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  const before = up.sentBytes()
  await page.getByRole('button', { name: 'Submit now' }).click({ delay: 500 })
  await page.getByRole('button', { name: 'See your result' }).waitFor({ timeout: 60_000 })
  const sent = up.sentBytes() - before
  await recording.close()

  const [submission] = await school.call(
    ...['/lessonsAction.php', 'getExamDetails'],
    { lesson_id },
    school.admin,
  )
  const result_id = submission.result_id
  for (let number = 1; number <= 3; number++) {
    const voice = `spoken-correction-${number}`
    await saveSpoken(voice, result_id)
    const mark = { result_id, kind: 'madd', word: number - 1, ms: number * 10_000, voice }
    await school.call('/lessonsAction.php', 'addCorrection', mark, school.admin)
  }
  const mark = { lesson_id, result_id, theory_score: '80' }
  await school.call('/lessonsAction.php', 'markExam', mark, school.admin)
  // every recording gets its rendition
  await pause(15_000)

  const listening = await openAs(student, down.url)
  const heard = await listening.newPage()
  await heard.goto(down.url + path)
  await heard.getByRole('button', { name: 'Listen to the corrections' }).click()
  await heard.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: 120_000 })
  const mine = await school.call('/api.php', 'getMyCorrections', { lesson_id }, student)
  const fileOf = ({ url }: { url: string }) => new URL(url, school.url).pathname
  const corrections = mine.corrections as { audio: { url: string } }[]
  const answered = down.bytesOf('getMyCorrections')
  const spoken = corrections.reduce((sum, it) => sum + down.bytesOf(fileOf(it.audio)), 0)
  const own = down.bytesOf(fileOf(mine.answers[0]))
  await listening.close()

  const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  const minute = (sent / mine.answers[0].ms) * MINUTE * 1000
  process.stdout.write(
    `a minute up: ${inKb(minute)} (of 210), ${inKb(sent)} for ${mine.answers[0].ms} ms\n`,
  )
  process.stdout.write(
    `three corrections down: ${inKb(spoken + answered)} (of 150); own reading: ${inKb(own)}\n`,
  )
  const fits = minute <= 210 * KB && spoken > 0 && spoken + answered <= 150 * KB
  process.exitCode = fits ? 0 : 1
} finally {
  await browser.close()
  up.close()
  down.close()
  await stop()
}

async function openAs(user: TestUser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
    permissions: ['microphone'],
  })
  const account = await school.call('/api.php', 'getUserData', {}, user)
  const stored = JSON.stringify({ state: { authenticated: true, user: account }, version: 0 })
  await context.addCookies([{ name: 'token', value: user.token, url }])
  await context.addInitScript((text) => localStorage.setItem('auth-storage', text), stored)
  return context
}

/** Stores some seconds of speech as the browser of a marker records them. */
async function saveSpoken(once: string, result_id: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'voice-bench-'))
  const path = join(folder, 'speech.webm')
  const args = ['-i', makeSpeech(), '-t', `${CORRECTION_SECONDS}`, '-c:a', 'libopus', '-b:a', '22k']
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args, path])
  const form = new FormData()
  const fields = { action: 'saveStaffRecording', purpose: 'correction', once, result_id }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(readFileSync(path))], 'recording'))
  rmSync(folder, { recursive: true })
  const response = await fetch(`${school.url}/api.php`, {
    ...{ method: 'POST', body: form },
    headers: { authorization: `Bearer ${school.admin.token}` },
  })
  const { status, message } = JSON.parse(await response.text())
  if (status !== true) throw new Error(message)
}
