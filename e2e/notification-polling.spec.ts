import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { bell, panel, sendMessage } from './notifications-page.ts'

/** Counts the requests of the bell. */
function countCalls(page: Page) {
  const calls = { made: 0 }
  page.on('request', (it) => {
    if (it.url().endsWith('/messages.php?action=getMessages')) calls.made++
  })
  return calls
}

test('the bell polls every 30 seconds, also in the background, but not under /messages (R-LAYOUT-023, R-LAYOUT-024)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Welcome')
  await signIn(amina)
  await page.clock.install()
  const calls = countCalls(page)
  await page.goto('/profile')
  // no poll is due while a response is awaited
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  expect(calls.made).toBe(1)

  await page.clock.runFor(20_000)
  expect(calls.made).toBe(1)
  await sendMessage(school, amina, 'Peace')
  await page.clock.runFor(10_000)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  expect(calls.made).toBe(2)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await sendMessage(school, amina, 'Peace again')
  await page.clock.runFor(30_000)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  expect(calls.made).toBe(3)

  await page.evaluate(() => history.pushState(null, '', '/messages'))
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect.poll(() => calls.made).toBe(4)
  await page.clock.runFor(90_000)
  expect(calls.made).toBe(4)
})

test('no messages are requested without a session (R-LAYOUT-024)', async ({ page, settled }) => {
  const calls = countCalls(page)
  await page.goto('/login')
  await settled()
  expect(calls.made).toBe(0)
})

test('the bell is accessible', async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Peace · السَّلَامُ')
  await signIn(amina)
  await page.goto('/profile')
  await bell(page).click()
  await expect(panel(page)).toContainText('Peace')
  await expectAccessible(page)
})
