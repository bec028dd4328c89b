import type { Page } from '@playwright/test'
import { paths } from '../web/api/paths.ts'
import { violationsOf } from './a11y.ts'
import { addStaff } from './add-staff.ts'
import { NO_QUESTIONS, seedExam, submitAndConfirm } from './exam-page.ts'
import { microphoneOptions } from './fake-microphone.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'
import { heardSeconds, noteSounds } from './heard-seconds.ts'

test.use({ launchOptions: microphoneOptions(), permissions: ['microphone'] })

const READING = 'الحَمْدُ لِلَّهِ\nرَبِّ العَالَمِينَ'

const seedSpokenExam = (school: RunningSchool) =>
  seedExam(school, {
    ...NO_QUESTIONS,
    ...{ subject: 'Reading aloud', about: '', answer_ways: ['voice'], reading: READING },
  })

/** Keeps the microphone and the recorder of a page in `window`, so that a test can do to them what a phone does. */
const watchRecorder = (page: Page) =>
  page.addInitScript(() => {
    const { getUserMedia } = navigator.mediaDevices
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, wanted)
      Object.assign(window, { microphone: stream.getTracks()[0] })
      return stream
    }
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (this: MediaRecorder, part) {
      Object.assign(window, { recorder: this })
      return start.call(this, part)
    }
  })

/** What interrupts a recording, as the page notices it. */
const INTERRUPTIONS = {
  error: () => void Reflect.get(window, 'recorder').dispatchEvent(new Event('error')),
  ended: () => void Reflect.get(window, 'microphone').dispatchEvent(new Event('ended')),
  muted: () => void Reflect.get(window, 'microphone').dispatchEvent(new Event('mute')),
  hidden: () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  },
}

async function startRecording(page: Page, path: string) {
  await page.goto(path)
  const agree = page.getByRole('button', { name: 'I agree' })
  const record = page.getByRole('button', { name: 'Record', exact: true })
  await expect(agree.or(record)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await record.click()
  await expect(page.locator('.recorder-running')).toContainText('0:02 /')
}

/** The seconds of the finished recording, as the page shows them. */
async function secondsOf(page: Page): Promise<number> {
  const shown = page.getByText(/^Recorded: /)
  await expect(shown).toBeVisible()
  return Number(/0:(\d\d)/.exec((await shown.textContent()) ?? '')?.[1])
}

/** Records two seconds, makes the browser interrupt them, and expects the page to say so. */
async function interruptRecording(
  page: Page,
  path: string,
  cause: keyof typeof INTERRUPTIONS,
  text: RegExp,
) {
  await watchRecorder(page)
  await startRecording(page, path)
  await page.evaluate(INTERRUPTIONS[cause])
  await expect(page.getByText(text)).toBeVisible()
}

for (const [cause, text] of [
  ['error', /The browser stopped recording. Everything until then is kept/],
  ['ended', /The microphone is gone, so the recording stopped/],
  ['full', /This device has no room left, so the recording stopped/],
] as const)
  test(`a recording that is stopped (${cause}) says so and keeps what was said until then (R-VOICE-002)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedSpokenExam(school)
    await signIn(aisha)
    await interruptRecording(page, path, cause, text)
    expect(await secondsOf(page)).toBeGreaterThanOrEqual(2)
    expect(await violationsOf(page)).toEqual([])
  })

for (const [cause, text] of [
  ['muted', /Another program took the microphone/],
  ['hidden', /The page was in the background, so the recording paused/],
] as const)
  test(`a recording that is interrupted (${cause}) pauses, says so and goes on (R-VOICE-002)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedSpokenExam(school)
    await signIn(aisha)
    await interruptRecording(page, path, cause, text)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('.recorder-running')).toContainText('0:04 /')
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await secondsOf(page)).toBeGreaterThanOrEqual(4)
  })

test('the count is of the sound that was recorded, not of the time while a phone was frozen (R-VOICE-002)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedSpokenExam(school)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      await context.resume()
      const target = context.createMediaStreamDestination()
      const tone = new OscillatorNode(context)
      tone.connect(target)
      tone.start()
      // a suspended context gives no samples, like the microphone of a frozen phone
      Object.assign(window, { microphoneContext: context })
      return target.stream
    }
  })
  await noteSounds(page.context())
  await signIn(aisha)
  await startRecording(page, path)
  await page.evaluate(async () => {
    const context: AudioContext = Reflect.get(window, 'microphoneContext')
    await context.suspend()
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    await context.resume()
  })
  await page.getByRole('button', { name: 'Stop' }).click()
  const shown = await secondsOf(page)
  const recorded = await heardSeconds(page)
  expect(shown).toBeLessThanOrEqual(recorded)
  expect(shown).toBeGreaterThan(recorded - 2)
})

for (const [kind, text] of [
  ['distorted', /Too loud: the sound is distorted/],
  ['noisy', /It is loud around you/],
] as const)
  test(`a ${kind} sound is said, and the recording goes on (R-VOICE-005)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedSpokenExam(school)
    await page.addInitScript((isDistorted) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext()
        await context.resume()
        const target = context.createMediaStreamDestination()
        // at full scale, or a loud hum without a pause
        const hum = new OscillatorNode(context, { type: isDistorted ? 'square' : 'sine' })
        hum.connect(new GainNode(context, { gain: isDistorted ? 1.5 : 0.3 })).connect(target)
        hum.start()
        return target.stream
      }
    }, kind === 'distorted')
    await signIn(aisha)
    await startRecording(page, path)
    await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await secondsOf(page)).toBeGreaterThanOrEqual(2)
  })

test('a student lets only the marker whom the school names hear a recording, and is told so with the result (R-VOICE-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, course } = await seedSpokenExam(school)
  const zainab = await addStaff(school, 'marker', [course.id], 'Zainab Musa')
  const rules = { keep_days: '365', marker_id: zainab.id }
  await school.call('/adminActions.php', 'setRecordingRules', rules, school.admin)
  await signIn(aisha)
  await startRecording(page, path)
  await page.getByRole('button', { name: 'Stop' }).click()
  await secondsOf(page)
  await page.getByRole('checkbox', { name: 'Only Zainab Musa may hear this recording' }).check()
  await submitAndConfirm(page)
  await page.getByRole('button', { name: 'See your result' }).click()
  const limit = page.getByText('Only Zainab Musa may hear this recording.')
  await expect(limit).toBeVisible()
  await page.getByRole('button', { name: 'Let every marker hear it' }).click()
  await page
    .getByRole('dialog', { name: 'Let every marker hear this recording?' })
    .getByRole('button', { name: 'Let every marker hear it' })
    .click()
  await expect(limit).toHaveCount(0)
  await school.call(
    '/adminActions.php',
    'setRecordingRules',
    { keep_days: '365', marker_id: '0' },
    school.admin,
  )
})

test('a teacher records a model for each line, and the student hears it and the own reading in turn before sending (R-VOICE-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, course } = await seedSpokenExam(school)
  await signIn(school.admin)
  await page.goto(`${paths.admin.class(course.id)}?tab=lessons`)
  await page.getByRole('button', { name: /^Actions for Reading aloud/ }).click()
  await page.getByRole('menuitem', { name: 'Models of the lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Models of the lines' })
  for (const number of [1, 2]) {
    const record = dialog.getByRole('button', { name: `Record line ${number}` })
    await record.click()
    await expect(record).toContainText('Stop')
    // a line is said for a second and a half
    const now = () => page.evaluate(() => performance.now())
    const from = await now()
    await expect.poll(now).toBeGreaterThan(from + 1_500)
    await record.click()
    await expect(
      dialog.getByRole('button', { name: `Hear the model of line ${number}` }),
    ).toBeVisible()
  }
  await page.goto('/healthz')

  await signIn(aisha)
  await startRecording(page, path)
  await page.getByRole('button', { name: 'Stop' }).click()
  await secondsOf(page)
  const models = page.getByRole('region', { name: 'The teacher reads' })
  await expect(models.getByRole('button', { name: 'Hear the model' })).toHaveCount(2)
  await models.getByRole('button', { name: 'Model, then mine' }).first().click()
  await expect(models.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(models.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 20_000 })
  await expect(models.getByRole('alert')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})
