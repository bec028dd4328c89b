import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getSentMessages } from '../../contract/messages/announcements.ts'
import {
  cancelScheduledMessage,
  getScheduledMessage,
  NO_LONGER_SCHEDULED,
  SCHEDULE_CHANGED,
  scheduleProblem,
} from '../../contract/messages/scheduled-messages.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { textIn } from '../../messages/catalog.ts'
import { say } from '../../messages/message.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { inboxOf, listOf, schedule } from '../test/messages/schedule-message.ts'
import { openSchoolAtStart } from '../test/process/school-at-start.ts'
import { openTwoProcesses } from '../test/process/two-processes.ts'
import { seedStudent } from '../test/test-school.ts'
import { sendScheduledMessages } from './schedule-worker.ts'

test('a scheduled message waits in the list and is sent once at its time, to the students at that time (R-AMSG-011)', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  expect(await schedule(school, admin)).toMatchObject({ status: true })
  expect(await listOf(school, admin)).toMatchObject({
    total: 1,
    messages: [
      { subject: 'The circle', send_at: START + HOUR, audience: 'all students', failure: '' },
    ],
  })

  setClock(START + HOUR - 1)
  expect(await sendScheduledMessages(school.db, failOnWarning)).toBe(0)
  expect(await inboxOf(school, amina)).toEqual([])
  const musa = await seedStudent(school, { name: 'Musa Sani' })
  setClock(START + HOUR)
  const [one, other] = await openTwoProcesses(school)
  await Promise.all([
    sendScheduledMessages(one.db, failOnWarning),
    sendScheduledMessages(other.db, failOnWarning),
  ])

  for (const student of [amina, musa]) {
    expect(await inboxOf(school, student)).toMatchObject([{ subject: 'The circle' }])
  }
  expect(await listOf(school, admin)).toMatchObject({ total: 0 })
  const { data } = await callApi(school, getSentMessages, {}, admin)
  expect(data).toMatchObject({ total: 1, messages: [{ recipients: 2, time: START + HOUR }] })
})

test('a time in the past or more than a year ahead is declined with the reason and the time at the school', async () => {
  const { school, admin } = await openSchoolAtStart()
  expect(await schedule(school, admin, { send_at: String(START) })).toMatchObject({
    http: 200,
    status: false,
    code: 'schedule_time_invalid',
    message: 'This time is over: at the school it is 15 Jan 2027, 9:00 AM. Choose a later one.',
  })
  expect(await schedule(school, admin, { send_at: String(START + 400 * DAY) })).toMatchObject({
    code: 'schedule_time_invalid',
    message: 'Choose a time within a year',
  })
  expect(scheduleProblem(Number.NaN, START, 'Africa/Lagos')).toEqual(
    say('rules_messages_choose_time'),
  )
  expect(await listOf(school, admin)).toMatchObject({ total: 0 })
})

test('a scheduled message can be changed and cancelled until it is sent, by one administrator at a time', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  const { data } = await schedule(school, admin, { send_to_all: false, recipients: [amina.email] })
  const { data: form } = await callApi(
    school,
    getScheduledMessage,
    { scheduled_id: data.id },
    admin,
  )
  expect(form).toMatchObject({
    version: 1,
    message: 'At nine.',
    send_to_all: false,
    recipients: [{ name: amina.name, email: amina.email }],
  })
  const change = { scheduled_id: data.id, version: 1, send_at: String(START + 2 * HOUR) }
  const audience = { kind: 'unseen', days: 14 }
  expect(await schedule(school, admin, { ...change, send_to_all: false, audience })).toMatchObject({
    status: true,
    data: { id: data.id },
  })
  expect(await schedule(school, admin, change)).toMatchObject({
    status: false,
    code: 'conflict_scheduled_message',
    message: textIn('en', SCHEDULE_CHANGED),
  })
  expect(await listOf(school, admin)).toMatchObject({
    total: 1,
    messages: [{ send_at: START + 2 * HOUR, audience: 'students not seen for 14 days' }],
  })

  const id = { scheduled_id: data.id }
  expect(await callApi(school, cancelScheduledMessage, id, admin)).toMatchObject({ status: true })
  expect(await callApi(school, cancelScheduledMessage, id, admin)).toMatchObject({
    code: 'no_longer_scheduled',
    message: textIn('en', NO_LONGER_SCHEDULED),
  })
  expect(await callApi(school, getScheduledMessage, id, admin)).toMatchObject({ http: 404 })
  setClock(START + 3 * HOUR)
  await sendScheduledMessages(school.db, failOnWarning)
  expect(await inboxOf(school, amina)).toEqual([])
  const { data: log } = await callApi(school, getAuditLog, {}, admin)
  expect(log.rows.map((it: { act: string }) => it.act)).toEqual([
    'cancelScheduledMessage',
    'changeScheduledMessage',
    'scheduleMessage',
  ])
})

test('a repeated request schedules no second message', async () => {
  const { school, admin } = await openSchoolAtStart()
  const [one, other] = await openTwoProcesses(school)
  const results = await Promise.all(
    [one, other, one].map((it) => schedule(it, admin, { once: 'one-opened-form' })),
  )

  expect(new Set(results.map((it) => it.data.id)).size).toBe(1)
  expect(await listOf(school, admin)).toMatchObject({ total: 1 })
})
