import type { Page } from '@playwright/test'
import { violationsOf } from './a11y.ts'
import { NO_QUESTIONS, seedExam, submitAndConfirm } from './exam-page.ts'
import { microphoneOptions } from './fake-microphone.ts'
import { allowConsoleMessage, expect, type RunningSchool, test } from './fixtures.ts'

const VERSE = 'قَالَتِ الْأُمُّ: اقْرَأْ يَا بُنَيَّ'

test.use({ launchOptions: microphoneOptions(), permissions: ['microphone'] })

/** Replaces the microphone of a page: silence, or an error with this name. */
const replaceMicrophone = (page: Page, by: 'silence' | 'NotAllowedError' | 'NotFoundError') =>
  page.addInitScript((kind) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (kind !== 'silence') throw new DOMException('', kind)
      const context = new AudioContext()
      await context.resume()
      const target = context.createMediaStreamDestination()
      // without a source the stream has no samples, which are those of a recorder that does not work
      const source = new ConstantSourceNode(context, { offset: 0 })
      source.connect(target)
      source.start()
      return target.stream
    }
  }, by)

const seedSpokenExam = (school: RunningSchool, fields: object = {}) =>
  seedExam(school, {
    ...NO_QUESTIONS,
    ...{ subject: 'Reading aloud', about: '', answer_ways: ['voice'] },
    ...{ reading: VERSE, reading_source: 'Reader 1, page 4' },
    ...fields,
  })

const agree = (page: Page) => page.getByRole('button', { name: 'I agree' }).click()
const recordButton = (page: Page) => page.getByRole('button', { name: 'Record', exact: true })
const recorded = (page: Page) => page.getByText(/^Recorded: /)

/** Records for some seconds, as the page counts them. */
async function recordFor(page: Page, seconds: number) {
  await recordButton(page).click()
  await expect(page.locator('.recorder-running')).toContainText(`0:0${seconds} /`)
}

async function recordAnswer(page: Page, seconds = 2) {
  await recordFor(page, seconds)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(recorded(page)).toBeVisible()
}

test('a student is told who hears a recording, agrees, records a text that is read aloud, hears it and hands it in, and the marker hears it (R-VOICE-001, R-VOICE-002, R-VOICE-009, R-VOICE-010)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { aisha, path, lessonId } = await seedSpokenExam(school)
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText(VERSE)).toBeVisible()
  await expect(page.getByText('Reader 1, page 4')).toBeVisible()
  await expect(
    page.getByText(/Your recording is heard by .* It is deleted after 365 days/),
  ).toBeVisible()
  await expect(recordButton(page)).toHaveCount(0)
  await agree(page)

  await recordFor(page, 1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.recorder-running')).toContainText('0:03 /')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(recorded(page)).toBeVisible()
  const own = page.getByLabel('Your recording')
  await own.evaluate((it: HTMLAudioElement) => it.play())
  await expect.poll(() => own.evaluate((it: HTMLAudioElement) => it.currentTime)).toBeGreaterThan(0)

  // what is recorded stays over a reload
  await page.reload()
  await expect(recorded(page)).toBeVisible()

  const upload = page.waitForRequest((it) => it.url().includes('saveRecording'))
  await submitAndConfirm(page)
  await upload
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(page.getByText(/^Spoken answer, 0:0/)).toBeVisible()

  const [submission] = await school.call(
    ...['/lessonsAction.php', 'getExamDetails'],
    { lesson_id: lessonId },
    school.admin,
  )
  const { recordings } = await school.call(
    ...['/lessonsAction.php', 'getSubmission'],
    { result_id: submission.result_id },
    school.admin,
  )
  const [{ size, ms }] = recordings
  expect(ms).toBeGreaterThan(2_000)
  // the head of the file comes once
  expect(((size - 1024) / ms) * 60_000).toBeLessThanOrEqual(210 * 1024)
})

test('a page that is closed while it records loses at most the last second (R-VOICE-002)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedSpokenExam(school)
  await signIn(aisha)
  await page.goto(path)
  await agree(page)
  await recordFor(page, 4)
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto(path)
  await expect(next.getByText(/The page closed while you recorded/)).toBeVisible()
  const length = (await recorded(next).textContent()) ?? ''
  expect(Number(/0:(\d\d)/.exec(length)?.[1])).toBeGreaterThanOrEqual(3)
})

test('a recording and its exam wait on the phone without a connection, and arrive in this order (R-VOICE-003)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId } = await seedSpokenExam(school)
  await signIn(aisha)
  await page.goto(path)
  await agree(page)
  await recordAnswer(page)
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await submitAndConfirm(page)
  await expect(page.getByRole('alert').filter({ hasText: 'On this phone' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  const list = await school.call(
    ...['/lessonsAction.php', 'getExamDetails'],
    { lesson_id: lessonId },
    school.admin,
  )
  expect(list).toHaveLength(1)
})

for (const [kind, text] of [
  ['NotAllowedError', /Allow it in the settings of the page/],
  ['NotFoundError', /No microphone was found/],
] as const)
  test(`a microphone that gives ${kind} explains what to do, and the next press tries again (R-VOICE-005)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedSpokenExam(school)
    await signIn(aisha)
    await replaceMicrophone(page, kind)
    await page.goto(path)
    await agree(page)
    await recordButton(page).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(recordButton(page)).toBeEnabled()
  })

test('five seconds of silence stop a recording and say that nothing was heard (R-VOICE-005)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedSpokenExam(school)
  await signIn(aisha)
  await replaceMicrophone(page, 'silence')
  await page.goto(path)
  await agree(page)
  await recordButton(page).click()
  await expect(page.getByText(/We heard nothing for five seconds/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
})

test('a student under 18 records only with the guardian who agreed, and in Arabic at 360 px everything fits (R-VOICE-010)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedSpokenExam(school)
  await page.setViewportSize({ width: 360, height: 740 })
  await context.addCookies([{ name: 'language', value: 'ar', url: school.url }])
  await signIn(aisha)
  await page.goto(path)
  await page.getByRole('radio', { name: 'أقل من 18 سنة' }).check()
  const give = page.getByRole('button', { name: 'وليّ الأمر موافق' })
  await expect(give).toBeDisabled()
  await page.getByLabel('وليّ الأمر الموافق').fill('زينب، أمي')
  expect(await violationsOf(page)).toEqual([])
  await give.click()
  await expect(page.getByRole('button', { name: 'تسجيل صوتي' })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a teacher asks for a spoken answer with a text to read aloud, and a student chooses how to answer (R-VOICE-001)', async ({
  page,
  school,
  signIn,
}) => {
  const { course, lessonId, aisha, path } = await seedSpokenExam(school, {
    ...{ answer_ways: ['text', 'image'], reading: '', reading_source: '' },
  })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)
  await page.getByRole('checkbox', { name: 'Voice' }).check()
  await page.getByRole('checkbox', { name: 'Photograph' }).uncheck()
  await page.getByLabel('Text to read aloud').fill(VERSE)
  await page.getByLabel('Where the text is from').fill('Reader 1, page 4')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect
    .poll(async () => {
      const fields = { class_id: course.id, lesson_id: lessonId }
      return (await school.call('/api.php', 'get_lesson_details', fields, aisha)).answer_ways
    })
    .toEqual(['text', 'voice'])
  expect(path).toContain(lessonId)
})
