import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { dialledPhone } from '../../contract/auth/phone.ts'
import { codeOfName, phoneOfName } from '../../contract/auth/sign-in-name.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { emailKey, findUser, findUserByEmail } from './store.ts'

/** A person who receives what would go to students by email; `email` and `phone` are '' for none (R-PAY-009). */
type Contact = { id: number; name: string; email: string; phone: string }
export type ContactForm = Omit<Contact, 'id'>

/**
 * The user who signs in with a name: an email, a student code, or a phone number that is one student's alone (R-PAY-009). Undefined
 * if there is none, or deleted.
 */
export async function findUserBySignIn(db: Db, name: string) {
  const phone = phoneOfName(name)
  if (phone !== undefined) {
    const id = await findOwnerOfPhone(db, phone)
    return id === undefined ? undefined : findUser(db, id)
  }
  const code = codeOfName(name)
  if (code === undefined) return findUserByEmail(db, name)
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('student_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && findUser(db, row.id)
}

/** The only account with this number, if it is of a student with a code and the number is not one of somebody else's contact. */
async function findOwnerOfPhone(db: Db, phone: string): Promise<number | undefined> {
  const spellings = phoneSpellings(phone)
  const users = await db
    .selectFrom('users')
    .select(['id', 'student_code', 'contact_id'])
    .where(phoneDigits('users.phone'), 'in', spellings)
    .where('phone', '<>', '')
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  const [owner] = users
  if (users.length !== 1 || !owner || owner.student_code === null) return undefined
  const ofOthers = await db
    .selectFrom('contacts')
    .innerJoin('users', 'users.contact_id', 'contacts.id')
    .select('users.id')
    .where(phoneDigits('contacts.phone'), 'in', spellings)
    .where('contacts.phone', '<>', '')
    .where('users.deleted_at', 'is', null)
    .where('users.id', '!=', owner.id)
    .limit(1)
    .executeTakeFirst()
  return ofOthers ? undefined : owner.id
}

/** New student codes that no account has. */
export async function newStudentCodes(tx: Tx, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length: count - codes.size }, () => `S${randomInt(1e6, 1e7)}`)
    const taken = new Set<string | null>()
    for (const batch of batchesOf(drawn)) {
      const rows = await tx
        .selectFrom('users')
        .select('student_code')
        .where('student_code', 'in', batch)
        .execute()
      for (const { student_code } of rows) taken.add(student_code)
    }
    for (const code of drawn) if (!taken.has(code)) codes.add(code)
  }
  return [...codes]
}

/** The contact with this email, else with this phone number. Two people can share a number, so a name must be the same. */
export async function findContact(db: Db, { name, email, phone }: ContactForm) {
  const contacts = db.selectFrom('contacts').select(['id', 'name', 'email', 'phone']).orderBy('id')
  if (email !== '')
    return contacts.where('email_key', '=', emailKey(email)).limit(1).executeTakeFirst()
  if (phone === '') return undefined
  return contacts
    .where(phoneDigits('contacts.phone'), 'in', phoneSpellings(phone))
    .where('phone', '<>', '')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
}

/** The contact with this id. */
async function findContactById(db: Db, id: number): Promise<Contact | undefined> {
  return db
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The id of a contact with this email or number, which is made if there is none. */
export async function ensureContact(tx: Tx, form: ContactForm, now: number): Promise<number> {
  const known = await findContact(tx, form)
  if (known) {
    // what was not known before
    const { name, phone } = { name: known.name || form.name, phone: known.phone || form.phone }
    if (name !== known.name || phone !== known.phone)
      await updateContact(tx, known.id, { name, email: known.email, phone })
    return known.id
  }
  const { id } = await tx
    .insertInto('contacts')
    .values({ ...form, email_key: emailKey(form.email), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateContact(tx: Tx, id: number, form: ContactForm): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ ...form, email_key: emailKey(form.email) })
    .where('id', '=', id)
    .execute()
}

/** Gives a student a contact; null for none. */
export async function setContactOf(
  tx: Tx,
  userId: number,
  contactId: number | null,
): Promise<void> {
  await tx.updateTable('users').set({ contact_id: contactId }).where('id', '=', userId).execute()
}

/** The code and the contact of a student, and who shares it. */
export async function readContactOf(db: Db, userId: number) {
  const row = await db
    .selectFrom('users')
    .select(['student_code', 'contact_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return { code: '', contact: null }
  const code = row.student_code ?? ''
  const contact = row.contact_id === null ? undefined : await findContactById(db, row.contact_id)
  if (!contact) return { code, contact: null }
  const students = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('contact_id', '=', contact.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(50)
    .execute()
  return { code, contact: { ...contact, students } }
}

/** Deletes a contact that no account refers to any more. */
export async function deleteUnusedContact(tx: Tx, contactId: number): Promise<void> {
  await tx
    .deleteFrom('contacts')
    .where('id', '=', contactId)
    .where((it) =>
      it.not(
        it.exists(
          it.selectFrom('users').select('id').whereRef('users.contact_id', '=', 'contacts.id'),
        ),
      ),
    )
    .execute()
}

const SEPARATORS = [' ', '-', '(', ')', '+', '.', '/'] as const

/** The digits of a stored number, as the indexes of users and contacts have them. */
const phoneDigits = (column: string): RawBuilder<string> =>
  SEPARATORS.reduce<RawBuilder<string>>(
    (inner, separator) => sql<string>`replace(${inner}, ${sql.lit(separator)}, '')`,
    sql<string>`${sql.ref(column)}`,
  )

/** The digits with which one number can be stored: with and without the code of this country, with and without the zero. */
function phoneSpellings(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '')
  const dialled = dialledPhone(
    /^\d{11,}$/.test(digits) && digits.startsWith('234') ? `+${digits}` : phone,
  )
  const international = dialled.replaceAll(/\D/g, '')
  const spellings = new Set([digits, international])
  if (international.startsWith('234') && international.length === 13) {
    const national = international.slice(3)
    for (const it of [`0${national}`, national, `2340${national}`, `00${international}`])
      spellings.add(it)
  }
  return [...spellings]
}
