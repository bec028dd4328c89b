import type { CDPSession, Page } from '@playwright/test'
import { violationsInThemes } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { findCutTexts, seedPages } from './student-pages.ts'

/** The font size of the browser's settings, in pixels. */
async function setTextSize(devtools: CDPSession, px: number) {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
}

/** Expects that axe finds no violation at both text sizes and widths, in both themes, without a reload. */
async function expectAccessibleInVariants(page: Page, devtools: CDPSession, path: string) {
  for (const [px, width] of [
    [32, 390],
    [32, 1280],
    [16, 390],
    [16, 1280],
  ] as const) {
    await setTextSize(devtools, px)
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${px}px`)
    expect(await violationsInThemes(page), `${path} at ${width}, text of ${px} px`).toEqual([])
  }
  await setTextSize(devtools, 32)
}

async function expectWholeTexts(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await expect(page.locator('.loading-region')).toHaveCount(0)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => document.fonts.ready)
    // a part whose code loads later may replace a wider placeholder
    await expect.poll(() => page.evaluate(findCutTexts), `${path} at ${width}`).toEqual([])
  }
}

test('with text at 200 % no page of a student is wider than a phone and no text is cut off, and axe finds no violation in either theme, text size or width', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, paths, publicPaths } = await seedPages(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const devtools = await page.context().newCDPSession(page)
  await setTextSize(devtools, 32)

  for (const path of publicPaths) {
    await expectWholeTexts(page, path)
    await expectAccessibleInVariants(page, devtools, path)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  await signIn(aisha)
  for (const path of paths) {
    await expectWholeTexts(page, path)
    await expectAccessibleInVariants(page, devtools, path)
  }
})

test('with text at 200 % the icons of a search field are in its middle, and neither a score nor the longest word of a title is broken', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, paths } = await seedPages(school)
  await signIn(aisha)
  await setTextSize(await page.context().newCDPSession(page), 32)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/wallet-history')
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await expect(page.locator('.search-box')).toBeVisible()
  const middle = await middleOf('.search-box .input')
  for (const it of ['.search-box > .icon', '.search-box .icon-button'])
    expect(Math.abs((await middleOf(it)) - middle), it).toBeLessThan(2)

  const ofClass = paths.find((it) => /^\/classes\/[\w-]+$/.test(it)) ?? ''
  await page.goto(ofClass)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Al-Ājurrūmiyyah')
  await page.evaluate(() => document.fonts.ready)
  expect(await title.evaluate(countLines, 'Ājurrūmiyyah')).toBe(1)
})

/** Runs in the page: the lines that a word of an element stands on. */
function countLines(element: Element, word: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(word) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}
