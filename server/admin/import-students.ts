import * as z from 'zod/mini'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { personName } from '../../contract/person-name.ts'
import { phone } from '../../contract/phone.ts'
import { isReservedName } from '../../contract/reserved-name.ts'
import type { ImportFate, ImportRow } from '../../contract/student-import.ts'
import { email } from '../../contract/wire.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { emailKey, insertPeople } from '../auth/store.ts'
import { audit } from '../kernel/audit.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { queueMail } from '../kernel/mail.ts'
import type { School } from '../kernel/school.ts'
import { siteNameOf } from '../settings/site-name.ts'
import type { WrittenRow } from './read-students-csv.ts'
import { findTaken } from './store.ts'

type Import = { actorId: number; text: string; isConfirmed: boolean; now: number }

/**
 * Answers what becomes of every row of a CSV file; once it is confirmed, makes the accounts of those that can be added,
 * all or none, audited, and tells each by email how to set a password (decision 0153). The rows are judged anew when
 * they are written: whoever has signed up meanwhile is left as they are. Refuses what is no list of students.
 */
export async function importStudents(school: School, wish: Import) {
  const { readStudentsCsv } = await import('./read-students-csv.ts')
  const written = readStudentsCsv(wish.text)
  const site = await siteNameOf(school.db)
  if (!wish.isConfirmed) {
    return { rows: await judge(school.db, written, site), added: 0, isWritten: false }
  }
  const letter = letterOf(site, school.config.SITE_URL)
  const rows = await inTransaction(school.db, async (tx) => {
    const judged = await add(tx, await judge(tx, written, site), wish.now)
    const added = judged.filter(({ fate }) => fate === 'add')
    if (added.length === 0) return judged
    const mails = added.map((it) => ({ to: it.email, ...letter }))
    await queueMail(tx, mails, wish.now)
    const detail = added.length === 1 ? '1 student' : `${added.length} students`
    const { actorId, now } = wish
    await audit(tx, { actorId, deed: 'importStudents', subjectId: null, detail, now })
    return judged
  })
  return { rows, added: rows.filter(({ fate }) => fate === 'add').length, isWritten: true }
}

async function judge(db: Db, written: readonly WrittenRow[], site: string): Promise<ImportRow[]> {
  const keys = written.filter((it) => !emailFaultIn(it)).map((it) => emailKey(it.email))
  const taken = await findTaken(db, keys)
  const coming = new Set<string>()
  return written.map((row) => {
    const key = emailKey(row.email)
    const isThere = taken.has(key) ? 'taken' : coming.has(key) ? 'twice' : undefined
    const fate: ImportFate = emailFaultIn(row) ?? isThere ?? otherFaultIn(row, site) ?? 'add'
    if (fate === 'add') coming.add(key)
    return { ...row, fate }
  })
}

// the same rules as at sign-up, but that a phone number may be wanting: it can be added later

function emailFaultIn(row: WrittenRow): ImportFate | undefined {
  if (row.email === '') return 'no-email'
  return z.safeParse(email, row.email).success ? undefined : 'bad-email'
}

function otherFaultIn(row: WrittenRow, site: string): ImportFate | undefined {
  if (row.name === '') return 'no-name'
  if (!z.safeParse(personName, row.name).success) return 'bad-name'
  if (isReservedName(row.name, site)) return 'staff-name'
  if (row.phone !== '' && !z.safeParse(phone, row.phone).success) return 'bad-phone'
  return undefined
}

/** Makes the accounts, and says of those that came in from elsewhere at the same moment that they are there. */
async function add(tx: Tx, rows: ImportRow[], now: number): Promise<ImportRow[]> {
  const people = rows
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
  const written = await insertPeople(tx, people)
  return rows.map((row) =>
    row.fate === 'add' && !written.has(emailKey(row.email)) ? { ...row, fate: 'taken' } : row,
  )
}

function letterOf(site: string, url: string | undefined) {
  const where = url
    ? `Open ${url}/forgot-password`
    : `On the sign-in page of ${site} press "Forgot password"`
  return {
    subject: `${site}: your account`,
    body: [
      `${site} has made an account for you with this email address.`,
      `${where} and enter this address: a code comes to you, with which you choose your password.`,
      'If you did not expect this, there is nothing to do: nobody can sign in until a password is chosen.',
      site,
    ].join('\n\n'),
  }
}
