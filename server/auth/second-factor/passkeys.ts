import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { MINUTE } from '../../../contract/platform/duration.ts'
import { say } from '../../../messages/message.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { ensureSecondFactor, listPasskeys } from './store.ts'

// ES256, EdDSA and RS256, at least one of which every authenticator supports
const ALGORITHMS = [-7, -8, -257]
const CHALLENGE_SECONDS = 5 * MINUTE
const NOT_ACCEPTED = say('rules_auth_passkey_not_accepted_try_again')

// loaded at the first use: it takes 100 ms, and most schools have few administrators
const loadLibrary = () => import('@simplewebauthn/server')

/** Where passkeys are valid: the host and origin of the site (decision 0643). */
type Site = { siteUrl: string }
const rpId = ({ siteUrl }: Site) => new URL(siteUrl).hostname

type StoredPasskey = Awaited<ReturnType<typeof listPasskeys>>[number]
const transportsOf = ({ transports }: StoredPasskey) => (transports ? transports.split(',') : [])
const descriptorOf = (it: StoredPasskey) => ({ id: it.credential_id, transports: transportsOf(it) })

/** The options for a new passkey, as JSON. Stores their challenge. */
export async function createRegistrationOptions(
  db: Db,
  {
    user,
    site,
    siteUrl,
    now,
  }: Site & { user: { id: number; name: string; email: string }; site: string; now: number },
): Promise<string> {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: rpId({ siteUrl }),
    userName: user.email,
    userDisplayName: user.name,
    // the same for all passkeys of a user, and without personal data
    userID: new TextEncoder().encode(`lisan-${user.id}`),
    excludeCredentials: (await listPasskeys(db, user.id)).map(descriptorOf),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await storeChallenge(db, { userId: user.id, challenge: options.challenge, now })
  return JSON.stringify(options)
}

/** The options for a sign-in with one of the user's passkeys, as JSON. Stores their challenge. */
export async function createSignInOptions(
  db: Db,
  { userId, siteUrl, now }: Site & { userId: number; now: number },
): Promise<string> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: rpId({ siteUrl }),
    allowCredentials: (await listPasskeys(db, userId)).map(descriptorOf),
    userVerification: 'preferred',
  })
  await storeChallenge(db, { userId, challenge: options.challenge, now })
  return JSON.stringify(options)
}

type Challenge = { userId: number; challenge: string; now: number }

async function storeChallenge(db: Db, { userId, challenge, now }: Challenge): Promise<void> {
  // a single statement, which needs no transaction
  await ensureSecondFactor(db as Tx, userId)
  await db
    .updateTable('second_factors')
    .set({ challenge, challenge_expires_at: now + CHALLENGE_SECONDS })
    .where('user_id', '=', userId)
    .execute()
}

/** Consumes the stored challenge, which is valid for one response; declines if there is none. */
async function takeChallenge(db: Db, userId: number, now: number): Promise<string> {
  const row = await db
    .selectFrom('second_factors')
    .select('challenge')
    .where('user_id', '=', userId)
    .where('challenge', '!=', '')
    .where('challenge_expires_at', '>', now)
    .executeTakeFirst()
  if (!row) decline('passkey_refused', NOT_ACCEPTED)
  // only one of two concurrent responses clears it
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ challenge: '' })
    .where('user_id', '=', userId)
    .where('challenge', '=', row.challenge)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? row.challenge : decline('passkey_refused', NOT_ACCEPTED)
}

type PasskeyResponse = Site & {
  userId: number
  /** JSON, as received. */
  response: string
  now: number
}

/** Verifies the response to `createRegistrationOptions` and returns the new passkey. Declines an invalid one. */
export async function verifyNewPasskey(
  db: Db,
  { userId, response, siteUrl, now }: PasskeyResponse,
) {
  const expectedChallenge = await takeChallenge(db, userId, now)
  const { verifyRegistrationResponse } = await loadLibrary()
  const result = await verifyRegistrationResponse({
    response: parseResponse<RegistrationResponseJSON>(response),
    expectedChallenge,
    expectedOrigin: new URL(siteUrl).origin,
    expectedRPID: rpId({ siteUrl }),
    supportedAlgorithmIDs: ALGORITHMS,
    // the password is the other factor
    requireUserVerification: false,
  }).catch((error: unknown) => decline('passkey_refused', NOT_ACCEPTED, String(error)))
  if (!result.verified) decline('passkey_refused', NOT_ACCEPTED)
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports
      .filter((it) => /^[\w-]{1,20}$/.test(it))
      .slice(0, 8)
      .join(','),
  }
}

/** Verifies the response to `createSignInOptions`. Declines an invalid or already used one. */
export async function verifyPasskey(
  db: Db,
  { userId, response, siteUrl, now }: PasskeyResponse,
): Promise<void> {
  const credential = parseResponse<AuthenticationResponseJSON>(response)
  const passkey = (await listPasskeys(db, userId)).find((it) => it.credential_id === credential.id)
  const expectedChallenge = await takeChallenge(db, userId, now)
  if (!passkey) decline('passkey_refused', NOT_ACCEPTED)
  const { verifyAuthenticationResponse } = await loadLibrary()
  const result = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: new URL(siteUrl).origin,
    expectedRPID: rpId({ siteUrl }),
    credential: credentialOf(passkey),
    requireUserVerification: false,
  }).catch((error: unknown) => decline('passkey_refused', NOT_ACCEPTED, String(error)))
  if (!result.verified) decline('passkey_refused', NOT_ACCEPTED)
  await db
    .updateTable('passkeys')
    .set({ counter: result.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', passkey.id)
    .execute()
}

function credentialOf(passkey: StoredPasskey): WebAuthnCredential {
  return {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
    transports: transportsOf(passkey),
  }
}

/** Parses a response. Declines anything but a JSON object. */
function parseResponse<T extends object>(response: string): T {
  try {
    const parsed: unknown = JSON.parse(response)
    // the library checks the fields
    if (typeof parsed === 'object' && parsed !== null) return parsed as T
  } catch {
    // declined below
  }
  decline('passkey_refused', NOT_ACCEPTED)
}
