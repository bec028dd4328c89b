import { expect, test } from 'vitest'
import { logout } from '../../contract/auth/auth.ts'
import { subscribePush } from '../../contract/push/push.ts'
import { callApi } from '../test/call-api.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  listDeliveries,
  openSchoolWithPush,
  sendAll,
  sendMessageAs,
} from '../test/messages/push-deliveries.ts'
import { subscribeDevice, type TestDevice } from '../test/messages/push-service-stub.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { seedStudent, type TestSchool } from '../test/test-school.ts'
import { fanOutDueNotices } from './delivery-worker.ts'

/** Returns the names of the devices that were notified of a message. */
async function listNotifiedUsers(
  it: Awaited<ReturnType<typeof openSchoolWithPush>>,
  devices: Record<string, TestDevice>,
  fields: object,
) {
  it.posted.length = 0
  await sendMessageAs(it.school, it.maryam, fields)
  await sendAll(it.school, it.client)
  const paths = it.posted.map(({ path }) => path)
  return Object.keys(devices).filter((name) => paths.includes(devices[name]?.path ?? ''))
}

test('a message to all notifies subscribers of its category, one to selected students notifies them (R-PUSH-003)', async () => {
  const it = await openSchoolWithPush()
  const musa = await seedStudent(it.school, { name: 'Musa Ɗanjuma' })
  const lesson = await addLesson(it.school)
  const devices = {
    lessons: await subscribeDevice(it.school, it.amina, { categories: ['arabic-lessons'] }),
    culture: await subscribeDevice(it.school, it.amina, { categories: ['culture-tips'] }),
    neither: await subscribeDevice(it.school, musa, { categories: [] }),
    both: await subscribeDevice(it.school, musa),
  }

  expect(await listNotifiedUsers(it, devices, { send_to_all: true })).toEqual(['culture', 'both'])
  expect(await listNotifiedUsers(it, devices, { send_to_all: true, lesson_id: lesson })).toEqual([
    'lessons',
    'both',
  ])
  expect(await listNotifiedUsers(it, devices, { recipients: [musa.email] })).toEqual([
    'neither',
    'both',
  ])
  // a message by email alone has no page to open
  expect(
    await listNotifiedUsers(it, devices, { send_to_all: true, delivery_method: 'email' }),
  ).toEqual([])
})

async function addLesson(school: TestSchool) {
  const { id } = await seedClass(school)
  return String(await seedLessonRow(school, id))
}

test('students who have read the message, signed out or were deleted are not notified', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  for (const person of [amina, musa, bilal]) await subscribeDevice(school, person)
  await sendMessageAs(school, maryam, { send_to_all: true })

  await school.db
    .updateTable('inbox')
    .set({ read_at: 1 })
    .where('student_id', '=', amina.id)
    .execute()
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', bilal.id).execute()
  await fanOutDueNotices(school.db, failOnWarning)
  expect(await listDeliveries(school)).toHaveLength(1)
  await callApi(school, logout, {}, musa)
  await sendAll(school, client)

  expect(posted).toEqual([])
})

test('a device taken over by another user does not get the previous user’s notifications', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  await fanOutDueNotices(school.db, failOnWarning)

  await callApi(school, subscribePush, phone.subscription, musa)
  await sendAll(school, client)

  expect(posted).toEqual([])
})
