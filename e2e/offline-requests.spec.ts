import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { answerAll, seedExam, submitAndConfirm, THEORY } from './exam-page.ts'
import { findFullChromium } from './find-chromium.ts'
import { allowConsoleMessage, expect, type RunningSchool, test, toast } from './fixtures.ts'
import { type Line, openLine } from './offline-runs/line.ts'
import { openPhone } from './offline-runs/phone.ts'
import { signInAt } from './offline-runs/student.ts'

// the layout of exams for wide screens
test.use({ viewport: { width: 1280, height: 800 } })

/** The requests of the outbox from now on. */
function watchOutbox(page: Page) {
  const requests: { isBody: boolean; bytes: number }[] = []
  page.context().on('request', (it) => {
    if (new URL(it.url()).origin !== new URL(page.url()).origin) return
    const isBody = it.url().includes('submitExam')
    if (isBody || it.url().includes('getUserData'))
      requests.push({ isBody, bytes: it.postData()?.length ?? 0 })
  })
  return requests
}

/** An exam that is answered on a page with an active service worker, whose clock the test moves. */
async function openExam(page: Page, line: Line, school: RunningSchool) {
  const { aisha, path } = await seedExam(school)
  await signInAt(page, line.url, aisha)
  await page.goto(line.url + path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // the code of a page that was opened is there without a connection
  await page.goto(`${line.url}/phone`)
  await expect(page.getByRole('heading', { level: 1, name: 'On this phone' })).toBeVisible()
  await page.goto(line.url + path)
  await page.clock.install()
  await page.reload()
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY.repeat(100))
  // the code that an idle page loads
  await page.clock.runFor(10_000)
  await page.waitForLoadState('networkidle')
}

/**
 * Lets the rest of the minute that began at a time of the page pass, with events that a failing connection brings, in a few seconds.
 */
async function passMinute(page: Page, start: number) {
  const paused = (await page.evaluate(() => Date.now())) + 5_000
  await page.clock.pauseAt(paused)
  for (let second = 0; paused + second * 1000 < start + 60_000; second++) {
    if (second % 6 === 0) await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.clock.runFor(1000)
  }
  await page.clock.resume()
}

test('while the connection to the school is reset, a phone sends at most four requests a minute and its answers once, also with Background Sync; then they arrive (R-OFFLINE-006, R-OFFLINE-007, R-OFFLINE-012)', async ({
  school,
}) => {
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'lisan-phone-'))
  const program = findFullChromium()
  const phone = openPhone(profile, program)
  const line = await openLine(new URL(school.url))
  try {
    const page = await phone.page()
    await openExam(page, line, school)
    if (program) expect(await page.evaluate(hasBackgroundSync)).toBe(true)
    const requests = watchOutbox(page)
    line.setDown(true)
    const start = await page.evaluate(() => Date.now())
    await submitAndConfirm(page)
    await expect(page.getByRole('alert')).toContainText('On this phone')
    await passMinute(page, start)
    expect(requests.length).toBeGreaterThan(1)
    expect(requests.length).toBeLessThanOrEqual(4)
    expect(requests.filter((it) => it.isBody)).toHaveLength(1)
    const ofSmallCalls = requests.filter((it) => !it.isBody).map((it) => it.bytes)
    expect(Math.max(...ofSmallCalls)).toBeLessThan(200)
    await expect(page.getByText(/^Next attempt in /)).toBeVisible()

    await page.goto(`${line.url}/phone`)
    const waiting = page.getByRole('listitem').filter({ hasText: 'Exam · on this phone' })
    await expect(waiting).toBeVisible()
    await expectAccessible(page)
    line.setDown(false)
    // it is sent by itself after the longest pause at the latest; a response needs time that the clock does not pass over
    const before = requests.length
    while (requests.length === before) await page.clock.runFor(5_000)
    await expect(page.getByText(/Exam · received/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  } finally {
    await phone.kill()
    line.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

/** Runs in the page. */
const hasBackgroundSync = async () => 'sync' in (await navigator.serviceWorker.ready)

test('an exam that the school answers with an error is shown with Try again, Copy and Remove, and the comment after it is posted (R-OFFLINE-006)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('status of 500')
  const { aisha, path } = await seedExam(school)
  // of another class, because the lessons after an exam are closed until it is submitted
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id, { subject: 'Signs of the noun' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await signIn(aisha)
  await page.clock.install()
  await page.goto(path)
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  const error = { status: false, code: 'unexpected_error', message: 'An error occurred.' }
  await page.route('**/submitExam.php', (it) => it.fulfill({ status: 500, json: error }))
  await submitAndConfirm(page)
  const note = page.getByRole('alert')
  await expect(note).toContainText('An error occurred while submitting the exam')
  await expect(page.getByText('Next attempt in less than a minute')).toBeVisible()
  for (const pause of [18_000, 72_000]) {
    const failed = page.waitForResponse('**/submitExam.php')
    await page.clock.runFor(pause)
    await failed
  }
  await expect(note).toContainText('The exam could not be sent')
  await expect(page.getByText(/^Next attempt in about [456] minutes$/)).toBeVisible()

  await page.goto(`/classes/${course.rand}/lessons/${lessonId}`)
  await page.getByLabel('Your comment').fill('Is this a fatḥa?')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(toast(page, 'Comment added successfully!')).toBeVisible()

  await page.goto('/phone')
  const received = page.getByRole('listitem').filter({ hasText: 'Is this a fatḥa?' })
  await expect(received).toContainText(/Comment · received/)
  const item = page.getByRole('listitem').filter({ hasText: 'Noun or verb?' })
  await expect(item).toContainText('Exam · could not be sent')
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page, 'Copied')).toBeVisible()
  const failed = page.waitForResponse('**/submitExam.php')
  await item.getByRole('button', { name: 'Try again' }).click()
  await failed
  await item.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove it without sending?' })
  await expect(question).toContainText('the school does not receive it')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(item).toHaveCount(0)
  await expect(received).toBeVisible()
})
