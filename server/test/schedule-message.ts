import { HOUR } from '../../contract/duration.ts'
import { getMessages } from '../../contract/messages.ts'
import { getScheduledMessages, scheduleMessage } from '../../contract/scheduled-messages.ts'
import { callApi } from './call-api.ts'
import { setClock } from './email-queue.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from './test-school.ts'

/** The time in Unix seconds at which the tests start. */
export const START = 1_800_000_000

/** A school with an administrator and a student. */
export async function openSchool() {
  setClock(START)
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, admin, amina }
}

/** Schedules a message. */
export const schedule = (school: TestSchool, admin: TestUser, fields: object = {}) =>
  callApi(
    school,
    scheduleMessage,
    {
      ...{ subject: 'The circle', message: 'At nine.', delivery_method: 'both', send_to_all: true },
      ...{ send_at: String(START + HOUR), ...fields },
    },
    admin,
  )

/** The scheduled messages as an administrator sees them. */
export const listOf = async (school: TestSchool, admin: TestUser) =>
  (await callApi(school, getScheduledMessages, {}, admin)).data

/** The messages in a student's inbox. */
export const inboxOf = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMessages, {}, student)).data
