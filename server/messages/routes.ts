import { findFailedEmails, retryEmail } from '../../contract/admin/admin-overview.ts'
import * as announcements from '../../contract/messages/announcements.ts'
import { describeAudience } from '../../contract/messages/audiences.ts'
import * as mailCalls from '../../contract/messages/mail.ts'
import * as calls from '../../contract/messages/messages.ts'
import * as scheduledCalls from '../../contract/messages/scheduled-messages.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { PAGE_SIZES } from '../../contract/platform/page-size.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { retryFailedEmails } from '../platform/mail-queue.ts'
import { reasonIn } from '../platform/stored-text.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { announceAgain, announceOnce, findRecipients } from './announce.ts'
import { audienceIn, countAudience, readAudienceNames } from './audience-queries.ts'
import {
  findFailedEmailPage,
  readMailState,
  retryEmail as requeueEmail,
  sendTestEmail,
} from './failed-emails.ts'
import { listInbox, listInboxBrief, readMessage } from './inbox-store.ts'
import { listReaders } from './readers-store.ts'
import { cancelScheduled, schedule } from './schedule.ts'
import { listScheduled, readScheduledForm } from './scheduled-store.ts'
import { countSent, countStudents, listSent, listUnsent } from './sent-store.ts'

/** Messages with their recipients in words of the reader's language. */
const withAudiences = <Row extends { audience: string }>(rows: readonly Row[], locale: Locale) =>
  rows.map((it) => ({ ...it, audience: audienceIn(locale, it.audience) }))

export const messageRoutes = {
  getMessages: handle(calls.getMessages, ({ school, input, caller }) =>
    input.isBrief ? listInboxBrief(school.db, caller.id) : listInbox(school.db, caller.id),
  ),

  readMessage: handle(calls.readMessage, ({ school, input, caller, now }) =>
    readMessage(school.db, { messageId: input.messageId, studentId: caller.id, now }),
  ),

  sendMessage: handle(announcements.sendMessage, async ({ school, scope, input, caller, now }) => ({
    id: await announceOnce(school.db, {
      senderId: caller.id,
      scope,
      subject: input.subject,
      body: input.body,
      delivery: input.delivery,
      popup: input.style === 'popup',
      toAll: input.toAll ?? false,
      to: input.recipients ?? [],
      audience: input.audience,
      lessonId: input.lessonId ?? null,
      idempotencyKey: input.idempotencyKey,
      now,
    }),
  })),

  checkRecipients: handle(announcements.checkRecipients, async ({ school, scope, input }) => {
    const { users, unregistered } = await findRecipients(school.db, scope, input.recipients)
    return { registered: users.map(({ name, email }) => ({ name, email })), unregistered }
  }),

  getSentMessages: handle(
    announcements.getSentMessages,
    async ({ school, scope, input, locale }) => ({
      students: await countStudents(school.db, scope),
      total: await countSent(school.db, scope),
      messages: withAudiences(
        await listSent(school.db, scope, Math.max(1, input.page ?? 1)),
        locale,
      ),
    }),
  ),

  countAudience: handle(
    announcements.countAudience,
    async ({ school, scope, input, now, locale }) => {
      const names = await readAudienceNames(school.db, scope, input.audience)
      return {
        students: await countAudience(school.db, scope, input.audience, now),
        description: textIn(locale, describeAudience(input.audience, names)),
      }
    },
  ),

  getMessageReaders: handle(announcements.getMessageReaders, ({ school, scope, input }) =>
    listReaders(school.db, {
      scope,
      messageId: input.messageId,
      isUnread: input.isUnread ?? false,
      page: Math.max(1, input.page ?? 1),
    }),
  ),

  sendMessageAgain: handle(
    announcements.sendMessageAgain,
    async ({ school, scope, input, caller, now }) => ({
      id: await announceAgain(school.db, {
        scope,
        messageId: input.messageId,
        senderId: caller.id,
        now,
      }),
    }),
  ),

  scheduleMessage: handle(
    scheduledCalls.scheduleMessage,
    async ({ school, scope, input, caller, now }) => {
      const { db, config } = school
      const { body, delivery, style, toAll = false, recipients = [], ...rest } = input
      const message = { body, delivery, popup: style === 'popup', toAll, to: recipients, ...rest }
      const request = {
        ...message,
        senderId: caller.id,
        scope,
        timezone: config.SITE_TIMEZONE,
        now,
      }
      return { id: await schedule(db, request) }
    },
  ),

  getScheduledMessages: handle(
    scheduledCalls.getScheduledMessages,
    async ({ school, scope, input, locale }) => {
      const page = await listScheduled(school.db, scope, Math.max(1, input.page ?? 1))
      const messages = withAudiences(page.messages, locale)
      return {
        ...page,
        messages: messages.map((it) => ({ ...it, failure: reasonIn(locale, it.failure) })),
      }
    },
  ),

  getScheduledMessage: handle(scheduledCalls.getScheduledMessage, ({ school, scope, input }) =>
    readScheduledForm(school.db, scope, input.scheduledId),
  ),

  cancelScheduledMessage: handle(
    scheduledCalls.cancelScheduledMessage,
    async ({ school, input, caller, now }) => {
      await cancelScheduled(school.db, { id: input.scheduledId, actorId: caller.id, now })
    },
  ),

  getUnsentEmails: handle(announcements.getUnsentEmails, ({ school, scope, input }) =>
    listUnsent(school.db, scope, {
      messageId: input.messageId,
      page: Math.max(1, input.page ?? 1),
    }),
  ),

  retryEmails: handle(announcements.retryEmails, async ({ school, caller, input, now }) => ({
    queued: await inTransaction(school.db, async (tx) => {
      const queued = await retryFailedEmails(tx, input.messageId, now)
      const values = { count: queued, id: `${input.messageId}` }
      const detail = say('audited_detail_emails_of_message', values)
      const entry = { actorId: caller.id, action: 'retryEmails' as const, subjectId: null }
      if (queued > 0) await writeAuditEntry(tx, { ...entry, detail, now })
      return queued
    }),
  })),

  mailState: handle(mailCalls.mailState, ({ school, now }) => readMailState(school, now)),

  sendTestEmail: handle(
    mailCalls.sendTestEmail,
    { limits: [{ points: 10, seconds: HOUR, keyBy: byUser }] },
    ({ school, caller, now }) => sendTestEmail(school, { actorId: caller.id, now }),
  ),

  findFailedEmails: handle(findFailedEmails, ({ school, input, now }) => {
    const { page = 1, size = PAGE_SIZES[0] } = input
    return findFailedEmailPage(school.db, { page, size, now })
  }),

  retryEmail: handle(retryEmail, ({ school, caller, input, now }) =>
    requeueEmail(school.db, { emailId: input.emailId, actorId: caller.id, now }),
  ),
}
