import { expect, test } from 'vitest'
import {
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  sendMessage,
} from '../../contract/announcements.ts'
import type { Outlet } from '../kernel/mail-outlet.ts'
import { sendDueMail } from '../kernel/send-mail.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'

const HOUR = 3600

async function aSchoolThatWrites() {
  const school = await openSchool()
  const head = await anAdministrator(school)
  const amina = await aStudent(school, { email: 'amina@example.org' })
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  return { school, head, amina, musa }
}

async function sends(school: TestSchool, head: TestPerson, fields: Record<string, unknown>) {
  const message = { subject: 'The circle', message: 'At nine.', delivery_method: 'both' }
  const { data } = await ask(school, sendMessage, { ...message, ...fields }, head)
  return data.id as string
}

const sent = async (school: TestSchool, head: TestPerson, page?: number) =>
  (await ask(school, getSentMessages, page ? { page } : {}, head)).data

/** An outlet that refuses the letters of some. */
function refusing(...addresses: string[]): Outlet {
  return {
    async send({ to }) {
      if (addresses.includes(to)) throw new Error('550 no such mailbox')
    },
    close() {},
  }
}

const work = (school: TestSchool, outlet: Outlet) => sendDueMail(school.db, outlet, () => {})

test('an administrator sees what was sent, to how many and how, the newest first and ten to a page (R-AMSG-001)', async () => {
  const { school, head, amina } = await aSchoolThatWrites()
  await sends(school, head, { subject: 'First', delivery_method: 'inApp', send_to_all: true })
  const popup = { subject: 'Second', message_style: 'popup', recipients: [amina.email] }
  await sends(school, head, { ...popup, message: 'ب'.repeat(900) })
  for (let nth = 3; nth <= 12; nth++) await sends(school, head, { send_to_all: true })

  expect(await sent(school, head)).toMatchObject({ students: 2, total: 12 })
  const { messages } = await sent(school, head, 2)
  const none = { total: 0, sent: 0, stuck: 0, failed: 0 }
  expect(messages).toMatchObject([
    {
      subject: 'Second',
      preview: 'ب'.repeat(240),
      delivery_method: 'both',
      message_style: 'popup',
      send_to_all: false,
      sender: head.name,
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

test('how far the emails are is seen, with the address and the reason of those that did not leave (R-AMSG-016)', async () => {
  at('2026-12-02T10:00:00Z')
  const { school, head, musa } = await aSchoolThatWrites()
  const message_id = await sends(school, head, { send_to_all: true })
  await sends(school, head, { subject: 'Another', delivery_method: 'email', send_to_all: true })

  await work(school, refusing(musa.email))

  const { messages } = await sent(school, head)
  expect(messages[1].emails).toEqual({ total: 2, sent: 1, stuck: 1, failed: 0 })
  const { data } = await ask(school, getUnsentEmails, { message_id }, head)
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

test('emails that were given up are tried again when an administrator asks for it, and no others (R-AMSG-016)', async () => {
  const { school, head, musa } = await aSchoolThatWrites()
  let time = at('2026-12-02T10:00:00Z')
  const message_id = await sends(school, head, { send_to_all: true })
  const again = () => ask(school, retryEmails, { message_id }, head)
  for (let tries = 1; tries <= 8; tries++) {
    await work(school, refusing(musa.email))
    expect((await again()).data).toEqual({ queued: tries === 8 ? 1 : 0 })
    time += 13 * HOUR
    at(new Date(time * 1000).toISOString())
  }

  await work(school, refusing())

  const { messages } = await sent(school, head)
  expect(messages[0].emails).toEqual({ total: 2, sent: 2, stuck: 0, failed: 0 })
})
