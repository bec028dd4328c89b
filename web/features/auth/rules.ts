import * as z from 'zod/mini'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../contract/auth.ts'
import { tidyName } from '../../../contract/person-name.ts'
import { PHONE_FAULT, phone } from '../../../contract/phone.ts'
import { personNameFault } from '../../../contract/reserved-name.ts'
import { email } from '../../../contract/wire.ts'

// the same schemas that the server holds to, in words for a person

/** Anything at all. */
export const filled = (sentence: string) => (value: string) =>
  value.trim() === '' ? sentence : undefined

export function isName(value: string) {
  return tidyName(value) === '' ? 'Enter your full name.' : personNameFault(value)
}

export function isEmail(value: string) {
  if (value.trim() === '') return 'Enter your email address.'
  return z.safeParse(email, value).success ? undefined : 'Enter a full email address.'
}

export function isPhone(value: string) {
  if (value.trim() === '') return 'Enter your phone number.'
  return z.safeParse(phone, value).success ? undefined : PHONE_FAULT
}

export function isNewPassword(value: string) {
  if (value === '') return 'Enter a new password.'
  return [...value].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
}

const CODE = /^\d{6}$/

/** The code as it was sent, however it was typed. */
export const codeOf = (value: string) => value.replace(/\D/g, '')

export function isCode(value: string) {
  return CODE.test(codeOf(value)) ? undefined : 'Enter the six digits from the email.'
}

/** May be left out. */
export const optional = () => undefined
