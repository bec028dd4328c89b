import { expect, onTestFinished, test } from 'vitest'
import { mailState, sendTestEmail } from '../../contract/messages/mail.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { queuedEmail, sendEmails } from '../test/messages/email-queue.ts'
import { openSmtpServer } from '../test/messages/smtp-server.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'

async function sendTwo(school: TestSchool, warn = failOnWarning) {
  await enqueueEmails(school.db, [queuedEmail, queuedEmail], START)
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  await sendEmails(school, transport, warn)
}

test('a school without a mail server says how many emails lie in a folder, and sends no test email', async () => {
  setClock(START)
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await sendTwo(school)
  await enqueueEmails(school.db, [queuedEmail], START)

  expect((await callApi(school, mailState, {}, maryam)).data).toEqual({
    ...{ server: false, folder: 2, waiting: 1, paused: null },
  })
  expect(await callApi(school, sendTestEmail, {}, maryam)).toMatchObject({
    status: false,
    code: 'mail_server_missing',
  })
})

test('a test email goes to the administrator who sends it, and says what the mail server answered', async () => {
  setClock(START)
  let rejection: string | undefined
  const server = await openSmtpServer({ rejectRecipient: () => rejection })
  onTestFinished(server.close)
  const school = await openTestSchool({ SMTP_URL: server.url })
  const maryam = await seedAdministrator(school)
  const sendTest = async () => (await callApi(school, sendTestEmail, {}, maryam)).data

  expect(await sendTest()).toEqual({ accepted: true, to: maryam.email, answer: '250 accepted' })
  expect(server.received.map((it) => it.to)).toEqual([maryam.email])
  rejection = '550 5.7.1 Relaying denied'
  expect(await sendTest()).toMatchObject({
    accepted: false,
    answer: expect.stringContaining('550 5.7.1 Relaying denied'),
  })
  await server.close()
  expect(await sendTest()).toMatchObject({
    accepted: false,
    answer: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a school whose mail server accepts nothing at present says so, with the answer and the time of the next attempt', async () => {
  setClock(START)
  const server = await openSmtpServer({ rejectRecipient: () => '452 Daily sending limit' })
  onTestFinished(server.close)
  const school = await openTestSchool({ SMTP_URL: server.url })
  const maryam = await seedAdministrator(school)
  await sendTwo(school, () => {})

  expect((await callApi(school, mailState, {}, maryam)).data).toMatchObject({
    ...{ server: true, folder: 0, waiting: 2 },
    paused: {
      since: START,
      until: START + 15,
      reason: expect.stringContaining('452 Daily sending limit'),
    },
  })
})
