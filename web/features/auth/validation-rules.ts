import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../contract/auth/auth.ts'
import { normalizeName } from '../../../contract/auth/person-name.ts'
import { personNameError } from '../../../contract/auth/reserved-name.ts'
import { signInEmail } from '../../../contract/auth/sign-in-name.ts'
import { email } from '../../../contract/platform/wire.ts'
import { m } from '../../../messages/m.ts'
import { allOf, matches, required } from '../../forms/field-rules.ts'
import { phoneRule } from '../../forms/phone-rule.ts'

// the schemas of the server with messages for users

export function validateName(value: string) {
  return normalizeName(value) === '' ? m.auth_enter_name() : personNameError(value)
}

export const validateEmail = allOf(
  required(m.auth_enter_email()),
  matches(email, m.auth_enter_full_email()),
)

export const validateSignInName = allOf(
  required(m.auth_enter_email()),
  matches(signInEmail, m.auth_enter_full_email()),
)

export const validatePhone = allOf(required(m.auth_enter_phone()), phoneRule)

export const validateNewPassword = passwordRule(m.auth_enter_new_password())

/** The rule for the first password of an account. */
export const validateFirstPassword = passwordRule(m.auth_create_password())

function passwordRule(emptyText: string) {
  return (value: string) => (value === '' ? emptyText : passwordLengthError(value))
}

function passwordLengthError(value: string) {
  return [...value].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
}

const CODE_PATTERN = /^\d{6}$/

/** The digits of a code, without separators. */
export const digitsOf = (value: string) => value.replace(/\D/g, '')

export function validateCode(value: string) {
  return CODE_PATTERN.test(digitsOf(value)) ? undefined : m.auth_enter_digits()
}

/** A rule for optional fields. */
export const optional = () => undefined
