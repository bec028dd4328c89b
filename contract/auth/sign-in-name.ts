import * as z from '../platform/zod.ts'

/**
 * How a student without an email signs in, and the stable name that such an account has in place of an email (R-PAY-009). No mail
 * is sent to these names: `.invalid` is reserved (RFC 2606).
 */

const CODES = '@students.invalid'
const PHONES = '@phones.invalid'

/** A phone number without separators. */
const DIGITS = /^\d{7,15}$/

/** A student code: 'S' and seven digits. */
export const STUDENT_CODE = /^S\d{7}$/

/** The stable name of an account: 's1234567@students.invalid'. */
export const stableName = (studentCode: string): string => `${studentCode.toLowerCase()}${CODES}`

/** True for a name that is no mailbox. */
export const isNoMailbox = (email: string): boolean => {
  const key = email.trim().toLowerCase()
  return key.endsWith(CODES) || key.endsWith(PHONES)
}

/** The student code of a name; undefined for another one. */
export function codeOfName(email: string): string | undefined {
  const key = email.trim().toLowerCase()
  const code = key.endsWith(CODES) ? key.slice(0, -CODES.length).toUpperCase() : ''
  return STUDENT_CODE.test(code) ? code : undefined
}

/** An email as files have it: of a student without one the student code, which an import reads too. */
export const emailInFile = (email: string): string => codeOfName(email) ?? email

/** The digits of a phone number that a name stands for; undefined for another one. */
export function phoneOfName(email: string): string | undefined {
  const key = email.trim().toLowerCase()
  const digits = key.endsWith(PHONES) ? key.slice(0, -PHONES.length) : ''
  // with letters between them one number would have any number of names, each with its own count of guesses
  return DIGITS.test(digits) ? digits : undefined
}

/** Arabic-Indic and Persian digits as 0 to 9, without spaces and separators. */
const withoutSeparators = (typed: string) =>
  typed
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\s()+./\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '')

/** What somebody types to sign in: an email as it is, a student code or a phone number as its name. */
export function signInName(typed: string): string {
  if (typed.includes('@')) return typed.trim()
  const plain = withoutSeparators(typed).toUpperCase()
  if (STUDENT_CODE.test(plain)) return stableName(plain)
  return DIGITS.test(plain) ? `${plain}${PHONES}` : typed.trim()
}

/** An email, a student code or a phone number. */
export const signInEmail = z
  .string()
  .check(z.maxLength(254), z.overwrite(signInName), z.maxLength(254), z.email())
