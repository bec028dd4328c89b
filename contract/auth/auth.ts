import { LOCALES } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { call, callerEmail } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { naira, password, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS } from '../staff/staff-kinds.ts'
import { signInEmail } from './sign-in-name.ts'

/** `role` of the staff and of a student. */
export const ADMIN_ROLE = 11
export const STUDENT_ROLE = 1

/** The email of the first administrator without ADMIN_EMAIL; no mailbox. */
export const FIRST_ADMINISTRATOR_EMAIL = 'admin@lisan.local'

/** The reward of each of the two students for a referral, in kobo (R-REFER-009, R-REFER-010). */
export const REFERRAL_REWARD = 100_00

/** Passwords and reset codes (R-AUTH-038 to R-AUTH-047). */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_TOO_SHORT = say('rules_auth_password_must_least_8_characters')
/** R-TRUST-008. */
export const PASSWORD_TOO_COMMON = say('rules_auth_many_people_use_password_choose')
export const PASSWORD_IS_IDENTITY = say('rules_auth_password_cannot_name_email')
export const RESET_CODE_MINUTES = 15
export const RESET_CODE_ATTEMPTS = 5
export const RESET_CODE_INVALID = say('rules_auth_code_not_valid_expired')
export const WRONG_CURRENT_PASSWORD = say('rules_auth_current_password_incorrect')

export const userShape = {
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phonenumber: z.string(),
  wallet: naira,
  role: z.int(),
  // of role 11 only (R-STAFF-001)
  staff: z.optional(z.enum(STAFF_KINDS)),
  referral_code: z.string(),
  // absent for 'ask' (R-FORMS-008)
  data_saver: z.optional(z.enum(['cheapest', 'best_on_wifi'])),
  // absent while none is chosen (R-LANG-004)
  language: z.optional(z.enum(LOCALES)),
}
/** The names in code that differ from those that the browser stores. */
export const userFieldNames = {
  phone: 'phonenumber',
  referralCode: 'referral_code',
  dataSaver: 'data_saver',
} as const

/** The data of the signed-in user, which the browser stores under its wire names (R-AUTH-051, R-AUTH-053). */
export const user = withFieldNames(z.object(userShape), userFieldNames)
export type User = z.output<typeof user>

/** Any text: a malformed code is declined in the same way as a wrong one. */
const code = z.optional(text(100))

/** Signs a user in. The response carries the session token beside `data` (R-AUTH-023, R-AUTH-029). */
export const login = call({
  path: '/api.php',
  action: 'login',
  access: 'anyone',
  effect: 'change',
  request: {
    // an email, the code of a student without one, or a phone number that is one student's alone (R-PAY-009)
    email: signInEmail,
    password,
    // the second step of administrators who have one: a code, or the response of a passkey as JSON (decision 0643)
    code,
    passkey: z.optional(text(8_000)),
  },
  response: user,
  successMessage: say('rules_auth_login_successful'),
  startsSession: true,
})

/** Ends the session of the bearer token. */
export const logout = call({
  path: '/api.php',
  action: 'logout',
  access: 'student',
  effect: 'change',
  sameOriginOnly: true,
})

/** The current data of the signed-in user (R-AUTH-054). */
export const getUserData = call({
  path: '/api.php',
  action: 'getUserData',
  access: 'student',
  effect: 'read',
  response: user,
})

/** Emails a six-digit code; the response is the same whether or not the account exists (R-AUTH-040, R-AUTH-041). */
export const requestPasswordReset = call({
  path: '/api.php',
  action: 'request_password_reset',
  access: 'anyone',
  effect: 'change',
  sameOriginOnly: true,
  request: { email: signInEmail },
  successMessage: say('rules_auth_if_account_email_code_way'),
})

/** Sets a new password, with an emailed code or, when signed in, with the current password (R-AUTH-045 to R-AUTH-048). */
export const resetPassword = call({
  path: '/api.php',
  action: 'reset_password',
  access: 'anyone',
  effect: 'change',
  sameOriginOnly: true,
  request: {
    // optional: a signed-in user changes their own password
    email: z.optional(signInEmail),
    admin_email: callerEmail,
    new_password: password,
    code,
    current_password: z.optional(password),
  },
  successMessage: say('rules_auth_password_updated_successfully'),
})

/** How many students the caller has referred (R-REFER-006). */
export const getReferralCount = call({
  path: '/api.php',
  action: 'getReferralCount',
  access: 'student',
  effect: 'read',
  response: withFieldNames(z.object({ referral_count: z.int() })),
})
