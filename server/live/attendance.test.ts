import { expect, test } from 'vitest'
import { joinLiveSession } from '../../contract/live/live-sessions.ts'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/freeze-clock.ts'
import { addTestSessions } from '../test/live-session.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const START = 1_900_000_000

async function openSession() {
  setClock(START - DAY)
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const students = []
  for (const name of ['Amina Bello', 'Bashir Musa', 'Zainab Sani']) {
    const student = await seedStudent(school, { name })
    await seedEnrolment(school, { studentId: student.id, classId })
    students.push(student)
  }
  const [id = ''] = await addTestSessions(school, owner, classId, { starts_at: String(START) })
  const [amina, bashir, zainab] = students
  if (!amina || !bashir || !zainab) throw new Error('three students')
  const list = async () =>
    (await callApi(school, calls.getSessionAttendance, { live_id: id }, owner)).data
  return { school, owner, classId, id, amina, bashir, zainab, list }
}

test('Join gives the link and records the first time (R-SESSION-003)', async () => {
  const it = await openSession()
  const join = () => callApi(it.school, joinLiveSession, { live_id: it.id }, it.amina)
  expect(await join()).toMatchObject({ status: false, code: 'session_not_open' })
  setClock(START - 5 * MINUTE)
  expect((await join()).data).toEqual({ link: 'https://meet.example.org/arabic' })
  setClock(START + 5 * MINUTE)
  expect((await join()).status).toBe(true)
  expect(await it.list()).toEqual([
    { id: String(it.amina.id), name: 'Amina Bello', joined_at: START - 300, status: '' },
    { id: String(it.bashir.id), name: 'Bashir Musa', joined_at: 0, status: '' },
    { id: String(it.zainab.id), name: 'Zainab Sani', joined_at: 0, status: '' },
  ])
})

test('the list of the teacher counts, and students who are not named keep their entry (R-SESSION-003)', async () => {
  const it = await openSession()
  const save = (fields: Record<string, unknown>) =>
    callApi(it.school, calls.saveSessionAttendance, { live_id: it.id, ...fields }, it.owner)
  expect(await save({ present_ids: [String(it.amina.id)] })).toMatchObject({
    code: 'session_not_begun',
  })
  setClock(START + HOUR)
  const outsider = await seedStudent(it.school)
  await save({
    present_ids: [String(it.amina.id), String(outsider.id)],
    late_ids: [String(it.bashir.id)],
    absent_ids: [String(it.zainab.id)],
  })
  await save({ excused_ids: [String(it.zainab.id)] })
  const statuses = (await it.list()).map((row: { status: string }) => row.status)
  expect(statuses).toEqual(['present', 'late', 'excused'])
  const { data } = await callApi(
    it.school,
    calls.getLiveSessions,
    { class_id: String(it.classId), past: '1' },
    it.owner,
  )
  expect(data.rows[0]).toMatchObject({ joined: 0, attended: 2 })
})

test('a cancelled session is not joined and has no list (R-SESSION-003)', async () => {
  const it = await openSession()
  await callApi(it.school, calls.cancelLiveSession, { live_id: it.id }, it.owner)
  setClock(START)
  expect(await callApi(it.school, joinLiveSession, { live_id: it.id }, it.amina)).toMatchObject({
    code: 'session_cancelled',
  })
  const list = { live_id: it.id, present_ids: [String(it.amina.id)] }
  expect(await callApi(it.school, calls.saveSessionAttendance, list, it.owner)).toMatchObject({
    code: 'session_cancelled',
  })
})
