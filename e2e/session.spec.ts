import type { Page } from '@playwright/test'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { signInWithForm } from './sign-in-sheet.ts'

const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('the code of the first page loads while the sign-in is under way (R-AUTH-022)', async ({
  page,
  school,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api.php?action=login', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/login')
  const code = page.waitForRequest(/SignedInShell/)
  await signInWithForm(page, await school.addStudent())
  await code
  letGo()
  await expect(page).toHaveURL('/')
})

test('every call carries the token of the cookie (R-AUTH-032)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  const requests = page.waitForRequest(
    (it) => it.url().includes('.php') && it.headers().authorization !== undefined,
  )
  await page.goto('/')
  expect((await requests).headers().authorization).toBe(`Bearer ${amina.token}`)
})

test('a visitor who signs in on the landing page arrives at the dashboard, a user whose session ended at the previous page (R-AUTH-022)', {
  tag: '@journey',
}, async ({ page, school }) => {
  allowConsoleMessage('401')
  const amina = await school.addStudent()
  await page.goto('/login')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(page).toHaveURL('/')

  // a page other than the dashboard receives the 401
  await page.goto('about:blank')
  const [cookie] = await page.context().cookies()
  await school.call('/api.php', 'logout', {}, { ...amina, token: cookie?.value ?? '' })
  await page.goto('/profile')
  const renewal = page.getByRole('dialog', { name: 'Sign in again' })
  await renewal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/profile')
})

test('user data of the server replaces the stored data (R-AUTH-054)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await page.goto('/profile')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  const gift = { student_id: amina.id, amount: 750 }
  await school.call('/adminActions.php', 'fundWallet', gift, school.admin)

  await page.goto('/wallet-history')
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}'))
  await expect.poll(async () => (await stored()).state.user.wallet).toBe(750)
})

test('a page that is still loading when the email was changed elsewhere is shown (R-AUTH-054)', async ({
  page,
  school,
  signIn,
}) => {
  const { rand, name } = await school.addClass()
  await signIn(await school.addStudent())
  const refreshed = page.waitForResponse(/action=getUserData/)
  await page.route('**/api.php?action=getUserData', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.email = `changed-${response.data.email}`
    await route.fulfill({ json: response })
  })
  await page.route('**/api.php?action=get_class_details', async (route) => {
    await refreshed
    // the page has stored the new email
    await page.waitForFunction(() => localStorage.getItem('auth-storage')?.includes('changed-'))
    await route.continue()
  })
  await page.goto(`/classes/${rand}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('a page that is still loading when another account has signed in elsewhere is shown to that account', async ({
  page,
  school,
  signIn,
}) => {
  const { rand, name } = await school.addClass()
  const amina = await school.addStudent({ name: 'Amina Bello' })
  const musa = await school.addStudent({ name: 'Musa Ɗanjuma' })
  await signIn(amina)
  await page.context().addCookies([{ name: 'token', value: musa.token, url: school.url }])
  await page.route('**/api.php?action=get_class_details', async (route) => {
    await page.waitForFunction(() => localStorage.getItem('auth-storage')?.includes('Musa'))
    await route.continue()
  })
  await page.goto(`/classes/${rand}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('a failed refresh of user data shows no error and does not sign out (R-AUTH-055)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('net::ERR_FAILED')
  await signIn(await school.addStudent({ name: 'Amina Bello' }))
  await page.route('**/api.php?action=getUserData', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/wallet-history')
  await failed
  await expect(page.getByRole('heading', { name: 'Wallet History' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toContain('Amina Bello')
  await expect(page).toHaveURL('/wallet-history')
})

test('signing out removes all stored data (R-AUTH-052, R-LAYOUT-008)', { tag: '@wide' }, async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  await page.goto('/login')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/')
  await page.evaluate(() => {
    localStorage.setItem('something', 'of hers')
    sessionStorage.setItem('something', 'of hers')
  })
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/login')
  expect((await storageKeys(page)).filter((name) => name !== 'theme-storage')).not.toContain(
    'something',
  )
  expect(await page.evaluate(() => sessionStorage.getItem('something'))).toBeNull()
  // the device cookie is not a session and stays
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device'])
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
})

test('an expired cookie does not prevent sign-in', async ({ page, school }) => {
  const amina = await school.addStudent()
  await page.context().addCookies([{ name: 'token', value: 'x'.repeat(43), url: school.url }])
  // a request may have sent the token before it was removed
  allowConsoleMessage('401')
  await page.goto('/login')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/')
})

test('a sign-in page that loads slowly does not end a sign-in in another tab', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  const codeArrived = Promise.withResolvers<void>()
  const code = /\/assets\/login-.*\.js$/
  await page.route(code, async (route) => {
    await codeArrived.promise
    await route.continue()
  })
  const requested = page.waitForRequest(code)
  await page.goto('/login')
  await requested

  const otherTab = await page.context().newPage()
  await otherTab.goto('/login')
  await signInWithForm(otherTab, amina)
  await expect(otherTab).toHaveURL('/')
  codeArrived.resolve()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile')
})
