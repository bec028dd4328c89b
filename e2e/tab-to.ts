import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MAX_TABS = 60

/** Presses Tab until the element has the focus, and expects a visible focus ring. */
export async function tabTo(page: Page, to: Locator) {
  await expect(to).toBeVisible()
  for (let steps = 0; steps < MAX_TABS; steps++) {
    if (await to.evaluate((it) => it === document.activeElement)) {
      await expect(to).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MAX_TABS} presses of Tab do not lead to ${to}`)
}

/** Presses Enter on an element that is reached by Tab. */
export async function pressEnterOn(page: Page, on: Locator) {
  await tabTo(page, on)
  await page.keyboard.press('Enter')
}
