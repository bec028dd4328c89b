import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { openSignInSheet, signInWithForm } from './sign-in-sheet.ts'

const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('a visitor signs in, and the browser stores only the flag, the user and the token (R-AUTH-001, R-AUTH-003, R-AUTH-017, R-AUTH-022, R-AUTH-050, R-AUTH-051)', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  await page.goto('/login')

  const sheet = await openSignInSheet(page, 'Sign In')
  await expect(sheet.getByLabel('Email')).toBeFocused()
  await sheet.getByLabel('Email').fill(amina.email)
  const password = sheet.getByLabel('Password', { exact: true })
  await password.fill(amina.password)
  await expect(password).toHaveAttribute('type', 'password')
  await sheet.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await sheet.getByRole('button', { name: 'Hide password' }).click()
  await sheet.getByRole('button', { name: 'Sign In' }).click()

  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}'))
  expect(Object.keys(stored.state).sort()).toEqual(['authenticated', 'user'])
  expect(stored.state).toMatchObject({ authenticated: true, user: { email: amina.email } })
  expect(JSON.stringify(stored)).not.toContain(amina.password)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'token', path: '/', sameSite: 'Lax', httpOnly: false })
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

test('a visitor who signs in on the landing page arrives at the dashboard, a user whose session ended at the previous page (R-AUTH-022, decision 0471)', async ({
  page,
  school,
}) => {
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
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/profile')
})

test('a wrong password shows the server’s message and keeps the input (R-AUTH-021)', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  await page.goto('/login')
  await signInWithForm(page, { ...amina, password: 'not this one' })

  await expect(toast(page, 'Email or password is incorrect')).toBeVisible()
  const field = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Email or password is incorrect')
  const sheet = page.getByRole('dialog', { name: 'Sign In' })
  await expect(sheet.getByLabel('Email')).toHaveValue(amina.email)
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveValue('not this one')
  expect(await page.context().cookies()).toEqual([])
})

test('an incomplete form sends no request (R-AUTH-014)', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (it) => it.method() === 'POST' && sent.push(it.url()))
  await page.goto('/login')
  const sheet = await openSignInSheet(page, 'Sign In')
  await expect(sheet.getByLabel('Email')).toHaveAttribute('type', 'email')

  await sheet.getByRole('button', { name: 'Sign In' }).click()
  await expect(sheet.getByText('Enter your email address.')).toBeVisible()
  await expect(sheet.getByText('Enter your password.')).toBeVisible()
  await expect(sheet.getByLabel('Email')).toBeFocused()

  await sheet.getByLabel('Email').fill('amina')
  await expect(sheet.getByText('Enter a full email address.')).toBeVisible()
  await sheet.getByLabel('Email').fill('amina@example.org')
  await expect(sheet.getByText('Enter a full email address.')).toBeHidden()
  expect(sent).toEqual([])
})

test('without a network sign-in, sign-up and reset show an error and keep the input (R-AUTH-020)', async ({
  page,
}) => {
  allowConsoleMessage('net::ERR_FAILED')
  const failure = 'An error occurred. Please try again.'
  await page.goto('/login')
  await page.route('**/api.php**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )

  await signInWithForm(page, { email: 'amina@example.org', password: 'a good password' })
  await expect(toast(page, failure)).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign Up' })
  await sheet.getByLabel('Full Name').fill('Amina Bello')
  await sheet.getByLabel('Email').fill('amina@example.org')
  await sheet.getByLabel('Phone Number').fill('08031234567')
  await sheet.getByLabel('Password', { exact: true }).fill('a good password')
  await sheet.getByRole('button', { name: 'Dismiss' }).click()
  await sheet.getByRole('button', { name: 'Sign Up' }).click()
  await expect(toast(page, failure)).toBeVisible()
  await expect(sheet.getByLabel('Full Name')).toHaveValue('Amina Bello')

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(toast(page, failure)).toBeVisible()
})

test('one sheet is open at a time, and each links to the others (R-AUTH-004, R-AUTH-005, R-AUTH-012)', async ({
  page,
}) => {
  await page.goto('/login')
  const sheets = page.getByRole('dialog')
  await openSignInSheet(page, 'Sign In')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible()
  await expect(sheets).toHaveCount(1)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await expect(sheets).toHaveCount(1)
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
  await expect(sheets).toHaveCount(1)
  await expect(page).toHaveURL('/login')
  await page.keyboard.press('Escape')
  await expect(sheets).toHaveCount(0)
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

test('signing out removes all stored data (R-AUTH-052, R-LAYOUT-008)', async ({ page, school }) => {
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

test('the sign-in sheets are accessible', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  const sheet = await openSignInSheet(page, 'Sign In')
  await sheet.getByRole('button', { name: 'Sign In' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expectAccessible(page)
})
