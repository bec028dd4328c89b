import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fund Your Wallet' })

/** The rows of the wallet history. */
export const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')

/** Opens the wallet page and waits for its history. */
export async function openWallet(page: Page) {
  await page.goto('/wallet-history')
  await expect(page.getByRole('heading', { name: 'Wallet History' })).toBeVisible()
}

/** Opens the dialog that adds money, with this amount typed. */
export async function openFunding(page: Page, amount?: string) {
  await page.getByRole('button', { name: 'Fund Wallet' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  if (amount !== undefined) await dialog.getByLabel('Amount (₦)').fill(amount)
  return dialog
}
