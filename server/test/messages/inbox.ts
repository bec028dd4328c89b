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

type Fields = Record<string, unknown>

type WireMessage = { id: string; subject: string; body: string; isRead: boolean }

/** A school with Amina and Musa and an administrator who writes to them. */
export async function openSchoolWithMessages() {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const sendAsAdmin = async (fields: Fields = {}) => {
    const message = { subject: 'Peace', message: 'The circle begins.', delivery_method: 'inApp' }
    const to = { send_to_all: true }
    const response = await callApi(school, sendMessage, { ...message, ...to, ...fields }, admin)
    if (!response.status) throw new Error(response.message)
    return String(response.data.id)
  }
  return { school, admin, amina, musa, sendAsAdmin }
}

/** The messages in a user's inbox. */
export async function inboxOf(
  school: TestSchool,
  who: TestUser,
  more: Fields = {},
): Promise<WireMessage[]> {
  return (await callApi(school, getMessages, { email: who.email, ...more }, who)).data
}
