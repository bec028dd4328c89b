import * as calls from '../../contract/messages.ts'
import { answer } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { announce } from './announce.ts'
import { readMessage } from './inbox.ts'
import { listBrief, listInbox } from './store.ts'

export const messageCalls = [
  answer(calls.getMessages, ({ school, asked, asker }) =>
    asked.brief ? listBrief(school.db, asker.id) : listInbox(school.db, asker.id),
  ),

  answer(calls.readMessage, async ({ school, asked, asker, now }) => {
    await readMessage(school.db, { messageId: asked.message_id, studentId: asker.id, now })
    return null
  }),

  answer(calls.sendMessage, async ({ school, asked, asker, now }) => ({
    id: await inTransaction(school.db, (tx) =>
      announce(tx, {
        senderId: asker.id,
        subject: asked.subject,
        body: asked.message,
        delivery: asked.delivery_method,
        popup: asked.message_style === 'popup',
        toAll: asked.send_to_all ?? false,
        to: asked.recipients ?? [],
        lessonId: asked.lesson_id ?? null,
        now,
      }),
    ),
  })),
]
