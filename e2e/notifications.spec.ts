import { expect, type RunningSchool, type TestUser, test } from './fixtures.ts'
import { bell, panel, sendMessage } from './notifications-page.ts'

const inboxOf = (school: RunningSchool, who: TestUser) =>
  school.call('/messages.php', 'getMessages', {}, who)

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

test('the bell lists the five newest messages with subject, time and an unread mark (R-LAYOUT-017, R-LAYOUT-018, R-LAYOUT-019)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
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
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
  await page.emulateMedia({ reducedMotion: 'no-preference' })

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
