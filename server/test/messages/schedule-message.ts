import { getMessages } from '../../../contract/messages/messages.ts'
import {
  getScheduledMessages,
  scheduleMessage,
} from '../../../contract/messages/scheduled-messages.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import { callApi } from '../call-api.ts'
import { START } from '../freeze-clock.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

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
