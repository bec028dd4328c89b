import { paths } from '../web/api/paths.ts'
import { expectAccessible } from './a11y.ts'
import { press } from './admin-exams-page.ts'
import { microphoneOptions } from './fake-microphone.ts'
import { expect, test } from './fixtures.ts'
import { submitRecitation } from './recitation.ts'

test.use({ launchOptions: microphoneOptions(), permissions: ['microphone'] })

test('holding a word records a spoken correction there, the button does the same, and a clip is recorded once and used with one tap (R-VOICE-006, R-VOICE-007)', async ({
  page,
  school,
  signIn,
}) => {
  const { submissionId } = await submitRecitation(school)
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  const text = page.getByRole('group', { name: 'Text that was read aloud' })
  const pad = page.locator('.kind-pad')
  const items = page.getByRole('list', { name: 'Corrections' }).getByRole('listitem')
  // it is below the screen of a phone
  await text.getByRole('button', { name: 'رَبِّ' }).hover()
  await page.mouse.down()
  await expect(pad.getByRole('button', { name: /^Stop/ })).toContainText('0:01')
  await page.mouse.up()
  await expect(pad.getByRole('button', { name: 'Recorded' })).toBeVisible()
  await pad.getByRole('button', { name: 'Vowel' }).click()
  await expect(items).toHaveCount(1)
  await press(page, 'Mark here')
  await pad.getByRole('button', { name: 'Record' }).click()
  await expect(pad.getByRole('button', { name: /^Stop/ })).toContainText('0:01')
  await pad.getByRole('button', { name: 'Waqf' }).click()
  await expect(items).toHaveCount(2)
  const { corrections } = await school.call(
    '/lessonsAction.php',
    'getCorrections',
    { result_id: submissionId },
    school.admin,
  )
  expect(corrections.map((it: { audio?: { ms: number } }) => (it.audio?.ms ?? 0) > 500)).toEqual([
    true,
    true,
  ])
  await press(page, 'Mark here')
  await pad.getByRole('button', { name: 'My clips' }).click()
  const dialog = page.getByRole('dialog', { name: 'My clips' })
  await dialog.getByRole('button', { name: 'New clip' }).click()
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByRole('button', { name: /^Stop/ })).toContainText('0:01')
  await dialog.getByRole('button', { name: /^Stop/ }).click()
  await dialog.getByLabel('Name of the clip').fill('The ʿayn')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: /^The ʿayn/ }).click()
  await expect(items).toHaveCount(3)
  await press(page, 'Mark here')
  await pad.getByRole('button', { name: 'The ʿayn' }).click()
  await expect(items).toHaveCount(4)
})

test('holding another word while the button records discards that recording, and one microphone is open (R-VOICE-006, R-VOICE-013)', async ({
  page,
  school,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { getUserMedia } = navigator.mediaDevices
    const opened: MediaStreamTrack[] = []
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, wanted)
      opened.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { opened })
  })
  const live = () =>
    page.evaluate(() => {
      const opened: MediaStreamTrack[] = Reflect.get(window, 'opened')
      return opened.map((it) => it.readyState)
    })
  const { submissionId } = await submitRecitation(school)
  await signIn(school.admin)
  await page.goto(paths.admin.submission(Number(submissionId)))
  const text = page.getByRole('group', { name: 'Text that was read aloud' })
  const pad = page.locator('.kind-pad')
  await press(page, 'Mark here')
  await pad.getByRole('button', { name: 'Record' }).click()
  await expect(pad.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await text.getByRole('button').first().hover()
  await page.mouse.down()
  await expect.poll(live).toEqual(['ended', 'live'])
  await page.mouse.up()
  await expect(pad.getByRole('button', { name: 'Recorded' })).toBeVisible()
  expect(await live()).toEqual(['ended', 'ended'])
})
