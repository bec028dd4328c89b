import { type Message, say } from '../../messages/message.ts'
import { isTooLongToNormalize } from '../arabic/normalization-limit.ts'
import { inIssue } from '../platform/issue-message.ts'
import * as z from '../platform/zod.ts'

/** Number of digits (ITU-T E.164). */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** The country of numbers without a country code: money is naira, so the school is in Nigeria. */
const COUNTRY_CODE = '234'
/** Digits of a number of this country, with its 0. */
const NATIONAL_DIGITS = 11

export const INVALID_PHONE = say('rules_auth_enter_phone_number_7_15')
const INCOMPLETE_PHONE = say('rules_auth_incomplete_national_phone')
const INCOMPLETE_INTERNATIONAL = say('rules_auth_after_234_number_10_digits')
/** The server's message, with the field's wire name. */
const PHONE_INCOMPLETE = say('rules_wire_field_phone_incomplete', { field: 'phonenumber' })
export const INVALID_WHATSAPP = say('rules_auth_enter_number_country_code_such')

// contact lists wrap copied numbers in invisible direction marks
const INVISIBLE_MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const PHONE_PATTERN = /^\(?\+?(?:[ ./-]{0,3}\(?\d\)?)+$/
const BALANCED_PARENTHESES = /^[^()]*(?:\([^()]*\)[^()]*)*$/
// spreadsheets take the zero of a mobile number away; no code of another country has these digits and this length
const MOBILE_WITHOUT_ZERO = /^[789][01]\d{8}$/

const digitsOf = (input: string) => input.replaceAll(/\D/g, '')

/** The number in ASCII digits on one line, without invisible marks; text of more than 1,000 characters unchanged. */
function normalizePhone(input: string): string {
  if (isTooLongToNormalize(input)) return input
  const line = input
    .normalize('NFKC')
    .replaceAll(INVISIBLE_MARKS, '')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^\d/.test(line) && MOBILE_WITHOUT_ZERO.test(digitsOf(line)) ? `0${line}` : line
}

const hasPhoneShape = (normalized: string) =>
  PHONE_PATTERN.test(normalized) && BALANCED_PARENTHESES.test(normalized)

const hasValidLength = ({ length }: string) => length >= MIN_DIGITS && length <= MAX_DIGITS

const hasPhoneForm = (normalized: string) =>
  hasPhoneShape(normalized) && hasValidLength(digitsOf(normalized))

/**
 * The digits of a number with its country code, without '+', '00' and the national '0'; undefined if it is not one of 7 to 15
 * digits, or one of this country that is not complete.
 */
function internationalDigits(normalized: string): string | undefined {
  if (!hasPhoneShape(normalized)) return undefined
  const isInternational = /^\(?(?:\+|00)/.test(normalized)
  const digits = digitsOf(isInternational ? normalized.replace('(0)', '') : normalized)
  const withoutPrefix = isInternational ? digits.replace(/^00/, '') : digits
  if (withoutPrefix.startsWith('0'))
    return withoutPrefix.length === NATIONAL_DIGITS
      ? `${COUNTRY_CODE}${withoutPrefix.slice(1)}`
      : undefined
  // '+234 0803 …' and '234 0803 …'
  const isOfCountry =
    isInternational || withoutPrefix.length >= COUNTRY_CODE.length + NATIONAL_DIGITS - 1
  if (isOfCountry && withoutPrefix.startsWith(COUNTRY_CODE)) {
    const national = withoutPrefix.slice(COUNTRY_CODE.length).replace(/^0/, '')
    return national.length === NATIONAL_DIGITS - 1 ? `${COUNTRY_CODE}${national}` : undefined
  }
  return hasValidLength(withoutPrefix) ? withoutPrefix : undefined
}

/** The sentence for a number that `phone` refuses. */
export function phoneProblem(input: string): Message {
  const normalized = normalizePhone(input)
  if (!hasPhoneForm(normalized)) return INVALID_PHONE
  return /^\(?(?:\+|00|234)/.test(normalized) ? INCOMPLETE_INTERNATIONAL : INCOMPLETE_PHONE
}

/**
 * A phone number of 7 to 15 digits with the usual separators, which are kept. One that begins with 0 or +234 is of
 * this country and has all its digits.
 */
export const phone = z.string().check(
  z.overwrite(normalizePhone),
  z.minLength(1),
  z.maxLength(32),
  z.refine(hasPhoneForm),
  z.refine(
    (it) => !hasPhoneForm(it) || internationalDigits(it) !== undefined,
    inIssue(PHONE_INCOMPLETE),
  ),
)

/**
 * A stored number as phones and address books take it, '+2348031234567': of this country, or typed with a country code. Another one
 * is returned as it is.
 */
export function dialledPhone(stored: string): string {
  const normalized = normalizePhone(stored)
  const digits = internationalDigits(normalized)
  const hasCode = /^\(?(?:\+|0)/.test(normalized) || digits?.startsWith(COUNTRY_CODE)
  return digits !== undefined && hasCode ? `+${digits}` : stored
}

/** The digits that `wa.me` links take, with the country code; other text unchanged. */
function normalizeWhatsapp(input: string): string {
  const normalized = normalizePhone(input)
  return internationalDigits(normalized) ?? normalized
}

/** A normalized WhatsApp number with its country code; '' for none. */
export const whatsappNumber = z
  .string()
  .check(z.overwrite(normalizeWhatsapp), z.regex(/^(?:[1-9]\d{6,14})?$/))
