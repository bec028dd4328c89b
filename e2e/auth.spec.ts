import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { openSignInSheet, signInWithForm } from './sign-in-sheet.ts'

test('a visitor signs in, and the browser stores only the flag, the user and the token (R-AUTH-001, R-AUTH-003, R-AUTH-017, R-AUTH-022, R-AUTH-050, R-AUTH-051)', {
  tag: '@journey',
}, async ({ page, school }) => {
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

test('the sign-in sheets are accessible', { tag: '@wide' }, async ({ page }) => {
  test.slow()
  await page.goto('/login')
  const sheet = await openSignInSheet(page, 'Sign In')
  await sheet.getByRole('button', { name: 'Sign In' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expectAccessible(page)
})
