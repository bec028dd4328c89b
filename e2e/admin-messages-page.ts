import type { Page } from '@playwright/test'
import { expect, type RunningSchool, type TestUser } from './fixtures.ts'

export const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
export const field = (page: Page, label: 'Subject' | 'Message') =>
  page.getByLabel(label, { exact: true })
export const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send Message' })
export const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Send Message' })
export const sentList = (page: Page) => page.getByRole('list', { name: 'Recent announcements' })

export async function inboxOf(school: RunningSchool, who: TestUser) {
  return school.call('/messages.php', 'getMessages', {}, who)
}

export async function openForm(page: Page) {
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: 'Admin Messaging', level: 1 })).toBeVisible()
}

export async function write(page: Page, subject: string, message: string) {
  await field(page, 'Subject').fill(subject)
  await field(page, 'Message').fill(message)
}
