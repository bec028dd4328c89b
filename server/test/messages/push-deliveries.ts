import { expect, onTestFinished } from 'vitest'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { fanOutDueNotices, sendDuePushes } from '../../push/delivery-worker.ts'
import { readPushKeys } from '../../push/vapid-keys.ts'
import { createWebPushClient, type WebPushClient } from '../../push/web-push-client.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'
import { openPushServiceStub } from './push-service-stub.ts'

/** Fails the test if the worker logs a warning. */
export const failOnWarning = (sentence: string): void => expect.unreachable(sentence)

/** A school that sends pushes to a local push service. */
export async function openSchoolWithPush(replies?: Parameters<typeof openPushServiceStub>[0]) {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const service = await openPushServiceStub(replies)
  const client = createWebPushClient(school.config, await readPushKeys(school.db), service.agent)
  onTestFinished(() => client.close())
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, client, maryam, amina, posted: service.posted }
}

/** Sends until no delivery is due. */
export async function sendAll(
  { db }: TestSchool,
  client: WebPushClient,
  logWarning = failOnWarning,
) {
  while (
    (await fanOutDueNotices(db, failOnWarning)) + (await sendDuePushes(db, client, logWarning)) >
    0
  );
}

/** Sends a message to all. */
export const sendMessageAs = (school: TestSchool, maryam: TestUser, fields: object) =>
  callApi(
    school,
    sendMessage,
    { subject: 'The circle', message: 'At nine.', delivery_method: 'inApp', ...fields },
    maryam,
  )

/** The deliveries in the queue. */
export const listDeliveries = ({ db }: TestSchool) =>
  db.selectFrom('push_deliveries').selectAll().orderBy('id').execute()
