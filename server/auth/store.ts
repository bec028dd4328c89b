import { ADMIN_ROLE, STUDENT_ROLE } from '../../contract/auth/auth.ts'
import type { DataSaver } from '../../contract/offline/data-saver.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Locale } from '../../messages/languages.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { searchText } from '../platform/search-text.ts'

export type NewUser = {
  name: string
  email: string
  phone: string
  passwordHash: string
  /** '' for a student. */
  staff: StaffKind | ''
  referralCode: string
  referredBy: number | null
  joinedAt: number
  /** Of a student without an email (R-PAY-009). */
  studentCode?: string | undefined
  contactId?: number | null | undefined
}

/** The key by which emails are compared: trimmed, in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Inserts a user with an empty wallet and returns the id. Throws a unique violation if the email is registered. */
export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values(toUserRow(user))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts many users and returns the email keys that were inserted; registered emails are skipped. */
export async function insertUsers(tx: Tx, users: readonly NewUser[]): Promise<ReadonlySet<string>> {
  const insertedKeys = new Set<string>()
  for (const batch of batchesOf(users)) {
    const rows = await tx
      .insertInto('users')
      .values(batch.map(toUserRow))
      .onConflict((it) => it.doNothing())
      .returning('email_key')
      .execute()
    for (const { email_key } of rows) insertedKeys.add(email_key)
  }
  return insertedKeys
}

function toUserRow(user: NewUser) {
  return {
    name: user.name,
    email: user.email,
    email_key: emailKey(user.email),
    search_text: searchText(user),
    phone: user.phone,
    password_hash: user.passwordHash,
    role: user.staff === '' ? STUDENT_ROLE : ADMIN_ROLE,
    staff: user.staff,
    referral_code: user.referralCode,
    referred_by: user.referredBy,
    joined_at: user.joinedAt,
    student_code: user.studentCode ?? null,
    contact_id: user.contactId ?? null,
    deleted_at: null,
  }
}

/** The user with this email, unless deleted, with the password hash. */
export async function findUserByEmail(db: Db, email: string) {
  return selectUsers(db).where('email_key', '=', emailKey(email)).executeTakeFirst()
}

/** The user with this id, unless deleted. */
export async function findUser(db: Db, id: number) {
  return selectUsers(db).where('id', '=', id).executeTakeFirst()
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'wallet', 'referral_code', 'password_hash'])
    .select('staff')
    .select(['data_saver', 'language'])
    .select(['version', 'session_epoch', 'deactivated_at'])
    .where('deleted_at', 'is', null)
}

export async function findUserByReferralCode(db: Db, code: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('referral_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Number of users who signed up with this user's referral code. */
export async function countReferrals(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('referred_by', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The languages of the profiles of these users; '' for none. */
export async function listLanguages(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Locale | ''>> {
  const languages = new Map<number, Locale | ''>()
  for (const batch of batchesOf(ids)) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'language'])
      .where('id', 'in', batch)
      .execute()
    for (const { id, language } of rows) languages.set(id, language)
  }
  return languages
}

export async function updateDataSaver(db: Db, userId: number, choice: DataSaver): Promise<void> {
  await db.updateTable('users').set({ data_saver: choice }).where('id', '=', userId).execute()
}

export async function updateLanguage(db: Db, userId: number, language: Locale | ''): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/** Sets a user's password and returns whom to notify; undefined, without a change, if the user is deleted. */
export async function setPassword(
  db: Db,
  userId: number,
  passwordHash: string,
): Promise<{ email: string; language: Locale | '' } | undefined> {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

/** Stores a new hash of the same password, unless the password has been changed in the meantime. */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}

export type UserForm = { name: string; email: string; phone: string }

/** Updates a user. Throws a unique violation if the email is registered. */
export async function updateUser(tx: Tx, userId: number, form: UserForm): Promise<void> {
  await tx
    .updateTable('users')
    .set((it) => ({
      ...form,
      email_key: emailKey(form.email),
      search_text: searchText(form),
      version: it('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
}

/** Makes an account a student (''), or staff of a kind; a former member of the staff loses the assigned classes (R-STAFF-002). */
export async function setStaff(tx: Tx, userId: number, staff: StaffKind | ''): Promise<void> {
  const role = staff === '' ? STUDENT_ROLE : ADMIN_ROLE
  await tx
    .updateTable('users')
    .set((it) => ({ role, staff, version: it('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  if (staff === '') await tx.deleteFrom('class_staff').where('user_id', '=', userId).execute()
}

/** Sets when an account was deactivated (Unix seconds); null activates it. */
export async function setDeactivated(tx: Tx, userId: number, at: number | null): Promise<void> {
  await tx.updateTable('users').set({ deactivated_at: at }).where('id', '=', userId).execute()
}

/** Soft-deletes a user; the email can be registered again. */
export async function softDeleteUser(tx: Tx, userId: number, now: number): Promise<void> {
  await tx.updateTable('users').set({ deleted_at: now }).where('id', '=', userId).execute()
}

/** Restores a deleted user, with a new email if one is given. Violates a unique constraint if the email is registered. */
export async function restoreUser(tx: Tx, userId: number, newEmail?: string): Promise<void> {
  if (newEmail) {
    const columns = ['name', 'phone'] as const
    const user = tx.selectFrom('users').select(columns).where('id', '=', userId)
    await updateUser(tx, userId, { ...(await user.executeTakeFirstOrThrow()), email: newEmail })
  }
  await tx.updateTable('users').set({ deleted_at: null }).where('id', '=', userId).execute()
}

/** Locks a user until the transaction ends and returns the current row, unless deleted. */
export async function lockUser(tx: Tx, userId: number) {
  await lockRow(tx, userId).execute()
  return findUser(tx, userId)
}

/**
 * Locks an owner until the transaction ends; false if the user is not an owner. Who changes the account of another owner locks
 * the own one first, so that of two who demote or delete each other one remains (R-STAFF-002).
 */
export async function lockOwner(tx: Tx, userId: number): Promise<boolean> {
  const locked = await lockRow(tx, userId)
    .where('role', '=', ADMIN_ROLE)
    .where('staff', '=', 'owner')
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

// SQLite has no `select … for update`; writing the current value locks the row on both engines
function lockRow(tx: Tx, userId: number) {
  return tx
    .updateTable('users')
    .set((it) => ({ role: it.ref('role') }))
    .where('id', '=', userId)
}
