import { expectAccessible } from './a11y.ts'
import { choose, inboxOf, openForm, sentList, write } from './admin-messages-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

const MESSAGES = '/adminActions.php'

test('an administrator writes to the students of a class, sees who has read it, and sends it again to the others (R-AMSG-001, R-AMSG-012)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ name: 'Amina Reads' })
  const musa = await school.addStudent({ name: 'Musa Waits' })
  const course = await school.addClass({ name: `Ṣarf ${uniqueText()}` })
  for (const student of [amina, musa])
    await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  await signIn(school.admin)
  await openForm(page)

  const subject = `Revision ${uniqueText()}`
  await write(page, subject, 'On Saturday.')
  await choose(page, 'A group')
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Choose a class', { exact: true }).last()).toBeVisible()
  await page.getByLabel('Class', { exact: true }).selectOption(course.name)
  await expect(page.getByText('2 students now. Counted again when it is sent.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  const confirm = page.getByRole('dialog', { name: 'Send Message' })
  await expect(confirm).toContainText(`will be sent to 2 students of ${course.name} in the app.`)
  await confirm.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()

  const [message] = await inboxOf(school, amina)
  await school.call('/messages.php', 'readMessage', { message_id: message.id }, amina)
  await page.reload()
  const sent = sentList(page).getByRole('listitem').first()
  await expect(sent).toContainText(`To 2 students of ${course.name}, in the app`)
  await sent.getByRole('button', { name: '1 of 2 have read it' }).click()
  const readers = page.getByRole('dialog', { name: subject })
  await expect(readers.getByRole('listitem')).toContainText(amina.name)
  await readers.getByRole('tab', { name: 'Not read' }).click()
  await expect(readers.getByRole('listitem')).toContainText(musa.name)
  await expectAccessible(page)
  await readers.getByRole('button', { name: 'Send again' }).click()
  const again = page.getByRole('dialog', { name: 'Send Again' })
  await expect(again).toContainText('once more to the 1 student who has not read it')
  await again.getByRole('button', { name: 'Send Message' }).click()
  await expect(sentList(page).getByRole('listitem').first()).toContainText(
    `To 1 student yet to read “${subject}”`,
  )
  expect(await inboxOf(school, musa)).toHaveLength(2)
  expect(await inboxOf(school, amina)).toHaveLength(1)
})

test('a message is scheduled for a time at the school, changed and cancelled; a past time shows an error at its field', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(school.admin)
  await openForm(page)
  const subject = `Term two ${uniqueText()}`
  await write(page, subject, 'It begins on Monday.')
  await choose(page, 'Later')
  const schedule = page.getByRole('main').getByRole('button', { name: 'Schedule Message' })
  const confirm = page.getByRole('dialog', { name: 'Schedule Message' })
  await schedule.click()
  await expect(page.getByText('Choose a day and a time')).toBeVisible()
  await page.getByLabel('Day and time').fill('2020-01-01T09:00')
  await schedule.click()
  await confirm.getByRole('button', { name: 'Schedule Message' }).click()
  await expect(page.getByText(/^This time is over: at the school it is /)).toBeVisible()

  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Day and time').fill(`${soon}T09:00`)
  await schedule.click()
  await expect(confirm).toContainText('9:00 AM. Until then it can be changed or cancelled.')
  await confirm.getByRole('button', { name: 'Schedule Message' }).click()
  await expect(toast(page, 'Message scheduled')).toBeVisible()
  const list = page.getByRole('list', { name: 'Scheduled messages' })
  const item = list.getByRole('listitem').filter({ hasText: subject })
  await expect(item).toContainText('9:00 AM · To all students, in the app')

  await item.getByRole('button', { name: `Edit ${subject}` }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Scheduled Message' })
  await expect(editor.getByLabel('Message', { exact: true })).toHaveValue('It begins on Monday.')
  await editor.getByLabel('Day and time').fill(`${soon}T18:30`)
  await editor.getByText('A group', { exact: true }).click()
  await editor.getByLabel('Which students').selectOption('unseen')
  await expect(editor.getByLabel('Not seen for (days)')).toHaveValue('14')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(item).toContainText('6:30 PM · To students not seen for 14 days')

  await item.getByRole('button', { name: `Cancel ${subject}` }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel Scheduled Message' })
  await expect(cancel).toContainText('will not be sent to students not seen for 14 days on')
  await cancel.getByRole('button', { name: 'Cancel Message' }).click()
  await expect(item).toBeHidden()
  const { messages } = await school.call(MESSAGES, 'getScheduledMessages', {}, school.admin)
  expect(messages.map((it: { subject: string }) => it.subject)).not.toContain(subject)
})

test('the tabs of Select Recipients stay in view above many results, and pasted entries without an address are named (R-AMSG-007, R-AMSG-008)', async ({
  page,
  school,
  signIn,
}) => {
  const family = `Kano${uniqueText()}`
  for (let nth = 0; nth < 12; nth++) await school.addStudent({ name: `${family} ${nth}` })
  const amina = await school.addStudent()
  await signIn(school.admin)
  await openForm(page)
  await choose(page, 'Individual')
  await page.getByRole('button', { name: 'Select Recipients' }).click()
  const picker = page.getByRole('dialog', { name: 'Select Recipients' })
  await picker.getByPlaceholder('Search by name or email (min 3 characters)').fill(family)
  await expect(picker.getByRole('checkbox')).toHaveCount(12)
  const tabs = picker.getByRole('tablist')
  expect((await tabs.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await picker.getByRole('tab', { name: 'Paste emails' }).click()
  const pasted = picker.getByLabel('Email addresses')
  await pasted.fill(`not-an-email\n${amina.email}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Select Recipients' }).click()
  await expect(pasted).toHaveValue(`not-an-email\n${amina.email}`)
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(
    picker.getByText('Not email addresses, so they were left out: not-an-email'),
  ).toBeVisible()
  await expect(pasted).toHaveValue('not-an-email')
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText(amina.name)
})
