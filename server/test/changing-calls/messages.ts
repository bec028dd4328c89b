import { createECDH } from 'node:crypto'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { scheduleMessage } from '../../../contract/messages/scheduled-messages.ts'
import { DAY } from '../../../contract/platform/duration.ts'
import { enqueueEmails } from '../../auth/enqueue-emails.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'

import type { Examples } from './school-to-change.ts'

const message = { subject: 'Tomorrow', message: 'No lesson.', delivery_method: 'inApp' }

const scheduledMessage = { ...message, send_to_all: true, send_at: String(now() + DAY) }

const subscription = {
  endpoint: 'https://push.example.org/1',
  // an uncompressed point on the curve
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'x'.repeat(24) },
}

/** Calls that send, schedule and read messages. */
export const messageCalls = {
  sendMessage: async (it) => ({ fields: { ...message, recipients: [it.amina.email] } }),
  sendMessageAgain: async (it) => {
    const fields = { ...message, recipients: [it.amina.email] }
    const { data } = await callApi(it.school, sendMessage, fields, it.maryam)
    return { fields: { message_id: data.id } }
  },
  scheduleMessage: async () => ({ fields: scheduledMessage }),
  cancelScheduledMessage: async (it) => {
    const { data } = await callApi(it.school, scheduleMessage, scheduledMessage, it.maryam)
    return { fields: { scheduled_id: data.id } }
  },
  retryEmail: async ({ school }) => {
    const email = { to: 'amina@example.org', subject: 'Hello', body: 'Peace.' }
    await enqueueEmails(school.db, [email], now())
    const { id } = await school.db
      .updateTable('email_outbox')
      .set({ failed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { fields: { email_id: String(id) } }
  },
  retryEmails: async (it) => {
    const { data } = await callApi(
      it.school,
      sendMessage,
      { ...message, delivery_method: 'email', recipients: [it.amina.email] },
      it.maryam,
    )
    const failed = it.school.db.updateTable('email_outbox').set({ failed_at: 1 })
    await failed.where('message_id', '=', Number(data.id)).execute()
    return { fields: { message_id: data.id } }
  },
  sendTestEmail: async () => ({ fields: {} }),
  readMessage: async (it) => {
    const fields = { ...message, recipients: [it.amina.email] }
    const { data } = await callApi(it.school, sendMessage, fields, it.maryam)
    return { fields: { message_id: data.id }, as: it.amina }
  },
  subscribePush: async (it) => ({ fields: subscription, as: it.amina }),
  unsubscribePush: async (it) => ({
    fields: { endpoint: subscription.endpoint },
    as: it.amina,
  }),
} satisfies Examples
