import { expectAccessible } from './a11y.ts'
import { emailTo } from './email-to.ts'
import { expect, test, toast } from './fixtures.ts'
import { openSignInSheet } from './sign-in-sheet.ts'

test('a forgotten password is reset by an emailed code, and the sign-in form is empty afterwards (R-AUTH-008, R-AUTH-009, R-AUTH-013, R-AUTH-016, R-AUTH-019, R-AUTH-041, R-AUTH-045)', {
  tag: '@journey',
}, async ({ page, school }) => {
  const amina = await school.addStudent()
  await page.goto('/login')
  await openSignInSheet(page, 'Sign In')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  const sheet = page.getByRole('dialog', { name: 'Reset Password' })
  await expect(sheet.getByRole('textbox')).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Send Code' }).click()
  await expect(sheet.getByText('Enter your email address.')).toBeVisible()
  await sheet.getByLabel('Email').fill(amina.email)
  await sheet.getByRole('button', { name: 'Send Code' }).click()

  await expect(sheet.getByLabel('Code')).toBeFocused()
  await expect(sheet.getByLabel('Email')).toBeDisabled()
  await expect(sheet.getByLabel('Email')).toHaveValue(amina.email)
  const code = /Your code is (\d{6})/.exec(await emailTo(school, amina.email))?.[1] ?? ''
  await sheet.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await sheet.getByRole('button', { name: 'Reset Password' }).click()
  await expect(sheet.getByText('Enter a new password.')).toBeVisible()
  await sheet.getByLabel('New Password').fill('a better password')
  await sheet.getByRole('button', { name: 'Reset Password' }).click()

  await expect(toast(page, 'Password reset successful! You can now login.')).toBeVisible()
  const signInSheet = page.getByRole('dialog', { name: 'Sign In' })
  await expect(signInSheet.getByLabel('Email')).toHaveValue('')
  await signInSheet.getByLabel('Email').fill(amina.email)
  await signInSheet.getByLabel('Password', { exact: true }).fill('a better password')
  await signInSheet.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

test('a wrong code is declined, also on the separate page (R-AUTH-011, R-AUTH-021)', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
    'href',
    '/login',
  )
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Code').fill('123456')
  await page.getByLabel('New Password').fill('a better password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toast(page, 'This code is not valid or has expired.')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    'This code is not valid or has expired.',
  )
})

test('the profile shows the user’s data, and changes the password with the current one (R-PROFILE-001, R-PROFILE-002, R-PROFILE-003, R-PROFILE-004, R-PROFILE-005, R-PROFILE-006, R-PROFILE-007)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ name: 'Amina Bello' })
  await signIn(amina)
  const sent: unknown[] = []
  page.on('request', (it) => {
    if (it.url().includes('action=reset_password')) sent.push(it.postDataJSON())
  })
  await page.goto('/profile')

  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Bello')
  await expect(page.getByLabel('Full Name')).not.toBeEditable()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(amina.email)
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()

  const current = page.getByLabel('Current Password')
  const newPassword = page.getByLabel('New Password', { exact: true })
  const again = page.getByLabel('Confirm New Password')
  const update = page.getByRole('button', { name: 'Update Password' })
  await update.click()
  for (const sentence of ['your current password', 'a new password', 'the new password once more'])
    await expect(page.getByText(`Enter ${sentence}.`)).toBeVisible()

  await current.fill('not this one')
  await newPassword.fill('a better password')
  await again.fill('a worse password')
  await page.getByRole('button', { name: 'Show password' }).nth(1).click()
  await expect(newPassword).toHaveAttribute('type', 'text')
  await update.click()
  await expect(page.getByText('New passwords do not match!')).toBeVisible()
  expect(sent).toEqual([])

  await again.fill('a better password')
  await update.click()
  await expect(toast(page, 'Current password is incorrect')).toBeVisible()
  await expect(current).toHaveAccessibleDescription('Current password is incorrect')
  await current.fill(amina.password)
  await update.click()
  await expect(toast(page, 'Password updated successfully!')).toBeVisible()
  expect(sent.at(-1)).toEqual({
    action: 'reset_password',
    email: amina.email,
    new_password: 'a better password',
    current_password: amina.password,
  })
  await expect(current).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toBeVisible()
})

test('the password pages are accessible', async ({ page, school, signIn }) => {
  test.slow()
  await page.goto('/register')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  await signIn(await school.addStudent())
  await page.goto('/profile')
  await expect(page.getByLabel('Current Password')).toBeVisible()
  await expectAccessible(page)
})
