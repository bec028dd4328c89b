import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens the sidebar on a phone, where it is behind the menu button; on wide screens it is always open. */
export async function openSidebar(page: Page) {
  // a sidebar that is still closing has the same links
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // the placeholder of the first paint has no buttons
  await expect(
    page.getByRole('button', { name: /theme/ }).filter({ visible: true }).first(),
  ).toBeVisible()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (!(await menu.isVisible())) return
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}
