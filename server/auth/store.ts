import { ADMIN_ROLE } from '../../contract/auth.ts'
import type { Db, Tx } from '../kernel/db.ts'
import { searchText } from '../kernel/search-text.ts'

export type NewPersonRow = {
  name: string
  email: string
  phone: string
  passwordHash: string
  role: number
  referralCode: string
  referredBy: number | null
  joinedAt: number
}

/** How emails are compared: without case (decisions §13). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Writes a person with an empty wallet and answers the id. Throws the engine's duplicate fault for a taken email. */
export async function insertPerson(tx: Tx, person: NewPersonRow): Promise<number> {
  const { id } = await tx
    .insertInto('people')
    .values(asRow(person))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// both engines bound the number of values a statement may carry
const AT_ONCE = 1000

/** Writes many at once and answers the emails (in lower case) that came in; one that is taken meanwhile is left out. */
export async function insertPeople(
  tx: Tx,
  people: readonly NewPersonRow[],
): Promise<ReadonlySet<string>> {
  const written = new Set<string>()
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const rows = await tx
      .insertInto('people')
      .values(people.slice(at, at + AT_ONCE).map(asRow))
      .onConflict((it) => it.doNothing())
      .returning('email_key')
      .execute()
    for (const { email_key } of rows) written.add(email_key)
  }
  return written
}

function asRow(person: NewPersonRow) {
  return {
    name: person.name,
    email: person.email,
    email_key: emailKey(person.email),
    search_text: searchText(person),
    phone: person.phone,
    password_hash: person.passwordHash,
    role: person.role,
    referral_code: person.referralCode,
    referred_by: person.referredBy,
    joined_at: person.joinedAt,
    deleted_at: null,
  }
}

/** Whoever has this email and is not deleted, with the password's hash. */
export async function findByEmail(db: Db, email: string) {
  return people(db).where('email_key', '=', emailKey(email)).executeTakeFirst()
}

/** A person who is not deleted. */
export async function findPerson(db: Db, id: number) {
  return people(db).where('id', '=', id).executeTakeFirst()
}

function people(db: Db) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'role', 'wallet', 'referral_code', 'password_hash'])
    .select('version')
    .where('deleted_at', 'is', null)
}

export async function findByReferralCode(db: Db, code: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('referral_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** How many joined by a person's code. */
export async function countReferred(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('referred_by', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function setPassword(db: Db, personId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    .execute()
}

export type PersonForm = { name: string; email: string; phone: string; role: number }

/** Changes a person who is not deleted. Throws the engine's duplicate fault for a taken email. */
export async function changePerson(tx: Tx, personId: number, form: PersonForm): Promise<void> {
  await tx
    .updateTable('people')
    .set((it) => ({
      ...form,
      email_key: emailKey(form.email),
      search_text: searchText(form),
      version: it('version', '+', 1),
    }))
    .where('id', '=', personId)
    .execute()
}

/** Hides a person; the email is free again. */
export async function hidePerson(tx: Tx, personId: number, now: number): Promise<void> {
  await tx.updateTable('people').set({ deleted_at: now }).where('id', '=', personId).execute()
}

/** A person as they are now, held until the transaction ends: whoever else changes them waits here. */
export async function holdPerson(tx: Tx, personId: number) {
  await hold(tx, personId).execute()
  return findPerson(tx, personId)
}

/** Whether somebody is an administrator, and stays one until the transaction ends. */
export async function holdAdministrator(tx: Tx, personId: number): Promise<boolean> {
  const held = await hold(tx, personId)
    .where('role', '=', ADMIN_ROLE)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

// neither engine's own word for it is known to the other; writing what is there already locks the row on both
function hold(tx: Tx, personId: number) {
  return tx
    .updateTable('people')
    .set((it) => ({ role: it.ref('role') }))
    .where('id', '=', personId)
}
