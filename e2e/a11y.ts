import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page, type TestInfo, test } from '@playwright/test'
import type axe from 'axe-core'
import { isShortRun } from '../server/test/short-run.ts'

// less than half the size of `axe.source`, to send and to parse
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// rules whose result depends on the theme
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
// rules whose result depends on the theme, the width or the size of the text
const VARIANT_RULES = [
  ...COLOUR_RULES,
  'target-size',
  'scrollable-region-focusable',
  'list',
  'heading-order',
  'aria-hidden-focus',
  'button-name',
  'link-name',
]

/** The tests of a short run that have examined a page. */
const examined = new WeakSet<TestInfo>()

/**
 * Expects no violation that axe-core finds: all rules in the light theme, colours also in the dark one, without motion. `npm test`
 * examines the first page of each journey, because each examination costs about a second of processor time.
 */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // a toast may cover a dialog's header for three seconds, and stays while the mouse is over it
  await page.mouse.move(0, 0)
  await expect(page.locator('.toast')).toHaveCount(0)
  // a list that is still fading does not have the colours of the theme
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  )
  if (isShortRun && examined.has(test.info())) return
  examined.add(test.info())
  const before = await setTheme(page, 'light')
  expect(await violationsOf(page), 'light').toEqual([])
  await setTheme(page, 'dark')
  expect(await violationsOf(page, { runOnly: COLOUR_RULES }), 'dark').toEqual([])
  await setTheme(page, before)
}

/** The violations of `VARIANT_RULES` in both themes: those that a change of width, text size or theme can cause. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  const before = await setTheme(page, 'light')
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme)
    const violations = await violationsOf(page, { runOnly: VARIANT_RULES })
    found.push(...violations.map((it) => `${theme}: ${it}`))
  }
  await setTheme(page, before)
  return found
}

/** Loads axe-core into a frame, once per document: its source is more than half a megabyte. */
async function loadAxe(frame: Frame) {
  const isLoaded = await frame.evaluate(() => 'axe' in window)
  if (!isLoaded) await frame.evaluate(AXE_SOURCE)
}

type Scope = {
  /** Selector of the part to examine. */
  within?: string
  /** Names of rules, or tags of a standard; otherwise all rules. */
  runOnly?: string[]
}

/** The violations that axe-core finds in the page and its frames, as 'rule: HTML of the nodes'. */
export async function violationsOf(page: Page, scope: Scope = {}): Promise<string[]> {
  const found: string[] = []
  // axe-core cannot communicate with a sandboxed frame, so each frame is examined separately
  for (const frame of scope.within ? [page.mainFrame()] : page.frames())
    found.push(...(await violationsIn(frame, scope)))
  return found
}

async function violationsIn(frame: Frame, scope: Scope): Promise<string[]> {
  await loadAxe(frame)
  const { violations } = await frame.evaluate(
    ({ within, runOnly }) =>
      // loadAxe has defined it
      (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        // the selectors of elements take a quarter of its time, and only their HTML is read
        selectors: false,
        ...(runOnly ? { runOnly } : {}),
      }),
    scope,
  )
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.html)}`)
}

/** Sets a theme, or the device's own for ''; returns the previous one. */
function setTheme(page: Page, theme: string) {
  return page.evaluate((it) => {
    const { dataset } = document.documentElement
    const { theme: before = '' } = dataset
    if (it) dataset.theme = it
    else delete dataset.theme
    return before
  }, theme)
}
