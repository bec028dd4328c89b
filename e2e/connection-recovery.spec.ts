import type { Page } from '@playwright/test'
import { allowConsoleMessage, expect, type RunningSchool, type TestUser, test } from './fixtures.ts'
import { CALLS, pagesOf, seedBusyStudent } from './poor-connection-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const WIDTH = 390

test('no page is wider than the phone and no placeholder collapses, while loading or afterwards', async ({
  page,
  school,
  signIn,
}) => {
  const student = await seedBusyStudent(school)
  await signIn(student.amina)
  const beyond = () => page.locator('html').evaluate((it) => it.scrollWidth - it.clientWidth)

  for (const [path, , content] of pagesOf(student)) {
    let come = () => {}
    const responses = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(CALLS, (it) => responses.then(() => it.continue()))
    await page.goto(path)
    await expect(page.locator('.skeleton').first()).toBeVisible()
    expect(await beyond(), `${path} while it waits`).toBe(0)
    // the placeholders have about the width of the content that they stand for
    const widestPlaceholder = () =>
      page
        .locator('.skeleton')
        .evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().width)))
    await expect
      .poll(widestPlaceholder, { message: `${path} while it waits` })
      .toBeGreaterThan(WIDTH / 3)
    come()
    await expect(page.getByRole('main'), path).toContainText(content)
    expect(await beyond(), path).toBe(0)
    await page.unroute(CALLS)
  }
})

test('failed requests are repeated when the connection returns, and a page whose code was not loaded yet opens', {
  tag: '@empty-cache',
}, async ({ page, school, signIn, context, settled }) => {
  allowConsoleMessage('Failed to load resource')
  // the first request for the code of a page fails at its styles, a second one at the code
  allowConsoleMessage('Unable to preload CSS')
  allowConsoleMessage('Failed to fetch dynamically imported module')
  const { amina } = await seedBusyStudent(school)
  await signIn(amina)
  await page.goto('/profile')
  await settled()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: 'My Classes' })
  const code = page.waitForResponse(/my-clas/)
  await entry.hover()
  await code
  await settled()
  await context.setOffline(true)
  await entry.click()
  await expect(page.getByText('Your classes did not load')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Foundations of Naḥw' })).toBeVisible()

  await settled()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByText('Quiz').click()
  await expect(page.getByText('This page did not load')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/game')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page did not load')).toHaveCount(0)
})

/** Gives the browser a session that the server has ended. */
async function endSession(page: Page, school: RunningSchool, who: TestUser) {
  // a page that is still open would overwrite this session
  await page.goto('/healthz')
  await page.context().addCookies([{ name: 'token', value: 'ended', url: school.url }])
  const user = await school.call('/api.php', 'getUserData', {}, who)
  const kept = JSON.stringify({ state: { authenticated: true, user }, version: 0 })
  await page.evaluate((it) => localStorage.setItem('auth-storage', it), kept)
}

/** The sign-in page with the address to return to; the dashboard is the default. */
const loginWithReturn = (path: string) =>
  path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`

test('an ended session asks for the password over the page, and leads to the sign-in and back after Cancel', async ({
  page,
  school,
}) => {
  allowConsoleMessage('401')
  const student = await seedBusyStudent(school)
  const { amina, ofClass, ofLesson, ofMessage } = student
  const renewal = page.getByRole('dialog', { name: 'Sign in again' })
  for (const path of [
    '/',
    '/classes',
    '/my-classes',
    ofClass,
    '/messages',
    '/wallet-history',
    '/profile',
  ]) {
    await endSession(page, school, amina)
    await page.goto(path)
    await renewal.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page, path).toHaveURL(loginWithReturn(path))
    // the sheet of the form can be open already
    await expect(page.getByRole('button', { name: 'Sign In' }).last()).toBeVisible()
  }
  for (const path of [ofLesson, ofMessage, '/classes?category=Recitation', '/game']) {
    await endSession(page, school, amina)
    await page.goto(path)
    await renewal.getByLabel('Password', { exact: true }).fill(amina.password)
    await renewal.getByRole('button', { name: 'Sign In' }).click()
    await expect(renewal, path).toHaveCount(0)
    await expect(page, path).toHaveURL(path)
  }
})
