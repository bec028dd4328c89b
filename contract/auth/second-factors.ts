import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { DAY } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { email, id, password, requestFlag, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The second step of an administrator's sign-in (R-TRUST-004, decision 0643). */

const ADMIN = '/adminActions.php'

export const RECOVERY_CODES = 10
/** The number of consecutive wrong codes after which only recovery codes and passkeys are accepted. */
export const WRONG_CODES_MAX = 20
export const PASSKEYS_MAX = 10
/** The time from the change of the setting until the second step is required. */
export const SECOND_FACTOR_NOTICE = 7 * DAY

/** The decline codes of a sign-in whose password is right and whose second step is missing. */
export const SECOND_STEP_CODES = ['second_factor_required', 'second_factor_passkey'] as const

const passkey = withFieldNames(
  z.object({
    id,
    name: z.string(),
    created_at: unixSeconds,
    used_at: z.nullable(unixSeconds),
  }),
)
export type ListedPasskey = z.output<typeof passkey>

const secondFactors = withFieldNames(
  z.object({
    // true once a code of the app was accepted
    totp: z.boolean(),
    passkeys: z.array(passkey),
    recovery_codes: z.int(),
    // after WRONG_CODES_MAX wrong codes
    locked: z.boolean(),
    // the time from which administrators must have a second step; 0 for never
    required_from: unixSeconds,
    // administrators without one
    without: z.int(),
  }),
  { recoveryCodesLeft: 'recovery_codes', isLocked: 'locked' },
)
export type SecondFactors = z.output<typeof secondFactors>

/** Returned once, when the codes are created; otherwise the list is empty. */
const newCodes = withFieldNames(z.object({ recovery_codes: z.array(z.string()) }))

/** The caller's second step, and whether the school requires one. */
export const getSecondFactors = call({
  path: ADMIN,
  action: 'getSecondFactors',
  access: { can: 'ownSecurity' },
  effect: 'read',
  setsUpSecondFactor: true,
  response: secondFactors,
})

/** Makes a secret for an authenticator app, which takes effect when `confirmTotp` has accepted a code of it. `qr` is an SVG. */
export const startTotp = call({
  path: ADMIN,
  action: 'startTotp',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  setsUpSecondFactor: true,
  response: z.object({ secret: z.string(), qr: z.string() }),
})

/** Turns the app on. The first second step brings ten recovery codes. */
export const confirmTotp = call({
  path: ADMIN,
  action: 'confirmTotp',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  setsUpSecondFactor: true,
  request: { code: requiredText(40) },
  response: newCodes,
})

export const removeTotp = call({
  path: ADMIN,
  action: 'removeTotp',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
})

/** The options of `navigator.credentials.create`, as JSON. */
export const startPasskey = call({
  path: ADMIN,
  action: 'startPasskey',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  setsUpSecondFactor: true,
  response: z.object({ options: z.string() }),
})

/** Adds a passkey from the browser's response, as JSON. The first second step brings ten recovery codes. */
export const addPasskey = call({
  path: ADMIN,
  action: 'addPasskey',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  setsUpSecondFactor: true,
  request: { name: requiredText(60), answer: requiredText(20_000) },
  fieldNames: { response: 'answer' },
  response: newCodes,
})

export const removePasskey = call({
  path: ADMIN,
  action: 'removePasskey',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  request: { passkey_id: id },
})

/** Replaces the recovery codes by ten new ones. */
export const renewRecoveryCodes = call({
  path: ADMIN,
  action: 'renewRecoveryCodes',
  access: { can: 'ownSecurity' },
  effect: 'change',
  reauthentication: 'security',
  response: newCodes,
})

/** Requires a second step of administrators after SECOND_FACTOR_NOTICE, or ends this requirement. Emails all administrators. */
export const setSecondFactorRequired = call({
  path: ADMIN,
  action: 'setSecondFactorRequired',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'security',
  request: { required: requestFlag },
  fieldNames: { isRequired: 'required' },
})

/** Removes the second step of another administrator who has lost it. */
export const resetSecondFactor = call({
  path: ADMIN,
  action: 'resetSecondFactor',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'security',
  request: { student_id: id },
  successMessage: say('rules_auth_second_step_removed'),
})

/** The options of `navigator.credentials.get` for a sign-in, as JSON; requires the password. */
export const startPasskeySignIn = call({
  path: '/api.php',
  action: 'startPasskeySignIn',
  access: 'anyone',
  effect: 'change',
  sameOriginOnly: true,
  request: { email, password },
  response: z.object({ options: z.string() }),
})

const CODE_OF_APP = /^\d{6}$/
const RECOVERY_CODE = /^[a-hjkmnp-z2-9]{10}$/

/** A typed code with Latin digits and without spaces, hyphens and invisible characters, and its kind; null if neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = typed
    .normalize('NFKC')
    // digits of an Arabic or a Persian keyboard
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase()
  if (CODE_OF_APP.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/**
 * The days that an administrator without a second step has left, rounded up; 0 once it is required, undefined for an
 * administrator who has one, and while the school requires none.
 */
export function daysToSetUp(
  { totp, passkeys, requiredFrom }: Pick<SecondFactors, 'totp' | 'passkeys' | 'requiredFrom'>,
  now: number,
): number | undefined {
  if (totp || passkeys.length > 0 || requiredFrom === 0) return undefined
  return Math.max(0, Math.ceil((requiredFrom - now) / DAY))
}
