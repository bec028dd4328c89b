import * as z from 'zod/mini'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { personName } from '../../contract/person-name.ts'
import { phone } from '../../contract/phone.ts'
import { isReservedName } from '../../contract/reserved-name.ts'
import type { ImportResult, ImportRow } from '../../contract/student-import.ts'
import { email } from '../../contract/wire.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { emailKey, insertUsers } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { enqueueEmails } from '../platform/mail-queue.ts'
import { readSiteName } from '../settings/site-name.ts'
import { invitationEmail } from './invitation-email.ts'
import type { ParsedRow } from './parse-students-csv.ts'
import { findTakenEmailKeys } from './store.ts'

type ImportRequest = { actorId: number; text: string; isConfirmed: boolean; now: number }

/**
 * Returns the result of every row of a CSV file. A confirmed import creates the accounts of valid rows in one
 * transaction, audited, and emails each student how to set a password (decision 0153). The rows are checked again when
 * they are written, because students can have signed up since the preview. Declines a file that is not a student list.
 */
export async function importStudents(school: AppContext, request: ImportRequest) {
  const { parseStudentsCsv } = await import('./parse-students-csv.ts')
  const parsedRows = parseStudentsCsv(request.text)
  const site = await readSiteName(school.db)
  if (!request.isConfirmed) {
    return { rows: await classifyRows(school.db, parsedRows, site), added: 0, isWritten: false }
  }
  const invitation = invitationEmail(site, school.config.SITE_URL)
  const rows = await inTransaction(school.db, async (tx) => {
    const results = await insertStudents(tx, await classifyRows(tx, parsedRows, site), request.now)
    const added = results.filter(({ fate }) => fate === 'add')
    if (added.length === 0) return results
    const emails = added.map((it) => ({ to: it.email, ...invitation }))
    await enqueueEmails(tx, emails, request.now)
    const detail = added.length === 1 ? '1 student' : `${added.length} students`
    const { actorId, now } = request
    await writeAuditEntry(tx, { actorId, action: 'importStudents', subjectId: null, detail, now })
    return results
  })
  return { rows, added: rows.filter(({ fate }) => fate === 'add').length, isWritten: true }
}

async function classifyRows(
  db: Db,
  parsedRows: readonly ParsedRow[],
  site: string,
): Promise<ImportRow[]> {
  const keys = parsedRows.filter((it) => !emailError(it)).map((it) => emailKey(it.email))
  const taken = await findTakenEmailKeys(db, keys)
  const newKeys = new Set<string>()
  return parsedRows.map((row) => {
    const key = emailKey(row.email)
    const duplicate = taken.has(key) ? 'taken' : newKeys.has(key) ? 'twice' : undefined
    const fate: ImportResult = emailError(row) ?? duplicate ?? fieldError(row, site) ?? 'add'
    if (fate === 'add') newKeys.add(key)
    return { ...row, fate }
  })
}

// the rules of sign-up, except that the phone number is optional

function emailError(row: ParsedRow): ImportResult | undefined {
  if (row.email === '') return 'no-email'
  return z.safeParse(email, row.email).success ? undefined : 'bad-email'
}

function fieldError(row: ParsedRow, site: string): ImportResult | undefined {
  if (row.name === '') return 'no-name'
  if (!z.safeParse(personName, row.name).success) return 'bad-name'
  if (isReservedName(row.name, site)) return 'staff-name'
  if (row.phone !== '' && !z.safeParse(phone, row.phone).success) return 'bad-phone'
  return undefined
}

/** Creates the accounts. A row whose email was registered concurrently becomes `taken`. */
async function insertStudents(tx: Tx, rows: ImportRow[], now: number): Promise<ImportRow[]> {
  const students = rows
    .filter(({ fate }) => fate === 'add')
    .map((row) => ({
      name: z.parse(personName, row.name),
      email: row.email,
      phone: row.phone === '' ? '' : z.parse(phone, row.phone),
      passwordHash: NO_PASSWORD,
      role: STUDENT_ROLE,
      referralCode: newReferralCode(row.email),
      referredBy: null,
      joinedAt: now,
    }))
  const insertedKeys = await insertUsers(tx, students)
  return rows.map((row) =>
    row.fate === 'add' && !insertedKeys.has(emailKey(row.email)) ? { ...row, fate: 'taken' } : row,
  )
}
