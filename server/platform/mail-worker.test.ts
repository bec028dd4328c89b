import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSmtpServer } from '../test/smtp-server.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'
import { inTransaction } from './db.ts'
import { enqueueEmails, enqueueMessageEmails } from './mail-queue.ts'
import { createMailTransport, type MailTransport, type OutgoingEmail } from './mail-transport.ts'
import { type LogWarning, sendDueEmails, startMailWorker } from './mail-worker.ts'

const START = 1_800_000_000
const failOnWarning: LogWarning = (sentence) => expect.unreachable(sentence)
const email = { to: 'amina@example.org', subject: 'A code', body: 'Your code is 123456' }

/** Sets the clock; timers run as usual. */
function setClock(at: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: at * 1000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

const outboxRows = (school: TestSchool) =>
  school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()

/** A transport that only counts. */
function createCountingTransport(): MailTransport & { sent: number[] } {
  const sent: number[] = []
  return {
    sent,
    async send({ id }) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(id)
    },
    close() {},
  }
}

test('an email is sent by SMTP as soon as it is queued, with its Arabic text intact (R-AMSG-015)', async () => {
  setClock(START)
  const smtpServer = await openSmtpServer()
  onTestFinished(smtpServer.close)
  const school = await openTestSchool({
    SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}`,
    MAIL_FROM: 'معهد لسان <school@example.org>',
  })
  const mail = startMailWorker(school.db, createMailTransport(school.config), failOnWarning)
  onTestFinished(mail.stop)

  await enqueueEmails(
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
  // the text can contain a code, so it is not kept
  expect((await outboxRows(school))[0]).toMatchObject({ body: '', attempts: 1 })
})

/** Decodes the encoded words of a header (RFC 2047). */
function decodedHeader(letter: string, name: string) {
  const raw = new RegExp(`^${name}: ([\\s\\S]*?)\r\n(?!\\s)`, 'm').exec(`${letter}\r\n`)?.[1] ?? ''
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
  const outlet = createMailTransport(school.config)
  onTestFinished(() => outlet.close())
  const warnings: string[] = []
  const warn: LogWarning = (sentence) => warnings.push(sentence)
  await enqueueEmails(school.db, [email], START)

  await sendDueEmails(school.db, outlet, warn)
  expect(warnings).toEqual([expect.stringMatching(/^mail \d+ did not leave at try 1: E\w+$/)])
  const [waiting] = await outboxRows(school)
  expect(waiting).toMatchObject({ sent_at: null, failed_at: null, attempts: 1, claimed_until: 0 })
  expect(await sendDueEmails(school.db, outlet, warn)).toBe(0)

  const restarted = await openSmtpServer({ port: smtpServer.port })
  onTestFinished(restarted.close)
  setClock(waiting?.next_attempt_at ?? 0)
  await sendDueEmails(school.db, outlet, failOnWarning)
  expect(restarted.received).toHaveLength(1)
  expect((await outboxRows(school))[0]).toMatchObject({ attempts: 2, failed_at: null })
})

test('an email whose process ended before it recorded the sending is sent again with identical bytes, so that a mailbox recognises it', async () => {
  setClock(START)
  const smtpServer = await openSmtpServer()
  onTestFinished(smtpServer.close)
  const school = await openTestSchool({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
  const outlet = createMailTransport(school.config)
  onTestFinished(() => outlet.close())
  const crashingTransport: MailTransport = {
    async send(it) {
      await outlet.send(it)
      await new Promise(() => {})
    },
    close() {},
  }
  await enqueueEmails(school.db, [email], START)
  void sendDueEmails(school.db, crashingTransport, failOnWarning)
  await expect.poll(() => smtpServer.received.length).toBe(1)

  setClock(START + 299)
  expect(await sendDueEmails(school.db, outlet, failOnWarning)).toBe(0)
  setClock(START + 300)
  await sendDueEmails(school.db, outlet, failOnWarning)

  const [first, second] = smtpServer.received.map((it) => it.text)
  expect(smtpServer.received).toHaveLength(2)
  expect(second).toBe(first)
})

test('after eight attempts with increasing delays an email has failed', async () => {
  const school = await openTestSchool()
  const brokenTransport: MailTransport = {
    send: () => Promise.reject(new Error('no route')),
    close() {},
  }
  await enqueueEmails(school.db, [email], START)

  const pauses: number[] = []
  let at = START
  for (let attempts = 1; attempts <= 8; attempts++) {
    setClock(at)
    await sendDueEmails(school.db, brokenTransport, () => {})
    const next = (await outboxRows(school))[0]?.next_attempt_at ?? 0
    if (attempts < 8) pauses.push(next - at)
    at = next
  }

  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect((await outboxRows(school))[0]).toMatchObject({
    attempts: 8,
    sent_at: null,
    failed_at: expect.any(Number),
    last_error: 'Error: no route',
  })
  setClock(at + 365 * 86_400)
  expect(await sendDueEmails(school.db, brokenTransport, failOnWarning)).toBe(0)
})

test('concurrent workers send each email once', async () => {
  const school = await openTestSchool()
  const outlet = createCountingTransport()
  const everybody = Array.from({ length: 60 }, (_, at) => ({ ...email, to: `s${at}@example.org` }))
  await enqueueEmails(school.db, everybody, START)
  setClock(START)

  const process = async () => {
    while ((await sendDueEmails(school.db, outlet, failOnWarning)) > 0);
  }
  await Promise.all([process(), process(), process(), process()])

  expect(outlet.sent).toHaveLength(60)
  expect(new Set(outlet.sent).size).toBe(60)
})

test('an email claimed by a process that ended is sent by another one later (R-AMSG-016)', async () => {
  const school = await openTestSchool()
  const outlet = createCountingTransport()
  await enqueueEmails(school.db, [email], START)
  setClock(START)
  // this process has claimed the email and never finishes
  void sendDueEmails(school.db, { send: () => new Promise(() => {}), close() {} }, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.claimed_until).toBeGreaterThan(START)

  expect(await sendDueEmails(school.db, outlet, failOnWarning)).toBe(0)
  setClock(START + 600)
  await sendDueEmails(school.db, outlet, failOnWarning)
  expect(outlet.sent).toHaveLength(1)
})

/** Creates a message that is emailed to thirty students. */
async function createAnnouncement(school: TestSchool) {
  for (let index = 0; index < 30; index++) await seedStudent(school)
  const { id } = await school.db
    .insertInto('messages')
    .values({
      rand: 'an-announcement-of-ours',
      subject: 'The circle · الحَلْقَة',
      body: 'It begins at nine.',
      delivery: 'email',
      popup: 0,
      to_all: 1,
      class_id: null,
      lesson_id: null,
      sender_id: null,
      sent_at: START,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(school.db, (tx) =>
    enqueueMessageEmails(tx, {
      messageId: id,
      recipients: tx.selectFrom('users').select('users.email'),
      now: START,
    }),
  )
}

test('the emails of a message take its text when they are sent (R-AMSG-014)', async () => {
  const school = await openTestSchool()
  await createAnnouncement(school)
  setClock(START)
  const sent: OutgoingEmail[] = []
  const outlet: MailTransport = { send: async (it) => void sent.push(it), close() {} }

  expect((await outboxRows(school)).every((it) => it.body === '' && it.subject === '')).toBe(true)
  await sendDueEmails(school.db, outlet, failOnWarning)

  expect(sent).toHaveLength(10)
  expect(sent[0]).toMatchObject({
    subject: 'The circle · الحَلْقَة',
    body: 'It begins at nine.',
  })
})

test('a code that a user waits for is sent before an announcement to thousands', async () => {
  const school = await openTestSchool()
  const outlet = createCountingTransport()
  await createAnnouncement(school)
  await enqueueEmails(school.db, [email], START)
  setClock(START)

  await sendDueEmails(school.db, outlet, failOnWarning)

  const code = (await outboxRows(school)).at(-1)
  expect(outlet.sent).toContain(code?.id)
})

test('stopping waits for the email in progress and leaves the rest for the next start', async () => {
  setClock(START)
  const school = await openTestSchool()
  let arrived = () => {}
  const closed = vi.fn()
  const slowTransport: MailTransport = {
    send: () =>
      new Promise((resolve) => {
        arrived = resolve
      }),
    close: closed,
  }
  await enqueueEmails(school.db, [email], START)
  const mail = startMailWorker(school.db, slowTransport, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.attempts).toBe(1)

  const stopped = mail.stop()
  await enqueueEmails(school.db, [email], START)
  arrived()
  await stopped

  expect((await outboxRows(school)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  expect(closed).toHaveBeenCalledOnce()
})

test('without SMTP emails are written to the outbox, named by their time', async () => {
  setClock(START)
  const school = await openTestSchool()
  const outlet = createMailTransport(school.config)
  await enqueueEmails(school.db, [email, { ...email, to: 'a,b@example.org' }], START)

  await sendDueEmails(school.db, outlet, failOnWarning)

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

test('a clock that was a day ahead leaves no email waiting for that day', async () => {
  const DAY = 24 * 3600
  setClock(START + DAY)
  const school = await openTestSchool()
  const arrived: number[] = []
  let works = false
  const outlet: MailTransport = {
    async send({ id }) {
      if (!works) throw new Error('refused')
      arrived.push(id)
    },
    close() {},
  }
  await enqueueEmails(school.db, [email], START + DAY)
  const mail = startMailWorker(school.db, outlet, () => {})
  onTestFinished(mail.stop)
  await expect
    .poll(async () => (await outboxRows(school))[0]?.next_attempt_at)
    .toBeGreaterThan(START + DAY)

  setClock(START)
  works = true
  await enqueueEmails(school.db, [email], START)

  await expect.poll(() => arrived.length).toBe(2)
})
