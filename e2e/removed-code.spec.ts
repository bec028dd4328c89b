import type { Page } from '@playwright/test'
import { allowConsoleMessage, expect, test } from './fixtures.ts'

const CODE = '**/assets/*.js'

/** What the browser logs for code that a release has removed. */
function allowMissingCode() {
  allowConsoleMessage('Failed to load resource')
  allowConsoleMessage('Failed to fetch dynamically imported module')
  allowConsoleMessage('Unable to preload CSS')
}

/** Marks the document, which a reload replaces. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a part whose code a release has removed does not reload the page, so what was typed stays', {
  tag: '@empty-cache',
}, async ({ page, school, signIn, settled }) => {
  allowMissingCode()
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await settled()
  await page.getByLabel('Current Password', { exact: true }).fill('the password I know')
  await mark(page)
  await page.route(CODE, (it) => it.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This did not load.')
  // code that a link loads in advance
  await dialog.press('Escape')
  await page.getByRole('link', { name: 'Messages' }).first().hover()
  await settled()
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveValue(
    'the password I know',
  )
})

test('a page whose code a release has removed is loaded again by itself, once', {
  tag: '@empty-cache',
}, async ({ page, school, signIn, settled }) => {
  allowMissingCode()
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await settled()
  // the code of this release is there for the page that is loaded again, after the question whether the school answers
  let isGone = true
  page.on('request', (it) => {
    if (it.url().endsWith('/healthz')) isGone = false
  })
  await page.route(CODE, (it) =>
    isGone ? it.fulfill({ status: 404, body: 'Not found' }) : it.continue(),
  )
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'My Classes' }).first().click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
})
