import { expect, onTestFinished, test, vi } from 'vitest'
import { START, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  queuedEmail as email,
  outboxRows,
  sendEmails,
  startMail,
} from '../test/messages/email-queue.ts'
import { openTestSchool } from '../test/test-school.ts'
import { queueEmails } from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'

test('an email that cannot be sent is tried for about five days and is then given up', async () => {
  const school = await openTestSchool()
  const brokenTransport: MailTransport = {
    send: () => Promise.reject(new Error('no route')),
    close() {},
  }
  await queueEmails(school.db, [email], START)

  const pauses: number[] = []
  let at = START
  for (let attempts = 1; attempts <= 12; attempts++) {
    setClock(at)
    await sendEmails(school, brokenTransport, () => {})
    const next = (await outboxRows(school))[0]?.next_attempt_at ?? 0
    if (attempts < 12) pauses.push(next - at)
    at = next
  }

  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  const days = pauses.reduce((sum, it) => sum + it, 0) / 86_400
  expect(days).toBeGreaterThan(4.5)
  expect(days).toBeLessThan(5.5)
  expect((await outboxRows(school))[0]).toMatchObject({
    attempts: 12,
    sent_at: null,
    failed_at: expect.any(Number),
    last_error: 'Error: no route',
  })
  setClock(at + 365 * 86_400)
  expect(await sendEmails(school, brokenTransport, failOnWarning)).toBe(0)
})

test('stopping waits for the email in progress and leaves the rest for the next start', async () => {
  setClock(START)
  const school = await openTestSchool()
  let arrived: (answer?: unknown) => void = () => {}
  const closed = vi.fn()
  const slowTransport: MailTransport = {
    send: () =>
      new Promise((resolve) => {
        arrived = resolve
      }),
    close: closed,
  }
  await queueEmails(school.db, [email], START)
  const mail = startMail(school, slowTransport, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.attempts).toBe(1)

  const stopped = mail.stop()
  await queueEmails(school.db, [email], START)
  arrived()
  await stopped

  expect((await outboxRows(school)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  expect(closed).toHaveBeenCalledOnce()
})

test('an email scheduled by a clock that was a day ahead is not delayed by a day', async () => {
  const DAY = 24 * 3600
  setClock(START + DAY)
  const school = await openTestSchool()
  const arrived: number[] = []
  let works = false
  const transport: MailTransport = {
    async send({ id }) {
      if (!works) throw new Error('refused')
      arrived.push(id)
    },
    close() {},
  }
  await queueEmails(school.db, [email], START + DAY)
  const mail = startMail(school, transport, () => {})
  onTestFinished(mail.stop)
  await expect
    .poll(async () => (await outboxRows(school))[0]?.next_attempt_at)
    .toBeGreaterThan(START + DAY)

  setClock(START)
  works = true
  await queueEmails(school.db, [email], START)

  await expect.poll(() => arrived.length).toBe(2)
})
