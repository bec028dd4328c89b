import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import * as calls from '../../contract/guardians/guardians.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { handlers } from '../handlers.ts'
import { eraseDueAccounts } from '../privacy/erasure-worker.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { addTestSessions } from '../test/live-session.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  seedClass,
  seedEnrolment,
  seedLessonRow,
  seedLessonView,
  seedSubmission,
} from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

const HOSTILE = '<script>alert(1)</script> "الفصل"'
const FORM = { name: 'Hajiya Bello', language: 'en' }

async function openSchool(classCount = 1) {
  setClock(START)
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const classIds: number[] = []
  for (let number = 0; number < classCount; number++) {
    const name = `${HOSTILE} ${'ن'.repeat(60)}`
    const { id: classId } = await seedClass(school, { name, price: 5_000_00, monthly: true })
    classIds.push(classId)
    const paidUntil = START + (number % 2 === 0 ? -DAY : DAY)
    await seedEnrolment(school, { studentId: amina.id, classId, paidUntil })
    const lessonId = await seedLessonRow(school, classId)
    await seedLessonRow(school, classId)
    await seedLessonView(school, { studentId: amina.id, lessonId, classId })
    const examId = await seedLessonRow(school, classId, 'exam')
    await seedSubmission(school, { studentId: amina.id, lessonId: examId, classId, score: 82 })
  }
  const add = async (form: Record<string, unknown> = FORM, as = amina) =>
    callApi(school, calls.addGuardianLink, form, as)
  const get = (url: string) => school.app.inject({ url })
  return { school, owner, amina, classIds, add, get }
}

test('a guardian sees progress, marks and fees without an account, and nothing runs in the page (R-SESSION-009)', async () => {
  const it = await openSchool()
  const { data } = await it.add()
  const page = await it.get(data.path)
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.body).toContain('<html lang="en" dir="ltr">')
  expect(page.body).not.toContain('<script')
  expect(page.body).toContain('<title>\u2068Amina Bello\u2069 · \u2068')
  const text = page.body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')
  for (const part of ['Amina Bello', '2 of 3 lessons', '₦5,000 due since', '82 of 100'])
    expect(text).toContain(part)
})

test('a guardian sees the part that is due next of a class that is paid in parts (R-SESSION-009, R-PAY-006)', async () => {
  setClock(START)
  const school = await openTestSchool()
  const amina = await seedStudent(school, { name: 'Amina Bello', wallet: 9_000_00 })
  const { id } = await seedClass(school, { name: 'Ṣarf', price: 9_000_00, parts: 3 })
  const fields = { class_id: String(id), in_parts: '1' }
  expect((await callApi(school, enrolInClass, fields, amina)).status).toBe(true)
  const { data } = await callApi(school, calls.addGuardianLink, FORM, amina)
  const page = await school.app.inject({ url: data.path })
  const text = page.body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')
  expect(text).toContain('₦3,000 due on')
  expect(text).not.toContain('₦9,000')
})

test('the page is at most 15 KB, also with many classes of long names, and has an Arabic form (R-SESSION-009)', async () => {
  const it = await openSchool(14)
  const { data } = await it.add({ name: 'Hajiya', language: 'ar' })
  const arabic = await it.get(data.path)
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.rawPayload.length).toBeLessThanOrEqual(15 * 1024)
  const english = await it.get(`${data.path}?lang=en`)
  expect(english.body).toContain('<html lang="en" dir="ltr">')
})

test('the page has attendance and the next session (R-SESSION-009)', async () => {
  const it = await openSchool(2)
  const [, classId = 0] = it.classIds
  await addTestSessions(it.school, it.owner, classId, { starts_at: String(START + HOUR) })
  const { data } = await it.add()
  setClock(START + 2 * HOUR)
  const fields = { starts_at: String(START + 10 * HOUR) }
  const again = await seedAdministrator(it.school)
  await addTestSessions(it.school, again, classId, fields)
  const { body } = await it.get(data.path)
  const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')
  expect(text).toContain('0 of 1 live sessions')
  expect(text).toContain('15 Jan 2027, 19:00')
})

test('the sessions that were held before the student joined count neither on the page nor in the line of the week (R-SESSION-009)', async () => {
  const it = await openSchool()
  const [classId = 0] = it.classIds
  await addTestSessions(it.school, it.owner, classId, { starts_at: String(START + HOUR) })
  setClock(START + DAY)
  const late = await seedStudent(it.school, { name: 'Yusuf Sani' })
  await seedEnrolment(it.school, { studentId: late.id, classId })
  const { data } = await it.add(FORM, late)
  const again = await seedAdministrator(it.school)
  const lineOfWeek = async () => {
    const fields = { student_id: String(late.id) }
    return (await callApi(it.school, calls.getGuardianLines, fields, again)).data[0].text
  }

  expect((await it.get(data.path)).body).not.toContain('live sessions')
  expect(await lineOfWeek()).not.toContain('live session')
  const fields = { starts_at: String(START + DAY + HOUR) }
  await addTestSessions(it.school, again, classId, fields)
  setClock(START + DAY + 2 * HOUR)
  const { body } = await it.get(data.path)
  expect(body.replaceAll(/[\u2066-\u2069]/g, '')).toContain('0 of 1 live sessions')
})

test('the student sees when the page was last opened, and ends it at once (R-SESSION-009)', async () => {
  const it = await openSchool()
  const { data } = await it.add()
  const list = async () => (await callApi(it.school, calls.getGuardianLinks, {}, it.amina)).data
  expect(await list()).toMatchObject([{ opened: 0, consent: '' }])
  setClock(START + DAY)
  await it.get(data.path)
  expect(await list()).toMatchObject([{ opened: START + DAY, path: data.path }])
  const other = await seedStudent(it.school)
  const revoke = { guardian_id: data.id }
  expect((await callApi(it.school, calls.revokeGuardianLink, revoke, other)).http).toBe(404)
  expect((await callApi(it.school, calls.revokeGuardianLink, revoke, it.amina)).status).toBe(true)
  const ended = await it.get(data.path)
  expect([ended.statusCode, ended.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
  expect(ended.body).toContain('This link is not valid any more.')
  expect(ended.body).toContain('لم يعد هذا الرابط صالحًا.')
  expect(ended.body).not.toContain('Amina')
  expect(await list()).toEqual([])
})

test('a changed address, a closed account and a sixth link lead nowhere (R-SESSION-009)', async () => {
  const it = await openSchool()
  const { data } = await it.add()
  for (const path of [`${data.path}x`, data.path.replace(/.$/, '_'), '/guardian/x'])
    expect((await it.get(path)).statusCode).toBe(404)
  for (let number = 0; number < 4; number++) await it.add()
  expect(await it.add()).toMatchObject({ code: 'too_many_guardians' })
  await it.school.db
    .updateTable('users')
    .set({ deactivated_at: START })
    .where('id', '=', it.amina.id)
    .execute()
  expect((await it.get(data.path)).statusCode).toBe(404)
})

test('the page and the line of the week have nothing of another student of the same class, whatever the address asks for (R-SESSION-009)', async () => {
  const it = await openSchool()
  const [classId = 0] = it.classIds
  const zara = await seedStudent(it.school, { name: 'Zara Danjuma', wallet: 77_000_00 })
  await seedEnrolment(it.school, { studentId: zara.id, classId, paidUntil: START - 3 * DAY })
  const lessonId = await seedLessonRow(it.school, classId)
  await seedLessonView(it.school, { studentId: zara.id, lessonId, classId })
  const examId = await seedLessonRow(it.school, classId, 'exam')
  await seedSubmission(it.school, { studentId: zara.id, lessonId: examId, classId, score: 37 })
  const ofAmina = (await it.add()).data.path
  const ofZara = (await it.add({ name: 'Alhaji Danjuma', language: 'en' }, zara)).data.path
  const textOf = async (path: string) =>
    (await it.get(path)).body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')

  const asked = `?lang=en&student_id=${zara.id}&id=${zara.id}`
  for (const text of [await textOf(ofAmina), await textOf(`${ofAmina}${asked}`)]) {
    expect(text).toContain('82 of 100')
    expect(text).not.toMatch(/Zara|Danjuma|37 of 100|77,000/)
  }
  const other = await textOf(ofZara)
  expect(other).toContain('37 of 100')
  expect(other).not.toMatch(/Amina|Hajiya|82 of 100/)
  // the signature of one page opens no other one
  const forged = ofZara.replace(/\.[\w-]+$/, /\.[\w-]+$/.exec(ofAmina)?.[0] ?? '')
  expect([ofAmina, ofZara]).not.toContain(forged)
  expect((await it.get(forged)).statusCode).toBe(404)
  const request = { student_id: String(it.amina.id) }
  const lines = await callApi(it.school, calls.getGuardianLines, request, it.owner)
  expect(JSON.stringify(lines.data)).not.toMatch(/Zara|Danjuma|37 of 100/)
})

test('the page ends with the erasure of the student, at once, and no row of its guardian stays (R-SESSION-009, R-TRUST-002)', async () => {
  const it = await openSchool()
  const { data } = await it.add()
  expect((await it.get(data.path)).statusCode).toBe(200)
  await callApi(it.school, eraseStudent, { student_id: String(it.amina.id) }, it.owner)
  const ended = await it.get(data.path)
  expect(ended.statusCode).toBe(404)
  expect(ended.body).not.toMatch(/Amina|Hajiya/)
  setClock(START + 15 * DAY)
  const forget = (person: { id: number; emails: readonly string[] }) =>
    forgetAttempts(it.school.db, handlers, person)
  await eraseDueAccounts(it.school, forget, failOnWarning)
  expect((await it.get(data.path)).statusCode).toBe(404)
  expect(await it.school.db.selectFrom('guardian_links').selectAll().execute()).toEqual([])
})

test('an owner gives a link out for a minor with the consent recorded, which the student sees too (R-SESSION-009)', async () => {
  const it = await openSchool()
  const student_id = String(it.amina.id)
  const add = (fields: Record<string, unknown>, as = it.owner) =>
    callApi(it.school, calls.addStudentGuardian, { ...FORM, student_id, ...fields }, as)
  expect((await add({ consent: ' ' })).http).toBe(400)
  const consent = 'The mother agreed by phone on 3 November'
  const { data } = await add({ consent })
  expect((await callApi(it.school, calls.getGuardianLinks, {}, it.amina)).data).toMatchObject([
    { consent, path: data.path },
  ])
  const teacher = await seedStaff(it.school, 'teacher', it.classIds)
  expect((await add({ consent }, teacher)).http).toBe(403)
})

test('a teacher copies the line of the week from own classes without the link, an owner with it (R-SESSION-009, R-STAFF-006)', async () => {
  const it = await openSchool(2)
  await it.add({ name: 'Hajiya', language: 'en' })
  const [classId = 0] = it.classIds
  const teacher = await seedStaff(it.school, 'teacher', [classId])
  const lines = async (as = it.owner) =>
    (
      await callApi(it.school, calls.getGuardianLines, { student_id: String(it.amina.id) }, as)
    ).data.map(({ text }: { text: string }) => text.replaceAll(/[\u2066-\u2069]/g, ''))
  const [ofTeacher] = await lines(teacher)
  expect(ofTeacher).toBe('Amina Bello this week: 1 lesson. The three kinds of word: 82 of 100.')
  const [ofOwner] = await lines()
  expect(ofOwner).toMatch(/^Amina Bello this week: 2 lessons\. .*\nhttp:\/\/\S+\/guardian\/\S+$/s)
})
