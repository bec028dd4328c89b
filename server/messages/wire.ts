import * as announcements from '../../contract/announcements.ts'
import * as calls from '../../contract/messages.ts'
import { answer } from '../http/answers.ts'
import { retryMail } from '../kernel/mail.ts'
import { announceOnce, whoHas } from './announce.ts'
import { readMessage } from './inbox.ts'
import { countSent, countStudents, listSent, listUnsent } from './sent.ts'
import { listBrief, listInbox } from './store.ts'

export const messageCalls = [
  answer(calls.getMessages, ({ school, asked, asker }) =>
    asked.brief ? listBrief(school.db, asker.id) : listInbox(school.db, asker.id),
  ),

  answer(calls.readMessage, async ({ school, asked, asker, now }) => {
    await readMessage(school.db, { messageId: asked.message_id, studentId: asker.id, now })
    return null
  }),

  answer(announcements.sendMessage, async ({ school, asked, asker, now }) => ({
    id: await announceOnce(school.db, {
      senderId: asker.id,
      subject: asked.subject,
      body: asked.message,
      delivery: asked.delivery_method,
      popup: asked.message_style === 'popup',
      toAll: asked.send_to_all ?? false,
      to: asked.recipients ?? [],
      lessonId: asked.lesson_id ?? null,
      once: asked.once,
      now,
    }),
  })),

  answer(announcements.checkRecipients, async ({ school, asked }) => {
    const { people, unknown } = await whoHas(school.db, asked.recipients)
    return { registered: people.map(({ name, email }) => ({ name, email })), unregistered: unknown }
  }),

  answer(announcements.getSentMessages, async ({ school, asked }) => ({
    students: await countStudents(school.db),
    total: await countSent(school.db),
    messages: await listSent(school.db, Math.max(1, asked.page ?? 1)),
  })),

  answer(announcements.getUnsentEmails, ({ school, asked }) =>
    listUnsent(school.db, asked.message_id, Math.max(1, asked.page ?? 1)),
  ),

  answer(announcements.retryEmails, async ({ school, asked, now }) => ({
    queued: await retryMail(school.db, asked.message_id, now),
  })),
]
