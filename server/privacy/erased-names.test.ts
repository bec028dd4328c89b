import { expect, test } from 'vitest'
import { signup } from '../../contract/auth/sign-up.ts'
import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { addComment } from '../../contract/comments/comments.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { handlers } from '../handlers.ts'
import { now } from '../platform/clock.ts'
import { untyped } from '../platform/untyped-db.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { referralCodeOf } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { createFullSchool } from '../test/databases/full-school.ts'
import { NOUN_OR_VERB, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedTraces } from '../test/files/seed-traces.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { deliverNotice, payByCard, seedPayment } from '../test/payments/card-payments.ts'
import { seedAdministrator, type TestSchool, type TestUser } from '../test/test-school.ts'
import { eraseDueAccounts } from './erasure-worker.ts'
import { privacyTables } from './registry.ts'

/** `npm test` takes some names, `npm run soak -- erasure-names` every text of the school that a student can take as a name. */
const TAKES_ALL = process.env.ERASURE_NAMES === 'all'
const WHATSAPP = '08039876543'

/** A school whose texts repeat its fixed texts, the name of a class and the number of the school. */
async function openSchool() {
  const { school, amina, paid, lessonId } = await createFullSchool()
  await seedTraces(school, { mentions: true })
  const maryam = await seedAdministrator(school, { email: 'maryam.two@example.org' })
  await school.db
    .updateTable('settings')
    .set({ value: WHATSAPP })
    .where('name', '=', 'whatsappNumber')
    .execute()
  const { name: className } = await school.db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', paid.id)
    .executeTakeFirstOrThrow()
  const lesson = { class_id: String(paid.id), lesson_id: lessonId }
  const comment = `I love ${className}. Call ${WHATSAPP}`
  await callApi(school, addComment, { ...lesson, comment }, amina)
  const message = `${className} begins on Monday. WhatsApp us: ${WHATSAPP}`
  const toAll = { subject: 'Welcome', message, delivery_method: 'both', send_to_all: 'true' }
  await callApi(school, sendMessage, toAll, maryam)
  const certificate = `has completed ${className}`
  const template = { title: className, certificateContent: certificate, footer: 'Kano' }
  await callApi(school, saveCertificateTemplate, template, maryam)
  const assignment = { certificate_content: certificate, issue_date: '2026-11-21' }
  const student_ids = [String(amina.id)]
  await callApi(school, assignCertificate, { ...assignment, student_ids }, maryam)
  await deliverNotice(
    school,
    await payByCard(school, await seedPayment(school, amina, { amount: 700 })),
  )
  return { school, amina, className, lesson, exam: await seedExam(school) }
}

type Opened = Awaited<ReturnType<typeof openSchool>>

/** A student of this name who studies, pays and was invited by another one. */
async function addNamesake({ school, amina, lesson, exam }: Opened, name: string) {
  const email = `namesake-${now()}-${Math.random()}@example.org`
  const account = { name: 'A Namesake', email, phonenumber: WHATSAPP, password: 'a good password' }
  const refBy = await referralCodeOf(school, amina.id)
  const { data, token = '' } = await callApi(school, signup, { ...account, refBy })
  const student = { id: Number(data.id), name, email, token }
  // also a name that the sign-up of this release refuses
  await school.db.updateTable('users').set({ name }).where('id', '=', student.id).execute()
  await deliverNotice(
    school,
    await payByCard(school, await seedPayment(school, student, { amount: 5000 })),
  )
  for (const class_id of [lesson.class_id, String(exam.classId)])
    await callApi(school, enrolInClass, { class_id }, student)
  await callApi(school, addComment, { ...lesson, comment: `I am ${name}` }, student)
  await submitAnswers(school, exam, student, { answers: NOUN_OR_VERB.map((it) => it.answer) })
  return student
}

type Rows = Map<string, Map<string, Record<string, unknown>>>

/** Every row of every table by its number, or by its content in a table without numbers. */
async function readRows({ db }: TestSchool): Promise<Rows> {
  const tables: Rows = new Map()
  for (const [table] of privacyTables) {
    const rows = await untyped(db).selectFrom(table).selectAll().execute()
    const keyOf = (row: Record<string, unknown>) => String(row.id ?? JSON.stringify(row))
    tables.set(table, new Map(rows.map((row) => [keyOf(row), row])))
  }
  return tables
}

const OWNERS = ['user_id', 'student_id', 'author_id', 'subject_id', 'referred_user_id']

/** True if a row is about the person by its numbers or address, not by its texts. */
function isAbout(
  before: Rows,
  { id, email }: TestUser,
  table: string,
  row: Record<string, unknown>,
) {
  if (OWNERS.some((it) => Number(row[it]) === id)) return true
  if (table === 'users') return Number(row.id) === id
  if (table === 'ledger') return row.reference === `referral:${id}:referrer`
  if (row.to_address === email || row.email === email) return true
  const result = before.get('exam_results')?.get(String(row.result_id))
  if (result) return Number(result.student_id) === id
  // written to the person alone
  const readers = [...(before.get('inbox')?.values() ?? [])].filter(
    (it) => it.message_id === row.id,
  )
  return table === 'messages' && readers.every((it) => Number(it.student_id) === id)
}

/** The rows that changed, without those of the person and the list of mentions. */
function listForeignChanges(before: Rows, after: Rows, person: TestUser): string[] {
  const titles = new Set(
    [...(after.get('ledger')?.values() ?? [])].map(
      (it) => `${it.type} ${it.service} ${it.description}`,
    ),
  )
  const changes: string[] = []
  for (const [table, rows] of before)
    for (const [key, row] of rows) {
      const then = after.get(table)?.get(key)
      if (JSON.stringify(then) === JSON.stringify(row) || isAbout(before, person, table, row))
        continue
      // descriptions that no entry has any more; the counters of the rate limiter are hashes
      if (table === 'ledger_search' && !titles.has(`${row.type} ${row.service} ${row.title}`))
        continue
      if (table === 'rate_limits') continue
      changes.push(`${table}: ${JSON.stringify(row)} became ${JSON.stringify(then)}`)
    }
  return changes
}

/** Texts of the program and of the school that a student can take as a name. */
async function listNames({ school, className }: Opened): Promise<string[]> {
  const fixed = ['Wallet Funding', className, 'Former student']
  if (!TAKES_ALL) return fixed
  const texts = [...(await readRows(school))].flatMap(([table, rows]) => {
    const columns = Object.entries(new Map(privacyTables).get(table)?.columns ?? {})
    return [...rows.values()].flatMap((row) =>
      columns.flatMap(([column, rule]) => (rule === 'internal' ? [] : [String(row[column])])),
    )
  })
  const parts = texts.flatMap((it) => [it, ...it.split(/[:.;,'"()\n]/)])
  const names = parts.map((it) => it.trim()).filter((it) => /\p{L}/u.test(it) && it.length <= 120)
  return [...new Set([...fixed, 'Referral reward', 'Enrolment', 'Card payment', ...names])]
}

test('erasing an account that is named like a text of the school changes no row of anybody else (R-TRUST-002)', {
  timeout: TAKES_ALL ? 3_600_000 : 60_000,
}, async () => {
  const opened = await openSchool()
  const { school } = opened
  const names = await listNames(opened)
  expect(names.length).toBeGreaterThan(TAKES_ALL ? 100 : 2)
  for (const name of names) {
    const person = await addNamesake(opened, name)
    const plan = {
      requested_at: 1,
      due_at: 1,
      started_at: null,
      finished_at: null,
      failed_at: null,
    }
    await school.db
      .insertInto('erasures')
      .values({ user_id: person.id, origin: 'own', ...plan })
      .execute()
    const before = await readRows(school)
    const erased = await eraseDueAccounts(
      school,
      (it) => forgetAttempts(school.db, handlers, it),
      failOnWarning,
    )
    expect([name, erased]).toEqual([name, 1])
    const after = await readRows(school)
    expect(listForeignChanges(before, after, person)).toEqual([])
    expect(after.get('users')?.get(String(person.id))?.name).toBe('Former student')
  }
})
