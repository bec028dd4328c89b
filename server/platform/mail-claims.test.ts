import { expect, test } from 'vitest'
import { START, setClock } from '../test/freeze-clock.ts'
import { createCountingTransport, failOnWarning } from '../test/messages/counting-transport.ts'
import { queuedEmail as email, outboxRows, sendEmails } from '../test/messages/email-queue.ts'
import { openTestSchool } from '../test/test-school.ts'
import { queueEmails } from './mail-queue.ts'

test('concurrent workers send each email once', async () => {
  const school = await openTestSchool()
  const transport = createCountingTransport()
  const everybody = Array.from({ length: 60 }, (_, at) => ({ ...email, to: `s${at}@example.org` }))
  await queueEmails(school.db, everybody, START)
  setClock(START)

  const process = async () => {
    while ((await sendEmails(school, transport, failOnWarning)) > 0);
  }
  await Promise.all([process(), process(), process(), process()])

  expect(transport.sent).toHaveLength(60)
  expect(new Set(transport.sent).size).toBe(60)
})

test('a worker that is stopping releases the emails that it has just claimed and counts no attempt', async () => {
  const school = await openTestSchool()
  const transport = createCountingTransport()
  await queueEmails(school.db, [email, email], START)
  setClock(START)
  const queued = await outboxRows(school)

  expect(await sendEmails(school, transport, failOnWarning, AbortSignal.abort())).toBe(0)
  expect(await outboxRows(school)).toEqual(queued)

  await sendEmails(school, transport, failOnWarning)
  expect(transport.sent).toHaveLength(2)
})

test('a process that reports a failure after its claim has ended does not affect the process that took over', async () => {
  setClock(START)
  const school = await openTestSchool()
  await queueEmails(school.db, [email], START)
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
  const transport = createCountingTransport()
  await queueEmails(school.db, [email], START)
  setClock(START)
  // this process has claimed the email and never finishes
  void sendEmails(school, { send: () => new Promise(() => {}), close() {} }, failOnWarning)
  await expect.poll(async () => (await outboxRows(school))[0]?.claimed_until).toBeGreaterThan(START)

  expect(await sendEmails(school, transport, failOnWarning)).toBe(0)
  setClock(START + 600)
  await sendEmails(school, transport, failOnWarning)
  expect(transport.sent).toHaveLength(1)
})
