import { LOCALES } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { email, password, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { user } from './auth.ts'
import { personName } from './person-name.ts'
import { phone } from './phone.ts'

/** How users change their own account. Not part of the code that every page loads. */

export const EMAIL_CODE_MINUTES = 15
export const EMAIL_CODE_ATTEMPTS = 5

/**
 * Changes the caller's name, phone number and language; a field that is not sent stays. Certificates that were given keep their name.
 * '' as language chooses none (R-LANG-004). Declines a name that is reserved for staff. Name and phone number are audited. Not during
 * an impersonation.
 */
export const updateProfile = call({
  path: '/api.php',
  action: 'updateProfile',
  access: 'student',
  effect: 'change',
  request: {
    name: z.optional(personName),
    phonenumber: z.optional(phone),
    language: z.optional(z.enum(['', ...LOCALES])),
  },
  fieldNames: { phone: 'phonenumber' },
  response: user,
  successMessage: say('rules_auth_profile_updated_successfully'),
})

/**
 * Emails a code to the address that the caller wants to have, after the password was checked. The address changes with
 * `confirmEmailChange`. Declines a wrong password and an address that has an account.
 */
export const requestEmailChange = call({
  path: '/api.php',
  action: 'requestEmailChange',
  access: 'student',
  effect: 'change',
  request: { new_email: email, password },
  successMessage: say('rules_auth_code_sent_new_address'),
})

/** Changes the caller's email with the code that was sent to it, and notifies the old address. Audited. */
export const confirmEmailChange = call({
  path: '/api.php',
  action: 'confirmEmailChange',
  access: 'student',
  effect: 'change',
  request: { code: text(100) },
  response: user,
  successMessage: say('rules_auth_email_changed_successfully'),
})
