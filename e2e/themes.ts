import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './account.ts'

/** Asks axe in both themes, with nothing in motion. */
export async function expectNoBarriersInBothThemes(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // a toast may stand over a dialog's head for its three seconds, which rest while the mouse is on it
  await page.mouse.move(0, 0)
  await expect(page.locator('.toast')).toHaveCount(0)
  for (const theme of ['dark', 'light']) {
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme)
    await expectNoBarriers(page)
  }
}
