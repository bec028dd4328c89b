import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, type TestUser, test } from './fixtures.ts'

/** Signs a user in on a page of another browser context. */
async function signInPage(page: Page, { call, url }: RunningSchool, user: TestUser) {
  await page.context().addCookies([{ name: 'token', value: user.token, url }])
  const data = await call('/api.php', 'getUserData', {}, user)
  const stored = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
  await page.addInitScript((text) => localStorage.setItem('auth-storage', text), stored)
}

test('a student downloads their data, plans the deletion of the account and keeps it; an administrator sees the plan (R-TRUST-001, R-TRUST-002)', {
  tag: '@wide',
}, async ({ page, browser, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 600 })
  await signIn(amina)
  await page.goto('/profile')
  const prepare = page.getByRole('button', { name: 'Prepare my data' })
  // the section loads when it is scrolled near the screen
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(prepare).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await prepare.click()
  const download = page.getByRole('link', { name: /^Download · \d+ KB$/ })
  await expect(download).toBeVisible({ timeout: 45_000 })
  const address = (await download.getAttribute('href')) ?? ''
  expect((await fetch(school.url + address)).status).toBe(200)
  // the programs of a phone open a file by the end of its name
  await expect(download).toHaveAttribute('download', 'my-data.zip')
  const saving = page.waitForEvent('download')
  await download.click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await expect(page.getByText(/You can ask again from/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  // the dialog opens at its top, and the focus does not scroll the text away
  await expect(dialog.getByText('Removed', { exact: true })).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirm.click()
  await expect(dialog.getByText('Confirm that you give up your balance.')).toBeVisible()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /I give up ₦600\.00/ }).check()
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong password')
  await confirm.click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(amina.password)
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: school.url })
  const studentPage = await context.newPage()
  await signInPage(studentPage, school, school.admin)
  await studentPage.goto(`/admin/students/${amina.id}`)
  await expect(studentPage.getByText(/Asked for deletion on/)).toBeVisible()
  await expectAccessible(studentPage)
  await context.close()

  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
