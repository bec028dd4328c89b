import { expect, test } from 'vitest'
import { editStudent, studentsCsv } from '../../contract/admin/admin.ts'
import { addStudent, setContact } from '../../contract/admin/manage-students.ts'
import { importStudents } from '../../contract/admin/student-import.ts'
import { getStudent } from '../../contract/admin/student-page.ts'
import { auditCsv } from '../../contract/audit/audit.ts'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { createPasswordLink, setFirstPassword } from '../../contract/auth/invitations.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { saveCertificateTemplate } from '../../contract/certificates/certificates.ts'
import { certificatesCsv } from '../../contract/certificates/given-certificates.ts'
import { classStudentsCsv, enrolmentsCsv } from '../../contract/enrolment/enrolment-exports.ts'
import { gradebookCsv } from '../../contract/exams/gradebook.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { paymentsCsv } from '../../contract/payments/payment-history.ts'
import { recordPayments } from '../../contract/payments/recorded-payments.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { give, templateFields } from '../test/certificates/given-certificates.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { downloadFile } from '../test/http/download-csv.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const emails = ({ db }: TestSchool) =>
  db.selectFrom('email_outbox').select(['to_address', 'subject', 'body']).orderBy('id').execute()

async function openSchool() {
  freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool({ SITE_URL: 'https://school.example' })
  return { school, maryam: await seedAdministrator(school) }
}

const FAMILY = [
  'Name,Email,Phone,Guardian,Class',
  'Aisha Musa,musa@example.org,0803 111 2222,Musa Ibrahim,Reading',
  'Bilal Musa,MUSA@example.org,0803 111 2222,Musa Ibrahim,Reading',
  'Zainab Musa,musa@example.org,0803 111 2222,Musa Ibrahim,',
].join('\n')

test('a family of three with one address and one phone is imported as three students with one contact, who each sign in with a code (R-PAY-009)', async () => {
  const { school, maryam } = await openSchool()
  await seedClass(school, { name: 'Reading' })
  const request = { csv: FAMILY, families: true, payment: 'waived' }
  const preview = await callApi(school, importStudents, request, maryam)
  expect(preview.data.rows).toMatchObject([
    { fate: 'add', no_email: '1', contact: 'Musa Ibrahim, musa@example.org, 0803 111 2222' },
    { fate: 'add', no_email: '1' },
    { fate: 'add', no_email: '1' },
  ])
  const written = await callApi(school, importStudents, { ...request, confirm: true }, maryam)
  expect(written.data).toMatchObject({ added: 3, enrolled: 2 })
  const codes: string[] = written.data.rows.map((it: { code: string }) => it.code)
  expect(new Set(codes).size).toBe(3)

  // the contact gets what would go to each student, and it says whom it concerns
  const sent = await emails(school)
  expect(new Set(sent.map((it) => it.to_address))).toEqual(new Set(['musa@example.org']))
  expect(sent[0]?.subject).toMatch(/^Aisha Musa: /)
  expect(sent[0]?.body).toContain(
    `This is about Aisha Musa, who signs in with the student code ${codes[0]}.`,
  )
  const token = /#([\w-]+)/.exec(sent[0]?.body ?? '')?.[1]
  const set = await callApi(school, setFirstPassword, { token, new_password: 'moon over Kano' })
  expect(set.data.email).toBe(`${codes[0]?.toLowerCase()}@students.invalid`)
  const signIn = (email: string) => callApi(school, login, { email, password: 'moon over Kano' })
  expect((await signIn(`${codes[0]?.slice(0, 4)} ${codes[0]?.slice(4)}`)).data).toMatchObject({
    ...{ name: 'Aisha Musa', email: set.data.email },
  })
  // the number is not one student's alone
  expect(await signIn('08031112222')).toMatchObject({ code: 'invalid_credentials' })

  const again = await callApi(school, importStudents, request, maryam)
  expect(again.data.rows.map((it: { fate: string }) => it.fate)).toEqual([
    'enrol',
    'enrol',
    'taken',
  ])
})

test('without the new field an import reads an address that is shared, and a missing one, as before (R-PAY-009)', async () => {
  const { school, maryam } = await openSchool()
  const csv = `${FAMILY}\nHafsa Bello,,08030000000,,`
  const { data } = await callApi(school, importStudents, { csv }, maryam)
  expect(data.rows.map((it: { fate: string }) => it.fate)).toEqual([
    ...['add', 'twice', 'twice', 'no-email'],
  ])
  expect(data.unused_columns).toContain('Guardian')
})

/** A student with a code, a phone number and a contact. */
async function openSchoolWithCode(
  contact = { name: 'Musa', email: 'musa@example.org', phone: '' },
) {
  const { school, maryam } = await openSchool()
  const form = { name: 'Aisha Musa', phonenumber: '+234 803 555 6666', no_email: '1', contact }
  const { data } = await callApi(school, addStudent, form, maryam)
  const link = async (reset = '0') =>
    callApi(school, createPasswordLink, { student_id: data.id, reset }, maryam)
  const choose = async (password: string, token: string) =>
    callApi(school, setFirstPassword, { token, new_password: password })
  await choose('moon over Kano', (await link()).data.token)
  const signIn = (email: string, password = 'moon over Kano') =>
    callApi(school, login, { email, password })
  return { school, maryam, id: String(data.id), code: String(data.code), link, choose, signIn }
}

test('a phone number that is one student’s alone signs in, in any spelling, until somebody else has it (R-PAY-009)', async () => {
  const { school, maryam, id, signIn } = await openSchoolWithCode()
  for (const it of ['0803 555 6666', '+2348035556666', '2348035556666', '٠٨٠٣٥٥٥٦٦٦٦'])
    expect((await signIn(it)).data).toMatchObject({ id })
  const hauwa = { name: 'Hauwa', email: 'hauwa@example.org', phonenumber: '08035556666' }
  await callApi(school, signup, { ...hauwa, password: 'a long password' })
  expect(await signIn('08035556666')).toMatchObject({ code: 'invalid_credentials' })
  // a number of an account with an email signs nobody in
  const bello = await seedStudent(school)
  expect(await signIn(bello.email)).toMatchObject({ code: 'invalid_credentials' })
  expect(maryam.id).toBeGreaterThan(0)
})

test('files name a student without an email by the student code, and an import finds the student by it (R-PAY-009, R-PAY-002)', async () => {
  const { school, maryam } = await openSchool()
  const { id } = await seedClass(school, { name: 'Reading' })
  const { data: template } = await callApi(school, saveCertificateTemplate, templateFields, maryam)
  const request = { csv: FAMILY, families: true, payment: 'waived', confirm: true }
  const written = await callApi(school, importStudents, request, maryam)
  const code: string = written.data.rows[0].code
  const paid = { student_id: '', amount: 500, method: 'cash', date: '2026-11-20', once: 'one' }
  const [aisha] = await school.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Aisha Musa')
    .execute()
  await callApi(
    school,
    recordPayments,
    { payments: [{ ...paid, student_id: String(aisha?.id) }] },
    maryam,
  )
  const student_ids = [String(aisha?.id)]
  await give(school, maryam, String(template.id), { student_ids })
  const ofClass = [studentsCsv, classStudentsCsv, enrolmentsCsv, gradebookCsv]
  const paths = ofClass.map((it) => `${it.path}?class_id=${id}`)
  const bodies: string[] = []
  for (const path of [...paths, paymentsCsv.path, certificatesCsv.path, auditCsv.path])
    bodies.push((await downloadFile(school, maryam, path)).body)

  for (const body of bodies) {
    expect(body).toContain(code)
    expect(body).not.toContain('.invalid')
  }
  const again = { csv: `Name,Email\nAisha Musa,${code}\nSomebody,S0000000`, families: true }
  const { data } = await callApi(school, importStudents, again, maryam)
  expect(data.rows).toMatchObject([{ fate: 'taken' }, { fate: 'bad-email' }])
})

test('the contact’s email recovers the password of a student without one (R-PAY-009)', async () => {
  const { school, code, signIn } = await openSchoolWithCode()
  await callApi(school, requestPasswordReset, { email: code })
  const [email] = (await emails(school)).slice(-1)
  expect(email).toMatchObject({ to_address: 'musa@example.org' })
  const secret = /\b\d{6}\b/.exec(email?.body.replace(code, '') ?? '')?.[0]
  const reset = { email: code, code: secret, new_password: 'sun over Jos' }
  expect(await callApi(school, resetPassword, reset)).toMatchObject({ status: true })
  expect((await signIn(code, 'sun over Jos')).status).toBe(true)
})

test('an owner’s link replaces a forgotten password of a student without an email once, and of no other student (R-PAY-009)', async () => {
  const { school, maryam, code, link, choose, signIn } = await openSchoolWithCode()
  expect(await link()).toMatchObject({ code: 'has_password' })
  const { data } = await link('1')
  expect(await choose('sun over Jos', data.token)).toMatchObject({ status: true })
  expect((await signIn(code, 'sun over Jos')).status).toBe(true)
  expect(await choose('stars over Jos', data.token)).toMatchObject({ code: 'link_invalid' })
  const hauwa = { name: 'Hauwa', email: 'hauwa@example.org', phonenumber: '08031234567' }
  const signedUp = await callApi(school, signup, { ...hauwa, password: 'a long password' })
  const request = { student_id: signedUp.data.id, reset: '1' }
  expect(await callApi(school, createPasswordLink, request, maryam)).toMatchObject({
    code: 'has_password',
  })
})

test.each([
  ['a code', ['S1234567', 's 1234567', 'S-12 34 567', 's1234567@students.invalid']],
  [
    'a phone number',
    [
      ...['0803 111 2222', '+234 803 111 2222', '2348031112222', '٠٨٠٣١١١٢٢٢٢', '803-111-2222'],
      ...['00234 803 111 2222', '+234 (0) 803 111 2222', '08031112222@phones.invalid'],
    ],
  ],
])(
  'guesses at %s are limited like those at an email, however it is spelled (R-PAY-009, R-SEC-004)',
  async (_, spellings) => {
    const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
    let hours = 0
    const countAllowed = async (guess: (turn: number) => Promise<{ http: number }>) => {
      // the limits of the network are over
      freezeClock('2026-11-22T10:00:00Z', HOUR * hours++)
      for (let turn = 0; turn < 40; turn++) if ((await guess(turn)).http === 429) return turn
      return 40
    }
    const guessAs = (names: string[]) => ({
      password: (turn: number) => {
        const email = names[turn % names.length]
        return callApi(school, login, { email, password: `guess ${turn}` })
      },
      request: (turn: number) =>
        callApi(school, requestPasswordReset, { email: names[turn % names.length] }),
      code: (turn: number) => {
        const reset = { email: names[turn % names.length], new_password: 'sun over Jos' }
        return callApi(school, resetPassword, { ...reset, code: String(100_000 + turn) })
      },
    })
    const ofEmail = guessAs(['amina@example.org'])
    const ofName = guessAs(spellings)
    expect(await countAllowed(ofName.password)).toBe(await countAllowed(ofEmail.password))
    expect(await countAllowed(ofName.request)).toBe(await countAllowed(ofEmail.request))
    expect(await countAllowed(ofName.code)).toBe(await countAllowed(ofEmail.code))
  },
)

test('letters in place of separators make no further name of a phone number (R-PAY-009, R-SEC-004)', async () => {
  const { signIn } = await openSchoolWithCode()
  expect((await signIn('08035556666@phones.invalid')).status).toBe(true)
  for (const it of ['0a8035556666@phones.invalid', '0803_555_6666@phones.invalid'])
    expect(await signIn(it)).toMatchObject({ code: 'invalid_credentials' })
})

test('a contact is shared by address, changed for all or for one, and nobody’s mail goes to a stable name (R-PAY-009)', async () => {
  const { school, maryam, id, code } = await openSchoolWithCode()
  const contact = { name: '', email: 'MUSA@example.org', phone: '' }
  const sister = { name: 'Zainab Musa', no_email: '1', contact }
  const { data } = await callApi(school, addStudent, sister, maryam)
  const contactOf = async (student_id: string) =>
    (await callApi(school, getStudent, { student_id }, maryam)).data.contact
  expect(await contactOf(id)).toMatchObject({
    students: [{ name: 'Aisha Musa' }, { name: 'Zainab Musa' }],
  })
  const changed = { name: 'Musa Ibrahim', email: 'ibrahim@example.org', phone: '08031112222' }
  await callApi(school, setContact, { student_id: id, contact: changed, for: 'all' }, maryam)
  expect(await contactOf(data.id)).toMatchObject(changed)
  const own = { name: 'Safiya', email: 'safiya@example.org', phone: '' }
  await callApi(school, setContact, { student_id: data.id, contact: own, for: 'one' }, maryam)
  expect(await contactOf(id)).toMatchObject(changed)
  expect(await contactOf(data.id)).toMatchObject(own)
  const nobody = { name: '', email: '', phone: '' }
  await callApi(school, setContact, { student_id: data.id, contact: nobody, for: 'one' }, maryam)
  const before = (await emails(school)).length
  const to = [`${code}@students.invalid`, `${data.code}@students.invalid`]
  const message = { subject: 'Exam', message: 'On Friday', recipients: to, delivery_method: 'both' }
  await callApi(school, sendMessage, message, maryam)
  const sent = (await emails(school)).slice(before)
  expect(sent.map((it) => it.to_address)).toEqual(['ibrahim@example.org'])
})

test('a message by email alone to nobody with an email is declined (R-PAY-009, R-AMSG-014)', async () => {
  const { school, maryam, code } = await openSchoolWithCode()
  const nobody = { name: '', email: '', phone: '' }
  const { data } = await callApi(
    school,
    addStudent,
    { name: 'Zainab Musa', no_email: '1', contact: nobody },
    maryam,
  )
  const message = { subject: 'Exam', message: 'On Friday', delivery_method: 'email' }
  const send = (...codes: string[]) => {
    const recipients = codes.map((it) => `${it}@students.invalid`)
    return callApi(school, sendMessage, { ...message, recipients }, maryam)
  }

  expect(await send(data.code)).toMatchObject({
    ...{ http: 200, status: false, code: 'recipients_without_email', field: 'recipients' },
    message: 'None of these recipients has an email address.',
  })
  expect(await send(data.code, code)).toMatchObject({ status: true })
})

test('nobody takes a stable name as an email (R-PAY-009)', async () => {
  const { school, maryam, code } = await openSchoolWithCode()
  const name = 's7654321@students.invalid'
  const person = { name: 'Hauwa Musa', phonenumber: '08031234567', password: 'a long password' }
  expect((await callApi(school, signup, { ...person, email: name })).http).toBe(400)
  expect((await callApi(school, addStudent, { name: 'Hauwa', email: name }, maryam)).http).toBe(400)
  const bello = await seedStudent(school)
  const form = {
    name: 'Bello',
    phonenumber: '08031234567',
    role: '1',
    email: `${code}@students.invalid`,
  }
  const edit = { student_id: String(bello.id), ...form }
  expect((await callApi(school, editStudent, edit, maryam)).http).toBe(400)
})
