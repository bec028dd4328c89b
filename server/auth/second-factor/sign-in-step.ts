import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { readCode, WRONG_CODES_MAX } from '../../../contract/auth/second-factors.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { notifyOwner } from './emails.ts'
import { verifyPasskey } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { readSealingKey, unseal } from './seal.ts'
import { findSecondFactor, isTotpOn, listPasskeys } from './store.ts'

const ENTER_CODE = say('rules_auth_enter_code_authenticator_app')
const USE_PASSKEY = say('rules_auth_use_passkey_enter_code')
const WRONG_CODE = say('rules_auth_code_not_correct_used_before')
const LOCKED = say('rules_auth_too_many_wrong_codes_use')

type SecondStep = {
  user: { id: number; role: number }
  code: string | undefined
  /** The response of a passkey, as JSON. */
  passkey: string | undefined
  siteUrl: string
  now: number
}

/**
 * Requires the second step of an administrator who has one, after the password was verified (R-TRUST-004). Declines a
 * missing, wrong or used one.
 */
export async function requireSecondStep(
  school: AppContext,
  { user, code, passkey, siteUrl, now }: SecondStep,
): Promise<void> {
  if (user.role !== ADMIN_ROLE) return
  const userId = user.id
  const [row, passkeys] = await Promise.all([
    findSecondFactor(school.db, userId),
    listPasskeys(school.db, userId),
  ])
  if (passkeys.length === 0 && !isTotpOn(row)) return
  if (passkey) {
    await verifyPasskey(school.db, { userId, response: passkey, siteUrl, now })
    return resetWrongCodes(school.db, userId)
  }
  if (code) return requireCode(school, { userId, typed: code, now })
  if (passkeys.length > 0) decline('second_factor_passkey', USE_PASSKEY)
  decline('second_factor_required', ENTER_CODE)
}

type TypedCode = { userId: number; typed: string; now: number }

async function requireCode(school: AppContext, { userId, typed, now }: TypedCode): Promise<void> {
  const read = readCode(typed)
  if (read?.kind === 'app') return requireAppCode(school, { userId, code: read.code, now })
  if (read?.kind !== 'recovery') decline('second_factor_wrong', WRONG_CODE)
  const { code } = read
  await inTransaction(school.db, async (tx) => {
    if (!(await spendRecoveryCode(tx, { userId, code, now })))
      decline('second_factor_wrong', WRONG_CODE, 'a sign-in with a wrong recovery code')
    await resetWrongCodes(tx, userId)
    await notifyOwner(tx, { userId, event: 'recoveryCodeUsed', now })
  })
}

type AppCode = { userId: number; code: string; now: number }

/** Requires a code of the confirmed app. Counts the attempt before the comparison, so that none is missed. */
async function requireAppCode(school: AppContext, { userId, code, now }: AppCode): Promise<void> {
  const { db } = school
  const row = await db
    .updateTable('second_factors')
    .set((it) => ({ wrong_codes: it('wrong_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .where('totp_confirmed_at', 'is not', null)
    .where('wrong_codes', '<', WRONG_CODES_MAX)
    .returning(['totp_secret', 'wrong_codes'])
    .executeTakeFirst()
  if (!row) {
    const isOn = isTotpOn(await findSecondFactor(db, userId))
    return isOn
      ? decline('second_factor_locked', LOCKED)
      : decline('second_factor_wrong', WRONG_CODE)
  }
  if (await acceptAppCode(school, { userId, code, sealed: row.totp_secret, now }))
    return resetWrongCodes(db, userId)
  if (row.wrong_codes < WRONG_CODES_MAX)
    decline('second_factor_wrong', WRONG_CODE, 'a sign-in with a wrong code')
  await notifyOwner(db, { userId, event: 'locked', now })
  decline('second_factor_locked', LOCKED, 'a second step was locked')
}

/** True if the code is right and was not used before. Of two concurrent sign-ins with one code, only one gets true. */
export async function acceptAppCode(
  school: AppContext,
  { userId, code, sealed, now }: AppCode & { sealed: string },
): Promise<boolean> {
  const secret = unseal(sealed, await readSealingKey(school), userId)
  if (secret === undefined) return false
  const { findTotpStep } = await import('./totp.ts')
  const step = findTotpStep(secret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await school.db
    .updateTable('second_factors')
    .set({ totp_last_step: step })
    .where('user_id', '=', userId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function resetWrongCodes(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ wrong_codes: 0 })
    .where('user_id', '=', userId)
    .execute()
}
