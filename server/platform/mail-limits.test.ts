import { expect, onTestFinished, test } from 'vitest'
import { DAY } from '../../contract/platform/duration.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { outboxRows, sendEmails } from '../test/messages/email-queue.ts'
import { openSmtpServer } from '../test/messages/smtp-server.ts'
import { openTestSchool } from '../test/test-school.ts'
import { readMailPause } from './mail-pause.ts'
import { queueEmails } from './mail-queue.ts'
import { createMailTransport } from './mail-transport.ts'
import { classifyMailFailure } from './smtp-failure.ts'

type Reject = (address: string) => string | undefined

async function openSchoolWithMail(rejectRecipient: Reject) {
  setClock(START)
  const server = await openSmtpServer({ rejectRecipient })
  onTestFinished(server.close)
  const school = await openTestSchool({ SMTP_URL: server.url })
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  const sendAll = async () => {
    while ((await sendEmails(school, transport, () => {})) > 0);
  }
  const enqueue = (count: number, address = 'student') =>
    queueEmails(
      school.db,
      Array.from({ length: count }, (_, i) => ({
        ...{ to: `${address}${i}@example.org`, subject: 'A notice', body: 'At nine.' },
      })),
      START,
    )
  return { school, server, sendAll, enqueue }
}

test('while the daily limit of the mail server is reached all emails wait, with few attempts, none is given up, and all are sent once it is over', async () => {
  let [quota, attempts] = [20, 0]
  const { school, server, sendAll, enqueue } = await openSchoolWithMail(() => {
    attempts++
    return quota-- > 0 ? undefined : '452 4.5.3 Daily sending limit exceeded'
  })
  await enqueue(60)

  await sendAll()
  expect(server.received).toHaveLength(20)
  const inFirstMinute = attempts
  // a batch that was under way
  expect(inFirstMinute).toBeLessThanOrEqual(40)

  // two processes look every half minute
  const pauses = new Set<number>()
  for (let at = START; at <= START + 2 * DAY; at += 30) {
    const pause = await readMailPause(school.db)
    if (pause && pause.pausedUntil > at) {
      pauses.add(pause.pausedUntil)
      at = pause.pausedUntil + 30
    }
    setClock(at)
    await Promise.all([sendAll(), sendAll()])
  }
  expect(attempts - inFirstMinute).toBeLessThan(20)
  expect(pauses.size).toBeGreaterThan(8)
  const waiting = (await outboxRows(school)).filter((it) => it.sent_at === null)
  expect(waiting).toHaveLength(40)
  expect(waiting.filter((it) => it.failed_at !== null)).toEqual([])
  expect((await readMailPause(school.db))?.reason).toContain('Daily sending limit')

  quota = Number.POSITIVE_INFINITY
  setClock(((await readMailPause(school.db))?.pausedUntil ?? 0) + 30)
  await sendAll()
  expect(server.received).toHaveLength(60)
  expect(await readMailPause(school.db)).toBeUndefined()
})

test('an unknown address is given up at once with the reason of the server, and the others are sent', async () => {
  const { school, server, sendAll, enqueue } = await openSchoolWithMail((it) =>
    it.startsWith('unknown') ? '550 5.1.1 User unknown' : undefined,
  )
  await enqueue(1, 'unknown')
  await enqueue(3)

  await sendAll()

  expect(server.received).toHaveLength(3)
  const [unknown] = await outboxRows(school)
  expect(unknown).toMatchObject({ sent_at: null, failed_at: START, attempts: 1 })
  expect(unknown?.last_error).toContain('550 5.1.1 User unknown')
})

test('an address that the server refuses for now is tried again alone, while the others are sent', async () => {
  let isGreylisted = true
  const { school, server, sendAll, enqueue } = await openSchoolWithMail((it) =>
    isGreylisted && it.startsWith('later') ? '451 4.7.1 Greylisted, try again later' : undefined,
  )
  await enqueue(1, 'later')
  await enqueue(12)

  await sendAll()
  expect(server.received).toHaveLength(12)

  isGreylisted = false
  setClock((await outboxRows(school))[0]?.next_attempt_at ?? 0)
  await sendAll()
  expect(server.received).toHaveLength(13)
})

const reply = (response: string, command: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`Refused: ${response}`), {
    ...{ code, response, command, responseCode: Number(response.slice(0, 3)) },
  })

test.each([
  ['address', reply('550 5.1.1 User unknown', 'RCPT TO')],
  ['address', reply('552 5.2.2 The mailbox is over its quota', 'RCPT TO')],
  ['address', Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE' })],
  ['text', reply('554 5.7.1 Looks like spam', 'DATA', 'EMESSAGE')],
  ['retry', reply('451 4.7.1 Greylisted', 'RCPT TO')],
  ['retry', reply('452 4.2.2 The mailbox is full', 'RCPT TO')],
  ['server', reply('550 5.4.5 Daily user sending quota exceeded', 'DATA', 'EMESSAGE')],
  ['server', reply('452 Daily sending limit', 'RCPT TO')],
  ['server', reply('421 4.7.0 Too many connections', 'MAIL FROM')],
  ['server', reply('535 5.7.8 Wrong password', 'AUTH PLAIN', 'EAUTH')],
  ['server', reply('553 5.7.1 Sender not allowed', 'MAIL FROM')],
  ['server', Object.assign(new Error('connect'), { code: 'ESOCKET' })],
  ['unexpected', new TypeError('x is not a function')],
])('it is seen as %s if the mail server says: %s', (kind, error) => {
  expect(classifyMailFailure(error)).toBe(kind)
})
