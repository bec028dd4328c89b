import { expect, test } from 'vitest'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/freeze-clock.ts'
import { addTestSessions, sessionForm } from '../test/live-session.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { repairAfterClockMovedBack } from './reminder-queue.ts'
import { sendDueSessionReminders } from './session-worker.ts'

const START = 1_900_000_000

async function openSession(start = START) {
  setClock(START - DAY)
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId })
  await seedStudent(school)
  const [id = ''] = await addTestSessions(school, owner, classId, { starts_at: String(start) })
  return { school, owner, classId, id, amina }
}

const runWorker = async (school: TestSchool, at: number) => {
  setClock(at)
  while ((await sendDueSessionReminders(school.db, 'Africa/Lagos', () => {})) > 0);
}

const subjects = async ({ db }: TestSchool) =>
  (
    await db
      .selectFrom('messages')
      .innerJoin('inbox', 'inbox.message_id', 'messages.id')
      .select('messages.subject')
      .orderBy('messages.id')
      .execute()
  ).map((it) => it.subject.replaceAll(/[\u2066-\u2069]/g, ''))

const HOUR_SUBJECT = 'Live at 18:46: Foundations of Naḥw'
const SOON_SUBJECT = 'Live in ten minutes: Foundations of Naḥw'

test('a session is reminded of an hour and ten minutes before, to its students, with a push (R-SESSION-002)', async () => {
  const { school } = await openSession()
  await runWorker(school, START - HOUR - 1)
  expect(await subjects(school)).toEqual([])
  await runWorker(school, START - HOUR)
  await runWorker(school, START - 30 * MINUTE)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT])
  await runWorker(school, START - 10 * MINUTE)
  await runWorker(school, START)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT, SOON_SUBJECT])
  const notices = await school.db.selectFrom('push_notices').select('urgent').execute()
  expect(notices).toEqual([{ urgent: 1 }, { urgent: 1 }])
})

test('several processes send each reminder once (R-SESSION-002)', async () => {
  const { school } = await openSession()
  setClock(START - HOUR)
  const send = () => sendDueSessionReminders(school.db, 'Africa/Lagos', () => {})
  await Promise.all([send(), send(), send()])
  expect(await subjects(school)).toEqual([HOUR_SUBJECT])
})

test('after an outage only the later reminder is sent, with the time instead of the minutes, and none once the session has begun (R-SESSION-002)', async () => {
  const late = await openSession()
  await runWorker(late.school, START - 5 * MINUTE)
  expect(await subjects(late.school)).toEqual([HOUR_SUBJECT])
  const begun = await openSession()
  await runWorker(begun.school, START)
  expect(await subjects(begun.school)).toEqual([])
})

test('while the clock was hours ahead no reminder is lost, and none is sent twice once it is right again (R-SESSION-002)', async () => {
  const { school } = await openSession()
  const wrongAndRight = async (ahead: number, right: number) => {
    await runWorker(school, right + ahead)
    await repairAfterClockMovedBack(school.db, right)
    await runWorker(school, right)
  }
  await wrongAndRight(5 * HOUR, START - 3 * HOUR)
  expect(await subjects(school)).toEqual([])
  await runWorker(school, START - HOUR)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT])
  await wrongAndRight(5 * HOUR, START - 30 * MINUTE)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT])
  await runWorker(school, START - 10 * MINUTE)
  await wrongAndRight(5 * HOUR, START - 9 * MINUTE)
  await runWorker(school, START - 8 * MINUTE)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT, SOON_SUBJECT])
})

test('a process that was killed with a claim leaves its reminder to another (R-SESSION-002)', async () => {
  const { school } = await openSession()
  await school.db
    .updateTable('live_reminders')
    .set({ claimed_until: START - HOUR + 2 * MINUTE, attempts: 1 })
    .where('minutes_before', '=', 60)
    .execute()
  await runWorker(school, START - HOUR)
  expect(await subjects(school)).toEqual([])
  await runWorker(school, START - HOUR + 2 * MINUTE)
  expect(await subjects(school)).toEqual([HOUR_SUBJECT])
})

test('a moved session says so, and its reminders follow, also when one was sent before (R-SESSION-002)', async () => {
  const it = await openSession()
  await runWorker(it.school, START - HOUR)
  const { class_id, ...form } = sessionForm(it.classId)
  const later = { ...form, live_id: it.id, starts_at: String(START + DAY) }
  await callApi(it.school, calls.changeLiveSession, later, it.owner)
  const moved = 'New time of the live session of Foundations of Naḥw: 18 Mar 2030, 18:46'
  expect(await subjects(it.school)).toEqual([HOUR_SUBJECT, moved])
  await runWorker(it.school, START)
  await runWorker(it.school, START + DAY - HOUR)
  await runWorker(it.school, START + DAY - 10 * MINUTE)
  expect(await subjects(it.school)).toEqual([HOUR_SUBJECT, moved, HOUR_SUBJECT, SOON_SUBJECT])
})

test('a cancelled session says so once and is not reminded of (R-SESSION-002)', async () => {
  const it = await openSession()
  const cancel = () => callApi(it.school, calls.cancelLiveSession, { live_id: it.id }, it.owner)
  await cancel()
  await cancel()
  await runWorker(it.school, START - HOUR)
  expect(await subjects(it.school)).toEqual([
    'Cancelled: the live session of Foundations of Naḥw, 17 Mar 2030',
  ])
})
