import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'

test('the dashboard of a school that is not set up lists the steps; each leads to where it is done, ticks itself, and the list can be hidden until the next sign-in (R-PAY-005)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await school.call('/api.php', 'updateAppSettings', { siteName: 'Lisan' }, school.admin)
  await school.addClass()
  await signIn(school.admin)
  await page.goto('/admin')

  const heading = page.getByRole('heading', { name: /^Set up your school: \d of 7 done$/ })
  await expect(heading).toBeVisible()
  const step = (title: string) => page.getByRole('link', { name: title })
  await expect(step('Make the first class')).toContainText('(done)')
  await expect(step('Set the name and logo')).toContainText('Name: set.')
  await expect(step('Add a second step')).toContainText('(to do)')
  await expectAccessible(page)

  await step('Send a test email').click()
  await expect(page).toHaveURL('/admin/settings#mail')
  await expect(page.getByRole('heading', { name: 'Mail' })).toBeInViewport()
  await page.goBack()
  await step('Add a second step').click()
  await expect(page).toHaveURL('/profile#second-step')
  await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeInViewport()
  await page.goBack()

  await page.getByRole('button', { name: 'Hide for now' }).click()
  await expect(heading).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Manage Classes' }).first()).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('an administrator without a class is led from the page of students to the administration (R-AUTH-022)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open Admin Dashboard' }).click()
  await expect(page).toHaveURL('/admin')
})

test('without a mail server the dashboard says so and leads to its settings (R-AMSG-014)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await signIn(school.admin)
  await page.goto('/admin')
  await expect(page.getByText(/^No mail server(: \d+ emails? waits? in a folder)?$/)).toBeVisible()
  await page.getByRole('link', { name: 'Mail settings' }).click()
  await expect(page).toHaveURL('/admin/settings#mail')
})

test('while card payments are simulated every page of administrators says so, and none of students (R-PAY-005)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await signIn(school.admin)
  const banner = page.getByRole('complementary', { name: 'Test mode' })
  for (const path of ['/admin', '/admin/students']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner, path).toHaveText('TEST MODE: card payments are simulated, no money moves')
  }
  await expectAccessible(page)

  await page.goto('/healthz')
  await signIn(await school.addStudent())
  for (const path of ['/', '/wallet-history']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner, path).toHaveCount(0)
  }
})
