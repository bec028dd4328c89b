import * as z from './zod.ts'

/** Translates the wire's formats both ways (R-WIRE-016 to R-WIRE-022). Decoding reads the wire, encoding writes it. */

const ID_PATTERN = /^[1-9]\d{0,14}$/
// the maximum of a JSON number, so that it has no more digits than the text form
const FIFTEEN_DIGITS = 999_999_999_999_999
const TWELVE_DIGITS = 999_999_999_999

/** An id: a string of digits on the wire, a number in code. JSON bodies can send a number. */
export const id = z.codec(
  z.union([
    z.string().check(z.regex(ID_PATTERN)),
    z.int().check(z.positive(), z.maximum(FIFTEEN_DIGITS)),
  ]),
  z.int(),
  { decode: Number, encode: String },
)

/** An id, or '0', '' or no value for none. */
export const idOrZero = z.codec(
  z.union([
    z.string().check(z.regex(/^(0|[1-9]\d{0,14}|)$/)),
    z.int().check(z.nonnegative(), z.maximum(FIFTEEN_DIGITS)),
  ]),
  z.int(),
  { decode: Number, encode: String },
)

/** A boolean, '1' or '0' on the wire. */
export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (digit) => digit === '1',
  encode: (yes) => (yes ? '1' : '0'),
})

/** A boolean in a request: JSON bodies can send a number. */
export const requestFlag = z.codec(
  z.union([z.enum(['0', '1']), z.literal(0), z.literal(1)]),
  z.boolean(),
  { decode: (digit) => Number(digit) === 1, encode: (yes) => (yes ? '1' : '0') },
)

/** A boolean as a number, for the few fields that are counted (examDone). */
export const numericFlag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (digit) => digit === 1,
  encode: (yes) => (yes ? 1 : 0),
})

/** Unix seconds, a number. */
export const unixSeconds = z.int().check(z.nonnegative())

/** Unix seconds as a string on the wire ('0' for none): nextSub and studydate. */
export const unixSecondsString = z.codec(
  z.union([
    z.string().check(z.regex(/^\d{1,12}$|^$/)),
    z.int().check(z.nonnegative(), z.maximum(TWELVE_DIGITS)),
  ]),
  unixSeconds,
  { decode: Number, encode: String },
)

const NAIRA_PATTERN = /^\d{1,12}(\.\d{1,2})?$/

/** An amount: naira with at most two decimals on the wire, kobo in code (R-WIRE-022, R-MONEY-017). */
export const naira = z.codec(
  z.union([
    z.number().check(z.refine((n) => NAIRA_PATTERN.test(String(n)))),
    z.string().check(z.regex(NAIRA_PATTERN)),
  ]),
  z.int().check(z.nonnegative()),
  { decode: (sum) => Math.round(Number(sum) * 100), encode: (kobo) => kobo / 100 },
)

/** An amount of a response that can be below zero: naira on the wire, kobo in code. */
export const signedNaira = z.codec(z.number(), z.int(), {
  decode: (sum) => Math.round(sum * 100),
  encode: (kobo) => kobo / 100,
})

/** The price of a class: naira as a string on the wire. */
export const nairaString = z.codec(
  z.union([
    z.string().check(z.regex(NAIRA_PATTERN)),
    z.number().check(z.refine((n) => NAIRA_PATTERN.test(String(n)))),
  ]),
  z.int().check(z.nonnegative()),
  { decode: (sum) => Math.round(Number(sum) * 100), encode: (kobo) => String(kobo / 100) },
)

/** A count or a score. Form data sends it as text. */
export const count = z.codec(
  z.union([
    z.int().check(z.nonnegative(), z.maximum(999_999_999)),
    z.string().check(z.regex(/^\d{1,9}$/)),
  ]),
  z.int(),
  { decode: Number, encode: (n) => n },
)

/** A boolean of form data: `send_to_all=true`. */
export const formBoolean = z.codec(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.boolean(),
  { decode: (it) => it === true || it === 'true' || it === '1', encode: (it) => it },
)

// PostgreSQL rejects null bytes and unpaired surrogates
const isStorableText = z.refine<string>((it) => !it.includes('\0') && it.isWellFormed())

// stacked accents cover the lines above; a letter of the Qurʾān with all its signs has up to six marks
const hasFewMarks = z.refine<string>((it) => !/\p{M}{9}/u.test(it))

/** Trimmed text with a maximum length, and at most eight marks on a letter; can be empty. */
export function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), isStorableText, hasFewMarks)
}

/** Trimmed text that is required, with the limits of `text`. */
export function requiredText(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(maxLength), isStorableText, hasFewMarks)
}

/** An email address as typed; compared without case. */
export const email = z.string().check(z.trim(), z.maxLength(254), z.email())

/** A password: not trimmed, and limited, because hashing a megabyte is expensive. */
export const password = z.string().check(z.minLength(1), z.maxLength(200), isStorableText)

/** A public random identifier. */
export const rand = z.string().check(z.regex(/^[\w-]{1,64}$/))

/**
 * A string, or the number of a JSON body, which becomes one. Typed as a string schema, because both members decode to a string
 * and the site sends strings.
 */
export const stringOrNumber = (
  text: z.ZodMiniType<string, string>,
  number: z.ZodMiniType<number>,
  // zod has no type for a union whose input and output are strings
) => z.union([text, z.pipe(number, z.transform(String))]) as unknown as z.ZodMiniString<string>

/** A class by its id or its public id (`rand`): a student's call can contain either. */
export const classRef = stringOrNumber(rand, z.int().check(z.positive()))
