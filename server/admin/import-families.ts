import * as z from 'zod/mini'
import type { ImportResult } from '../../contract/admin/student-import.ts'
import { phone } from '../../contract/auth/phone.ts'
import { email } from '../../contract/platform/wire.ts'
import { type ContactForm, findContact } from '../auth/contacts.ts'
import { emailKey } from '../auth/store.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import type { ParsedRow } from './parse-students-csv.ts'
import { foldTitle } from './student-columns.ts'

/** A row of a student without an email. */
export type Family = {
  contact: ContactForm
  /** Of the account: its stable name if it exists, else a key of this name and contact within the file. */
  key: string
  /** True for a student of this name who has this contact or phone number already. */
  isKnown: boolean
}

/**
 * The rows of students without an email by line (R-PAY-009): those without an address, and those whose address several students of
 * the file share or is a contact's. An address of an account stays that of the account.
 */
export async function readFamilies(
  db: Db,
  rows: readonly ParsedRow[],
): Promise<Map<number, Family>> {
  const shared = await findSharedAddresses(db, rows)
  const families = new Map<number, Family>()
  for (const row of rows) {
    const address = emailKey(row.email)
    if (row.email !== '' && !shared.has(address)) continue
    const { name = '', email = '', phone = '' } = row.contact ?? {}
    const contact: ContactForm = {
      name,
      email: email || row.email.trim(),
      phone: phone || (shared.get(address)?.phone ?? ''),
    }
    const known = await findStudent(db, row, contact)
    families.set(row.line, {
      contact,
      key: known ?? `${foldTitle(row.name)} ${contact.email} ${contact.phone || row.phone}`,
      isKnown: known !== undefined,
    })
  }
  return families
}

/** The keys of the accounts that rows of families already have. */
export const knownNames = (families: ReadonlyMap<number, Family>): string[] =>
  [...families.values()].filter((it) => it.isKnown).map((it) => it.key)

/** Addresses of several names, and of contacts; with the phone number that all of their rows share. */
async function findSharedAddresses(db: Db, rows: readonly ParsedRow[]) {
  const byKey = Map.groupBy(
    rows.filter((it) => it.email !== ''),
    (it) => emailKey(it.email),
  )
  const keys = [...byKey.keys()]
  const [contacts, accounts] = [new Set<string>(), new Set<string>()]
  for (const batch of batchesOf(keys)) {
    const ofContacts = db.selectFrom('contacts').select('email_key')
    const ofUsers = db.selectFrom('users').select('email_key').where('deleted_at', 'is', null)
    for (const it of await ofContacts.where('email_key', 'in', batch).execute())
      contacts.add(it.email_key)
    for (const it of await ofUsers.where('email_key', 'in', batch).execute())
      accounts.add(it.email_key)
  }
  const shared = new Map<string, { phone: string }>()
  for (const [key, ofAddress] of byKey) {
    const names = new Set(ofAddress.map((it) => foldTitle(it.name)))
    const isShared = names.size > 1 || contacts.has(key)
    if (!isShared || accounts.has(key)) continue
    const phones = new Set(ofAddress.map((it) => it.phone))
    const [only = ''] = phones
    shared.set(key, { phone: phones.size === 1 ? only : '' })
  }
  return shared
}

/** The stable name of a student without an email who has this name, and this contact or, without one, this phone number. */
async function findStudent(
  db: Db,
  { name, phone }: Pick<ParsedRow, 'name' | 'phone'>,
  contact: ContactForm,
): Promise<string | undefined> {
  const known = await findContact(db, contact)
  const hasContact = contact.email !== '' || contact.phone !== ''
  if (!known && (hasContact || phone === '')) return undefined
  const students = await db
    .selectFrom('users')
    .select(['name', 'email_key'])
    .where('student_code', 'is not', null)
    .where('deleted_at', 'is', null)
    .$if(known !== undefined, (it) => it.where('contact_id', '=', known?.id ?? 0))
    .$if(known === undefined, (it) => it.where('contact_id', 'is', null).where('phone', '=', phone))
    .execute()
  return students.find((it) => foldTitle(it.name) === foldTitle(name))?.email_key
}

/** What is wrong with the contact of a row. */
export function contactError({ contact, email: typed }: ParsedRow): ImportResult | undefined {
  const address = contact?.email || typed
  const number = contact?.phone ?? ''
  if (address !== '' && !z.safeParse(email, address).success) return 'bad-email'
  if (number !== '' && !z.safeParse(phone, number).success) return 'bad-phone'
  return undefined
}

/** The contact as the results of an import show it. */
export const contactText = ({ name, email, phone }: ContactForm): string =>
  [name, email, phone].filter(Boolean).join(', ')
