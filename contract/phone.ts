import { isTooLongToNormalize } from './normalization-limit.ts'
import * as z from './zod.ts'

/** Number of digits (decision 0403, ITU-T E.164). */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

export const INVALID_PHONE = 'Enter a phone number of 7 to 15 digits.'

// contact lists wrap copied numbers in invisible direction marks
const INVISIBLE_MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const PHONE_PATTERN = /^\(?\+?(?:[ ./-]{0,3}\(?\d\)?)+$/
const BALANCED_PARENTHESES = /^[^()]*(?:\([^()]*\)[^()]*)*$/

/** The number in ASCII digits on one line, without invisible marks; text of more than 1,000 characters unchanged. */
function normalizePhone(input: string): string {
  if (isTooLongToNormalize(input)) return input
  return input
    .normalize('NFKC')
    .replaceAll(INVISIBLE_MARKS, '')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const digitsOf = (input: string) => input.replaceAll(/\D/g, '')

const hasPhoneShape = (normalized: string) =>
  PHONE_PATTERN.test(normalized) && BALANCED_PARENTHESES.test(normalized)

const hasValidLength = ({ length }: string) => length >= MIN_DIGITS && length <= MAX_DIGITS

const isValidPhone = (normalized: string) =>
  hasPhoneShape(normalized) && hasValidLength(digitsOf(normalized))

/** A phone number of 7 to 15 digits with the usual separators, which are kept (decision 0403). */
export const phone = z
  .string()
  .check(z.overwrite(normalizePhone), z.minLength(1), z.maxLength(32), z.refine(isValidPhone))

/**
 * Normalizes a WhatsApp number for `wa.me` links: digits only, without '+', '00', separators and the national '(0)'.
 * Returns other text unchanged.
 */
function normalizeWhatsapp(input: string): string {
  const normalized = normalizePhone(input)
  const withoutTrunkZero = /^\(?(?:\+|00)/.test(normalized)
    ? normalized.replace('(0)', '')
    : normalized
  const digits = digitsOf(withoutTrunkZero).replace(/^00/, '')
  return hasPhoneShape(normalized) && hasValidLength(digits) ? digits : normalized
}

/** A normalized WhatsApp number; '' for none (decision 0403). */
export const whatsappNumber = z
  .string()
  .check(z.overwrite(normalizeWhatsapp), z.regex(/^(\d{7,15})?$/))
