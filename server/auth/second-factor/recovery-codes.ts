import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { RECOVERY_CODES } from '../../../contract/auth/second-factors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { argon2Options, type HashingConfig } from '../hashing.ts'
import { ensureSecondFactor, findSecondFactor } from './store.ts'

// without i, l, o, 0 and 1, which look alike; 10 characters are 49 bits
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** 'abcde-fghjk', as it is shown. */
const format = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

/** The memory of hashes whose salt does not say it. */
const FORMER_MEMORY_KIB = 19_456

/** Hashes a code. `stored` is a salt in base64url, after the memory in KiB and a '$'. */
async function hashCode(code: string, stored: string): Promise<string> {
  const [salt = '', memory = FORMER_MEMORY_KIB] = stored.split('$').reverse()
  const options = { ...argon2Options(Number(memory)), salt: Buffer.from(salt, 'base64url') }
  return (await hashRaw(code, options)).toString('base64url')
}

/** Ten new codes and their hashes with one salt; hashed outside a transaction, because it takes a quarter of a second. */
export async function createRecoveryCodes({ PASSWORD_MEMORY_KIB }: HashingConfig) {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  const salt = `${PASSWORD_MEMORY_KIB}$${randomBytes(16).toString('base64url')}`
  const hashes = await Promise.all([...codes].map((it) => hashCode(it, salt)))
  return { shown: [...codes].map(format), salt, hashes }
}

export type RecoveryCodes = Awaited<ReturnType<typeof createRecoveryCodes>>

/** Replaces the codes of a user. */
export async function storeRecoveryCodes(
  tx: Tx,
  userId: number,
  { salt, hashes }: RecoveryCodes,
): Promise<void> {
  await ensureSecondFactor(tx, userId)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .updateTable('second_factors')
    .set({ recovery_salt: salt })
    .where('user_id', '=', userId)
    .execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
}

/** Consumes a code; false for a wrong or used one. Also removes the lock after wrong codes. */
export async function spendRecoveryCode(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: number },
): Promise<boolean> {
  const salt = (await findSecondFactor(db, userId))?.recovery_salt
  if (!salt) return false
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hashCode(code, salt))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
