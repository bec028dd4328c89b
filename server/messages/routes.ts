import * as announcements from '../../contract/announcements.ts'
import * as calls from '../../contract/messages.ts'
import { retryFailedEmails } from '../platform/mail-queue.ts'
import { handle } from '../rpc/handler.ts'
import { announceOnce, findRecipients } from './announce.ts'
import { readMessage } from './read-message.ts'
import { countSent, countStudents, listSent, listUnsent } from './sent-store.ts'
import { listInbox, listInboxBrief } from './store.ts'

export const messageRoutes = {
  getMessages: handle(calls.getMessages, ({ school, input, caller }) =>
    input.isBrief ? listInboxBrief(school.db, caller.id) : listInbox(school.db, caller.id),
  ),

  readMessage: handle(calls.readMessage, async ({ school, input, caller, now }) => {
    await readMessage(school.db, { messageId: input.messageId, studentId: caller.id, now })
    return null
  }),

  sendMessage: handle(announcements.sendMessage, async ({ school, input, caller, now }) => ({
    id: await announceOnce(school.db, {
      senderId: caller.id,
      subject: input.subject,
      body: input.body,
      delivery: input.delivery,
      popup: input.style === 'popup',
      toAll: input.toAll ?? false,
      to: input.recipients ?? [],
      lessonId: input.lessonId ?? null,
      idempotencyKey: input.idempotencyKey,
      now,
    }),
  })),

  checkRecipients: handle(announcements.checkRecipients, async ({ school, input }) => {
    const { users, unregistered } = await findRecipients(school.db, input.recipients)
    return { registered: users.map(({ name, email }) => ({ name, email })), unregistered }
  }),

  getSentMessages: handle(announcements.getSentMessages, async ({ school, input }) => ({
    students: await countStudents(school.db),
    total: await countSent(school.db),
    messages: await listSent(school.db, Math.max(1, input.page ?? 1)),
  })),

  getUnsentEmails: handle(announcements.getUnsentEmails, ({ school, input }) =>
    listUnsent(school.db, input.messageId, Math.max(1, input.page ?? 1)),
  ),

  retryEmails: handle(announcements.retryEmails, async ({ school, input, now }) => ({
    queued: await retryFailedEmails(school.db, input.messageId, now),
  })),
}
