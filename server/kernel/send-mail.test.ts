import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStudent, openSchool, type TestSchool } from '../test/school.ts'
import { inTransaction } from './db.ts'
import { queueMail, queueMessageMail } from './mail.ts'
import { type Letter, type Outlet, openOutlet } from './mail-outlet.ts'
import { type MailTrouble, sendDueMail, startMail } from './send-mail.ts'

const START = 1_800_000_000
const noTrouble: MailTrouble = (sentence) => expect.unreachable(sentence)
const letter = { to: 'amina@example.org', subject: 'A code', body: 'Your code is 123456' }

/** Moves the process's clock; timers go on as ever. */
function itIs(at: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: at * 1000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** An SMTP server that takes every letter, as plainly as the protocol allows. */
async function openPostOffice(port = 0) {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let unread = ''
    let end = LINE_END
    const replyTo = (said: string) => {
      if (end === LETTER_END) taken.push(said)
      end = said === 'DATA' ? LETTER_END : LINE_END
      socket.write(said === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    }
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      unread += bytes.toString('latin1')
      for (let at = unread.indexOf(end); at >= 0; at = unread.indexOf(end)) {
        const said = unread.slice(0, at)
        unread = unread.slice(at + end.length)
        replyTo(said)
      }
    })
    socket.write('220 post office\r\n')
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { taken, port: (server.address() as AddressInfo).port, close }
}
const LINE_END = '\r\n'
const LETTER_END = '\r\n.\r\n'

const theMail = (school: TestSchool) =>
  school.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()

/** An outlet that only counts. */
function counting(): Outlet & { sent: number[] } {
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

test('a letter goes out by SMTP as soon as it is queued, its Arabic in order (R-AMSG-015)', async () => {
  itIs(START)
  const office = await openPostOffice()
  onTestFinished(office.close)
  const school = await openSchool({
    SMTP_URL: `smtp://127.0.0.1:${office.port}`,
    MAIL_FROM: 'معهد لسان <school@example.org>',
  })
  const mail = startMail(school.db, openOutlet(school.config), noTrouble)
  onTestFinished(mail.stop)

  await queueMail(
    school.db,
    [{ to: 'amina@example.org', subject: 'رمزك · Your code', body: 'رمزك هو ١٢٣٤٥٦' }],
    START,
  )

  await expect.poll(() => office.taken.length).toBe(1)
  const text = office.taken[0] ?? ''
  expect(decodedHeader(text, 'Subject')).toBe('رمزك · Your code')
  expect(decodedHeader(text, 'From')).toBe('معهد لسان <school@example.org>')
  expect(text).toMatch(/^To: amina@example\.org$/m)
  const [, body = ''] = text.split('\r\n\r\n')
  expect(Buffer.from(body, 'base64').toString('utf8').trim()).toBe('رمزك هو ١٢٣٤٥٦')
  await expect.poll(async () => (await theMail(school))[0]?.sent_at).toBeTypeOf('number')
  // what may hold a code is not kept
  expect((await theMail(school))[0]).toMatchObject({ body: '', tries: 1 })
})

/** A header's encoded words (RFC 2047) read back. */
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

test('a letter waits for a server that is down and leaves when it is up again (R-AMSG-016)', async () => {
  itIs(START)
  const office = await openPostOffice()
  await office.close()
  const school = await openSchool({ SMTP_URL: `smtp://127.0.0.1:${office.port}` })
  const outlet = openOutlet(school.config)
  onTestFinished(() => outlet.close())
  const troubles: string[] = []
  const trouble: MailTrouble = (sentence) => troubles.push(sentence)
  await queueMail(school.db, [letter], START)

  await sendDueMail(school.db, outlet, trouble)
  expect(troubles).toEqual([expect.stringMatching(/^mail \d+ did not leave at try 1: E\w+$/)])
  const [waiting] = await theMail(school)
  expect(waiting).toMatchObject({ sent_at: null, failed_at: null, tries: 1, claimed_until: 0 })
  expect(await sendDueMail(school.db, outlet, trouble)).toBe(0)

  const again = await openPostOffice(office.port)
  onTestFinished(again.close)
  itIs(waiting?.next_try_at ?? 0)
  await sendDueMail(school.db, outlet, noTrouble)
  expect(again.taken).toHaveLength(1)
  expect((await theMail(school))[0]).toMatchObject({ tries: 2, failed_at: null })
})

test('a letter whose process ended before it knew that it had left goes out again the same to the byte, so that a mailbox knows it', async () => {
  itIs(START)
  const office = await openPostOffice()
  onTestFinished(office.close)
  const school = await openSchool({ SMTP_URL: `smtp://127.0.0.1:${office.port}` })
  const outlet = openOutlet(school.config)
  onTestFinished(() => outlet.close())
  const dies: Outlet = {
    async send(it) {
      await outlet.send(it)
      await new Promise(() => {})
    },
    close() {},
  }
  await queueMail(school.db, [letter], START)
  void sendDueMail(school.db, dies, noTrouble)
  await expect.poll(() => office.taken.length).toBe(1)

  itIs(START + 299)
  expect(await sendDueMail(school.db, outlet, noTrouble)).toBe(0)
  itIs(START + 300)
  await sendDueMail(school.db, outlet, noTrouble)

  const [first, second] = office.taken
  expect(office.taken).toHaveLength(2)
  expect(second).toBe(first)
})

test('after eight tries, each after a longer pause, a letter has failed', async () => {
  const school = await openSchool()
  const broken: Outlet = { send: () => Promise.reject(new Error('no route')), close() {} }
  await queueMail(school.db, [letter], START)

  const pauses: number[] = []
  let at = START
  for (let tries = 1; tries <= 8; tries++) {
    itIs(at)
    await sendDueMail(school.db, broken, () => {})
    const next = (await theMail(school))[0]?.next_try_at ?? 0
    if (tries < 8) pauses.push(next - at)
    at = next
  }

  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect((await theMail(school))[0]).toMatchObject({
    tries: 8,
    sent_at: null,
    failed_at: expect.any(Number),
    last_error: 'Error: no route',
  })
  itIs(at + 365 * 86_400)
  expect(await sendDueMail(school.db, broken, noTrouble)).toBe(0)
})

test('however many send at once, each letter leaves once', async () => {
  const school = await openSchool()
  const outlet = counting()
  const everybody = Array.from({ length: 60 }, (_, at) => ({ ...letter, to: `s${at}@example.org` }))
  await queueMail(school.db, everybody, START)
  itIs(START)

  const process = async () => {
    while ((await sendDueMail(school.db, outlet, noTrouble)) > 0);
  }
  await Promise.all([process(), process(), process(), process()])

  expect(outlet.sent).toHaveLength(60)
  expect(new Set(outlet.sent).size).toBe(60)
})

test('what a process had claimed when it died, another sends later (R-AMSG-016)', async () => {
  const school = await openSchool()
  const outlet = counting()
  await queueMail(school.db, [letter], START)
  itIs(START)
  // a process that dies: it has claimed the letter and never comes back from sending it
  void sendDueMail(school.db, { send: () => new Promise(() => {}), close() {} }, noTrouble)
  await expect.poll(async () => (await theMail(school))[0]?.claimed_until).toBeGreaterThan(START)

  expect(await sendDueMail(school.db, outlet, noTrouble)).toBe(0)
  itIs(START + 600)
  await sendDueMail(school.db, outlet, noTrouble)
  expect(outlet.sent).toHaveLength(1)
})

/** A message that goes by email to thirty students. */
async function anAnnouncement(school: TestSchool) {
  for (let nth = 0; nth < 30; nth++) await aStudent(school)
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
      once: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(school.db, (tx) =>
    queueMessageMail(tx, {
      messageId: id,
      to: tx.selectFrom('people').select('people.email'),
      now: START,
    }),
  )
}

test('the emails of a message take its words from it when they leave (R-AMSG-014)', async () => {
  const school = await openSchool()
  await anAnnouncement(school)
  itIs(START)
  const sent: Letter[] = []
  const outlet: Outlet = { send: async (it) => void sent.push(it), close() {} }

  expect((await theMail(school)).every((it) => it.body === '' && it.subject === '')).toBe(true)
  await sendDueMail(school.db, outlet, noTrouble)

  expect(sent).toHaveLength(10)
  expect(sent[0]).toMatchObject({
    subject: 'The circle · الحَلْقَة',
    body: 'It begins at nine.',
  })
})

test('a code that somebody waits for goes before an announcement to thousands', async () => {
  const school = await openSchool()
  const outlet = counting()
  await anAnnouncement(school)
  await queueMail(school.db, [letter], START)
  itIs(START)

  await sendDueMail(school.db, outlet, noTrouble)

  const code = (await theMail(school)).at(-1)
  expect(outlet.sent).toContain(code?.id)
})

test('stopping waits for the letter under way and leaves the rest for the next start', async () => {
  itIs(START)
  const school = await openSchool()
  let arrived = () => {}
  const closed = vi.fn()
  const slow: Outlet = {
    send: () =>
      new Promise((resolve) => {
        arrived = resolve
      }),
    close: closed,
  }
  await queueMail(school.db, [letter], START)
  const mail = startMail(school.db, slow, noTrouble)
  await expect.poll(async () => (await theMail(school))[0]?.tries).toBe(1)

  const stopped = mail.stop()
  await queueMail(school.db, [letter], START)
  arrived()
  await stopped

  expect((await theMail(school)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  expect(closed).toHaveBeenCalledOnce()
})

test('without SMTP letters lie in the outbox, whole, under the moment they were written', async () => {
  itIs(START)
  const school = await openSchool()
  const outlet = openOutlet(school.config)
  await queueMail(school.db, [letter, { ...letter, to: 'a,b@example.org' }], START)

  await sendDueMail(school.db, outlet, noTrouble)

  const folder = join(school.config.DATA_DIR, 'outbox')
  const names = (await readdir(folder)).sort()
  const [first, second] = await theMail(school)
  expect(names).toEqual([`20270115T080000Z-${first?.id}.eml`, `20270115T080000Z-${second?.id}.eml`])
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8')
  expect(text).toMatch(/^To: amina@example\.org$/m)
  expect(text).toMatch(/^Message-ID: <lisan\.1800000000\.\d+@localhost>$/m)
  expect(text).toContain('Your code is 123456')
  // an address with a comma is one address still, never two
  expect(await readFile(join(folder, names[1] ?? ''), 'utf8')).not.toMatch(/^To: a,/m)
})

test('a clock that was a day ahead for a while leaves no letter waiting for that day', async () => {
  const DAY = 24 * 3600
  itIs(START + DAY)
  const school = await openSchool()
  const arrived: number[] = []
  let works = false
  const outlet: Outlet = {
    async send({ id }) {
      if (!works) throw new Error('refused')
      arrived.push(id)
    },
    close() {},
  }
  await queueMail(school.db, [letter], START + DAY)
  const mail = startMail(school.db, outlet, () => {})
  onTestFinished(mail.stop)
  await expect
    .poll(async () => (await theMail(school))[0]?.next_try_at)
    .toBeGreaterThan(START + DAY)

  itIs(START)
  works = true
  await queueMail(school.db, [letter], START)

  await expect.poll(() => arrived.length).toBe(2)
})
