import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { demoPath } from './lesson-editor.ts'
import {
  addEnrolledStudent,
  addLessonWithFile,
  addVideoWithSound,
  lessonPath,
} from './lesson-files.ts'

const choices = (page: Page) =>
  page.getByRole('list', { name: 'Ways to follow this lesson' }).getByRole('listitem')

test('a video shows its renditions with sizes and prices, loads nothing before a press, and keeps the position in another rendition (R-FORMS-007, R-FORMS-008, R-FORMS-010)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const id = await addVideoWithSound(school, course.id, { about: 'The letter بَاء.' }, 5_000_000)
  await signIn(await addEnrolledStudent(school, course.id))
  const requested: string[] = []
  page.on('request', (it) => void (it.url().includes('/media/') && requested.push(it.url())))

  await page.goto(lessonPath(course, id))
  await expect(choices(page)).toHaveText([
    /^Sound · 145 KB · under ₦1$/,
    /^Full video · 5\.1 MB · about ₦2$/,
    /^Read · no more data$/,
  ])
  await expect(page.locator('video, audio')).toHaveCount(0)
  await expectAccessible(page)

  await choices(page).getByRole('button', { name: 'Full video' }).click()
  const player = page.locator('video')
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0)
  await expect(player.locator('track')).toHaveAttribute('label', 'العربية')
  expect(requested.every((url) => url.includes('.mp4'))).toBe(true)
  await player.evaluate((it: HTMLVideoElement) => {
    it.currentTime = 7
  })
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(7)
  await choices(page).getByRole('button', { name: 'Sound' }).click()
  await expect(choices(page).getByRole('button', { name: 'Sound' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentSrc))
    .toContain('.mp3')
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(7)

  await page.goto('/profile')
  await page.getByRole('radio', { name: /Always the cheapest/ }).check()
  await expect(page.getByRole('radio', { name: /Always the cheapest/ })).toBeChecked()
  requested.length = 0
  await page.goto(lessonPath(course, id))
  await expect(choices(page).getByRole('button', { name: 'Sound' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(requested).toEqual([])
})

test('the editor shows why there are no renditions, accepts an attached sound and captions, and names the invalid line (R-FORMS-002, R-FORMS-003, R-FORMS-010)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const video = { fileType: 'video' }
  const id = await addLessonWithFile(school, course.id, 'writing-ba.mp4', video)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await expect(page.getByText('This school makes no smaller forms.')).toBeVisible()

  await page.getByLabel('Attach sound').setInputFiles(demoPath('letters.mp3'))
  await expect(page.getByText('145 KB, attached')).toBeVisible()
  const captions = (line: string) => ({
    name: 'ba.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(`WEBVTT\n\n${line}\nبَاء`),
  })
  await page.getByLabel('Attach Arabic').setInputFiles(captions('00:00.000 > 00:10.000'))
  await expect(page.getByRole('alert')).toContainText('Line 4')
  await page.getByLabel('Attach Arabic').setInputFiles(captions('00:00.000 --> 00:10.000'))
  await expect(page.getByText('ba.vtt')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)

  // the attachments do not conflict with the form
  await page.getByLabel('Subject').fill('The letter bāʾ')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(page).toHaveURL(new RegExp(`/manage/${course.id}`))
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await expect(page.getByLabel('Subject')).toHaveValue('The letter bāʾ')
  await page.getByRole('button', { name: 'Remove attached sound' }).click()
  await expect(page.getByLabel('Attach sound')).toBeAttached()
})
