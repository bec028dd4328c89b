import { expect } from 'vitest'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { callApi } from '../call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'

/** The fields of a request on the wire. */
export type Fields = Record<string, unknown>

/** A school with an administrator and two students, and a function that sends a message. */
export async function openSchoolWithMessages() {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', email: 'Amina@Example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  const sendAsAdmin = (fields: Fields) =>
    callApi(
      school,
      sendMessage,
      {
        admin_email: admin.email,
        subject: 'The circle · الحَلْقَة',
        message: 'It begins at nine.',
        delivery_method: 'inApp',
        message_style: 'normal',
        ...fields,
      },
      admin,
    )
  return { school, admin, amina, musa, sendAsAdmin }
}

/** The subjects in a user's inbox. */
export const subjectsOf = async (school: TestSchool, who: TestUser): Promise<string[]> =>
  (await callApi(school, getMessages, {}, who)).data.map((it: { subject: string }) => it.subject)

/** The emails in the queue by recipient. */
export const listEmails = ({ db }: TestSchool) =>
  db
    .selectFrom('email_outbox')
    .innerJoin('messages', 'messages.id', 'email_outbox.message_id')
    .select(['messages.subject', 'to_address'])
    .orderBy('email_outbox.id')
    .execute()

/** Expects that no message and no email exists. */
export async function expectNothingSent(school: TestSchool) {
  expect(await school.db.selectFrom('messages').select('id').execute()).toEqual([])
  expect(await school.db.selectFrom('inbox').select('id').execute()).toEqual([])
  expect(await listEmails(school)).toEqual([])
}
