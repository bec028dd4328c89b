import type { Page } from '@playwright/test'
import { expect, type RunningSchool, type TestUser } from './fixtures.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Required' })
export const PAID = 'Payment successful! You can now access the class.'

export type JourneyFixtures = {
  page: Page
  school: RunningSchool
  signIn: (person: TestUser) => Promise<void>
}

export const addPaidClass = (school: RunningSchool, fields = {}) =>
  school.addClass({ premium: '1', amount: '7500', ...fields })

/** Opens a class for ₦7,500 and clicks until Payment Required is shown. */
export async function openPaymentRequired(
  page: Page,
  { rand }: { rand: string },
  press = 'Pay Now',
) {
  await page.goto(`/classes/${rand}`)
  await page.getByRole('button', { name: press }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** A student without money, a class for ₦7,500, and the open payment window. */
export async function openCardWindow({ page, school, signIn }: JourneyFixtures) {
  const amina = await school.addStudent()
  const paid = await addPaidClass(school)
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  await proceed.click()
  return { amina, paid, dialog, proceed }
}

export async function enrolmentsOf(school: RunningSchool, student: TestUser) {
  return school.call('/api.php', 'get_my_classes', {}, student)
}
