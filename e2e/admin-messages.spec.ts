import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
} from './fixtures.ts'

const SEND = '**/adminActions.php?action=sendMessage'
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
const field = (page: Page, label: 'Subject' | 'Message') => page.getByLabel(label, { exact: true })
const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send Message' })
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Send Message' })
const sentList = (page: Page) => page.getByRole('list', { name: 'Recent announcements' })

async function inboxOf(school: RunningSchool, who: TestUser) {
  return school.call('/messages.php', 'getMessages', {}, who)
}

async function openForm(page: Page) {
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: 'Admin Messaging', level: 1 })).toBeVisible()
}

async function write(page: Page, subject: string, message: string) {
  await field(page, 'Subject').fill(subject)
  await field(page, 'Message').fill(message)
}

test('an administrator sends a message: recipients by name and by pasted emails, preview, confirmation and delivery (R-AMSG-001, R-AMSG-002, R-AMSG-003, R-AMSG-004, R-AMSG-005, R-AMSG-006, R-AMSG-007, R-AMSG-008, R-AMSG-009)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ name: 'Amina Bellowrites' })
  const musa = await school.addStudent({ name: 'Musa Ɗanjuma' })
  await signIn(school.admin)
  await openForm(page)

  await sendButton(page).click()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(page.getByText('Message content is required')).toBeVisible()
  await expect(field(page, 'Subject')).toBeFocused()

  await write(page, 'The circle · الحَلْقَة', 'Peace be upon you.\nالسَّلَامُ عَلَيْكُمْ')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'The circle · الحَلْقَة' })).toBeVisible()
  await choose(page, 'Popup')
  await expect(preview.getByText('Opens as a popup, and stays under Messages')).toBeVisible()
  await choose(page, 'Email')
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Popup' })).toBeDisabled()
  await choose(page, 'Both')
  await choose(page, 'Popup')

  await choose(page, 'Individual')
  await sendButton(page).click()
  await expect(page.getByText('Please select at least one recipient')).toBeVisible()
  await page.getByRole('button', { name: 'Select Recipients' }).click()
  const picker = page.getByRole('dialog', { name: 'Select Recipients' })
  await picker.getByPlaceholder('Search by name or email (min 3 characters)').fill('bellowr')
  await picker.getByRole('checkbox', { name: amina.email }).check()
  await expect(picker.getByText('1 selected')).toBeVisible()

  await picker.getByRole('tab', { name: 'Paste emails' }).click()
  const add = picker.getByRole('button', { name: 'Add emails' })
  const pasted = picker.getByLabel('Email addresses')
  await add.click()
  await expect(picker.getByText('Please paste some email addresses')).toBeVisible()
  await pasted.fill('nobody at all')
  await add.click()
  await expect(picker.getByText('No valid email addresses found')).toBeVisible()
  await expectAccessible(page)
  await pasted.fill(`Musa <${musa.email.toUpperCase()}>; stranger@example.org`)
  await add.click()
  await expect(toast(page, 'Added 1 valid email(s)')).toBeVisible()
  await expect(
    picker.getByText('These emails are not registered: stranger@example.org'),
  ).toBeVisible()
  await picker.getByRole('button', { name: 'Done' }).click()
  const chips = page.getByRole('list', { name: 'Recipients' })
  await expect(chips.getByRole('listitem')).toHaveText([/Amina Bellowrites/, /Musa Ɗanjuma/])
  await expectAccessible(page)

  await sendButton(page).click()
  await expect(confirmDialog(page)).toContainText(
    'will be sent to 2 students in the app and by email, as a popup.',
  )
  await confirmDialog(page).getByRole('button', { name: 'Send Message' }).click()

  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  await expect(field(page, 'Subject')).toHaveValue('')
  const first = sentList(page).getByRole('listitem').first()
  await expect(first).toContainText('To 2 students, in the app and by email, as a popup')
  await expect(first).toContainText('2 of 2 emails sent')
  for (const student of [amina, musa]) {
    const [message] = await inboxOf(school, student)
    expect(message).toMatchObject({ subject: 'The circle · الحَلْقَة', popup: '1' })
  }
})

test('a message draft survives a failed request and a reload, and a double click sends one message (R-AMSG-010, R-AMSG-017)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('ERR_FAILED')
  const amina = await school.addStudent()
  await signIn(school.admin)
  // in the form that 'Copy Emails' of a class copies
  await page.goto('/admin/classes')
  await page.evaluate(
    (recipients) => {
      history.pushState({ recipients }, '', '/admin/messages')
    },
    [amina.email],
  )
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText(amina.email)
  await write(page, 'Once only', 'Not twice.')

  const attempt = async () => {
    await sendButton(page).click()
    await confirmDialog(page).getByRole('button', { name: 'Send Message' }).click()
  }
  await page.route(SEND, (route) => route.fulfill({ json: { status: false, message: '' } }))
  await attempt()
  await expect(toast(page, 'Failed to send message')).toBeVisible()
  // the request arrives, and its response is lost
  await page.route(SEND, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await attempt()
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible()
  await page.unroute(SEND)

  await page.reload()
  await expect(field(page, 'Subject')).toHaveValue('Once only')
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText(amina.email)
  await sendButton(page).click()
  const press = confirmDialog(page).getByRole('button', { name: 'Send Message' })
  await press.dblclick()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(await inboxOf(school, amina)).toHaveLength(1)

  await write(page, 'Signed out meanwhile', 'By another tab.')
  await choose(page, 'All students')
  await page.context().clearCookies()
  await sendButton(page).click()
  await expect(toast(page, 'You must be logged in to send messages.')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('By another tab.')
})

test('emails that were not delivered are listed with their reason and sent again (R-AMSG-016)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const message = { subject: 'Stuck', message: 'On its way.', delivery_method: 'email' }
  const fields = { ...message, recipients: [amina.email] }
  await school.call('/adminActions.php', 'sendMessage', fields, school.admin)
  // the mail server of the tests accepts every recipient, so the responses are stubbed
  const sent = await school.call('/adminActions.php', 'getSentMessages', {}, school.admin)
  sent.messages[0].emails = { total: 40, sent: 37, stuck: 1, failed: 2 }
  await page.route('**/adminActions.php?action=getSentMessages', (route) =>
    route.fulfill({ json: { status: true, message: '', data: sent } }),
  )
  const reason = 'Error: 550 no such mailbox'
  const emails = [
    { to: amina.email, reason, tries: 8, nextTry: 0 },
    { to: 'musa@example.org', reason: 'Error: timeout', tries: 1, nextTry: 1_800_000_000 },
  ]
  await page.route('**/adminActions.php?action=getUnsentEmails', (route) =>
    route.fulfill({ json: { status: true, message: '', data: { total: 2, emails } } }),
  )
  await signIn(school.admin)
  await openForm(page)

  const first = sentList(page).getByRole('listitem').first()
  await expect(first.getByRole('progressbar', { name: '37 of 40 emails sent' })).toBeVisible()
  await first.getByRole('button', { name: '3 not delivered' }).click()
  const dialog = page.getByRole('dialog', { name: 'Emails not delivered' })
  const rows = dialog.getByRole('listitem')
  await expect(rows.first()).toContainText(`${amina.email}${reason}Tried 8 times, then given up`)
  await expect(rows.last()).toContainText('Tried once, next at 15 Jan 2027')
  await expectAccessible(page)
  const retry = page.waitForRequest((it) => it.url().endsWith('action=retryEmails'))
  await dialog.getByRole('button', { name: 'Try again now' }).click()
  await retry
})
