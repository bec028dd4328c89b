import {
  PASSKEYS_MAX,
  readCode,
  type SecondFactors,
  WRONG_CODES_MAX,
} from '../../../contract/auth/second-factors.ts'
import { type Message, say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { readSiteName } from '../../settings/site-name.ts'
import { lockUser } from '../store.ts'
import { notifyOwner } from './emails.ts'
import { verifyNewPasskey } from './passkeys.ts'
import { createRecoveryCodes, type RecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { readSealingKey, seal } from './seal.ts'
import { acceptAppCode } from './sign-in-step.ts'
import {
  countUnusedRecoveryCodes,
  deleteSecondFactors,
  ensureSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  isTotpOn,
  listAdministrators,
  listPasskeys,
  readRequiredFrom,
} from './store.ts'

/** A change of one's own second step. `now` is Unix seconds. */
type OwnChange = { userId: number; now: number }

/** The second step of a user, and the school's rule. */
export async function describeSecondFactors(
  { db }: AppContext,
  userId: number,
): Promise<SecondFactors> {
  const row = await findSecondFactor(db, userId)
  const passkeys = await listPasskeys(db, userId)
  const administrators = await listAdministrators(db)
  return {
    totp: isTotpOn(row),
    passkeys: passkeys.map((it) => ({
      id: it.id,
      name: it.name,
      createdAt: it.created_at,
      usedAt: it.used_at,
    })),
    recoveryCodesLeft: await countUnusedRecoveryCodes(db, userId),
    isLocked: row !== undefined && row.wrong_codes >= WRONG_CODES_MAX,
    requiredFrom: await readRequiredFrom(db),
    without: administrators.filter((it) => !it.hasSecondFactor).length,
  }
}

/** Creates a new secret for the app, which replaces an unconfirmed one. Declines while a confirmed app exists. */
export async function startTotp(school: AppContext, user: { id: number; email: string }) {
  // administrators who add an app are rare, and these libraries are large
  const [{ newTotpSecret, totpAddress }, { default: encodeQR }] = await Promise.all([
    import('./totp.ts'),
    import('qr'),
  ])
  const secret = newTotpSecret()
  const sealed = seal(secret, await readSealingKey(school), user.id)
  await inTransaction(school.db, async (tx) => {
    await ensureSecondFactor(tx, user.id)
    // a confirmed app must be removed first
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      // codes of the new secret were never used
      .set({ totp_secret: sealed, totp_last_step: 0 })
      .where('user_id', '=', user.id)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      decline('second_factor_needed', say('rules_auth_remove_present_app_before_add'))
  })
  const address = totpAddress(secret, await readSiteName(school.db), user.email)
  return { secret, qr: encodeQR(address, 'svg') }
}

const CODE_NOT_OF_APP = say('rules_auth_not_code_app_shows_now')

/** Activates the app with one of its codes. Returns new recovery codes if it is the first second step. */
export async function confirmTotp(
  school: AppContext,
  { userId, code, now }: OwnChange & { code: string },
): Promise<string[]> {
  const row = await findSecondFactor(school.db, userId)
  const sealed = row?.totp_secret ?? ''
  const isAccepted =
    !isTotpOn(row) &&
    sealed !== '' &&
    (await acceptAppCode(school, { userId, code: readCode(code)?.code ?? '', sealed, now }))
  if (!isAccepted) decline('second_factor_wrong', CODE_NOT_OF_APP)
  return addSecondFactor(school, { userId, detail: say('audited_detail_app'), now }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ totp_confirmed_at: now, wrong_codes: 0 })
      .where('user_id', '=', userId)
      // another tab may have started a new app meanwhile
      .where('totp_secret', '=', sealed)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) decline('second_factor_wrong', CODE_NOT_OF_APP)
  })
}

/** Adds a passkey. Returns new recovery codes if it is the first second step. */
export async function addPasskey(
  school: AppContext,
  {
    userId,
    name,
    response,
    siteUrl,
    now,
  }: OwnChange & { name: string; response: string; siteUrl: string },
): Promise<string[]> {
  const passkey = await verifyNewPasskey(school.db, { userId, response, siteUrl, now })
  const row = { ...passkey, user_id: userId, name, created_at: now, used_at: null }
  try {
    return await addSecondFactor(
      school,
      { userId, detail: say('audited_detail_passkey', { name }), now },
      async (tx) => {
        // the user is locked, so two requests at once do not exceed the limit together
        if ((await listPasskeys(tx, userId)).length >= PASSKEYS_MAX)
          decline(
            'too_many_passkeys',
            say('rules_auth_most_passkeys_remove_one_first', { max: PASSKEYS_MAX }),
          )
        await tx.insertInto('passkeys').values(row).execute()
      },
    )
  } catch (error) {
    if (isUniqueViolation(error))
      decline('passkey_exists', say('rules_auth_passkey_registered_already'))
    throw error
  }
}

type Addition = OwnChange & { detail: Message }

/** Returns new recovery codes if it is the first second step. */
async function addSecondFactor(
  school: AppContext,
  addition: Addition,
  insert: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const { userId, detail, now } = addition
  // hashed outside the transaction
  const codes = (await hasSecondFactor(school.db, userId))
    ? undefined
    : await createRecoveryCodes(school.config)
  const shown = await inTransaction(school.db, async (tx) => {
    await lockUser(tx, userId)
    const isFirst = !(await hasSecondFactor(tx, userId))
    // the other second step was removed meanwhile
    if (isFirst && !codes) return undefined
    await insert(tx)
    if (isFirst && codes) await storeRecoveryCodes(tx, userId, codes)
    const entry = { actorId: userId, subjectId: userId, detail, now }
    await writeAuditEntry(tx, { ...entry, action: 'addSecondFactor' })
    await notifyOwner(tx, { userId, event: 'added', now })
    return isFirst && codes ? codes.shown : []
  })
  return shown ?? addSecondFactor(school, addition, insert)
}

const NEEDED = say('rules_auth_school_requires_second_step_add')

/** Removes the app or a passkey; with the last one the recovery codes. Declined if the school requires a second step. */
export async function removeSecondFactor(
  school: AppContext,
  { userId, passkeyId, now }: OwnChange & { passkeyId?: number },
): Promise<void> {
  await inTransaction(school.db, async (tx) => {
    await lockUser(tx, userId)
    const detail =
      passkeyId === undefined
        ? await turnTotpOff(tx, userId)
        : await deletePasskey(tx, userId, passkeyId)
    if (detail === undefined) return
    if (!(await hasSecondFactor(tx, userId))) {
      if (await readRequiredFrom(tx)) decline('second_factor_needed', NEEDED)
      await deleteSecondFactors(tx, userId)
    }
    const entry = { actorId: userId, subjectId: userId, detail, now }
    await writeAuditEntry(tx, { ...entry, action: 'removeSecondFactor' })
    await notifyOwner(tx, { userId, event: 'removed', now })
  })
}

async function turnTotpOff(tx: Tx, userId: number): Promise<Message | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ totp_secret: '', totp_confirmed_at: null, wrong_codes: 0 })
    .where('user_id', '=', userId)
    .where('totp_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? say('audited_detail_app') : undefined
}

async function deletePasskey(tx: Tx, userId: number, id: number): Promise<Message | undefined> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return removed && say('audited_detail_passkey', { name: removed.name })
}

/** Replaces the recovery codes and returns them. Declined without a second step. */
export async function renewRecoveryCodes(
  school: AppContext,
  { userId, now }: OwnChange,
): Promise<string[]> {
  const codes: RecoveryCodes = await createRecoveryCodes(school.config)
  await inTransaction(school.db, async (tx) => {
    await lockUser(tx, userId)
    if (!(await hasSecondFactor(tx, userId)))
      decline('second_factor_needed', say('rules_auth_add_passkey_authenticator_app_first'))
    await storeRecoveryCodes(tx, userId, codes)
    await writeAuditEntry(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'renewRecoveryCodes',
      now,
    })
    await notifyOwner(tx, { userId, event: 'codesRenewed', now })
  })
  return codes.shown
}
