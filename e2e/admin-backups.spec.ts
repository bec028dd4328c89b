import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { startSchool } from './running-school.ts'

/** A copy is made and restored by a process of the lowest priority. */
const SLOW = { timeout: 240_000 }

test('an owner makes a key that only they have, starts a copy and reads that it was restored and checked (R-SAFE-001, R-SAFE-002, R-SAFE-004)', {
  tag: '@wide',
}, async ({ page }) => {
  test.slow()
  const place = mkdtempSync(join(tmpdir(), 'lisan-copies-'))
  const { school, stop } = await startSchool({ BACKUP_TO: place })
  try {
    await page.goto(`${school.url}/login`)
    await page.getByRole('button', { name: 'Sign In' }).first().click()
    await page.getByLabel('Email').fill(school.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(school.admin.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.waitForURL(`${school.url}/`)
    await page.goto(`${school.url}/admin/settings`)
    await page.getByRole('link', { name: 'Backups' }).click()
    // the first copy is made by the school itself
    const copies = page.locator('.rows > li')
    await expect(copies.first()).toContainText('restored and checked in', SLOW)
    await expect(copies.first()).toContainText('ledger equal')
    await expect(copies.first()).toContainText('not encrypted')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = page.getByRole('dialog', { name: 'The key of the backups' })
    const secret = (await dialog.locator('output').textContent())?.trim() ?? ''
    expect(secret).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/)
    await expectAccessible(page)
    const typed = dialog.getByLabel('Type its last 8 characters')
    await typed.fill('AAAAAAAA')
    const sent: string[] = []
    page.on('request', (it) => sent.push(it.postData() ?? ''))
    await dialog.getByRole('button', { name: 'Use this key' }).click()
    await expect(dialog.getByText('These are not the last 8 characters')).toBeVisible()
    await typed.fill(secret.slice(-8).toLowerCase())
    await dialog.getByRole('button', { name: 'Use this key' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/^age1[0-9a-z]{58}$/)).toBeVisible()
    expect(sent.join()).not.toContain(secret)

    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(copies.first()).toContainText(/[^t] encrypted|· encrypted/, SLOW)
    await expect(copies.first()).toContainText('ledger equal')
  } finally {
    await stop()
    rmSync(place, { recursive: true, force: true })
  }
})

test('without a place for copies the page says what to do (R-SAFE-001)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await page.goto('/admin/backups')
  await expect(page.getByText('Backups are not set up. Set BACKUP_TO')).toBeVisible()
  await expectAccessible(page)
})
