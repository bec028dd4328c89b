import { enrolInClass, renewSubscription } from '../../../contract/enrolment/enrolment.ts'
import { startSession } from '../../auth/session.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { seedClass } from '../seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'

/** A time in Unix seconds as text. */
export const unixText = (iso: string) => String(new Date(iso).getTime() / 1000)

/** A monthly class that Amina joined on 10 November 2026, and a function that renews her month. */
export async function openSchoolWithSubscription(wallet = 9_000_00) {
  const school = await openTestSchool()
  freezeClock('2026-11-10T08:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet })
  const monthly = await seedClass(school, { name: 'Tajwīd', price: 500_00, monthly: true })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)
  const renew = () =>
    callApi(school, renewSubscription, { class_id: monthly.publicId, email: amina.email }, amina)
  return { school, maryam, amina, monthly, renew }
}

/** Moves the clock forward and renews the sessions of these users. */
export async function advanceClock(school: TestSchool, iso: string, ...users: TestUser[]) {
  const now = freezeClock(iso)
  for (const user of users) {
    user.token = (await startSession(school.db, { userId: user.id, now })).token
  }
}
