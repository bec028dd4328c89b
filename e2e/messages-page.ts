import type { Page, Request } from '@playwright/test'
import type { RunningSchool, TestUser } from './fixtures.ts'

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
export const card = (page: Page, subject: string) => cards(page).filter({ hasText: subject })

export type Fields = Record<string, unknown>

/** Sends a message of the administrator to one user. */
export function sendMessage(
  school: RunningSchool,
  to: TestUser,
  subject: string,
  fields: Fields = {},
) {
  const message = { subject, message: `About: ${subject}.`, delivery_method: 'inApp' }
  return school.call(
    '/adminActions.php',
    'sendMessage',
    { ...message, recipients: [to.email], ...fields },
    school.admin,
  )
}

export async function inboxOf(school: RunningSchool, who: TestUser) {
  return school.call('/messages.php', 'getMessages', {}, who)
}

export const isCall = (action: string) => (it: Request) => it.url().endsWith(`action=${action}`)
