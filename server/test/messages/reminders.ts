import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { startSession } from '../../auth/session.ts'
import { sendDueReminders } from '../../enrolment/reminder-worker.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'
import { failOnWarning } from './counting-transport.ts'

/** The time zone of the school. */
export const LAGOS = 'Africa/Lagos'

/** Amina's month in a class ends on 10 Dec 2026 at 9 PM in Lagos. */
export async function openSchoolWithSubscription() {
  const school = await openTestSchool()
  freezeClock('2026-11-10T20:00:00Z')
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const monthly = await seedClass(school, {
    name: 'Tajwīd · التَّجْوِيد',
    price: 500_00,
    monthly: true,
  })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)
  const readSubjects = async () => (await readInbox(school, amina)).map((it) => it.subject)
  return {
    school,
    amina,
    monthly,
    readSubjects,
    runReminders: () => sendDueReminders(school.db, LAGOS, failOnWarning),
  }
}

type ReceivedMessage = { subject: string; body: string; class_id: string; lesson_id: string }

/** A user's messages. Starts a new session, because the clock may have moved past the old one. */
export async function readInbox(school: TestSchool, user: TestUser): Promise<ReceivedMessage[]> {
  const now = Math.floor(Date.now() / 1000)
  const { token } = await startSession(school.db, { userId: user.id, now })
  user.token = token
  return (await callApi(school, getMessages, {}, user)).data
}

/** The subject of the reminder. */
export const REMINDER_SUBJECT = 'Subscription ends 10 Dec 2026: \u2068Tajwīd · التَّجْوِيد\u2069'
