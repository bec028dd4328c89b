import { expectAccessible } from './a11y.ts'
import { seedExam } from './exam-page.ts'
import { expect, test } from './fixtures.ts'
import {
  addStudentWithLesson,
  openAfterSnooze,
  passSnoozeTime,
  prompt,
  withPushService,
} from './push-device.ts'

test.use({ serviceWorkers: 'allow' })

test('after Not now the prompt returns in a month, not on the next visits (R-PUSH-002)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  await openAfterSnooze(page, '/my-classes', settled)
  await prompt(page).getByRole('button', { name: 'Not now' }).click()
  await expect(prompt(page)).toHaveCount(0)

  await page.reload()
  await passSnoozeTime(page, settled)
  await page.clock.runFor(10_000)
  await expect(prompt(page)).toHaveCount(0)

  await page.clock.setFixedTime(Date.now() + 31 * 24 * 3600 * 1000)
  await page.reload()
  await passSnoozeTime(page, settled)
  await expect(prompt(page)).toBeVisible()
})

test('no prompt appears before the first completed lesson', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  const amina = await school.addStudent()
  await signIn(amina)
  await openAfterSnooze(page, '/my-classes', settled)
  await settled()
  await expect(prompt(page)).toHaveCount(0)
})

test('notifications blocked earlier are reported once, and the prompt covers no control (R-PUSH-002, R-PUSH-004)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  await openAfterSnooze(page, '/classes?category=none', settled)
  await expect(prompt(page)).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { name: 'Available Classes' })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('permission-choice', 'denied'))
  await page.reload()
  await passSnoozeTime(page, settled)
  const blocked = page.getByRole('region', { name: 'Notifications Disabled' })
  await expect(blocked).toContainText(
    'Notifications are blocked in your browser settings. Please enable them to receive updates from us.',
  )
  await expectAccessible(page)
  await blocked.getByRole('button', { name: 'Got it' }).click()
  await expect(blocked).toHaveCount(0)
  await page.reload()
  await passSnoozeTime(page, settled)
  await page.clock.runFor(10_000)
  await expect(blocked).toHaveCount(0)
})

test('the prompt is below the page that is open, also after other pages (R-PUSH-002)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  // the clock stands still, because on a slow machine the prompt would come on the first page
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/messages')
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // the code for push has loaded before the page changes
  await page.clock.runFor(4_100)
  await settled()

  await page.getByRole('link', { name: 'My Classes' }).click()
  await page.clock.resume()
  const card = page.getByRole('link', { name: 'Continue Learning' })
  await expect(card).toBeVisible()
  await expect(prompt(page)).toBeVisible()
  const bottom = await card.evaluate((it) => it.getBoundingClientRect().bottom)
  expect((await prompt(page).boundingBox())?.y).toBeGreaterThan(bottom)
})

test('the prompt comes on one page of a visit, and not on Profile or below a dialog', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  await openAfterSnooze(page, '/profile', settled)
  await settled()
  await expect(prompt(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'My Classes' }).click()
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(prompt(page)).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)

  await page.getByRole('dialog').getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.clock.runFor(11_000)
  await settled()
  await expect(prompt(page)).toHaveCount(0)
})

test('no prompt comes while an exam is open, and it comes on the page after it', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  const { course, path } = await seedExam(school)
  const amina = await addStudentWithLesson(school)
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await signIn(amina)
  await openAfterSnooze(page, path, settled)
  await expect(page.locator('.exam-form')).toBeVisible()
  await page.clock.runFor(11_000)
  await settled()
  await expect(prompt(page)).toHaveCount(0)

  await page.goto('/my-classes')
  await passSnoozeTime(page, settled)
  await page.clock.runFor(11_000)
  await expect(prompt(page)).toBeVisible()
})
