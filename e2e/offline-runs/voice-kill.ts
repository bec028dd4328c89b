import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { check, finish } from '../../soak/harness.ts'
import { microphoneOptions } from '../fake-microphone.ts'
import { heardSeconds, noteSounds } from '../heard-seconds.ts'
import { startSchool } from '../running-school.ts'

/**
 * `npm run soak -- voice-kill`: a browser with a profile on disk is killed while it records, at a random moment, 100 times; the next
 * start finds at least everything but the last second, as it is heard (R-VOICE-002). `--runs=5` limits them. Needs a build.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100' } },
  strict: false,
})
const runs = Number(values.runs)

const { school, stop } = await startSchool()
const course = await school.addClass()
const lessonId = await school.addLesson(course.id, {
  ...{ inputetype: 'Exam', subject: 'Reading aloud', about: '', questions: [], theoryAnswer: '' },
  ...{ answer_ways: ['voice'], reading: 'قَالَتِ الْأُمُّ: اقْرَأْ' },
})
const path = `/classes/${course.rand}/lessons/${lessonId}`

let lost = 0
let shortest = Number.POSITIVE_INFINITY
for (let run = 1; run <= runs; run++) {
  const { recorded, found } = await killOnce(run)
  if (found < recorded - 1) lost++
  shortest = Math.min(shortest, found - recorded)
  process.stdout.write(
    `run ${run}: killed at second ${recorded}, found ${found.toFixed(2)} seconds\n`,
  )
}
check(
  `${runs} kills while recording lost at most the last second`,
  lost === 0,
  `${lost} lost more; the largest loss is ${(-shortest).toFixed(2)} s`,
)
await stop()
await finish()

async function killOnce(run: number): Promise<{ recorded: number; found: number }> {
  const student = await school.addStudent({ name: `Student ${run}` })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  await school.call('/api.php', 'giveRecordingConsent', { minor: '0' }, student)
  const user = await school.call('/api.php', 'getUserData', {}, student)
  const profile = await mkdtemp(join(tmpdir(), 'voice-kill-'))
  try {
    const first = await open(profile, student.token, user)
    await first.page.getByRole('button', { name: 'Record', exact: true }).click()
    await first.page.locator('.recorder-running').waitFor()
    await first.page.waitForTimeout(2_000 + Math.random() * 4_000)
    const recorded = Math.floor(await recordedSeconds(first.page))
    await first.kill()

    const second = await open(profile, student.token, user)
    await second.page.getByText(/^Recorded: /).waitFor()
    const found = await heardSeconds(second.page)
    await second.kill()
    return { recorded, found }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Notes when the page begins to record. */
function watchRecorder() {
  const { start } = MediaRecorder.prototype
  MediaRecorder.prototype.start = function (this: MediaRecorder, part) {
    Object.assign(window, { recordsSince: performance.now() })
    return start.call(this, part)
  }
}

function recordedSeconds(page: Page): Promise<number> {
  return page.evaluate(() => (performance.now() - Reflect.get(window, 'recordsSince')) / 1_000)
}

async function open(profile: string, token: string, user: unknown) {
  const context = await chromium.launchPersistentContext(profile, {
    ...microphoneOptions(),
    permissions: ['microphone'],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'token', value: token, url: school.url }])
  const stored = JSON.stringify({ state: { authenticated: true, user }, version: 0 })
  await context.addInitScript((text) => localStorage.setItem('auth-storage', text), stored)
  await context.addInitScript(watchRecorder)
  await noteSounds(context)
  const page = context.pages()[0] ?? (await context.newPage())
  // beside other work a page takes its time
  page.setDefaultTimeout(180_000)
  await page.goto(school.url + path)
  return { page, kill: () => killBrowser(profile) }
}

/** Ends every process of the browser at once, as a phone without power does. */
async function killBrowser(profile: string): Promise<void> {
  for (const id of await readdir('/proc')) {
    if (!/^\d+$/.test(id)) continue
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    // only the processes of this profile, which this program has started
    if (command.includes(`--user-data-dir=${profile}`)) process.kill(Number(id), 'SIGKILL')
  }
  await pause(500)
}
