import * as z from 'zod/mini'
import type { ImportRow } from '../../contract/admin/student-import.ts'
import { personName } from '../../contract/auth/person-name.ts'
import { phone } from '../../contract/auth/phone.ts'
import { stableName } from '../../contract/auth/sign-in-name.ts'
import { say } from '../../messages/message.ts'
import { type ContactForm, ensureContact, newStudentCodes } from '../auth/contacts.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { emailKey, insertUsers } from '../auth/store.ts'
import { addToClass } from '../enrolment/manage-enrolments.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'
import { listNamed, type NamedClass } from './import-classes.ts'
import { recordPayments } from './import-payments.ts'
import { type ImportRequest, type ReadRow, readRows, toWire } from './import-rows.ts'
import { inviteStudents } from './invitations.ts'
import { findAccounts } from './store.ts'

/**
 * Returns the result of every row of a CSV file. A confirmed import creates the accounts of valid rows, records what they paid and
 * adds students to the classes that the rows name, in one transaction, audited, and emails each new student how to set a
 * password. The rows are checked again when they are written, because students can have signed up since the preview.
 * Declines a file that is not a student list.
 */
export async function importStudents(school: AppContext, request: ImportRequest) {
  const { parseStudentsCsv } = await import('./parse-students-csv.ts')
  const parsed = parseStudentsCsv(request.text, {
    readsClasses: Boolean(request.payment),
    readsFamilies: request.readsFamilies ?? false,
    readsAmounts: request.readsAmounts ?? false,
    locale: request.locale,
  })
  const { rows: parsedRows, nameColumns, unusedColumns } = parsed
  const titles = {
    ...(nameColumns.length > 1 && { nameColumns }),
    ...(unusedColumns.length > 0 && { unusedColumns }),
  }
  const timezone = school.config.SITE_TIMEZONE
  if (!request.isConfirmed) {
    const { rows, classes } = await readRows(school.db, parsedRows, { ...request, timezone })
    return {
      rows: rows.map(toWire),
      added: 0,
      isWritten: false,
      ...titles,
      ...classSummary(classes, request),
    }
  }
  return inTransaction(school.db, async (tx) => {
    const { rows, classes } = await readRows(tx, parsedRows, { ...request, timezone })
    const results = await insertStudents(tx, rows, request.now)
    await reportImport(tx, school, results, request)
    await recordPaidRows(tx, results, { school, ...request })
    const written = await addToClasses(tx, results, { school, ...request })
    const added = written.filter(({ outcome }) => outcome === 'add').length
    const enrolled = written
      .flatMap((it) => it.classes ?? [])
      .filter(({ outcome }) => outcome === 'done').length
    return {
      ...{ rows: written, added, isWritten: true },
      ...titles,
      ...(request.payment && { enrolled }),
      ...classSummary(classes, request),
    }
  })
}

/** Records the payments of the rows before classes are paid from wallets: they lock the settings, which comes first (decision 0960). */
async function recordPaidRows(
  tx: Tx,
  rows: readonly ReadRow[],
  { school, actorId, now, idempotencyKey = newPublicId() }: ImportRequest & { school: AppContext },
): Promise<void> {
  const paid = rows.filter(({ amount }) => amount > 0)
  const accounts = await findAccounts(tx, [...new Set(paid.map(({ key }) => key))])
  const known = paid.filter(({ key }) => accounts.has(key))
  const timezone = school.config.SITE_TIMEZONE
  await recordPayments(tx, known, ({ key }) => accounts.get(key)?.id ?? 0, {
    ...{ actorId, idempotencyKey, now, timezone },
  })
}

const classSummary = (classes: readonly NamedClass[], { payment }: ImportRequest) =>
  payment ? { classes: listNamed(classes) } : {}

/** Creates the accounts. A row whose email was registered concurrently becomes `taken`, or `enrol` if it names a class. */
async function insertStudents(tx: Tx, rows: readonly ReadRow[], now: number): Promise<ReadRow[]> {
  const coded = await withCodes(tx, rows, now)
  const students = coded
    .filter(({ outcome }) => outcome === 'add')
    .map((row) => ({
      name: z.parse(personName, row.name),
      email: row.email,
      phone: row.phone === '' ? '' : z.parse(phone, row.phone),
      passwordHash: NO_PASSWORD,
      staff: '' as const,
      referralCode: newReferralCode(row.email),
      referredBy: null,
      joinedAt: now,
      studentCode: row.code,
      contactId: row.contactId,
    }))
  const insertedKeys = await insertUsers(tx, students)
  return coded.map((row) =>
    row.outcome === 'add' && !insertedKeys.has(row.key)
      ? { ...row, outcome: row.named.length > 0 ? 'enrol' : 'taken' }
      : row,
  )
}

type CodedRow = ReadRow & { contactId?: number | null }

/** The rows with the code, the stable name and the contact of each new student without an email (R-PAY-009). */
async function withCodes(tx: Tx, rows: readonly ReadRow[], now: number): Promise<CodedRow[]> {
  const added = rows.filter(({ outcome, family }) => outcome === 'add' && family)
  const codes = await newStudentCodes(tx, added.length)
  // a later row of the file can name a class for the same student
  const nameByKey = new Map<string, string>()
  const coded: CodedRow[] = []
  for (const row of rows) {
    if (row.family && row.outcome === 'add') {
      const code = codes.pop() ?? ''
      const email = stableName(code)
      nameByKey.set(row.key, email)
      const contactId = await makeContact(tx, row.family.contact, now)
      coded.push({ ...row, email, key: emailKey(email), code, contactId })
    } else {
      const email = row.family && nameByKey.get(row.key)
      coded.push(email ? { ...row, email, key: emailKey(email) } : row)
    }
  }
  return coded
}

async function makeContact(tx: Tx, contact: ContactForm, now: number): Promise<number | null> {
  if (contact.email === '' && contact.phone === '') return null
  const number = contact.phone === '' ? '' : z.parse(phone, contact.phone)
  return ensureContact(tx, { ...contact, phone: number }, now)
}

/** Audits the new accounts together, and emails their students. */
async function reportImport(
  tx: Tx,
  { config }: AppContext,
  rows: readonly ReadRow[],
  { actorId, now }: ImportRequest,
) {
  const added = rows.filter(({ outcome }) => outcome === 'add')
  if (added.length === 0) return
  const accounts = await findAccounts(tx, [...new Set(added.map(({ key }) => key))])
  const students = added.map(({ key, email }) => ({ id: accounts.get(key)?.id ?? 0, email }))
  await inviteStudents(tx, config, { students, now })
  const detail = say('audited_detail_students', { count: added.length })
  await writeAuditEntry(tx, { actorId, action: 'importStudents', subjectId: null, detail, now })
}

/** Adds the students of the rows to their classes, and returns the rows with their outcomes. */
async function addToClasses(
  tx: Tx,
  rows: readonly ReadRow[],
  request: ImportRequest & { school: AppContext },
): Promise<ImportRow[]> {
  const { school, actorId, payment, waiver, waiverNote, now } = request
  const enrolled = rows.filter(
    ({ outcome, named }) => (outcome === 'add' || outcome === 'enrol') && named.length > 0,
  )
  if (!payment || enrolled.length === 0) return rows.map(toWire)
  const accounts = await findAccounts(tx, [...new Set(enrolled.map(({ key }) => key))])
  const idOf = (row: ReadRow) => accounts.get(row.key)?.id ?? 0
  // in the order of ids, so that two imports at the same time lock the same wallets in the same order
  for (const row of [...enrolled].sort((a, b) => idOf(a) - idOf(b) || a.line - b.line)) {
    // the first class was paid by the payment of the row
    const paidClass = row.amount > 0 ? row.named.find((it) => it.named.target) : undefined
    for (const it of row.named) {
      if (!it.named.target || it === paidClass) continue
      const change = { actorId, studentId: idOf(row), now, timezone: school.config.SITE_TIMEZONE }
      it.outcome = await addToClass(tx, it.named.target, { ...change, payment, waiver, waiverNote })
    }
  }
  return rows.map(toWire)
}
