import { expect, test } from 'vitest'
import { seedManyStudents } from '../test/accounts/many-students.ts'
import { listEmails, openSchoolWithMessages, subjectsOf } from '../test/messages/announcements.ts'

test('a repeated or concurrent request with one idempotency key sends one message (R-AMSG-011)', async () => {
  const { school, amina, musa, sendAsAdmin } = await openSchoolWithMessages()
  const fields = { once: 'draft-7', delivery_method: 'both', send_to_all: true }

  const responses = await Promise.all([
    sendAsAdmin(fields),
    sendAsAdmin(fields),
    sendAsAdmin(fields),
  ])
  responses.push(await sendAsAdmin(fields))

  expect(new Set(responses.map((it) => it.data?.id)).size).toBe(1)
  expect(await subjectsOf(school, amina)).toHaveLength(1)
  expect(await listEmails(school)).toHaveLength(2)
  await sendAsAdmin({ ...fields, once: 'draft-8', recipients: [musa.email], send_to_all: false })
  expect(await subjectsOf(school, musa)).toHaveLength(2)
})

test('a declined message may be sent again with the same idempotency key', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()

  const declined = await sendAsAdmin({ once: 'draft-1', recipients: ['nobody@example.org'] })
  const corrected = await sendAsAdmin({ once: 'draft-1', recipients: [amina.email] })

  expect([declined.status, corrected.status]).toEqual([false, true])
  expect(await subjectsOf(school, amina)).toHaveLength(1)
})

test('a message to ten thousand students reaches each inbox and the email queue once (R-AMSG-011, R-AMSG-013)', async () => {
  const { school, sendAsAdmin } = await openSchoolWithMessages()
  await seedManyStudents(school, 10_000)

  expect((await sendAsAdmin({ delivery_method: 'both', send_to_all: true })).status).toBe(true)

  const count = async (table: 'inbox' | 'email_outbox') =>
    (
      await school.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  expect([await count('inbox'), await count('email_outbox')]).toEqual([10_002, 10_002])
})
