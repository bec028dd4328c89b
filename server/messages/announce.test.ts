import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRecipients, sendMessage } from '../../contract/messages/announcements.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { callApi } from '../test/call-api.ts'
import {
  expectNothingSent,
  type Fields,
  listEmails,
  openSchoolWithMessages,
  subjectsOf,
} from '../test/messages/announcements.ts'
import { sendEmails } from '../test/messages/email-queue.ts'
import { seedStudent } from '../test/test-school.ts'

test('a message to all reaches all current students (R-AMSG-011)', async () => {
  const { school, admin, amina, musa, sendAsAdmin } = await openSchoolWithMessages()

  const response = await sendAsAdmin({ send_to_all: 'true' })
  const newStudent = await seedStudent(school)

  expect(response).toMatchObject({ http: 200, status: true, message: 'Message sent successfully!' })
  expect(await subjectsOf(school, amina)).toEqual(['The circle · الحَلْقَة'])
  expect(await subjectsOf(school, musa)).toHaveLength(1)
  expect(await subjectsOf(school, newStudent)).toEqual([])
  expect(await subjectsOf(school, admin)).toEqual([])
})

test('a message to selected recipients reaches only them, once each, ignoring the case of their address (R-AMSG-012)', async () => {
  const { school, amina, musa, sendAsAdmin } = await openSchoolWithMessages()

  await sendAsAdmin({ recipients: ['AMINA@example.org', 'amina@example.org'] })

  expect(await subjectsOf(school, amina)).toHaveLength(1)
  expect(await subjectsOf(school, musa)).toEqual([])
})

test('an unregistered address declines the whole message (R-AMSG-008)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  const deletedStudent = await seedStudent(school, { email: 'gone@example.org' })
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedStudent.id)
    .execute()

  const recipients = [amina.email, 'nobody@example.org', deletedStudent.email, 'Nobody@example.org']
  expect(await sendAsAdmin({ recipients, delivery_method: 'both' })).toMatchObject({
    http: 200,
    status: false,
    code: 'recipients_not_registered',
    message: 'These emails are not registered: Nobody@example.org, gone@example.org',
  })
  await expectNothingSent(school)
})

test('a message requires a subject, a text and a recipient (R-AMSG-004, R-AMSG-005, R-AMSG-006)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  const incomplete: [Fields, string][] = [
    [{ subject: '  ', send_to_all: true }, 'Subject is required'],
    [{ subject: undefined, send_to_all: true }, 'Subject is required'],
    [{ message: ' \n', send_to_all: true }, 'Message content is required'],
    [{ message: undefined, send_to_all: true }, 'Message content is required'],
    [{}, 'Please select at least one recipient'],
    [{ recipients: [] }, 'Please select at least one recipient'],
    [{ send_to_all: false }, 'Please select at least one recipient'],
    [
      { send_to_all: true, recipients: [amina.email] },
      'recipients must be empty for a message to all students',
    ],
    [{ subject: 'a'.repeat(301), send_to_all: true }, 'subject is too long'],
  ]
  for (const [fields, message] of incomplete) {
    const code = message.startsWith('Please') ? 'recipients_required' : 'invalid_request'
    expect(await sendAsAdmin(fields)).toMatchObject({ status: false, code, message })
  }
  await expectNothingSent(school)
})

test('only an administrator sends messages (R-AMSG-011)', async () => {
  const { school, amina } = await openSchoolWithMessages()
  const fields = { subject: 'a', message: 'b', delivery_method: 'inApp', send_to_all: true }
  expect(await callApi(school, sendMessage, fields, amina)).toMatchObject({
    http: 403,
    code: 'admin_only',
  })
  expect(await callApi(school, sendMessage, fields)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  await expectNothingSent(school)
})

test('inApp delivers to the inbox, email to the email queue, both to both (R-AMSG-013)', async () => {
  const { school, amina, musa, sendAsAdmin } = await openSchoolWithMessages()
  for (const delivery_method of ['inApp', 'email', 'both']) {
    await sendAsAdmin({ subject: delivery_method, delivery_method, recipients: [amina.email] })
  }
  await sendAsAdmin({ subject: 'to all', delivery_method: 'both', send_to_all: true })

  expect(await subjectsOf(school, amina)).toEqual(['to all', 'both', 'inApp'])
  const mails = (await listEmails(school)).map((it) => [it.subject, it.to_address])
  expect(mails).toEqual([
    ['email', amina.email],
    ['both', amina.email],
    ['to all', amina.email],
    ['to all', musa.email],
  ])
})

test('a message by email alone is not a popup (R-MSG-016)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  for (const delivery_method of ['email', 'both']) {
    await sendAsAdmin({ delivery_method, message_style: 'popup', recipients: [amina.email] })
  }
  const rows = await school.db.selectFrom('messages').select('popup').orderBy('id').execute()
  expect(rows.map((it) => it.popup)).toEqual([0, 1])
})

test('without a mail server each recipient’s email is written to the outbox (R-AMSG-014)', async () => {
  const { school, sendAsAdmin } = await openSchoolWithMessages()
  await sendAsAdmin({ delivery_method: 'email', send_to_all: true })

  const transport = createMailTransport(school.config)
  await sendEmails(school, transport, (sentence) => expect.unreachable(sentence))
  transport.close()

  const outbox = join(school.config.DATA_DIR, 'outbox')
  const emails = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  const to = emails.map((it) => /^To: (.*)$/m.exec(it)?.[1]?.trim()).sort()
  expect(to).toEqual(['Amina@example.org', 'musa@example.org'])
  expect(emails[0]).toContain('It begins at nine.')
  // the school, where to read it, and a way to ask for no more of them
  expect(emails[0]).toMatch(/-- \r?\nLisan\r?\nhttps:\/\/lisan\.example\r?\n?$/)
  expect(emails[0]).toContain('List-Unsubscribe: <mailto:no-reply@localhost?subject=Unsubscribe>')
})

test('pasted addresses are split into registered and unregistered ones (R-AMSG-008)', async () => {
  const { school, admin, amina } = await openSchoolWithMessages()

  const recipients = ['amina@EXAMPLE.org', 'Nobody@example.org', 'amina@example.org']
  const { data } = await callApi(school, checkRecipients, { recipients }, admin)

  expect(data).toEqual({
    registered: [{ name: 'Amina Bello', email: amina.email }],
    unregistered: ['Nobody@example.org'],
  })
})
