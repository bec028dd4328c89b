import type { Db, Tx } from '../kernel/db.ts'

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

/** What the search without case looks in. */
export function searchText(name: string, email: string): string {
  return `${name} ${email}`.toLowerCase()
}

/** Writes a person with an empty wallet and answers the id. Throws the engine's duplicate fault for a taken email. */
export async function insertPerson(tx: Tx, person: NewPersonRow): Promise<number> {
  const { id } = await tx
    .insertInto('people')
    .values({
      name: person.name,
      email: person.email,
      email_key: emailKey(person.email),
      search_text: searchText(person.name, person.email),
      phone: person.phone,
      password_hash: person.passwordHash,
      role: person.role,
      referral_code: person.referralCode,
      referred_by: person.referredBy,
      joined_at: person.joinedAt,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
