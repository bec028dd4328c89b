import * as z from 'zod/mini'

/** How many digits a number has that a person can dial (decisions §14, ITU-T E.164). */
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

export const PHONE_FAULT = 'Enter the number in digits, 7 to 15 of them.'

// a number copied from the contacts is wrapped in invisible marks of direction
const MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const SHAPE = /^\(?\+?(?:[ ./-]{0,3}\(?\d\)?)+$/
const PAIRED = /^[^()]*(?:\([^()]*\)[^()]*)*$/

/** The number in ASCII digits on one line, without the marks around it. */
function tidyPhone(written: string): string {
  return written
    .normalize('NFKC')
    .replaceAll(MARKS, '')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const digitsOf = (written: string) => written.replaceAll(/\D/g, '')

const isWritten = (tidied: string) => SHAPE.test(tidied) && PAIRED.test(tidied)

const isCounted = ({ length }: string) => length >= FEWEST_DIGITS && length <= MOST_DIGITS

const canBeDialled = (tidied: string) => isWritten(tidied) && isCounted(digitsOf(tidied))

/** A phone number that can be dialled: 7 to 15 digits with the usual separators, stored as it was spaced (decisions §14). */
export const phone = z
  .string()
  .check(z.overwrite(tidyPhone), z.minLength(1), z.maxLength(32), z.refine(canBeDialled))

/**
 * A WhatsApp number as `wa.me` wants it: the digits alone, without '+', '00', spaces or the '(0)' that is dialled only
 * inside the country. What is not a phone number stays as it was written.
 */
function tidyWhatsapp(written: string): string {
  const tidied = tidyPhone(written)
  const dialled = /^\(?(?:\+|00)/.test(tidied) ? tidied.replace('(0)', '') : tidied
  const digits = digitsOf(dialled).replace(/^00/, '')
  return isWritten(tidied) && isCounted(digits) ? digits : tidied
}

/** A WhatsApp number, tidied; '' for none (decisions §14). */
export const whatsappNumber = z.string().check(z.overwrite(tidyWhatsapp), z.regex(/^(\d{7,15})?$/))
