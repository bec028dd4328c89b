import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'

test('the bottom bar of a phone leads to five pages, and is absent below a keyboard, in the quiz and on a lesson', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id)
  const amina = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  const message = { subject: 'Welcome', message: 'Peace.', delivery_method: 'inApp' }
  const recipients = [amina.email]
  await school.call('/adminActions.php', 'sendMessage', { ...message, recipients }, school.admin)
  await signIn(amina)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  const current = bar.locator('[aria-current=page]')

  await expect(bar.getByRole('link', { name: 'Messages , 1 unread' })).toBeVisible()
  await expect(bar.getByRole('link')).toHaveText([
    /Home/,
    /My Classes/,
    /Quiz/,
    /Messages/,
    /Wallet/,
  ])
  for (const link of await bar.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expect(current).toHaveText('Home')
  for (const [name, path] of [
    ['My Classes', '/my-classes'],
    ['Wallet', '/wallet-history'],
    ['Messages', '/messages'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(current).toContainText(name)
  }

  // the keyboard takes half of the screen
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Search/))
    .first()
    .focus()
  await page.setViewportSize({ width: 390, height: 440 })
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar).toBeVisible()

  // the end of a long page and its toasts are above the bar
  await page.goto('/profile')
  await page.getByLabel('Current Password', { exact: true }).fill('not this one')
  await page.getByLabel('New Password', { exact: true }).fill('another password')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another password')
  await page.keyboard.press('Enter')
  const { y: barTop = 0 } = (await bar.boundingBox()) ?? {}
  await expect(toast(page, 'Current password is incorrect')).toBeVisible()
  const toastBox = await page.locator('.toast').boundingBox()
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThan(barTop)
  // parts that load later make the page longer
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const end = await page.locator('main > *').last().boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(barTop)
  }).toPass()

  await bar.getByRole('link', { name: 'Quiz' }).click()
  await expect(page).toHaveURL('/game')
  await expect(bar).toHaveCount(0)
  await page.goto(`/classes/${course.rand}/lessons/${lessonId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('the WhatsApp link is in the bar of a phone’s pages and of the quiz, and floats on a wide screen (R-LAYOUT-025, R-LAYOUT-026)', async ({
  page,
  school,
  signIn,
}) => {
  const set = (whatsappNumber: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', whatsappNumber },
      school.admin,
    )
  const button = page.getByRole('link', { name: /WhatsApp/ }).filter({ visible: true })
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toHaveCount(0)

  await set('2348030000001')
  await page.reload()
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/2348030000001/)
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('banner').getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await page.goto('/game')
  await expect(button).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible()

  await page.goto('/messages')
  await page.setViewportSize({ width: 1024, height: 800 })
  const floating = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
  await expect(floating).toBeVisible()
  await expect(button).toHaveCount(1)
  const { x = 0 } = (await floating.boundingBox()) ?? {}
  const page_ = await page.locator('main > *').first().boundingBox()
  expect((page_?.x ?? 0) + (page_?.width ?? 0)).toBeLessThanOrEqual(x)
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.evaluate(() => localStorage.clear())
  await signIn(school.admin)
  await page.goto('/admin/students')
  const sidebar = page.getByRole('complementary', { name: 'Main' })
  await expect(sidebar.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(button).toHaveCount(1)
  await set('')
})
