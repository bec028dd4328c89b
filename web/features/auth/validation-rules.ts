import * as z from 'zod/mini'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../contract/auth.ts'
import { normalizeName } from '../../../contract/person-name.ts'
import { INVALID_PHONE, phone } from '../../../contract/phone.ts'
import { personNameError } from '../../../contract/reserved-name.ts'
import { email } from '../../../contract/wire.ts'

// the same schemas that the server holds to, in words for a person

/** Anything at all. */
export const required = (message: string) => (value: string) =>
  value.trim() === '' ? message : undefined

export function validateName(value: string) {
  return normalizeName(value) === '' ? 'Enter your full name.' : personNameError(value)
}

export function validateEmail(value: string) {
  if (value.trim() === '') return 'Enter your email address.'
  return z.safeParse(email, value).success ? undefined : 'Enter a full email address.'
}

export function validatePhone(value: string) {
  if (value.trim() === '') return 'Enter your phone number.'
  return z.safeParse(phone, value).success ? undefined : INVALID_PHONE
}

export function validateNewPassword(value: string) {
  if (value === '') return 'Enter a new password.'
  return [...value].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
}

const CODE_PATTERN = /^\d{6}$/

/** The code as it was sent, however it was typed. */
export const digitsOf = (value: string) => value.replace(/\D/g, '')

export function validateCode(value: string) {
  return CODE_PATTERN.test(digitsOf(value)) ? undefined : 'Enter the six digits from the email.'
}

/** May be left out. */
export const optional = () => undefined
