import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'

const entries = [
  ['Dashboard', '/'],
  ['Classes', '/classes'],
  ['My Classes', '/my-classes'],
  ['Messages', '/messages'],
  ['Wallet', '/wallet-history'],
  ['Profile', '/profile'],
  // its page has no sidebar
  ['Quiz', '/game'],
] as const

test('the sidebar links to every part of the school (R-LAYOUT-001..006, R-LAYOUT-013)', {
  tag: ['@journey', '@wide'],
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

test('the sidebar shows the whole of a long name', { tag: '@wide' }, async ({
  page,
  school,
  signIn,
}) => {
  const name = 'Abdurrahman Muhammad as-Sudani Ibrahim'
  await signIn(await school.addStudent({ name }))
  await page.goto('/profile')
  await openSidebar(page)
  const shown = page.locator('.current-user').getByText(name).filter({ visible: true })
  expect(await shown.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
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
  await expect.poll(theme).toBe('light')
  const storedTheme = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('theme-storage') ?? '{}'),
  )
  expect(storedTheme).toMatchObject({ state: { isDark: false } })
  await page.reload()
  expect(await theme()).toBe('light')
})

test('Back to a page whose menu was open shows the page with the menu closed', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await openSidebar(page)
  await page.getByRole('dialog').getByRole('link', { name: 'My Classes' }).click()
  await expect(page).toHaveURL('/my-classes')
  await page.goBack()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
  // the page does not wait for the response to the sign-out
  await expect(async () => {
    await expect(school.call('/api.php', 'getUserData', {}, amina)).rejects.toThrow('sign in')
  }).toPass()
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
