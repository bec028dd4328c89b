import { expect, test } from 'vitest'
import { getCalendarFeed, resetCalendarFeed } from '../../contract/live/calendar-feed.ts'
import { cancelLiveSession, changeLiveSession } from '../../contract/live/manage-live-sessions.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { addTestSessions, sessionForm } from '../test/live-session.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestUser,
} from '../test/test-school.ts'

const ARABIC = 'النحو الواضح في قواعد اللغة العربية للمبتدئين، والصرف; والبلاغة 🌙🌙🌙🌙🌙🌙🌙🌙'

async function openSchool() {
  setClock(START)
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId, publicId } = await seedClass(school, { name: ARABIC })
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId })
  const pathOf = async (user: TestUser) =>
    (await callApi(school, getCalendarFeed, {}, user)).data.path as string
  const get = async (url: string, headers = {}) => school.app.inject({ url, headers })
  const read = async (user: TestUser) => (await get(await pathOf(user))).body
  return { school, owner, classId, publicId, amina, pathOf, get, read }
}

/** The lines without their folds. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a calendar has CRLF, lines of at most 75 bytes that cut no letter, times in UTC and how soon to ask again (R-SESSION-004)', async () => {
  const it = await openSchool()
  await addTestSessions(it.school, it.owner, it.classId, { starts_at: String(START + DAY) })
  const response = await it.get(await it.pathOf(it.amina))
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(response.headers['x-robots-tag']).toBe('noindex')
  const bytes = response.rawPayload
  expect(response.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(response.body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of bytes.toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75)
    // a cut letter is not well-formed
    expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\ufffd')
  }
  const lines = unfold(response.body)
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(lines).toContain('DTSTART:20270116T080000Z')
  expect(lines).toContain('DTEND:20270116T090000Z')
  expect(lines).toContain('STATUS:CONFIRMED')
  const escaped = ARABIC.replaceAll(';', '\\;')
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(escaped)
  expect(response.body).toContain(it.publicId)
  expect(response.body).not.toContain('meet.example.org')
})

test('a moved session keeps its UID with a higher SEQUENCE, and a cancelled one stays with its STATUS (R-SESSION-004)', async () => {
  const it = await openSchool()
  const [id = ''] = await addTestSessions(it.school, it.owner, it.classId)
  const lineOf = (file: string, name: string) =>
    unfold(file).find((line) => line.startsWith(`${name}:`))
  const first = await it.read(it.amina)
  expect(lineOf(first, 'SEQUENCE')).toBe('SEQUENCE:0')
  const { class_id, ...form } = sessionForm(it.classId, { starts_at: String(START + DAY) })
  await callApi(it.school, changeLiveSession, { ...form, live_id: id }, it.owner)
  const moved = await it.read(it.amina)
  expect(lineOf(moved, 'UID')).toBe(lineOf(first, 'UID'))
  expect(lineOf(moved, 'SEQUENCE')).toBe('SEQUENCE:1')
  await callApi(it.school, cancelLiveSession, { live_id: id }, it.owner)
  const cancelled = await it.read(it.amina)
  expect(lineOf(cancelled, 'UID')).toBe(lineOf(first, 'UID'))
  expect(lineOf(cancelled, 'SEQUENCE')).toBe('SEQUENCE:2')
  expect(lineOf(cancelled, 'STATUS')).toBe('STATUS:CANCELLED')
})

test('an unchanged calendar is not sent again (R-SESSION-004)', async () => {
  const it = await openSchool()
  const [id = ''] = await addTestSessions(it.school, it.owner, it.classId)
  const path = await it.pathOf(it.amina)
  const { headers } = await it.get(path)
  const again = await it.get(path, { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await callApi(it.school, cancelLiveSession, { live_id: id }, it.owner)
  expect((await it.get(path, { 'if-none-match': headers.etag })).statusCode).toBe(200)
})

test('a calendar has the sessions of the own classes only, and a teacher sees the link (R-SESSION-004, R-STAFF-006)', async () => {
  const it = await openSchool()
  await addTestSessions(it.school, it.owner, it.classId)
  const teacher = await seedStaff(it.school, 'teacher', [it.classId])
  const stranger = await seedStaff(it.school, 'teacher', [(await seedClass(it.school)).id])
  const marker = await seedStaff(it.school, 'marker', [it.classId])
  const other = await seedStudent(it.school)
  const counts = []
  for (const user of [it.owner, teacher, it.amina, stranger, marker, other])
    counts.push((await it.read(user)).split('BEGIN:VEVENT').length - 1)
  expect(counts).toEqual([1, 1, 1, 0, 0, 0])
  expect(await it.read(teacher)).toContain('meet.example.org')
})

test('a reset ends the earlier address at once, a foreign or changed one leads nowhere, and it ends with the account (R-SESSION-004)', async () => {
  const it = await openSchool()
  const path = await it.pathOf(it.amina)
  const forged = path.replace(`/${it.amina.id}-`, `/${it.owner.id}-`)
  expect((await it.get(forged)).statusCode).toBe(404)
  const { data } = await callApi(it.school, resetCalendarFeed, {}, it.amina)
  expect((await it.get(path)).statusCode).toBe(404)
  expect((await it.get(data.path)).statusCode).toBe(200)
  expect(await it.pathOf(it.amina)).toBe(data.path)
  await it.school.db
    .updateTable('users')
    .set({ deactivated_at: START })
    .where('id', '=', it.amina.id)
    .execute()
  expect((await it.get(data.path)).statusCode).toBe(404)
})
