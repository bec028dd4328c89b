import type { Page } from '@playwright/test'
import { violationsInThemes } from './a11y.ts'
import { findWideParts, seedScreens } from './admin-pages.ts'
import { rowOf } from './admin-students-page.ts'
import { expect, test } from './fixtures.ts'
import { waitTwoFrames } from './wait-two-frames.ts'

const MAX_TABS = 40

/** Presses Tab from the beginning of the main part; returns where the focus is out of view, has no ring or does not move. */
async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus()
  })
  const problems = new Set<string>()
  for (let steps = 0; steps < MAX_TABS; steps++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(readFocus)
    if (found === undefined) break
    for (const problem of found) problems.add(problem)
  }
  return [...problems]
}

/** The problems of the focused element; undefined after the last element of the page. */
function readFocus() {
  const it = document.activeElement
  if (!it || it === document.body) return undefined
  const { left, top, right, bottom } = it.getBoundingClientRect()
  // the focus ring of a field can be around its card or its box with an icon
  const framed = [it, it.parentElement, it.parentElement?.parentElement, it.nextElementSibling]
  const hasRing = framed.some((part) => {
    if (!part) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  // the browser moves through the parts of a date and shows the focus inside it
  const isDate = it.matches('input:is([type=date], [type=month], [type=time], [type^=datetime])')
  const isStill = it.hasAttribute('data-was-focused')
  document.querySelector('[data-was-focused]')?.removeAttribute('data-was-focused')
  it.setAttribute('data-was-focused', '')
  const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  const label = `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 40)}`
  return [
    ...(isSeen ? [] : [`the focus is out of view at ${label}`]),
    ...(hasRing || isDate ? [] : [`no ring at ${label}`]),
    ...(isStill && !isDate ? [`the focus stays at ${label}`] : []),
  ]
}

test('axe finds no violation on any screen of administrators at 390 and 1280 px in both themes, each can be walked by keyboard, and long names widen none at 360 px', async ({
  page,
  school,
  signIn,
}) => {
  const { name, paths } = await seedScreens(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(school.admin)
  const settings = (whatsappNumber: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', whatsappNumber },
      school.admin,
    )
  await settings('2348030000001')
  const problems: string[] = []
  for (const path of paths) {
    const note = async (where: string, found: Promise<string[]>) =>
      problems.push(...(await found).map((it) => `${path} ${where}: ${it}`))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    // on a busy machine the first page takes longest
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
    await expect(page.locator('.loading-region, [aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await note('at 360', page.evaluate(findWideParts))
    await page.setViewportSize({ width: 390, height: 844 })
    await note('at 390', violationsInThemes(page))
    // the floating chat button would cover other buttons
    await expect(page.getByRole('complementary', { name: 'Chat' }), path).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    // what changes with a media query is rendered a frame after the size
    await waitTwoFrames(page)
    await note('at 1280', violationsInThemes(page))
    await note('at 1280, by keyboard', walkByKeyboard(page))
  }
  await settings('')
  expect(problems).toEqual([])

  // a long name leaves phone number and balance in one line
  await page.goto(`/admin/students?search=${name}`)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const figure of ['08031234567', '₦1,107,150.00']) {
      const text = rowOf(page, name).getByText(figure, { exact: true })
      await expect(text, `${figure} at ${width}`).toBeVisible()
      const lines = await text.evaluate((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${figure} at ${width}`).toBe(1)
    }
  }
})
