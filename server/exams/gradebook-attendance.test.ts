import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { getGradebook, getGradebookRows } from '../../contract/exams/gradebook.ts'
import { saveSessionAttendance } from '../../contract/live/manage-live-sessions.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { addTestSessions } from '../test/live-session.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

async function openClass() {
  setClock(START)
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const bashir = await seedStudent(school, { name: 'Bashir Musa' })
  for (const { id: studentId } of [amina, bashir])
    await seedEnrolment(school, { studentId, classId })
  return { school, owner, classId, amina, bashir }
}

test('a class without live sessions has no attendance in its gradebook (R-SESSION-003)', async () => {
  const { school, owner, classId } = await openClass()
  const { data } = await callApi(school, getGradebook, { class_id: String(classId) }, owner)
  expect(data).not.toHaveProperty('sessions')
})

test('the gradebook and its CSV have the attendance of each session, as the list of the teacher has it (R-SESSION-003)', async () => {
  const { school, owner, classId, amina, bashir } = await openClass()
  const [first = '', second = ''] = await addTestSessions(school, owner, classId, {
    ...{ starts_at: String(START + HOUR), days: [1, 2, 3, 4, 5, 6, 7], until: '2027-01-17' },
  })
  setClock(START + 2 * DAY)
  const save = (live_id: string, fields: Record<string, unknown>) =>
    callApi(school, saveSessionAttendance, { live_id, ...fields }, owner)
  await save(first, { present_ids: [String(amina.id)], late_ids: [String(bashir.id)] })
  await save(second, { absent_ids: [String(amina.id)], excused_ids: [String(bashir.id)] })
  const class_id = String(classId)
  const head = await callApi(school, getGradebook, { class_id }, owner)
  expect(head.data.sessions).toBe(2)
  const sorted = { class_id, sort: 'attended', order: 'desc' }
  const rows = await callApi(school, getGradebookRows, sorted, owner)
  expect(rows.data).toMatchObject({ attended: [1, 1] })
  const auditor = await seedAdministrator(school)
  const { body } = await school.app.inject({
    url: `/exports/gradebook.csv?class_id=${classId}`,
    headers: { authorization: `Bearer ${auditor.token}` },
  })
  expect(parse(body, { bom: true })).toEqual([
    [
      ...['Name', 'Email', 'Completed', 'Average', 'Sessions attended'],
      ...['Live session 2027-01-15 10:00', 'Live session 2027-01-16 10:00'],
    ],
    ['Amina Bello', amina.email, '0', '', '1', 'Was there', 'Absent'],
    ['Bashir Musa', bashir.email, '0', '', '1', 'Late', 'Excused'],
  ])
})
