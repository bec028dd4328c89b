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
import { expect, test, toast } from './fixtures.ts'

test('an administrator sends a message: recipients by name and by pasted emails, preview, confirmation and delivery (R-AMSG-001, R-AMSG-002, R-AMSG-003, R-AMSG-004, R-AMSG-005, R-AMSG-006, R-AMSG-007, R-AMSG-008, R-AMSG-009)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
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
  // the school of the tests has no mail server
  await expect(first).toContainText('2 of 2 emails lie in a folder, not delivered')
  for (const student of [amina, musa]) {
    const [message] = await inboxOf(school, student)
    expect(message).toMatchObject({ subject: 'The circle · الحَلْقَة', popup: '1' })
  }
})
