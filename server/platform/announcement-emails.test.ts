import { expect, test } from 'vitest'
import { START, setClock } from '../test/freeze-clock.ts'
import { createCountingTransport, failOnWarning } from '../test/messages/counting-transport.ts'
import { queuedEmail as email, outboxRows, sendEmails } from '../test/messages/email-queue.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'
import { inTransaction } from './db.ts'
import { enqueueMessageEmails, queueEmails } from './mail-queue.ts'
import type { MailTransport, OutgoingEmail } from './mail-transport.ts'

/** Creates a message that is emailed to thirty students. */
async function createAnnouncement(school: TestSchool) {
  for (let index = 0; index < 30; index++) await seedStudent(school)
  const { id } = await school.db
    .insertInto('messages')
    .values({
      rand: 'an-announcement-of-ours',
      subject: 'The circle · الحَلْقَة',
      body: 'It begins at nine.',
      delivery: 'email',
      popup: 0,
      to_all: 1,
      class_id: null,
      lesson_id: null,
      sender_id: null,
      sent_at: START,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(school.db, (tx) =>
    enqueueMessageEmails(tx, {
      messageId: id,
      recipients: tx.selectFrom('users').select('users.email'),
      now: START,
    }),
  )
}

test('the emails of a message get its text when they are sent (R-AMSG-014)', async () => {
  const school = await openTestSchool()
  await createAnnouncement(school)
  setClock(START)
  const sent: OutgoingEmail[] = []
  const transport: MailTransport = { send: async (it) => void sent.push(it), close() {} }

  expect((await outboxRows(school)).every((it) => it.body === '' && it.subject === '')).toBe(true)
  await sendEmails(school, transport, failOnWarning)

  expect(sent).toHaveLength(10)
  expect(sent[0]).toMatchObject({
    subject: 'The circle · الحَلْقَة',
    body: 'It begins at nine.\n\n-- \nLisan\nhttps://lisan.example',
  })
})

test('a batch of emails reads the text of its message and the name of the school once', async () => {
  const school = await openTestSchool()
  await createAnnouncement(school)
  setClock(START)
  const tables: string[] = []
  const db = school.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') tables.push(JSON.stringify(node.from))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const transport = createCountingTransport()

  await sendEmails({ ...school, db }, transport, failOnWarning)

  expect(transport.sent).toHaveLength(10)
  for (const table of ['messages', 'settings'])
    expect(tables.filter((it) => it.includes(`"${table}"`))).toHaveLength(1)
})

test('a code that a user waits for is sent before an announcement to thousands', async () => {
  const school = await openTestSchool()
  const transport = createCountingTransport()
  await createAnnouncement(school)
  await queueEmails(school.db, [email], START)
  setClock(START)

  await sendEmails(school, transport, failOnWarning)

  const code = (await outboxRows(school)).at(-1)
  expect(transport.sent).toContain(code?.id)
})
