import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { QUESTIONS } from './exam-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { keptLink } from './kept-link.ts'
import {
  addEnrolledStudent,
  addLessonWithFile,
  addVideoWithSound,
  lessonPath,
} from './lesson-files.ts'
import { scanDevice } from './scan-device.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** The quota that the browser reports from now on. */
const setQuota = (page: Page, quota: number) =>
  page.evaluate((bytes) => {
    navigator.storage.estimate = async () => ({ quota: bytes, usage: 0 })
  }, quota)

test('a lesson is kept in the chosen rendition; with too little space, a file of another size, a declined request or ended access nothing is kept that must not be there (R-OFFLINE-002, R-OFFLINE-003, R-OFFLINE-004, R-OFFLINE-005, R-OFFLINE-006, R-OFFLINE-011)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const course = await school.addClass({ name: 'Letters on the bus' })
  const video = await addVideoWithSound(school, course.id, { subject: 'Writing bāʾ' }, 300_000)
  const pdf = { subject: 'A sheet', fileType: 'pdf' }
  const sheet = await addLessonWithFile(school, course.id, 'reading-sheet.pdf', pdf)
  const exam = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: 'Noun or verb?', theoryAnswer: '' },
    questions: QUESTIONS,
  })
  const amina = await addEnrolledStudent(school, course.id)
  await signIn(amina)
  await page.goto('/my-classes')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  // a rendition other than the first one
  await page.goto(lessonPath(course, video))
  await expect(button(page, /^Keep on this phone · Sound · 145 KB$/)).toBeVisible()
  await button(page, /^Other forms$/).click()
  await expectAccessible(page)
  await button(page, /^Keep Full video · /).click()
  await expect(keptLink(page)).toBeVisible()
  await page.goto('/phone')
  const row = (subject: string) => page.getByRole('listitem').filter({ hasText: subject })
  // the page also lists the lesson among the sent items
  const keptVideo = row('Writing bāʾ').filter({ has: button(page, /^Remove$/) })
  await row('Writing bāʾ').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No lesson is kept on this phone')).toBeVisible()
  expect(await scanDevice(page)).not.toContain('ftyp')

  // the sound, which plays without a connection, alone and with its captions
  await page.goto(lessonPath(course, video))
  await button(page, /^Keep on this phone · Sound/).click()
  await expect(keptLink(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  const renditions = page.getByRole('list', { name: 'Ways to follow this lesson' })
  await expect(renditions.getByRole('button', { name: 'Full video' })).toHaveCount(0)
  await button(page, /^Play sound Lesson recording 145 KB · kept on this phone/).click()
  const player = page.locator('video, audio')
  await expect(player).toHaveAttribute('src', /^blob:/)
  await expect
    .poll(() => player.evaluate((it: HTMLMediaElement) => it.currentTime))
    .toBeGreaterThan(0)
  await expect(player.locator('track')).toHaveAttribute('src', /^blob:/)
  await context.setOffline(false)

  // an exam that is not submitted is not offered for removal, the finished lesson is
  await page.goto(lessonPath(course, exam))
  await button(page, /^Keep on this phone/).click()
  await expect(keptLink(page)).toBeVisible()
  await page.goto(lessonPath(course, sheet))
  await setQuota(page, 500_000)
  await button(page, /^Keep on this phone/).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('There is no room on this phone for this lesson.')
  await expectAccessible(page)
  await button(page, /^Remove Writing bāʾ \(/).click()
  await expect(keptLink(page)).toBeVisible()
  await page.goto('/phone')
  await expect(row('A sheet')).toBeVisible()
  await expect(row('Noun or verb?')).toBeVisible()
  await expect(keptVideo).toHaveCount(0)
  await row('A sheet').getByRole('button', { name: 'Remove' }).click()
  await expect(row('A sheet')).toHaveCount(0)

  // a file whose size differs from the lesson's is not kept; a cancelled download leaves nothing
  await context.route('**/media/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.body()).subarray(0, 1000)
    const range = { 'content-length': '1000', 'content-range': 'bytes 0-999/1000' }
    const headers = { ...response.headers(), ...range }
    await route.fulfill({ status: 206, headers, body })
  })
  await page.goto(lessonPath(course, sheet))
  await button(page, /^Keep on this phone/).click()
  await expect(alert).toContainText('An error occurred. Please try again.')
  await expect(keptLink(page)).toHaveCount(0)
  await context.unroute('**/media/**')
  await context.route('**/media/**', () => undefined)
  await page.reload()
  await button(page, /^Keep on this phone/).click()
  await expect(page.getByRole('progressbar', { name: /^Keeping on this phone/ })).toBeVisible()
  await button(page, /^Cancel$/).click()
  await expect(button(page, /^Keep on this phone/)).toBeVisible()
  expect(await scanDevice(page)).not.toContain('%PDF-')
  await context.unroute('**/media/**')

  // a comment is written without a connection, then the access ends
  await page.goto(lessonPath(course, video))
  await expect(page.getByLabel('Your comment')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Your comment').fill('Is this a fatḥa?')
  await button(page, /^Post Comment$/).click()
  await expect(page.getByText('On this phone', { exact: true })).toBeVisible()
  const removal = { student_ids: [amina.id], class_id: course.id, refund: 'none' }
  await school.call('/adminActions.php', 'removeStudentsFromClass', removal, school.admin)
  await context.setOffline(false)
  await page.goto('/phone')
  // attempts without the connection may have left a pause of a minute
  await expect(row('Is this a fatḥa?')).toContainText(/Comment · not accepted: .+/, {
    timeout: 90_000,
  })
  await expect(
    page.getByText('‘Noun or verb?’ was removed from this phone, because you no longer have'),
  ).not.toHaveCount(0)
  await expect(page.getByText('No lesson is kept on this phone')).toBeVisible()
  await expectAccessible(page)

  // a lesson that the student can no longer open shows the reason and is not stored
  await page.goto(lessonPath(course, sheet))
  await expect(page.getByRole('main')).toContainText(/not enrolled|no access|enrol/i)
  expect(await scanDevice(page)).not.toContain('%PDF-')
})

test('the button that keeps a lesson is one line on a phone, and a second one stands below it (R-OFFLINE-002)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const video = await addVideoWithSound(school, course.id, { subject: 'Writing bāʾ' }, 300_000)
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(lessonPath(course, video))
  const keep = button(page, /^Keep on this phone · Sound · 145 KB$/)
  const others = button(page, /^Other forms$/)
  await expect(others).toBeVisible()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 640 })
    const lines = await keep.evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it.querySelector('span') ?? it)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `at ${width}`).toBe(1)
    const [first, second] = [await keep.boundingBox(), await others.boundingBox()]
    expect(second?.y, `at ${width}`).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
    expect(first?.height, `at ${width}`).toBeGreaterThanOrEqual(44)
  }
})
