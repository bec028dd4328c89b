import { expect, onTestFinished, test } from 'vitest'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { removeStudentsFromClass } from '../../contract/enrolment/manage-enrolments.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { LAGOS, openSchoolWithSubscription, REMINDER_SUBJECT } from '../test/messages/reminders.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'
import { sendDueReminders, startReminderWorker } from './reminder-worker.ts'

test('a clock that moves back sends no reminder twice', async () => {
  const { readSubjects, runReminders } = await openSchoolWithSubscription()
  for (const time of ['2026-12-09T21:00:00Z', '2026-12-07T21:00:00Z', '2026-12-09T22:00:00Z']) {
    freezeClock(time)
    await runReminders()
  }
  expect(await readSubjects()).toEqual([REMINDER_SUBJECT])
})

test('concurrent workers send each reminder once', async () => {
  const { school, monthly, runReminders } = await openSchoolWithSubscription()
  const students = await Promise.all(
    Array.from({ length: 12 }, () => seedStudent(school, { wallet: 900_00 })),
  )
  for (const student of students)
    await callApi(school, enrolInClass, { class_id: monthly.publicId }, student)
  freezeClock('2026-12-08T08:00:00Z')

  await Promise.all([runReminders(), runReminders(), runReminders(), runReminders()])

  const sent = await school.db.selectFrom('inbox').select('student_id').execute()
  expect(sent).toHaveLength(13)
  expect(new Set(sent.map((it) => it.student_id)).size).toBe(13)
})

test('a renewal concurrent with a reminder succeeds, with at most one reminder', async () => {
  const { school, amina, monthly, readSubjects, runReminders } = await openSchoolWithSubscription()
  freezeClock('2026-12-08T08:00:00Z')
  const [answer] = await Promise.all([
    callApi(school, renewSubscription, { class_id: monthly.publicId }, amina),
    runReminders(),
  ])
  expect(answer.status).toBe(true)
  expect((await readSubjects()).length).toBeLessThanOrEqual(1)
})

test('a renewal or a removal after the due reminders were read sends no reminder of the old end', async () => {
  const { school, amina, monthly, readSubjects } = await openSchoolWithSubscription()
  const musa = await seedStudent(school, { wallet: 900_00 })
  const fields = { class_id: monthly.publicId }
  await callApi(school, enrolInClass, fields, musa)
  const maryam = await seedAdministrator(school)
  const removal = { student_ids: [String(musa.id)], class_id: String(monthly.id), refund: 'none' }
  await advanceClock(school, '2026-12-10T08:00:00Z', amina, maryam)
  const changes = [
    () => callApi(school, renewSubscription, fields, amina),
    () => callApi(school, removeStudentsFromClass, removal, maryam),
  ]
  const changing = school.db.withPlugin({
    transformQuery: ({ node }) => node,
    // after the first read
    async transformResult({ result }) {
      for (const change of changes.splice(0)) expect(await change()).toMatchObject({ status: true })
      return result
    },
  })

  await sendDueReminders(changing, LAGOS, failOnWarning)

  expect(changes).toEqual([])
  expect(await readSubjects()).toEqual([])
  expect(await school.db.selectFrom('subscription_reminders').select('id').execute()).toEqual([])
})

test('the worker sends due reminders in the background', async () => {
  const { school, readSubjects } = await openSchoolWithSubscription()
  freezeClock('2026-12-08T08:00:00Z')
  const worker = startReminderWorker(school.db, LAGOS, (message) => expect.unreachable(message))
  onTestFinished(() => worker.stop())
  await expect.poll(readSubjects).toEqual([REMINDER_SUBJECT])
})
