import type { Page } from '@playwright/test'
import { returnPathOf } from '../contract/auth/return-path.ts'
import type { TestUser } from './fixtures.ts'

/** Opens the sheet by the button of the landing page; on desktops the header has another one. A link to a page opens it. */
export async function openSignInSheet(page: Page, name: 'Sign In' | 'Sign Up') {
  const isOpen = name === 'Sign In' && returnPathOf(new URL(page.url()).searchParams.get('next'))
  if (!isOpen) await page.getByRole('main').getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

export async function signInWithForm(
  page: Page,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
) {
  const sheet = await openSignInSheet(page, 'Sign In')
  await sheet.getByLabel('Email').fill(email)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Sign In' }).click()
}
