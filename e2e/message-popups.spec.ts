import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { card, cards, inboxOf, isCall, sendMessage } from './messages-page.ts'

async function openPopup(page: Page, subject: string) {
  const dialog = page.getByRole('dialog', { name: subject })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a popup opens once, on the next page view, and closing it marks it as read (R-MSG-017)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await sendMessage(school, amina, 'The circle moves', { message_style: 'popup' })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.evaluate(() => history.pushState(null, '', '/my-classes'))
  const dialog = await openPopup(page, 'The circle moves')
  await expect(dialog).toContainText('About: The circle moves.')
  const reading = page.waitForResponse((it) => isCall('readMessage')(it.request()))
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(dialog).toBeHidden()
  await reading

  expect((await inboxOf(school, amina))[0]).toMatchObject({ isRead: true, popup: '1' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a popup does not open twice on a device, even when it was not closed (R-MSG-017)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'Older', { message_style: 'popup' })
  await sendMessage(school, amina, 'Newer', { message_style: 'popup' })
  await signIn(amina)
  await page.goto('/profile')
  const older = await openPopup(page, 'Older')

  await page.keyboard.press('Escape')
  await expect(older).toBeHidden()
  await openPopup(page, 'Newer')
  await page.reload()
  await settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/messages')
  await expect(card(page, 'Older').getByText('Read', { exact: true })).toBeVisible()
  await expect(card(page, 'Newer').getByText('New', { exact: true })).toBeVisible()
})

test('the messages are accessible', async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const lessonId = await school.addLesson(course.id)
  const amina = await school.addStudent()
  await sendMessage(school, amina, 'New lesson · دَرْس', { lesson_id: lessonId })
  await sendMessage(school, amina, 'Now', {
    message_style: 'popup',
    message: 'https://example.org/a',
  })
  await signIn(amina)
  await page.goto('/profile')
  const popup = await openPopup(page, 'Now')
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Got it' }).click()

  await page.goto('/messages')
  await expect(cards(page)).toHaveCount(2)
  await expectAccessible(page)
  await card(page, 'New lesson').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Open Lesson' })).toBeVisible()
  await expectAccessible(page)
})
