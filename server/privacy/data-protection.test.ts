import { expect, test } from 'vitest'
import { DAY } from '../../contract/platform/duration.ts'
import {
  addComplaint,
  answerComplaint,
  getDataProtection,
  getPrivacyNotice,
  saveDataProtection,
} from '../../contract/privacy/data-protection.ts'
import { requestDataExport } from '../../contract/privacy/privacy.ts'
import { textIn } from '../../messages/catalog.ts'
import { readZip } from '../../scripts/check-data-export.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { personalTables } from './privacy-notice.ts'

const RESPONSIBLE = {
  ...{ controller: 'Lisan Institute Ltd', address: '1 Zoo Road, Kano', officer: 'Maryam Sani' },
  ...{ contact_email: 'data@example.org', contact_phone: '08031234567' },
  ...{ processors: 'Hosting: Example Cloud, Lagos', version: '0' },
}
const COMPLAINT = { name: 'Amina Bello', email: 'amina@example.org', complaint: 'Why my number?' }

test('every table with data of a person has its sentences in the notice, in both languages, and in English those of the registry (R-SAFE-009)', () => {
  for (const [table, { why, kept }] of personalTables()) {
    const texts = NOTICE_TEXTS[table]
    if (!texts) throw new Error(`server/privacy/notice-texts.ts has no entry for ${table}`)
    expect([table, textIn('en', texts.why), textIn('en', texts.kept)]).toEqual([table, why, kept])
    expect(textIn('ar', texts.why)).toMatch(/[\u0600-\u06ff]/)
  }
})

test('anyone reads the privacy notice, made from the registry, in their language (R-SAFE-009)', async () => {
  const school = await openTestSchool({ SMTP_URL: 'smtps://user:secret@mail.example.com' })
  const maryam = await seedAdministrator(school)
  await callApi(school, saveDataProtection, RESPONSIBLE, maryam)
  const { data } = await callApi(school, getPrivacyNotice, {})
  const { version: _, processors, ...responsible } = RESPONSIBLE
  expect(data).toMatchObject({ ...responsible, other_processors: processors })
  expect(data.processors).toEqual([
    { kind: 'mail', host: 'mail.example.com' },
    { kind: 'push', host: '' },
  ])
  const entries = data.sections.flatMap((it: { entries: object[] }) => it.entries)
  expect(entries).toHaveLength(personalTables().length)
  expect(entries).toContainEqual({
    why: 'Progress in a class.',
    kept: 'always; without a name once the account is erased',
    erasure: 'keep',
  })
  const arabic = await school.app.inject({
    url: '/api.php?action=getPrivacyNotice',
    headers: { 'accept-language': 'ar' },
  })
  expect(arabic.body).toContain('التقدّم في دورة.')
})

test('a complaint gets a number and a day, owners are told, and the answer is sent by email (R-SAFE-009)', async () => {
  const at = freezeClock('2026-11-28T10:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const teacher = await seedStaff(school, 'teacher')
  const { data } = await callApi(school, addComplaint, COMPLAINT)
  expect(data).toEqual({ number: 'DP-2026-0001', due: at + 30 * DAY })
  const mails = () =>
    school.db.selectFrom('email_outbox').select(['to_address', 'subject', 'body']).execute()
  expect(await mails()).toMatchObject([{ to_address: maryam.email }])

  const { data: page } = await callApi(school, getDataProtection, {}, maryam)
  expect(page).toMatchObject({
    ...{ year: 2026, complaints: 1, open_complaints: 1, exports: 0, erasures: 0 },
    items: [{ number: 'DP-2026-0001', complaint: 'Why my number?', answered: 0 }],
  })
  const answer = { complaint_id: page.items[0]?.id, answer: 'To call you about lessons.' }
  expect((await callApi(school, answerComplaint, answer, teacher)).status).toBe(false)
  await callApi(school, answerComplaint, answer, maryam)
  expect(await callApi(school, answerComplaint, answer, maryam)).toMatchObject({ http: 404 })
  const sent = (await mails()).filter((it) => it.to_address === COMPLAINT.email)
  expect(sent).toMatchObject([{ body: expect.stringContaining('To call you about lessons.') }])
  expect(sent[0]?.subject).toContain('DP-2026-0001')
  const after = await callApi(school, getDataProtection, {}, maryam)
  expect(after.data).toMatchObject({ open_complaints: 0, items: [{ answered: at }] })
})

test('the emails of a complaint in Arabic keep the Latin name of the school apart from the sentence (R-SAFE-009, R-LANG-007)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await school.db.updateTable('users').set({ language: 'ar' }).execute()
  await callApi(school, addComplaint, COMPLAINT, undefined, { 'accept-language': 'ar' })
  const [{ id }] = (await callApi(school, getDataProtection, {}, maryam)).data.items
  await callApi(school, answerComplaint, { complaint_id: id, answer: 'لأجل الدروس.' }, maryam)
  const mails = await school.db.selectFrom('email_outbox').select('subject').orderBy('id').execute()
  expect(mails).toHaveLength(2)
  for (const { subject } of mails)
    expect(subject).toMatch(/^\u200f\u2068Lisan\u2069: \S*(شكوى|الرد)/)
})

test.each([
  ['no text', { ...COMPLAINT, complaint: ' ' }],
  ['a text that is too long', { ...COMPLAINT, complaint: 'a'.repeat(5_001) }],
  ['no email address', { ...COMPLAINT, email: 'amina' }],
  ['no name', { ...COMPLAINT, name: '' }],
])('a complaint with %s is refused with the reason (R-SAFE-009)', async (_what, fields) => {
  const school = await openTestSchool()
  const { http, message } = await callApi(school, addComplaint, fields)
  expect(http).toBe(400)
  expect(message).not.toBe('')
})

test('complaints are limited by network, so that nobody fills the list (R-SAFE-009)', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
  for (let index = 0; index < 5; index++)
    expect((await callApi(school, addComplaint, COMPLAINT)).http).toBe(200)
  expect((await callApi(school, addComplaint, COMPLAINT)).http).toBe(429)
})

test('two owners who change the page at once lose nothing (R-SAFE-009)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const save = (officer: string) =>
    callApi(school, saveDataProtection, { ...RESPONSIBLE, officer }, maryam)
  await save('Maryam Sani')
  const late = await save('Bilal Musa')
  expect(late).toMatchObject({ status: false, code: 'conflict_settings' })
})

test('the archive for the regulator has every number of the database and no name of a student (R-SAFE-009)', async () => {
  freezeClock('2026-11-28T10:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Zulaykha Aminu' })
  const bilal = await seedStudent(school)
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1_795_000_000 })
    .where('id', '=', bilal.id)
    .execute()
  await callApi(school, saveDataProtection, RESPONSIBLE, maryam)
  await callApi(school, requestDataExport, {}, amina)
  await callApi(school, addComplaint, COMPLAINT, amina)
  await school.db
    .insertInto('erasures')
    .values({
      ...{ user_id: bilal.id, origin: 'own', requested_at: 1_795_000_000, due_at: 0 },
      ...{ started_at: 1_795_000_500, finished_at: 1_795_001_000, failed_at: null },
    })
    .execute()
  const read = (token: string) =>
    school.app.inject({
      url: '/exports/data-protection.zip?year=2026',
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await read(amina.token)).statusCode).toBe(403)
  const { rawPayload, headers, statusCode } = await read(maryam.token)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain('data-protection-2026.zip')
  const files = [...readZip(rawPayload)]
  expect(files.map(({ name }) => name)).toEqual([
    '1-summary.txt',
    '2-register-of-processing.csv',
    '3-measures.txt',
    '4-processors.csv',
    '5-exports-erasures-complaints-2026.csv',
    '6-breach-notification.txt',
  ])
  const [summary = '', register = '', , processors = '', events = '', breach = ''] = files.map(
    ({ bytes }) => bytes.toString('utf8'),
  )
  for (const line of [
    'Data controller: Lisan Institute Ltd',
    'Students: 1',
    'Staff: 1',
    'Archives of personal data asked for in 2026: 1',
    'Accounts erased in 2026: 1',
    'Complaints received in 2026: 1',
  ])
    expect(summary).toContain(line)
  expect(register.trim().split('\r\n')).toHaveLength(personalTables().length + 1)
  expect(processors).toContain('Hosting: Example Cloud, Lagos')
  expect(events.trim().split('\r\n')).toHaveLength(4)
  expect(events).toContain('DP-2026-0001')
  expect(breach).toContain('within 72 hours')
  expect(files.map(({ bytes }) => bytes.toString('utf8')).join()).not.toContain('Zulaykha')
  const audit = await school.db.selectFrom('audit').select(['action', 'detail']).execute()
  expect(audit).toContainEqual({ action: 'regulatorArchive', detail: '2026' })
})
