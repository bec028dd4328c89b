import { expect, test } from 'vitest'
import { setStudentsActive } from '../../contract/admin/manage-students.ts'
import { getSentMessages, sendMessage } from '../../contract/messages/announcements.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { count, enrol, openSchool } from '../test/messages/message-audiences.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedAdministrator } from '../test/test-school.ts'

test('an audience must be within its bounds, exist, and not be combined with other recipients', async () => {
  const { school, admin, amina } = await openSchool()
  const send = async (audience: object, more: object = {}) => {
    const fields = { subject: 'a', message: 'b', delivery_method: 'inApp', audience, ...more }
    return callApi(school, sendMessage, fields, admin)
  }
  expect(await send({ kind: 'class', class_id: '99' })).toMatchObject({
    code: 'class_not_found',
  })
  expect(await send({ kind: 'failed', exam_id: '99', pass_mark: 50 })).toMatchObject({
    code: 'lesson_not_found',
  })
  expect(await send({ kind: 'unread', message_id: '99' })).toMatchObject({
    code: 'message_not_found',
  })
  for (const audience of [
    { kind: 'unseen', days: 0 },
    { kind: 'unseen', days: 366 },
    { kind: 'failed', exam_id: '1', pass_mark: 101 },
    { kind: 'everybody' },
  ]) {
    expect(await send(audience), JSON.stringify(audience)).toMatchObject({ http: 400 })
  }
  const unseen = { kind: 'unseen', days: 14 }
  expect(await send(unseen, { send_to_all: true })).toMatchObject({ http: 400 })
  expect(await send(unseen, { recipients: [amina.email] })).toMatchObject({ http: 400 })
})

test('a deactivated student is left out of messages to all and of every audience, and can be chosen', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const { id } = await seedClass(school, { price: 500_00, monthly: true })
  for (const it of [amina, musa]) await enrol(school, id, it, START + 20 * DAY)
  setClock(START + 15 * DAY)
  admin.token = (await seedAdministrator(school)).token
  const musaOnly = { student_ids: [String(musa.id)] }
  await callApi(school, setStudentsActive, { ...musaOnly, active: '0' }, admin)

  for (const audience of [
    { kind: 'class', class_id: String(id) },
    { kind: 'ending', days: 7 },
  ])
    expect(await count(school, admin, audience), audience.kind).toMatchObject({ students: 1 })
  expect(await count(school, admin, { kind: 'unseen', days: 14 })).toMatchObject({ students: 2 })
  const words = { subject: 'The term', message: 'It begins.', delivery_method: 'both' }
  await callApi(school, sendMessage, { ...words, send_to_all: true }, admin)
  await callApi(school, sendMessage, { ...words, recipients: [musa.email] }, admin)
  const sent = await callApi(school, getSentMessages, {}, admin)
  const counts = sent.data.messages.map((it: { recipients: number }) => it.recipients)
  expect(counts).toEqual([1, 2])
  const inbox = await school.db.selectFrom('inbox').select('student_id').execute()
  expect(inbox.map((it) => it.student_id).sort()).toEqual([amina.id, zainab.id, musa.id].sort())
})
