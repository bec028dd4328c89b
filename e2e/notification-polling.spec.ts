import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
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

test('while the server fails, the bell polls ever more rarely, and not before the time that the server asks for (R-LAYOUT-024)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('status of 50')
  await signIn(await school.addStudent())
  await page.clock.install()
  const calls = countCalls(page)
  let headers: Record<string, string> = {}
  await page.route('**/messages.php?action=getMessages', (it) =>
    it.fulfill({ status: 502, headers, body: '<h1>502 Bad Gateway</h1>' }),
  )
  const failed = page.waitForResponse('**/messages.php?action=getMessages')
  await page.goto('/profile')
  await failed
  for (let second = 0; second < 600; second += 10) await page.clock.runFor(10_000)
  expect(calls.made).toBeGreaterThan(2)
  expect(calls.made).toBeLessThanOrEqual(6)

  headers = { 'retry-after': '1800' }
  const asked = page.waitForResponse('**/messages.php?action=getMessages')
  let isAsked = false
  void asked.then(() => (isAsked = true))
  // in steps, so that no second request begins before the first one has its response
  for (let second = 0; second < 900 && !isAsked; second += 10) await page.clock.runFor(10_000)
  await asked
  const before = calls.made
  for (let minute = 0; minute < 28; minute++) await page.clock.runFor(60_000)
  expect(calls.made).toBe(before)
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
