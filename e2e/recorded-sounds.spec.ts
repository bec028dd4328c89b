import type { Page } from '@playwright/test'
import { changeSettings } from './admin-settings-page.ts'
import { microphoneOptions } from './fake-microphone.ts'
import { expect, test } from './fixtures.ts'
import { heardSeconds } from './heard-seconds.ts'
import { saveWordsAndOpen } from './save-words.ts'

test.use({ launchOptions: microphoneOptions(), permissions: ['microphone'] })

/** Records a word of more than a second, as the page counts it. */
async function recordWord(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.locator('.recorder-running')).toContainText('0:01 /')
  await page.locator('.recorder').getByRole('button', { name: 'Stop' }).click()
}

test('a teacher records the sound of a letter, and a visitor hears it (R-LETTERS-002, R-VOICE-013)', async ({
  page,
  school,
  signIn,
}) => {
  await changeSettings(school, { letters_track: '1' })
  await signIn(school.admin)
  await page.goto('/admin/letters')
  await recordWord(page)
  await expect(page.getByText('1 of 208 recorded', { exact: false })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Stored' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  const { sounds } = await school.call('GET /api.php', 'getLetterSounds', {})
  expect(sounds).toHaveLength(1)
  // ffmpeg has made it small
  expect(sounds[0].url).toMatch(/\.m4a/)
  expect(await heardSeconds(page, sounds[0].url)).toBeGreaterThan(0.9)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/letters/1')
  await page
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click()
  await expect(page.getByText('The sound did not load')).toHaveCount(0)
})

test('a teacher records the words of a lesson one after another, and a student hears one (R-WORDS-001, R-LEARN-010, R-VOICE-013)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const about = 'هٰذَا كِتَابٌ. هٰذَا وَلَدٌ.'
  const id = await school.addLesson(course.id, { subject: 'The book', about })
  const words = [
    { text: 'كِتَابٌ', meaning: 'a book' },
    { text: 'وَلَدٌ', meaning: 'a boy' },
  ]
  const lesson = { lesson_id: String(id), words }
  await school.call('/lessonsAction.php', 'saveLessonWords', lesson, school.admin)
  const aisha = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await page.getByRole('button', { name: 'Words of this lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'Words of this lesson' })
  await dialog.getByRole('button', { name: 'Add sounds' }).click()
  const sounds = page.getByRole('dialog', { name: 'Add sounds' })
  const items = sounds.getByRole('list', { name: 'Words', exact: true }).getByRole('listitem')
  await recordWord(page)
  await expect(items.nth(0).getByRole('status')).toHaveText(/KB$/)
  // the next word follows by itself
  await expect(items.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await recordWord(page)
  await expect(items.nth(1).getByRole('status')).toHaveText(/KB$/)
  await sounds.getByRole('button', { name: 'Done' }).click()

  const path = `/classes/${course.rand}/lessons/${id}`
  await saveWordsAndOpen(page, { dialog, signIn, student: aisha, lesson: path })
  await page.locator('.prose').getByRole('button', { name: 'كِتَابٌ', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'كِتَابٌ' })
  await sheet.getByRole('button', { name: 'Listen' }).click()
  const player = sheet.locator('audio')
  await expect
    .poll(() => player.evaluate((it: HTMLAudioElement) => it.currentTime))
    .toBeGreaterThan(0)
  const address = await player.evaluate((it: HTMLAudioElement) => it.src)
  expect(address).toMatch(/\.m4a/)
  expect(await heardSeconds(page, address)).toBeGreaterThan(0.9)
})
