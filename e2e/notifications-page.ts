import type { Page } from '@playwright/test'
import type { RunningSchool, TestUser } from './fixtures.ts'

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ })

export function sendMessage(school: RunningSchool, to: TestUser, subject: string, fields = {}) {
  const message = { subject, message: 'Text', delivery_method: 'inApp', recipients: [to.email] }
  return school.call('/adminActions.php', 'sendMessage', { ...message, ...fields }, school.admin)
}
