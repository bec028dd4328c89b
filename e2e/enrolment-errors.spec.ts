import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { changeClass } from './change-class.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Clicks a lesson's row: a link if it is open, else a button. */
const press = (page: Page, name: string) =>
  row(page, name).getByRole('link').or(row(page, name).getByRole('button')).click()

test('an unknown class shows an error and a link back (R-CLASS-016)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await page.goto('/classes/there-is-no-such-class')
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  // an address with an invalid public id shows the same
  await page.goto('/classes/no%20class')
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page).toHaveURL('/classes')
})

test('a declined request shows the server’s message, a network failure its own (R-CLASS-028, R-CLASS-029)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const free = await school.addClass()
  const closing = await school.addClass()
  await signIn(await school.addStudent())
  await page.goto(`/classes/${closing.rand}`)
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled()
  const freeFields = { premium: '0', amount: '0' }
  await changeClass(school, closing, { ...freeFields, regclosedate: '2020-01-01' })
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'Registration for this class has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeDisabled()
  await page.goto(`/classes/${free.rand}`)

  const enrolment = '**/api.php?action=classenrolement'
  const declined = { status: false, message: '', data: null }
  await page.route(enrolment, (route) => route.fulfill({ json: declined }))
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'Failed to enroll in the class')).toBeVisible()

  await page.route(enrolment, (route) => route.abort())
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible()
})

test('a lesson that cannot be marked as viewed shows an error and stays in the class', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass()
  await school.addLesson(id, { subject: 'First' })
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await page.route('**/api.php?action=viewStatus', (route) => route.abort())
  await press(page, 'First')
  await expect(toast(page, 'An error occurred while marking lesson as read')).toBeVisible()
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('a user whose session has ended has to sign in before enrolling (R-CLASS-025)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  allowConsoleMessage('Failed to load resource')
  const amina = await school.addStudent()
  const { rand } = await school.addClass()
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible()
  // a request in progress would end the session before the click
  await settled()
  await school.call('/api.php', 'logout', {}, amina)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/classes/${rand}`)}`)
})
