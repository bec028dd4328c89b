import { expect, test } from 'vitest'
import { getSentMessages } from '../../contract/announcements.ts'
import { getAuditLog } from '../../contract/audit.ts'
import { DAY, HOUR, MINUTE } from '../../contract/duration.ts'
import { getMessages } from '../../contract/messages.ts'
import {
  cancelScheduledMessage,
  getScheduledMessage,
  getScheduledMessages,
  NO_LONGER_SCHEDULED,
  SCHEDULE_CHANGED,
  scheduleMessage,
  scheduleProblem,
} from '../../contract/scheduled-messages.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/email-queue.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { openTwoProcesses } from '../test/two-processes.ts'
import { sendScheduledMessages } from './schedule-worker.ts'

const START = 1_800_000_000

async function openSchool() {
  setClock(START)
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, admin, amina }
}

const schedule = (school: TestSchool, admin: TestUser, fields: object = {}) =>
  callApi(
    school,
    scheduleMessage,
    {
      ...{ subject: 'The circle', message: 'At nine.', delivery_method: 'both', send_to_all: true },
      ...{ send_at: String(START + HOUR), ...fields },
    },
    admin,
  )

const listOf = async (school: TestSchool, admin: TestUser) =>
  (await callApi(school, getScheduledMessages, {}, admin)).data

const inboxOf = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMessages, {}, student)).data

test('a scheduled message waits in the list and is sent once at its time, to the students of that moment (R-AMSG-011)', async () => {
  const { school, admin, amina } = await openSchool()
  expect(await schedule(school, admin)).toMatchObject({ status: true })
  expect(await listOf(school, admin)).toMatchObject({
    total: 1,
    messages: [
      { subject: 'The circle', send_at: START + HOUR, audience: 'all students', failure: '' },
    ],
  })

  setClock(START + HOUR - 1)
  expect(await sendScheduledMessages(school.db)).toBe(0)
  expect(await inboxOf(school, amina)).toEqual([])
  const musa = await seedStudent(school, { name: 'Musa Sani' })
  setClock(START + HOUR)
  const [one, other] = await openTwoProcesses(school)
  await Promise.all([sendScheduledMessages(one.db), sendScheduledMessages(other.db)])

  for (const student of [amina, musa]) {
    expect(await inboxOf(school, student)).toMatchObject([{ subject: 'The circle' }])
  }
  expect(await listOf(school, admin)).toMatchObject({ total: 0 })
  const { data } = await callApi(school, getSentMessages, {}, admin)
  expect(data).toMatchObject({ total: 1, messages: [{ recipients: 2, time: START + HOUR }] })
})

test('a process that is killed after it has claimed a message does not prevent its sending, and nothing is sent twice', async () => {
  const { school, admin, amina } = await openSchool()
  await schedule(school, admin)
  setClock(START + 2 * HOUR)
  // the claim of a killed process
  await school.db
    .updateTable('scheduled_messages')
    .set({ claimed_until: START + 2 * HOUR + 10 * MINUTE, attempts: 1 })
    .execute()
  expect(await sendScheduledMessages(school.db)).toBe(0)

  setClock(START + 2 * HOUR + 10 * MINUTE)
  expect(await sendScheduledMessages(school.db)).toBe(1)
  expect(await sendScheduledMessages(school.db)).toBe(0)

  expect(await inboxOf(school, amina)).toHaveLength(1)
})

test('a time that is over, or more than a year ahead, is refused with words and the time at the school', async () => {
  const { school, admin } = await openSchool()
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
  expect(scheduleProblem(Number.NaN, START, 'Africa/Lagos')).toBe('Choose a day and a time')
  expect(await listOf(school, admin)).toMatchObject({ total: 0 })
})

test('a scheduled message can be changed and cancelled until it is sent, by one administrator at a time', async () => {
  const { school, admin, amina } = await openSchool()
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
    message: SCHEDULE_CHANGED,
  })
  expect(await listOf(school, admin)).toMatchObject({
    total: 1,
    messages: [{ send_at: START + 2 * HOUR, audience: 'students not seen for 14 days' }],
  })

  const id = { scheduled_id: data.id }
  expect(await callApi(school, cancelScheduledMessage, id, admin)).toMatchObject({ status: true })
  expect(await callApi(school, cancelScheduledMessage, id, admin)).toMatchObject({
    code: 'no_longer_scheduled',
    message: NO_LONGER_SCHEDULED,
  })
  expect(await callApi(school, getScheduledMessage, id, admin)).toMatchObject({ http: 404 })
  setClock(START + 3 * HOUR)
  await sendScheduledMessages(school.db)
  expect(await inboxOf(school, amina)).toEqual([])
  const { data: log } = await callApi(school, getAuditLog, {}, admin)
  expect(log.rows.map((it: { act: string }) => it.act)).toEqual([
    'cancelScheduledMessage',
    'changeScheduledMessage',
    'scheduleMessage',
  ])
})

test('a repeated request schedules no second message', async () => {
  const { school, admin } = await openSchool()
  const [one, other] = await openTwoProcesses(school)
  const results = await Promise.all(
    [one, other, one].map((it) => schedule(it, admin, { once: 'one-opened-form' })),
  )

  expect(new Set(results.map((it) => it.data.id)).size).toBe(1)
  expect(await listOf(school, admin)).toMatchObject({ total: 1 })
})

test('a message that cannot be sent stays in the list with the reason, and can be scheduled again', async () => {
  const { school, admin, amina } = await openSchool()
  const audience = { kind: 'ending', days: 7 }
  const { data } = await schedule(school, admin, { send_to_all: false, audience })
  setClock(START + HOUR)
  await sendScheduledMessages(school.db)
  expect(await listOf(school, admin)).toMatchObject({
    messages: [{ failure: 'Nobody belongs to this audience now.' }],
  })

  const again = { scheduled_id: data.id, version: 1, send_at: String(START + 2 * HOUR) }
  expect(await schedule(school, admin, again)).toMatchObject({ status: true })
  setClock(START + 2 * HOUR)
  await sendScheduledMessages(school.db)
  expect(await inboxOf(school, amina)).toHaveLength(1)
})

test('recipients whose account was deleted meanwhile are left out', async () => {
  const { school, admin, amina } = await openSchool()
  const musa = await seedStudent(school, { email: 'musa@example.org' })
  const chosen = { send_to_all: false, recipients: [amina.email, 'MUSA@example.org'] }
  await schedule(school, admin, chosen)
  await school.db
    .updateTable('users')
    .set({ deleted_at: START })
    .where('id', '=', musa.id)
    .execute()

  setClock(START + HOUR)
  await sendScheduledMessages(school.db)

  expect(await inboxOf(school, amina)).toHaveLength(1)
  const { data } = await callApi(school, getSentMessages, {}, admin)
  expect(data.messages).toMatchObject([{ recipients: 1 }])
})

test('a clock that is more than a day ahead of the confirmed time sends nothing early', async () => {
  const { school, admin, amina } = await openSchool()
  await school.db.insertInto('confirmed_time').values({ id: 1, at: START }).execute()
  await schedule(school, admin, { send_at: String(START + 20 * DAY) })

  setClock(START + 21 * DAY)
  expect(await sendScheduledMessages(school.db)).toBe(0)
  expect(await inboxOf(school, amina)).toEqual([])

  await school.db
    .updateTable('confirmed_time')
    .set({ at: START + 21 * DAY })
    .execute()
  await sendScheduledMessages(school.db)
  expect(await inboxOf(school, amina)).toHaveLength(1)
})
