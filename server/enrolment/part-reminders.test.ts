import { expect, test } from 'vitest'
import { findEnrolments } from '../../contract/admin/admin-overview.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { findOwed, remindOfPart } from '../../contract/enrolment/owed.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { count } from '../test/messages/message-audiences.ts'
import { readInbox } from '../test/messages/reminders.ts'
import { seedPayment, verifyCardPayment } from '../test/payments/card-payments.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { sendDueReminders } from './reminder-worker.ts'

const SUBJECT = 'Next part of Ṣarf'

/** Amina has joined a class of ₦9,000 in three parts on 1 November at 9:00 in Lagos; the second is due on 1 December. */
async function openSchoolWithParts() {
  const school = await openTestSchool()
  freezeClock('2026-11-01T08:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const it = await seedClass(school, { name: 'Ṣarf', price: 9_000_00, parts: 3 })
  const ofClass = { class_id: String(it.id) }
  await callApi(school, enrolInClass, { ...ofClass, in_parts: '1' }, amina)
  const run = () => sendDueReminders(school.db, 'Africa/Lagos', failOnWarning)
  const readSubjects = async () =>
    (await readInbox(school, amina)).map((message) => message.subject)
  return { school, maryam, amina, it, ofClass, run, readSubjects }
}

test('a student is reminded of a part three days before it is due, once by several processes, and again of the next part (R-PAY-006)', async () => {
  const { school, maryam, amina, ofClass, run, readSubjects } = await openSchoolWithParts()
  freezeClock('2026-11-28T07:59:00Z')
  await run()
  expect(await readSubjects()).toEqual([])

  freezeClock('2026-11-28T08:01:00Z')
  await Promise.all([run(), run(), run(), run()])
  const [reminder] = await readInbox(school, amina)
  expect(await readSubjects()).toEqual([SUBJECT])
  expect(reminder?.body).toContain('is ₦3,000, due on 1 Dec 2026')
  expect(reminder?.class_id).toBe(ofClass.class_id)
  for (const time of ['2026-11-30T08:00:00Z', '2026-11-28T09:00:00Z', '2026-12-02T08:00:00Z']) {
    freezeClock(time)
    await run()
  }
  expect(await readSubjects()).toEqual([SUBJECT])

  await advanceClock(school, '2026-12-02T08:00:00Z', amina, maryam)
  await callApi(school, renewSubscription, ofClass, amina)
  freezeClock('2026-12-30T08:00:00Z')
  await run()
  expect(await readSubjects()).toEqual([SUBJECT, SUBJECT])
  await advanceClock(school, '2026-12-30T08:00:00Z', maryam)
  const { data } = await callApi(school, findOwed, { state: 'all' }, maryam)
  expect(data.rows).toMatchObject([{ reminded: Date.parse('2026-12-30T08:00:00Z') / 1000 }])
})

test('a part that is paid, that the staff reminded of, or whose payment is not known yet needs no reminder (R-PAY-006)', async () => {
  const { school, maryam, amina, ofClass, run, readSubjects } = await openSchoolWithParts()
  await advanceClock(school, '2026-11-29T08:00:00Z', amina, maryam)
  const { reference } = await seedPayment(school, amina, ofClass)
  await run()
  expect(await readSubjects()).toEqual([])
  await verifyCardPayment(school, reference, amina)

  const reminded = { ...ofClass, student_id: String(amina.id) }
  expect((await callApi(school, remindOfPart, reminded, maryam)).status).toBe(true)
  await run()
  expect(await readSubjects()).toEqual([SUBJECT])

  // the next part is due on 1 January
  await callApi(school, renewSubscription, ofClass, amina)
  await advanceClock(school, '2026-12-30T08:00:00Z', amina)
  await callApi(school, renewSubscription, ofClass, amina)
  await run()
  expect(await readSubjects()).toEqual([SUBJECT])
})

test('a deactivated student and one whose class was deleted are not reminded of a part (R-PAY-006)', async () => {
  const { school, amina, it, run } = await openSchoolWithParts()
  freezeClock('2026-11-29T08:00:00Z')
  const users = school.db.updateTable('users').where('id', '=', amina.id)
  await users.set({ deactivated_at: 1 }).execute()
  await run()
  await users.set({ deactivated_at: null }).execute()
  await school.db.updateTable('classes').where('id', '=', it.id).set({ deleted_at: 1 }).execute()
  await run()
  expect(await school.db.selectFrom('inbox').selectAll().execute()).toEqual([])
})

test('who owes a part of a class that became monthly is in no list and no reminder of months that end (R-PAY-006)', async () => {
  const { school, maryam, amina, it, run, readSubjects } = await openSchoolWithParts()
  await school.db
    .updateTable('classes')
    .set({ monthly: 1, parts: 0 })
    .where('id', '=', it.id)
    .execute()
  const musa = await seedStudent(school, { wallet: 9_000_00 })
  await callApi(school, enrolInClass, { class_id: String(it.id) }, musa)
  // the grace of the part ends with the month of Musa
  await school.db
    .updateTable('enrolments')
    .set({ paid_until: Date.parse('2026-12-01T08:00:00Z') / 1000 })
    .execute()
  await advanceClock(school, '2026-11-29T08:00:00Z', amina, maryam, musa)

  await run()
  expect(await readSubjects()).toEqual([SUBJECT])
  const lapsing = await callApi(school, findEnrolments, { state: 'lapsing' }, maryam)
  expect(lapsing.data.rows.map((row: { student: { id: string } }) => row.student.id)).toEqual([
    String(musa.id),
  ])
  const ending = { kind: 'ending', days: 7 }
  expect(await count(school, maryam, ending)).toMatchObject({ students: 1 })
})
