import { expect, test } from 'vitest'
import { getUpcomingSessions, joinLiveSession } from '../../contract/live/live-sessions.ts'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { isoDay, startOfDay } from '../../contract/platform/school-time.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/freeze-clock.ts'
import { addTestSessions, sessionForm } from '../test/live-session.ts'
import { seedClass, seedEnrolment, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

const ZONE = 'Africa/Lagos'

async function openSchool() {
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId })
  return { school, owner, classId, amina }
}

type School = Awaited<ReturnType<typeof openSchool>>

const listSessions = async ({ school, owner, classId }: School, past = '0') =>
  (await callApi(school, calls.getLiveSessions, { class_id: String(classId), past }, owner)).data

test('a session is repeated weekly on the chosen days until the last day, at the same time of the school (R-SESSION-001)', async () => {
  const it = await openSchool()
  // Monday 20:00 in Lagos
  const monday = startOfDay('2030-01-07', ZONE) + 20 * HOUR
  const added = await callApi(
    it.school,
    calls.addLiveSessions,
    sessionForm(it.classId, { starts_at: String(monday), days: [1, 4], until: '2030-01-21' }),
    it.owner,
  )
  expect(added.data).toEqual({ added: 5 })
  const { rows } = await listSessions(it)
  expect(rows.map((row: { starts_at: number }) => isoDay(row.starts_at, ZONE))).toEqual([
    '2030-01-07',
    '2030-01-10',
    '2030-01-14',
    '2030-01-17',
    '2030-01-21',
  ])
  expect(new Set(rows.map((row: { series_id: string }) => row.series_id)).size).toBe(1)
})

test('a single date of a repetition is moved or cancelled, or all that follow (R-SESSION-001)', async () => {
  const it = await openSchool()
  const start = startOfDay('2030-01-07', ZONE) + 20 * HOUR
  const [first, second = '', third = ''] = await addTestSessions(it.school, it.owner, it.classId, {
    ...{ starts_at: String(start), days: [1], until: '2030-01-28' },
  })
  const { class_id, ...form } = sessionForm(it.classId)
  const move = { ...form, live_id: second, starts_at: String(start + 8 * DAY + HOUR) }
  expect((await callApi(it.school, calls.changeLiveSession, move, it.owner)).status).toBe(true)
  const cancel = { live_id: third, following: '1' }
  expect((await callApi(it.school, calls.cancelLiveSession, cancel, it.owner)).status).toBe(true)
  const { rows } = await listSessions(it)
  expect(
    rows.map((row: { starts_at: number; cancelled: boolean }) => [
      row.starts_at - start,
      row.cancelled,
    ]),
  ).toEqual([
    [0, false],
    [8 * DAY + HOUR, false],
    [14 * DAY, true],
    [21 * DAY, true],
  ])
  const all = { ...form, live_id: first, following: '1', starts_at: String(start + DAY - HOUR) }
  expect((await callApi(it.school, calls.changeLiveSession, all, it.owner)).status).toBe(true)
  const moved = (await listSessions(it)).rows.map(
    (row: { starts_at: number }) => row.starts_at - start,
  )
  // the moved one stays two days and the same distance in days from the first; the cancelled ones stay
  expect(moved).toEqual([DAY - HOUR, 9 * DAY - HOUR, 14 * DAY, 21 * DAY])
})

test('a new link for a date and those that follow leaves the times of dates that were moved by themselves (R-SESSION-001)', async () => {
  const it = await openSchool()
  const start = startOfDay('2030-01-07', ZONE) + 20 * HOUR
  const [first, second = ''] = await addTestSessions(it.school, it.owner, it.classId, {
    ...{ starts_at: String(start), days: [1], until: '2030-01-21' },
  })
  const { class_id, ...form } = sessionForm(it.classId)
  const change = (fields: object) =>
    callApi(it.school, calls.changeLiveSession, { ...form, ...fields }, it.owner)
  await change({ live_id: second, starts_at: String(start + 8 * DAY + HOUR) })

  const link = 'https://meet.example.org/new'
  await change({ live_id: first, starts_at: String(start), link, following: '1' })

  const { rows } = await listSessions(it)
  expect(
    rows.map((row: { starts_at: number; link: string }) => [row.starts_at - start, row.link]),
  ).toEqual([
    [0, link],
    [8 * DAY + HOUR, link],
    [14 * DAY, link],
  ])
})

test.each([
  ['http://meet.example.org', 'invalid_request'],
  ['javascript:alert(1)', 'invalid_request'],
  ['https://', 'invalid_request'],
  ['https://user@evil.example', 'invalid_request'],
])(
  'a link that is not a plain https address is refused: %s (R-SESSION-001)',
  async (link, code) => {
    const it = await openSchool()
    const fields = sessionForm(it.classId, { link })
    expect(await callApi(it.school, calls.addLiveSessions, fields, it.owner)).toMatchObject({
      status: false,
      code,
    })
  },
)

test('a session in the past or years ahead, and a repetition of more than 120, are refused (R-SESSION-001)', async () => {
  const it = await openSchool()
  const add = (input: Record<string, unknown>) =>
    callApi(it.school, calls.addLiveSessions, sessionForm(it.classId, input), it.owner)
  expect(await add({ starts_at: String(now() - 1) })).toMatchObject({ code: 'session_in_past' })
  const far = await add({ starts_at: String(now() + 6 * 365 * DAY) })
  expect([far.http, far.message]).toEqual([400, 'Choose a time within the next five years.'])
  const daily = { days: [1, 2, 3, 4, 5, 6, 7], until: '2099-01-01' }
  expect(await add(daily)).toMatchObject({ code: 'too_many_sessions' })
  expect((await listSessions(it)).total).toBe(0)
})

test('a teacher sets the sessions of own classes and no others (R-SESSION-001, R-STAFF-003)', async () => {
  const it = await openSchool()
  const teacher = await seedStaff(it.school, 'teacher', [it.classId])
  const stranger = await seedStaff(it.school, 'teacher', [(await seedClass(it.school)).id])
  const marker = await seedStaff(it.school, 'marker', [it.classId])
  const [id = ''] = await addTestSessions(it.school, teacher, it.classId)
  for (const person of [stranger, marker, it.amina]) {
    const fields = sessionForm(it.classId)
    expect((await callApi(it.school, calls.addLiveSessions, fields, person)).status).toBe(false)
    for (const call of [calls.cancelLiveSession, calls.getSessionAttendance])
      expect((await callApi(it.school, call, { live_id: id }, person)).status).toBe(false)
  }
  expect((await listSessions(it)).rows[0].cancelled).toBe(false)
})

test('students see the sessions of their classes, and the link from a quarter of an hour before until the end (R-SESSION-002)', async () => {
  const start = 1_900_000_000
  setClock(start - DAY)
  const it = await openSchool()
  const other = await seedStudent(it.school)
  await addTestSessions(it.school, it.owner, it.classId, { starts_at: String(start) })
  const upcoming = async (as = it.amina) =>
    (await callApi(it.school, getUpcomingSessions, {}, as)).data
  expect(await upcoming()).toEqual([
    expect.objectContaining({ starts_at: start, minutes: 60, class_name: 'Foundations of Naḥw' }),
  ])
  expect((await upcoming())[0]).not.toHaveProperty('link')
  expect(await upcoming(other)).toEqual([])
  setClock(start - 15 * MINUTE)
  expect((await upcoming())[0].link).toBe('https://meet.example.org/arabic')
  setClock(start + HOUR)
  expect(await upcoming()).toEqual([])
})

test('a student whose paid month is over sees no session and cannot join (R-SESSION-002)', async () => {
  const it = await openSchool()
  const { id: classId } = await seedClass(it.school, { price: 1_000_00, monthly: true })
  const paidUntil = now() - 1
  await seedEnrolment(it.school, { studentId: it.amina.id, classId, paidUntil })
  const [id] = await addTestSessions(it.school, it.owner, classId, {
    starts_at: String(now() + MINUTE),
  })
  expect((await callApi(it.school, getUpcomingSessions, {}, it.amina)).data).toEqual([])
  expect(await callApi(it.school, joinLiveSession, { live_id: id }, it.amina)).toMatchObject({
    code: 'session_not_found',
  })
})

test('a lesson of the class becomes the recording of a session, and no lesson of another class (R-SESSION-005)', async () => {
  const it = await openSchool()
  const [id = ''] = await addTestSessions(it.school, it.owner, it.classId)
  const lessonId = await seedLessonRow(it.school, it.classId)
  const foreign = await seedLessonRow(it.school, (await seedClass(it.school)).id)
  const set = (recording_id: string) =>
    callApi(it.school, calls.setSessionRecording, { live_id: id, recording_id }, it.owner)
  expect((await set(String(foreign))).http).toBe(404)
  expect((await set(String(lessonId))).status).toBe(true)
  expect((await listSessions(it)).rows[0].lesson_id).toBe(String(lessonId))
  await set('0')
  expect((await listSessions(it)).rows[0].lesson_id).toBe('')
})
