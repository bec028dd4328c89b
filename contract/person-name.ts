import * as z from 'zod/mini'

/** How many UTF-16 units a name may have. */
const MAX_NAME_LENGTH = 120

/** Said by the server, which names the field. */
export const NAME_UNREADABLE = 'name needs a letter, and may hold no hidden signs'

const SPACES = /[\s\u0085]+/g
// marks that only steer the direction of a line: editors and contact lists add them unseen
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const TRIMMED = /[ \u200b\u202a-\u202c\u2060\u2066-\u2069]/

/** A name on one line in Unicode's composed form (NFC), with single spaces and without what wraps it unseen. */
export function normalizeName(name: string): string {
  const line = name.normalize('NFC').replaceAll(DIRECTION_MARKS, '').replaceAll(SPACES, ' ')
  let start = 0
  let end = line.length
  // a pattern that ends with $ would take quadratic time on a long run in the middle
  while (start < end && TRIMMED.test(line.charAt(start))) start++
  while (end > start && TRIMMED.test(line.charAt(end - 1))) end--
  return line.slice(start, end)
}

// scripts whose letters change their shape at a joiner
const JOINING_SCRIPTS = [
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati',
  'Oriya Tamil Telugu Kannada Malayalam Sinhala',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const ALLOWED_JOINERS = new RegExp(
  `(?<=[${JOINING_SCRIPTS}])[\\u200c\\u200d](?=[${JOINING_SCRIPTS}])`,
  'gu',
)
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/u
// an accent without a letter lands on the text before the name, and a pile of them on the lines above
const STRAY_MARKS = /(?:^| )\p{M}|\p{M}{5}/u

/**
 * True if everybody can read a name: at least one letter; no control or private character, no override of the
 * direction, nothing invisible but the joiners inside a word of a script that needs them.
 */
function isReadableName(name: string): boolean {
  const rest = name.replaceAll(ALLOWED_JOINERS, '')
  return /\p{L}/u.test(rest) && !INVISIBLE.test(rest) && !STRAY_MARKS.test(rest)
}

/** The name of a person, tidied and readable. The request is refused with 400 else. */
export const personName = z
  .string()
  .check(
    z.overwrite(normalizeName),
    z.minLength(1),
    z.maxLength(MAX_NAME_LENGTH),
    z.refine(isReadableName, NAME_UNREADABLE),
  )
