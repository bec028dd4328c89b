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
