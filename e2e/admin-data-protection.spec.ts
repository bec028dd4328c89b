import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'

test('a visitor reads the privacy notice and complains, and the owner answers and downloads the archive for the regulator (R-SAFE-009)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy notice' })).toBeVisible()
  await page.getByText('Accounts and sign-in').click()
  await expect(page.getByText('Keeps a browser signed in, and shows where.')).toBeVisible()
  await expectAccessible(page)
  // errors are at their fields
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Name').fill('Amina Bello')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('What is wrong?').fill('Why do you have my number?\nلماذا؟')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  const receipt = page.getByText(/Your complaint has the number DP-\d{4}-\d{4}/)
  await expect(receipt).toBeVisible()
  const number = /DP-\d{4}-\d{4}/.exec((await receipt.textContent()) ?? '')?.[0] ?? ''

  await signIn(school.admin)
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Data protection' }).click()
  await page.getByLabel('Data controller').fill('Lisan Institute Ltd')
  await page.getByLabel('Data protection officer').fill('Maryam Sani')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Answer complaint ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Answer complaint ${number}` })
  await dialog.getByLabel('Answer').fill('To call you about lessons.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.locator('.rows > li').filter({ hasText: number })
  await expect(row).toContainText('Answered')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download archive' }).click()
  expect((await download).suggestedFilename()).toMatch(/^data-protection-\d{4}\.zip$/)
  await page.getByLabel('When was it noticed?').fill('2026-11-28T09:00')
  await expect(page.getByText('Report it by 1 Dec 2026')).toBeVisible()

  await page.goto('/privacy')
  await expect(page.getByText('Lisan Institute Ltd')).toBeVisible()
})
