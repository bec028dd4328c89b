import { expect, test } from 'vitest'
import {
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  sendMessage,
} from '../../contract/messages/announcements.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import type { MailTransport } from '../platform/mail-transport.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { sendEmails } from '../test/messages/email-queue.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

async function openSchoolWithMessages() {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  return { school, admin, amina, musa }
}

async function send(school: TestSchool, admin: TestUser, fields: Record<string, unknown>) {
  const message = { subject: 'The circle', message: 'At nine.', delivery_method: 'both' }
  const { data } = await callApi(school, sendMessage, { ...message, ...fields }, admin)
  return String(data.id)
}

const listSent = async (school: TestSchool, admin: TestUser, page?: number) =>
  (await callApi(school, getSentMessages, page ? { page } : {}, admin)).data

/** A transport that rejects emails to some addresses. */
function rejectingTransport(...addresses: string[]): MailTransport {
  return {
    async send({ to }) {
      if (addresses.includes(to)) throw new Error('550 no such mailbox')
    },
    close() {},
  }
}

const sendMail = (school: TestSchool, transport: MailTransport) =>
  sendEmails(school, transport, () => {})

test('an administrator sees sent messages with recipients and delivery, newest first, ten per page (R-AMSG-001)', async () => {
  const { school, admin, amina } = await openSchoolWithMessages()
  await send(school, admin, { subject: 'First', delivery_method: 'inApp', send_to_all: true })
  const popup = { subject: 'Second', message_style: 'popup', recipients: [amina.email] }
  await send(school, admin, { ...popup, message: 'ب'.repeat(900) })
  for (let index = 3; index <= 12; index++) await send(school, admin, { send_to_all: true })

  expect(await listSent(school, admin)).toMatchObject({ students: 2, total: 12 })
  const { messages } = await listSent(school, admin, 2)
  const none = { total: 0, sent: 0, stuck: 0, failed: 0 }
  expect(messages).toMatchObject([
    {
      subject: 'Second',
      preview: 'ب'.repeat(240),
      delivery_method: 'both',
      message_style: 'popup',
      send_to_all: false,
      sender: admin.name,
      recipients: 1,
      emails: { ...none, total: 1 },
    },
    {
      subject: 'First',
      delivery_method: 'inApp',
      message_style: 'normal',
      send_to_all: true,
      recipients: 2,
      emails: none,
    },
  ])
})

test('an administrator sees the email progress, with the address and the error of unsent emails (R-AMSG-016)', async () => {
  freezeClock('2026-12-02T10:00:00Z')
  const { school, admin, musa } = await openSchoolWithMessages()
  const message_id = await send(school, admin, { send_to_all: true })
  await send(school, admin, { subject: 'Another', delivery_method: 'email', send_to_all: true })

  await sendMail(school, rejectingTransport(musa.email))

  const { messages } = await listSent(school, admin)
  expect(messages[1].emails).toEqual({ total: 2, sent: 1, stuck: 1, failed: 0, folder: 0 })
  const { data } = await callApi(school, getUnsentEmails, { message_id }, admin)
  expect(data).toEqual({
    total: 1,
    emails: [
      {
        to: 'musa@example.org',
        reason: 'Error: 550 no such mailbox',
        tries: 1,
        nextTry: expect.any(Number),
      },
    ],
  })
})

test('an administrator queues failed emails again, and only those (R-AMSG-016)', async () => {
  const { school, admin, musa } = await openSchoolWithMessages()
  let time = freezeClock('2026-12-02T10:00:00Z')
  const message_id = await send(school, admin, { send_to_all: true })
  const again = () => callApi(school, retryEmails, { message_id }, admin)
  for (let attempts = 1; attempts <= 12; attempts++) {
    await sendMail(school, rejectingTransport(musa.email))
    expect((await again()).data).toEqual({ queued: attempts === 12 ? 1 : 0 })
    time += 25 * HOUR
    setClock(time)
  }

  await sendMail(school, rejectingTransport())

  const { messages } = await listSent(school, admin)
  expect(messages[0].emails).toEqual({ total: 2, sent: 2, stuck: 0, failed: 0, folder: 0 })
})
