import { expect, test, toast } from './fixtures.ts'

test('a toast below an unmoved pointer disappears, and stays while the pointer hovers over it (R-LAYOUT-029)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.clock.install()
  await page.goto('/profile')
  await page.getByLabel('Current Password', { exact: true }).fill('not this one')
  await page.getByLabel('New Password', { exact: true }).fill('another password')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another password')
  const message = toast(page, 'Current password is incorrect')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width - 100, height - 40)

  await page.keyboard.press('Enter')
  await expect(message).toBeVisible()
  await expect(message).toBeHidden()

  await page.keyboard.press('Enter')
  await message.hover()
  await page.clock.runFor(3_500)
  await expect(message).toBeVisible()
})

test('a toast disappears after three seconds (R-LAYOUT-029)', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.clock.install()
  await page.goto('/profile')
  await page.getByLabel('Current Password', { exact: true }).fill('a good password')
  await page.getByLabel('New Password', { exact: true }).fill('another password')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another password')
  await page
    .getByRole('button', { name: /Password$/ })
    .last()
    .click()

  const message = toast(page, 'Password updated successfully!')
  await expect(message).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(message).toBeVisible()
  await page.clock.runFor(2_100)
  await expect(message).toBeHidden()
})
