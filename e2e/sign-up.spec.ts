import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a referral link fills in the code permanently, and both users are rewarded (R-AUTH-002, R-AUTH-006, R-AUTH-007, R-AUTH-015, R-AUTH-018, R-AUTH-022)', {
  tag: '@journey',
}, async ({ page, school }) => {
  const settings = { siteName: 'Lisan', referral_credit: 'signup' }
  await school.call('/api.php', 'updateAppSettings', settings, school.admin)
  const zainab = await school.addStudent({ name: 'Zainab Umar' })
  const { referral_code } = await school.call('/api.php', 'getUserData', {}, zainab)
  await page.goto(`/login?ref=${referral_code}`)

  const sheet = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(sheet.getByLabel('Referral Code')).toHaveValue(referral_code)
  await expect(sheet.getByLabel('Referral Code')).not.toBeEditable()
  await expect(sheet.getByLabel('Phone Number')).toHaveAttribute('type', 'tel')
  await sheet.getByRole('button', { name: 'Sign Up' }).click()
  await expect(sheet.getByText('Enter your full name.')).toBeVisible()
  await expect(sheet.getByText('Enter your phone number.')).toBeVisible()

  await sheet.getByLabel('Full Name').fill('Hauwa Idris')
  await sheet.getByLabel('Email').fill(`${uniqueText()}@example.org`)
  await sheet.getByLabel('Phone Number').fill('+234 803 123 4567')
  await sheet.getByLabel('Password', { exact: true }).fill('a good password')
  await sheet.getByRole('button', { name: 'Sign Up' }).click()

  await expect(toast(page, 'Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}'))
  expect(stored.state.user).toMatchObject({ name: 'Hauwa Idris', wallet: 100 })
  expect((await school.call('/api.php', 'getUserData', {}, zainab)).wallet).toBe(100)
})

test('a reserved name and an invalid phone number are rejected before the form is sent', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Аdmin')
  await page.getByLabel('Email').fill(`${uniqueText()}@example.org`)
  await page.getByLabel('Phone Number').fill('0803')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page.getByText('This name is reserved for the school’s staff.')).toBeVisible()
  await expect(page.getByText('Enter a phone number of 7 to 15 digits.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
})

test('without a link the referral code is empty and editable; a short password shows an error (R-AUTH-007, R-AUTH-010, R-AUTH-025, R-AUTH-038)', async ({
  page,
}) => {
  await page.goto('/register')
  const code = page.getByLabel('Referral Code')
  await expect(code).toHaveValue('')
  await expect(code).toBeEditable()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')

  await page.getByLabel('Full Name').fill('Hauwa Idris')
  await page.getByLabel('Email').fill(`${uniqueText()}@example.org`)
  await page.getByLabel('Phone Number').fill('08031234567')
  await page.getByLabel('Password', { exact: true }).fill('1234567')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()

  await page.getByLabel('Password', { exact: true }).fill('8 letter')
  const requests = page.waitForRequest((it) => it.url().includes('action=signup'))
  await page.getByRole('button', { name: 'Sign Up' }).click()
  expect((await requests).postDataJSON()).not.toHaveProperty('refBy')
  await expect(page).toHaveURL('/')
})
