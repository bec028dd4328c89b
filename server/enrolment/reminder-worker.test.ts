import { expect, test } from 'vitest'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  openSchoolWithSubscription,
  REMINDER_SUBJECT,
  readInbox,
} from '../test/messages/reminders.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent } from '../test/test-school.ts'
import { sendDueReminders } from './reminder-worker.ts'

test('a deactivated student gets no reminder until the account is active again', async () => {
  const { school, amina, readSubjects, runReminders } = await openSchoolWithSubscription()
  freezeClock('2026-12-07T20:00:00Z')
  const setDeactivated = (at: number | null) =>
    school.db.updateTable('users').set({ deactivated_at: at }).where('id', '=', amina.id).execute()

  await setDeactivated(1_796_000_000)
  expect(await runReminders()).toBe(0)
  await setDeactivated(null)
  expect(await runReminders()).toBe(1)
  expect(await readSubjects()).toEqual([REMINDER_SUBJECT])
})

test('a message with a link to the class is sent once three days and once one day before the end', async () => {
  const { school, amina, monthly, readSubjects, runReminders } = await openSchoolWithSubscription()
  freezeClock('2026-12-07T19:59:59Z')
  expect(await runReminders()).toBe(0)
  expect(await readSubjects()).toEqual([])

  freezeClock('2026-12-07T20:00:00Z')
  expect(await runReminders()).toBe(1)
  expect(await runReminders()).toBe(0)
  const [first] = await readInbox(school, amina)
  expect(first).toMatchObject({
    subject: REMINDER_SUBJECT,
    class_id: String(monthly.id),
    lesson_id: '',
  })
  expect(first?.body).toBe(
    'Your month in \u2068Tajwīd · التَّجْوِيد\u2069 ends on 10 Dec 2026, 9:00 PM.\n\n' +
      'To open new lessons after that, renew it on the page of the class; another month costs ₦500 from your wallet. ' +
      'Lessons that you have opened stay open.',
  )

  freezeClock('2026-12-09T19:00:00Z')
  await runReminders()
  expect(await readSubjects()).toEqual([REMINDER_SUBJECT])
  freezeClock('2026-12-09T20:00:01Z')
  await runReminders()
  await runReminders()
  expect(await readSubjects()).toEqual([REMINDER_SUBJECT, REMINDER_SUBJECT])
})

test('dates are in the school’s time zone, not the server’s', async () => {
  const { school, readSubjects } = await openSchoolWithSubscription()
  freezeClock('2026-12-08T08:00:00Z')
  await sendDueReminders(school.db, 'Asia/Tokyo', failOnWarning)
  expect(await readSubjects()).toEqual([
    'Subscription ends 11 Dec 2026: \u2068Tajwīd · التَّجْوِيد\u2069',
  ])
})

test('after a renewal the student is reminded of the new end, not of the old one', async () => {
  const { school, amina, monthly, readSubjects, runReminders } = await openSchoolWithSubscription()
  freezeClock('2026-12-08T08:00:00Z')
  await runReminders()
  await readSubjects()
  await callApi(school, renewSubscription, { class_id: monthly.publicId }, amina)

  freezeClock('2026-12-10T08:00:00Z')
  await runReminders()
  expect(await readSubjects()).toEqual([REMINDER_SUBJECT])
  freezeClock('2027-01-09T20:00:01Z')
  await runReminders()
  expect(await readSubjects()).toEqual([
    'Subscription ends 10 Jan 2027: \u2068Tajwīd · التَّجْوِيد\u2069',
    REMINDER_SUBJECT,
  ])
})

test('after an outage only reminders of future ends are sent, once', async () => {
  const first = await openSchoolWithSubscription()
  freezeClock('2026-12-10T08:00:00Z')
  await first.runReminders()
  await first.runReminders()
  expect(await first.readSubjects()).toEqual([REMINDER_SUBJECT])

  const second = await openSchoolWithSubscription()
  for (const time of ['2026-12-10T20:00:00Z', '2027-06-01T08:00:00Z']) {
    freezeClock(time)
    await second.runReminders()
  }
  expect(await second.readSubjects()).toEqual([])
})

test('no reminder is sent for a deleted or non-monthly class or to a deleted student', async () => {
  const { school, amina, monthly, readSubjects, runReminders } = await openSchoolWithSubscription()
  const oneTime = await seedClass(school, { price: 500_00 })
  await callApi(school, enrolInClass, { class_id: oneTime.publicId }, amina)
  const deletedStudent = await seedStudent(school, { wallet: 9_000_00 })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, deletedStudent)
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedStudent.id)
    .execute()
  freezeClock('2026-12-08T08:00:00Z')
  await school.db
    .updateTable('classes')
    .set({ deleted_at: 1 })
    .where('id', '=', monthly.id)
    .execute()

  await runReminders()

  expect(await readSubjects()).toEqual([])
  expect(await school.db.selectFrom('messages').select('id').execute()).toEqual([])
})
