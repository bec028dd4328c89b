import { expect, test } from 'vitest'
import { getSentMessages } from '../../contract/messages/announcements.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { inboxOf, listOf, schedule } from '../test/messages/schedule-message.ts'
import { openSchoolAtStart } from '../test/process/school-at-start.ts'
import { seedStudent } from '../test/test-school.ts'
import { sendScheduledMessages } from './schedule-worker.ts'

test('a process that is killed after it has claimed a message does not prevent its sending, and nothing is sent twice', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  await schedule(school, admin)
  setClock(START + 2 * HOUR)
  // the claim of a killed process
  await school.db
    .updateTable('scheduled_messages')
    .set({ claimed_until: START + 2 * HOUR + 10 * MINUTE, attempts: 1 })
    .execute()
  expect(await sendScheduledMessages(school.db, failOnWarning)).toBe(0)

  setClock(START + 2 * HOUR + 10 * MINUTE)
  expect(await sendScheduledMessages(school.db, failOnWarning)).toBe(1)
  expect(await sendScheduledMessages(school.db, failOnWarning)).toBe(0)

  expect(await inboxOf(school, amina)).toHaveLength(1)
})

test('a message that cannot be sent stays in the list with the reason, and can be scheduled again', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  const audience = { kind: 'ending', days: 7 }
  const { data } = await schedule(school, admin, { send_to_all: false, audience })
  setClock(START + HOUR)
  await sendScheduledMessages(school.db, failOnWarning)
  expect(await listOf(school, admin)).toMatchObject({
    messages: [{ failure: 'This audience has no members now.' }],
  })

  const again = { scheduled_id: data.id, version: 1, send_at: String(START + 2 * HOUR) }
  expect(await schedule(school, admin, again)).toMatchObject({ status: true })
  setClock(START + 2 * HOUR)
  await sendScheduledMessages(school.db, failOnWarning)
  expect(await inboxOf(school, amina)).toHaveLength(1)
})

test('recipients whose account was deleted meanwhile are left out', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  const musa = await seedStudent(school, { email: 'musa@example.org' })
  const chosen = { send_to_all: false, recipients: [amina.email, 'MUSA@example.org'] }
  await schedule(school, admin, chosen)
  await school.db
    .updateTable('users')
    .set({ deleted_at: START })
    .where('id', '=', musa.id)
    .execute()

  setClock(START + HOUR)
  await sendScheduledMessages(school.db, failOnWarning)

  expect(await inboxOf(school, amina)).toHaveLength(1)
  const { data } = await callApi(school, getSentMessages, {}, admin)
  expect(data.messages).toMatchObject([{ recipients: 1 }])
})

test('a clock that is more than a day ahead of the confirmed time sends nothing early', async () => {
  const { school, admin, amina } = await openSchoolAtStart()
  await school.db.insertInto('confirmed_time').values({ id: 1, at: START }).execute()
  await schedule(school, admin, { send_at: String(START + 20 * DAY) })

  setClock(START + 21 * DAY)
  expect(await sendScheduledMessages(school.db, failOnWarning)).toBe(0)
  expect(await inboxOf(school, amina)).toEqual([])

  await school.db
    .updateTable('confirmed_time')
    .set({ at: START + 21 * DAY })
    .execute()
  await sendScheduledMessages(school.db, failOnWarning)
  expect(await inboxOf(school, amina)).toHaveLength(1)
})
