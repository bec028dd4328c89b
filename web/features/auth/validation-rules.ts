import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../contract/auth/auth.ts'
import { normalizeName } from '../../../contract/auth/person-name.ts'
import { personNameError } from '../../../contract/auth/reserved-name.ts'
import { email } from '../../../contract/platform/wire.ts'
import { allOf, matches, required } from '../../forms/field-rules.ts'
import { phoneRule } from '../../forms/phone-rule.ts'

// the schemas of the server with messages for users

export function validateName(value: string) {
  return normalizeName(value) === '' ? 'Enter your full name.' : personNameError(value)
}

export const validateEmail = allOf(
  required('Enter your email address.'),
  matches(email, 'Enter a full email address.'),
)

export const validatePhone = allOf(required('Enter your phone number.'), phoneRule)

export const validateNewPassword = passwordRule('Enter a new password.')

/** The rule for the first password of an account. */
export const validateFirstPassword = passwordRule('Create a password.')

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
  return CODE_PATTERN.test(digitsOf(value)) ? undefined : 'Enter the six digits from the email.'
}

/** A rule for optional fields. */
export const optional = () => undefined
