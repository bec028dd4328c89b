import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, type TestUser, test } from './fixtures.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ })

function sendMessage(school: RunningSchool, to: TestUser, subject: string, fields = {}) {
  const message = { subject, message: 'Text', delivery_method: 'inApp', recipients: [to.email] }
  return school.call('/adminActions.php', 'sendMessage', { ...message, ...fields }, school.admin)
}

const inboxOf = (school: RunningSchool, who: TestUser) =>
  school.call('/messages.php', 'getMessages', {}, who)

/** Counts the requests of the bell. */
function countCalls(page: Page) {
  const calls = { made: 0 }
  page.on('request', (it) => {
    if (it.url().endsWith('/messages.php?action=getMessages')) calls.made++
  })
  return calls
}

test('without messages the bell is still, and its panel shows an empty state (R-LAYOUT-012, R-LAYOUT-020)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await expect(bell(page)).toBeVisible()
  await expect(bell(page)).not.toContainText('unread')

  await bell(page).click()
  await expect(panel(page)).toContainText('No notifications')
  await expect(panel(page).getByRole('link', { name: 'View All' })).toBeVisible()
})

test('the bell lists the five newest messages with subject, time and an unread mark (R-LAYOUT-017, R-LAYOUT-018, R-LAYOUT-019)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  for (let index = 1; index <= 6; index++) await sendMessage(school, amina, `Message ${index}`)
  const [newest, second] = await inboxOf(school, amina)
  await school.call('/messages.php', 'readMessage', { message_id: second.id }, amina)
  await signIn(amina)
  await page.goto('/profile')
  await bell(page).click()

  const rows = panel(page).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('Message 6')
  await expect(rows.first()).toContainText('Unread')
  await expect(rows.first()).toContainText('Just now')
  await expect(rows.nth(1)).toContainText('Message 5')
  await expect(rows.nth(1)).not.toContainText('Unread')

  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`/messages/${newest.rand}`)
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/messages')
})

test('the panel closes on a click outside, on Escape and after a choice (R-LAYOUT-021)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Peace')
  await signIn(amina)
  await page.goto('/profile')

  await bell(page).click()
  await expect(panel(page)).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.click(width - 90, height - 10)
  await expect(panel(page)).toBeHidden()

  await bell(page).click()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()

  await bell(page).click()
  await panel(page).getByRole('link', { name: 'Peace' }).click()
  await expect(panel(page)).toBeHidden()
})

test('the bell shows the number of unread messages, shakes twice when it rises, and is still when all are read (R-LAYOUT-022)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  for (const subject of ['One', 'Two']) await sendMessage(school, amina, subject)
  await signIn(amina)
  await page.goto('/profile')

  await expect(bell(page)).toContainText('2')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  const icon = bell(page).locator('svg')
  await expect(icon).toHaveCSS('animation-iteration-count', '2')
  await expect(icon).toHaveCSS('animation-name', 'ring')
  const colour = () => bell(page).evaluate((it) => getComputedStyle(it).color)
  const highlighted = await colour()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(icon).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: null })

  for (const { rand } of await inboxOf(school, amina)) {
    const read = page.waitForResponse((it) => it.url().endsWith('action=readMessage'))
    await page.evaluate((to) => history.pushState(null, '', to), `/messages/${rand}`)
    await read
  }
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.mouse.move(0, 0)
  expect(await colour()).not.toBe(highlighted)
  await expect(icon).toHaveCSS('animation-name', 'none')
})

test('a pending popup is counted too (R-LAYOUT-022)', async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Now', { message_style: 'popup' })
  await signIn(amina)
  await page.goto('/messages')

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

test('the bell polls every 30 seconds, also in the background, but not under /messages (R-LAYOUT-023, R-LAYOUT-024)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await page.clock.install()
  const calls = countCalls(page)
  await page.goto('/profile')
  await expect.poll(() => calls.made).toBe(1)
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await page.clock.runFor(20_000)
  expect(calls.made).toBe(1)
  await sendMessage(school, amina, 'Peace')
  await page.clock.runFor(10_000)
  await expect.poll(() => calls.made).toBe(2)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(30_000)
  await expect.poll(() => calls.made).toBe(3)

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
