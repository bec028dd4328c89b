import type { Page } from '@playwright/test'
import { paths } from '../web/api/paths.ts'
import { violationsOf } from './a11y.ts'
import { submitAndConfirm } from './exam-page.ts'
import { microphoneOptions } from './fake-microphone.ts'
import { allowConsoleMessage, expect, type RunningSchool, test } from './fixtures.ts'
import { agree, openSpokenExam, seedSpokenExam, submitRecitation, VERSE } from './recitation.ts'

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

const MARKING = '/lessonsAction.php'

/** The recording of the only student who has submitted this exam, as the marker receives it. */
async function receivedRecording(school: RunningSchool, lessonId: string) {
  const exam = { lesson_id: lessonId }
  const [{ result_id }] = await school.call(MARKING, 'getExamDetails', exam, school.admin)
  const submission = await school.call(MARKING, 'getSubmission', { result_id }, school.admin)
  return submission.recordings[0]
}

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

test('a student is told who hears a recording, agrees, records a text that is read aloud, hears it and submits it, and the marker hears it (R-VOICE-001, R-VOICE-002, R-VOICE-009, R-VOICE-010)', {
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

  const { size, ms } = await receivedRecording(school, lessonId)
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
  const { path } = await openSpokenExam(page, school, signIn)
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
  const { lessonId } = await openSpokenExam(page, school, signIn)
  await recordAnswer(page)
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await submitAndConfirm(page)
  await expect(page.getByRole('alert').filter({ hasText: 'On this phone' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  const exam = { lesson_id: lessonId }
  const list = await school.call(MARKING, 'getExamDetails', exam, school.admin)
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
    await replaceMicrophone(page, kind)
    await openSpokenExam(page, school, signIn)
    await recordButton(page).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(recordButton(page)).toBeEnabled()
  })

test('five seconds of silence stop a recording and say that nothing was heard (R-VOICE-005)', async ({
  page,
  school,
  signIn,
}) => {
  await replaceMicrophone(page, 'silence')
  await openSpokenExam(page, school, signIn)
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
  const { course, lessonId, aisha } = await seedSpokenExam(school, {
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
})

test('an exam whose time ends while its student records is submitted with what was said until then (R-VOICE-002, R-FAIR-001)', async ({
  page,
  school,
  signIn,
}) => {
  const closes_at = String(Math.floor(Date.now() / 1000) + 30)
  const { aisha, path, lessonId } = await seedSpokenExam(school, { closes_at, grace_minutes: 2 })
  await signIn(aisha)
  await page.goto(path)
  const begin = page.getByRole('button', { name: /^Begin/ })
  await expect(begin.or(page.getByRole('button', { name: 'I agree' }))).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await agree(page)
  await recordFor(page, 2)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  })
  const { ms } = await receivedRecording(school, lessonId)
  expect(ms).toBeGreaterThan(2_000)
})

test('a browser that measures no level still records, counts the seconds and stops (R-VOICE-002)', async ({
  page,
  school,
  signIn,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' }),
  )
  await openSpokenExam(page, school, signIn)
  await recordAnswer(page)
})

test('an exam that is submitted while its student records has the recording (R-VOICE-002)', async ({
  page,
  school,
  signIn,
}) => {
  await openSpokenExam(page, school, signIn)
  await expect(page.getByRole('heading', { name: 'Theory: your spoken answer' })).toBeVisible()
  await recordFor(page, 2)
  await submitAndConfirm(page)
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(page.getByText(/^Spoken answer, 0:0/)).toBeVisible()
})

test('a new attempt that is submitted without a connection waits on the phone and arrives (R-VOICE-003, R-VOICE-008)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const { aisha, path, lessonId, submissionId: result_id } = await submitRecitation(school)
  const mark = { lesson_id: lessonId, result_id, theory_score: '60' }
  await school.call(MARKING, 'markExam', mark, school.admin)
  await school.call(MARKING, 'allowNewAttempt', { result_id, allowed: '1' }, school.admin)
  await school.call('/api.php', 'giveRecordingConsent', { minor: '0' }, aisha)
  await signIn(aisha)
  await page.goto(path)
  await recordAnswer(page)
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'On this phone' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/The new attempt waits for the teacher/)).toBeVisible()
  const { answers } = await school.call(MARKING, 'getCorrections', { result_id }, school.admin)
  expect(answers.map((it: { attempt: number }) => it.attempt)).toEqual([1, 2])
})

test('a spoken correction that is set without a connection waits on the device and arrives with its sound (R-VOICE-003, R-VOICE-006)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  const { submissionId } = await submitRecitation(school)
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  await page.getByRole('button', { name: 'Mark here' }).click()
  const pad = page.locator('.kind-pad')
  await pad.getByRole('button', { name: 'Record' }).click()
  await expect(pad.getByRole('button', { name: /^Stop/ })).toContainText('0:01')
  allowConsoleMessage('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await pad.getByRole('button', { name: 'Waqf' }).click()
  await expect(
    page.getByText('On this device, sent as soon as there is a connection'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // sent by itself
  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Corrections' }).getByRole('listitem')).toContainText(
    [/Waqf/],
  )
  const request = { result_id: submissionId }
  const { corrections } = await school.call(MARKING, 'getCorrections', request, school.admin)
  expect(corrections[0].audio.ms).toBeGreaterThan(500)
})
