import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'

const entries = [
  ['Dashboard', '/'],
  ['Classes', '/classes'],
  ['My Classes', '/my-classes'],
  ['Messages', '/messages'],
  ['Wallet', '/wallet-history'],
  ['Profile', '/profile'],
] as const

/** On a phone the sidebar is behind the menu button. */
async function openSidebar(page: Page) {
  // the placeholder of the first paint has no buttons
  await expect(
    page.getByRole('button', { name: /theme/ }).filter({ visible: true }).first(),
  ).toBeVisible()
  const menu = page.getByRole('button', { name: /menu/i })
  if (await menu.isVisible()) await menu.click()
}

test('the sidebar links to every part of the school (R-LAYOUT-001..006, R-LAYOUT-013)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  for (const [name, path] of entries) {
    await openSidebar(page)
    const sidebar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await sidebar.getByRole('link', { name, exact: true }).click()
    await expect(page, name).toHaveURL(path)
  }
})

test('a student does not see the entry Admin (R-LAYOUT-007)', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await openSidebar(page)
  await expect(page.getByRole('button', { name: 'Logout' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
})

test('an administrator sees the entry Admin, which leads to /admin (R-LAYOUT-007)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/profile')
  await openSidebar(page)
  await page.getByRole('link', { name: 'Admin', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/admin')
})

test('the theme follows the system, then the user’s choice, which is stored (R-LAYOUT-009, R-LAYOUT-010, R-LAYOUT-011)', async ({
  page,
  school,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(await school.addStudent())
  await page.goto('/profile')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await theme()).toBe('dark')

  await openSidebar(page)
  await page
    .getByRole('button', { name: /theme|light|dark/i })
    .filter({ visible: true })
    .last()
    .click()
  expect(await theme()).toBe('light')
  const storedTheme = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('theme-storage') ?? '{}'),
  )
  expect(storedTheme).toMatchObject({ state: { isDark: false } })
  await page.reload()
  expect(await theme()).toBe('light')
})

test('signing out removes all data and leads to sign-in (R-LAYOUT-008, R-AUTH-052)', {
  tag: '@wide',
}, async ({ page, school, signIn, context }) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await page.goto('/profile')
  await openSidebar(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()

  await expect(page).toHaveURL('/login')
  expect((await context.cookies()).filter((it) => it.name === 'token')).toEqual([])
  const user = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')?.state?.user ?? null,
  )
  expect(user).toBeNull()
  await expect(school.call('/api.php', 'getUserData', {}, amina)).rejects.toThrow('sign in')
})

test('the header shows the name Lisan until the school sets its own (R-LAYOUT-014, R-LAYOUT-015, R-RUN-015)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await openSidebar(page)
  await expect(
    page.getByText('Lisan', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
})

test('a new page is scrolled to its top (R-LAYOUT-028)', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    window.scrollTo(0, 900)
  })
  await openSidebar(page)
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Messages', exact: true })
    .click()
  await expect(page).toHaveURL('/messages')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the page frame is accessible', { tag: '@wide' }, async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openSidebar(page)
  await expectAccessible(page)
})

test('the bottom bar of a phone leads to five pages, and is absent below a keyboard, in the quiz and on a lesson (decision 0480)', async ({
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
  const said = await page.locator('.toast').boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(barTop)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('main > *').last().boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(barTop)

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
  await set('')
})

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
  const said = toast(page, 'Current password is incorrect')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width - 100, height - 40)

  await page.keyboard.press('Enter')
  await expect(said).toBeVisible()
  await expect(said).toBeHidden()

  await page.keyboard.press('Enter')
  await said.hover()
  await page.clock.runFor(3_500)
  await expect(said).toBeVisible()
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

  const said = toast(page, 'Password updated successfully!')
  await expect(said).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(said).toBeVisible()
  await page.clock.runFor(2_100)
  await expect(said).toBeHidden()
})
