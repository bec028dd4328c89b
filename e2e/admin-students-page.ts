import type { Page } from '@playwright/test'

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens the dialog of an action in a student's menu. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  return page.getByRole('dialog')
}
