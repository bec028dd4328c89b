import { expect, onTestFinished, test, vi } from 'vitest'
import {
  queuedEmail as email,
  outboxRows,
  sendEmails,
  setClock,
  startMail,
} from '../test/email-queue.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'
import { inTransaction } from './db.ts'
import { enqueueEmails, enqueueMessageEmails } from './mail-queue.ts'
import type { MailTransport, OutgoingEmail } from './mail-transport.ts'
import type { LogWarning } from './mail-worker.ts'

const START = 1_800_000_000
const failOnWarning: LogWarning = (sentence) => expect.unreachable(sentence)

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
    await sendEmails(school, brokenTransport, () => {})
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
  expect(await sendEmails(school, brokenTransport, failOnWarning)).toBe(0)
})

test('concurrent workers send each email once', async () => {
  const school = await openTestSchool()
  const outlet = createCountingTransport()
  const everybody = Array.from({ length: 60 }, (_, at) => ({ ...email, to: `s${at}@example.org` }))
  await enqueueEmails(school.db, everybody, START)
  setClock(START)

  const process = async () => {
    while ((await sendEmails(school, outlet, failOnWarning)) > 0);
  }
  await Promise.all([process(), process(), process(), process()])

  expect(outlet.sent).toHaveLength(60)
  expect(new Set(outlet.sent).size).toBe(60)
})

test('a worker that is stopping releases the emails that it has just claimed and counts no attempt', async () => {
  const school = await openTestSchool()
  const transport = createCountingTransport()
  await enqueueEmails(school.db, [email, email], START)
  setClock(START)
  const queued = await outboxRows(school)

  expect(await sendEmails(school, transport, failOnWarning, AbortSignal.abort())).toBe(0)
  expect(await outboxRows(school)).toEqual(queued)

  await sendEmails(school, transport, failOnWarning)
  expect(transport.sent).toHaveLength(2)
})

test('a process that reports a failure after its claim has ended does not disturb its successor', async () => {
  setClock(START)
  const school = await openTestSchool()
  await enqueueEmails(school.db, [email], START)
  const first = Promise.withResolvers<void>()
  const failing = sendEmails(school, { send: () => first.promise, close() {} }, () => {})
  await expect.poll(async () => (await outboxRows(school))[0]?.attempts).toBe(1)
  setClock(START + 600)
  void sendEmails(school, { send: () => new Promise(() => {}), close() {} }, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.attempts).toBe(2)
  const claimed = await outboxRows(school)

  first.reject(new Error('no route'))
  await failing

  expect(await outboxRows(school)).toEqual(claimed)
})

test('an email claimed by a process that ended is sent by another one later (R-AMSG-016)', async () => {
  const school = await openTestSchool()
  const outlet = createCountingTransport()
  await enqueueEmails(school.db, [email], START)
  setClock(START)
  // this process has claimed the email and never finishes
  void sendEmails(school, { send: () => new Promise(() => {}), close() {} }, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.claimed_until).toBeGreaterThan(START)

  expect(await sendEmails(school, outlet, failOnWarning)).toBe(0)
  setClock(START + 600)
  await sendEmails(school, outlet, failOnWarning)
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
  await sendEmails(school, outlet, failOnWarning)

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

  await sendEmails(school, outlet, failOnWarning)

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
  const mail = startMail(school, slowTransport, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.attempts).toBe(1)

  const stopped = mail.stop()
  await enqueueEmails(school.db, [email], START)
  arrived()
  await stopped

  expect((await outboxRows(school)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  expect(closed).toHaveBeenCalledOnce()
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
  const mail = startMail(school, outlet, () => {})
  onTestFinished(mail.stop)
  await expect
    .poll(async () => (await outboxRows(school))[0]?.next_attempt_at)
    .toBeGreaterThan(START + DAY)

  setClock(START)
  works = true
  await enqueueEmails(school.db, [email], START)

  await expect.poll(() => arrived.length).toBe(2)
})
