import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin/admin.ts'
import { addStudent, setContact } from '../../contract/admin/manage-students.ts'
import { login } from '../../contract/auth/auth.ts'
import { createPasswordLink, setFirstPassword } from '../../contract/auth/invitations.ts'
import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import {
  getGivenCertificates,
  revokeCertificate,
} from '../../contract/certificates/given-certificates.ts'
import { addGuardianLink, addStudentGuardian } from '../../contract/guardians/guardians.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { setStudentRecordingConsent } from '../../contract/voice/consent.ts'
import { handlers } from '../handlers.ts'
import { now } from '../platform/clock.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { dumpDatabase, dumpFolder } from '../test/files/find-traces.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { sendEmails } from '../test/messages/email-queue.ts'
import {
  openTestSchool,
  seedAdministrator,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { eraseDueAccounts } from './erasure-worker.ts'

type Family = { contact: { name: string; email: string; phone: string }; guardian: string }

const NASIDI: Family = {
  contact: { name: 'Alhaji Nasidi', email: 'nasidi@example.org', phone: '08077700011' },
  guardian: 'Hajiya Tsamiya',
}

/** A student without an email, of whom contact, guardian, consent and certificate are recorded. */
async function addChild(school: TestSchool, maryam: TestUser, name: string, family: Family) {
  const form = { name, no_email: '1', contact: family.contact }
  const { data } = await callApi(school, addStudent, form, maryam)
  const student = { student_id: String(data.id) }
  const link = await callApi(school, createPasswordLink, student, maryam)
  const password = { token: link.data.token, new_password: 'moon over Kano' }
  await callApi(school, setFirstPassword, password)
  const credentials = { email: String(data.code), password: 'moon over Kano' }
  const { token = '' } = await callApi(school, login, credentials)
  const child = { id: Number(data.id), code: String(data.code), name, email: '', token }

  const guardian = { name: family.guardian, language: 'en' }
  const consent = { consent: `${family.guardian} agreed by telephone` }
  await callApi(school, addStudentGuardian, { ...student, ...guardian, ...consent }, maryam)
  const inPlaceOf = await callApi(
    school,
    loginAsStudent,
    { student_email: `${data.code}@students.invalid` },
    maryam,
  )
  const asChild = { ...child, token: inPlaceOf.token ?? '' }
  expect(await callApi(school, addGuardianLink, guardian, asChild)).toMatchObject({ status: true })
  const given = { ...student, guardian: family.guardian }
  await callApi(school, setStudentRecordingConsent, given, maryam)
  await giveAndRevokeCertificate(school, maryam, student.student_id)
  const message = { subject: 'Well done', message: 'Only for you', delivery_method: 'both' }
  const recipients = [`${data.code}@students.invalid`]
  await callApi(school, sendMessage, { ...message, recipients }, maryam)
  return child
}

async function giveAndRevokeCertificate(school: TestSchool, maryam: TestUser, studentId: string) {
  const template = { title: 'Certificate', certificateContent: 'has completed', footer: 'Kano' }
  await callApi(school, saveCertificateTemplate, template, maryam)
  const assignment = { certificate_content: 'has completed', issue_date: '2026-11-21' }
  const student_ids = [studentId]
  await callApi(school, assignCertificate, { ...assignment, student_ids }, maryam)
  const given = await callApi(school, getGivenCertificates, {}, maryam)
  const [{ id }] = given.data.rows
  const revocation = { certificate_id: id, reason: 'copied from a cousin' }
  expect(await callApi(school, revokeCertificate, revocation, maryam)).toMatchObject({
    status: true,
  })
}

const sendAll = async (school: TestSchool) => {
  while ((await sendEmails(school, createMailTransport(school.config), () => {})) > 0);
}

async function erase(school: TestSchool, child: TestUser) {
  // the sessions of others end meanwhile
  const maryam = await seedAdministrator(school)
  const request = { student_id: String(child.id) }
  expect(await callApi(school, eraseStudent, request, maryam)).toMatchObject({ status: true })
  setClock(now() + 15 * DAY)
  await eraseDueAccounts(school, (it) => forgetAttempts(school.db, handlers, it), failOnWarning)
  const { name } = await school.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow()
  expect(name).toBe('Former student')
}

async function findTexts(school: TestSchool, texts: readonly string[]) {
  const outbox = dumpFolder(join(school.config.DATA_DIR, 'outbox')).map(decodeQuotedPrintable)
  const dump = [...(await dumpDatabase(school.db)), ...outbox]
  return dump.filter((row) => texts.some((it) => row.toLowerCase().includes(it.toLowerCase())))
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

test('of an erased student without an email nothing stays of the contact, the guardians, the consent and the code, in rows, audit and emails (R-PAY-009, R-TRUST-002)', async () => {
  const school = await openTestSchool({ SITE_URL: 'https://school.example' })
  const maryam = await seedAdministrator(school)
  const child = await addChild(school, maryam, 'Zubaydah Alkasim', NASIDI)
  await sendAll(school)
  const texts = ['nasidi', '08077700011', 'tsamiya', 'alkasim', 'cousin', child.code]
  expect((await findTexts(school, texts)).length).toBeGreaterThan(10)

  await erase(school, child)
  expect(await findTexts(school, texts)).toEqual([])
})

test('the erasure of one of two children keeps the contact of the other, and deletes the emails that were about the first (R-PAY-009, R-TRUST-002)', async () => {
  const school = await openTestSchool({ SITE_URL: 'https://school.example' })
  const maryam = await seedAdministrator(school)
  const child = await addChild(school, maryam, 'Zubaydah Alkasim', NASIDI)
  const sibling = await addChild(school, maryam, 'Habib Gwarzo', {
    ...NASIDI,
    guardian: 'Malam Jibrin',
  })
  await sendAll(school)
  const changed = { ...NASIDI.contact, name: 'Alhaji Nasidi Gwarzo' }
  const change = { student_id: String(sibling.id), contact: changed, for: 'all' }
  expect(await callApi(school, setContact, change, maryam)).toMatchObject({ status: true })
  const ofSibling = await findTexts(school, ['gwarzo', 'jibrin', sibling.code])

  await erase(school, child)
  expect(await findTexts(school, ['alkasim', 'tsamiya', child.code])).toEqual([])
  expect(await findTexts(school, ['gwarzo', 'jibrin', sibling.code])).toEqual(ofSibling)
  const contacts = await school.db.selectFrom('contacts').select(['name', 'email']).execute()
  expect(contacts).toEqual([{ name: changed.name, email: changed.email }])

  await erase(school, sibling)
  const texts = ['gwarzo', 'jibrin', 'nasidi', '08077700011', sibling.code]
  expect(await findTexts(school, texts)).toEqual([])
})
