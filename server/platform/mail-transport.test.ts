import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { START, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  queuedEmail as email,
  outboxRows,
  sendEmails,
  startMail,
} from '../test/messages/email-queue.ts'
import { openSmtpServer } from '../test/messages/smtp-server.ts'
import { openTestSchool } from '../test/test-school.ts'
import { queueEmails } from './mail-queue.ts'
import { createMailTransport, type MailTransport } from './mail-transport.ts'
import type { LogWarning } from './worker.ts'

test('an email is sent by SMTP as soon as it is queued, with its Arabic text intact (R-AMSG-015)', async () => {
  setClock(START)
  const smtpServer = await openSmtpServer()
  onTestFinished(smtpServer.close)
  const school = await openTestSchool({
    SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}`,
    MAIL_FROM: 'معهد لسان <school@example.org>',
  })
  const mail = startMail(school, createMailTransport(school.config), failOnWarning)
  onTestFinished(mail.stop)

  await queueEmails(
    school.db,
    [{ to: 'amina@example.org', subject: 'رمزك · Your code', body: 'رمزك هو ١٢٣٤٥٦' }],
    START,
  )

  await expect.poll(() => smtpServer.received.length).toBe(1)
  const text = smtpServer.received[0]?.text ?? ''
  expect(decodedHeader(text, 'Subject')).toBe('رمزك · Your code')
  expect(decodedHeader(text, 'From')).toBe('معهد لسان <school@example.org>')
  expect(text).toMatch(/^To: amina@example\.org$/m)
  const [, body = ''] = text.split('\r\n\r\n')
  expect(Buffer.from(body, 'base64').toString('utf8').trim()).toBe('رمزك هو ١٢٣٤٥٦')
  await expect.poll(async () => (await outboxRows(school))[0]?.sent_at).toBeTypeOf('number')
  // the text can contain a code, so it is cleared
  expect((await outboxRows(school))[0]).toMatchObject({ body: '', attempts: 1 })
})

/** Decodes the encoded words of a header (RFC 2047). */
function decodedHeader(email: string, name: string) {
  const raw = new RegExp(`^${name}: ([\\s\\S]*?)\r\n(?!\\s)`, 'm').exec(`${email}\r\n`)?.[1] ?? ''
  const joined = raw.replaceAll(/\?=\s+=\?/g, '?==?')
  return joined.replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString('utf8')
      : Buffer.from(
          coded
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_x, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        ).toString('utf8'),
  )
}

test('an email waits for a server that is down and is sent once it is up (R-AMSG-016)', async () => {
  setClock(START)
  const smtpServer = await openSmtpServer()
  await smtpServer.close()
  const school = await openTestSchool({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  const warnings: string[] = []
  const warn: LogWarning = (sentence) => warnings.push(sentence)
  await queueEmails(school.db, [email], START)

  await sendEmails(school, transport, warn)
  expect(warnings).toEqual([
    expect.stringMatching(/^mail waits: the server accepts nothing \(email \d+\)$/),
  ])
  const [waiting] = await outboxRows(school)
  expect(waiting).toMatchObject({ sent_at: null, failed_at: null, attempts: 0, claimed_until: 0 })
  expect(await sendEmails(school, transport, warn)).toBe(0)

  const restarted = await openSmtpServer({ port: smtpServer.port })
  onTestFinished(restarted.close)
  setClock(waiting?.next_attempt_at ?? 0)
  await sendEmails(school, transport, failOnWarning)
  expect(restarted.received).toHaveLength(1)
  expect((await outboxRows(school))[0]).toMatchObject({ attempts: 1, failed_at: null })
})

test('an email whose process ended before it recorded the sending is sent again with identical bytes, so that a duplicate is detectable', async () => {
  setClock(START)
  const smtpServer = await openSmtpServer()
  onTestFinished(smtpServer.close)
  const school = await openTestSchool({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  const crashingTransport: MailTransport = {
    async send(it) {
      await transport.send(it)
      await new Promise(() => {})
    },
    close() {},
  }
  await queueEmails(school.db, [email], START)
  void sendEmails(school, crashingTransport, failOnWarning)
  await expect.poll(() => smtpServer.received.length).toBe(1)

  setClock(START + 299)
  expect(await sendEmails(school, transport, failOnWarning)).toBe(0)
  setClock(START + 300)
  await sendEmails(school, transport, failOnWarning)

  const [first, second] = smtpServer.received.map((it) => it.text)
  expect(smtpServer.received).toHaveLength(2)
  expect(second).toBe(first)
})

test('without SMTP emails are written to the outbox, named by their time', async () => {
  setClock(START)
  const school = await openTestSchool()
  const transport = createMailTransport(school.config)
  await queueEmails(school.db, [email, { ...email, to: 'a,b@example.org' }], START)

  await sendEmails(school, transport, failOnWarning)

  const folder = join(school.config.DATA_DIR, 'outbox')
  const names = (await readdir(folder)).sort()
  const [first, second] = await outboxRows(school)
  expect(names).toEqual([`20270115T080000Z-${first?.id}.eml`, `20270115T080000Z-${second?.id}.eml`])
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8')
  expect(text).toMatch(/^To: amina@example\.org$/m)
  expect(text).toMatch(/^Message-ID: <lisan\.1800000000\.\d+@localhost>$/m)
  expect(text).toContain('Your code is 123456')
  // an address with a comma is still one address
  expect(await readFile(join(folder, names[1] ?? ''), 'utf8')).not.toMatch(/^To: a,/m)
})
