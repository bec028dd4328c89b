import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  choose,
  confirmDialog,
  field,
  inboxOf,
  openForm,
  sendButton,
  sentList,
  write,
} from './admin-messages-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

const SEND = '**/adminActions.php?action=sendMessage'

test('a message draft survives a failed request and a reload, and a double click sends one message (R-AMSG-010, R-AMSG-017)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('ERR_FAILED')
  const amina = await school.addStudent()
  await signIn(school.admin)
  // recipients in the navigation state, as from the page of a class
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
  // the request reaches the server, and its response is lost
  await page.route(SEND, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await attempt()
  await expect(
    toast(page, 'The school cannot be reached. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute(SEND)

  await page.reload()
  await expect(field(page, 'Subject')).toHaveValue('Once only')
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText(amina.email)
  await sendButton(page).click()
  const press = confirmDialog(page).getByRole('button', { name: 'Send Message' })
  await clickUnderDialogWhenItCloses(page, press)
  await press.dblclick()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/messages')
  expect(await inboxOf(school, amina)).toHaveLength(1)

  await write(page, 'Signed out meanwhile', 'By another tab.')
  await choose(page, 'All students')
  await page.context().clearCookies()
  await sendButton(page).click()
  await expect(toast(page, 'You must be logged in to send messages.')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('By another tab.')
})

/** Clicks again at the place of a button as soon as its dialog is closed, as a slow double tap does. */
async function clickUnderDialogWhenItCloses(page: Page, button: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  await page.evaluate(
    ([left = 0, top = 0]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) return
        observer.disconnect()
        const init = { bubbles: true, cancelable: true, detail: 2, clientX: left, clientY: top }
        document.elementFromPoint(left, top)?.dispatchEvent(new MouseEvent('click', init))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    },
    [x + width / 2, y + height / 2],
  )
}

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
  sent.messages[0].emails = { total: 40, sent: 37, stuck: 1, failed: 2, folder: 0 }
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
