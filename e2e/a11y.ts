import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// what another theme may do worse; all else axe asks about is the same in both
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Asks axe about the page as it stands, with nothing in motion: everything in the light theme, colours in the dark one. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // a toast may stand over a dialog's head for its three seconds, which rest while the mouse is on it
  await page.mouse.move(0, 0)
  await expect(page.locator('.toast')).toHaveCount(0)
  const before = await setTheme(page, 'light')
  await expectNoViolations(new AxeBuilder({ page }), 'light')
  await setTheme(page, 'dark')
  await expectNoViolations(new AxeBuilder({ page }).withRules(COLOUR_RULES), 'dark')
  await setTheme(page, before)
}

async function expectNoViolations(axe: AxeBuilder, theme: string) {
  const { violations } = await axe.analyze()
  const descriptions = violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html)}`)
  expect(descriptions, theme).toEqual([])
}

/** Puts a theme on the page, or '' for the device's own; answers the one it wore. */
function setTheme(page: Page, theme: string) {
  return page.evaluate((it) => {
    const { dataset } = document.documentElement
    const { theme: before = '' } = dataset
    if (it) dataset.theme = it
    else delete dataset.theme
    return before
  }, theme)
}
