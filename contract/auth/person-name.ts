import { say } from '../../messages/message.ts'
import { isTooLongToNormalize } from '../arabic/normalization-limit.ts'
import { inIssue } from '../platform/issue-message.ts'
import * as z from '../platform/zod.ts'

/** In UTF-16 code units. */
const MAX_NAME_LENGTH = 120

/** The server's message, with the field's wire name. */
export const NAME_UNREADABLE = say('rules_wire_field_name_unreadable', { field: 'name' })

const SPACES = /[\s\u0085]+/g
// direction marks, which editors and contact lists insert invisibly
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const TRIMMED = /[ \u200b\u202a-\u202c\u2060\u2066-\u2069]/

/**
 * Normalizes a name: NFC, one line, single spaces, without invisible characters at either end. Returns text of more than
 * 1,000 characters unchanged.
 */
export function normalizeName(name: string): string {
  if (isTooLongToNormalize(name)) return name
  const line = name.normalize('NFC').replaceAll(DIRECTION_MARKS, '').replaceAll(SPACES, ' ')
  let start = 0
  let end = line.length
  // a pattern anchored with $ would take quadratic time on a long run in the middle
  while (start < end && TRIMMED.test(line.charAt(start))) start++
  while (end > start && TRIMMED.test(line.charAt(end - 1))) end--
  return line.slice(start, end)
}

// scripts in which a joiner changes the shape of letters
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
/** What a reader leaves in place of a character that the encoding of a file did not have. */
const BROKEN = '\ufffd'
// variation selectors and joiners are invisible except inside emoji: ❤️, 👩🏽‍🎓
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*/gu
// an accent without a base letter is drawn over the text before the name, stacked accents over the lines above
const STRAY_MARKS = /(?:^| )\p{M}|\p{M}{5}/u

/**
 * True if a name has at least one letter and no control, private-use, direction-override, invisible or broken character.
 * Joiners are allowed inside words of scripts that need them, and inside emoji.
 */
function isReadableName(name: string): boolean {
  const rest = name.replaceAll(ALLOWED_JOINERS, '').replaceAll(EMOJI, '☺')
  return (
    /\p{L}/u.test(rest) &&
    !INVISIBLE.test(rest) &&
    !STRAY_MARKS.test(rest) &&
    !rest.includes(BROKEN)
  )
}

const HIDDEN_NAMES: Record<string, string> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2060': 'word joiner',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\ufeff': 'byte order mark',
}

/** The first hidden character of a name and the text before it: 'U+200B, zero-width space', 'Ami'. */
export function findHiddenCharacter(
  name: string,
): { character: string; before: string } | undefined {
  const line = normalizeName(name)
  // of the same length, so that the position is that in the name
  const mask = (it: string) => '☺'.repeat(it.length)
  const rest = line.replaceAll(ALLOWED_JOINERS, mask).replaceAll(EMOJI, mask)
  const found = INVISIBLE.exec(rest)
  if (!found) return undefined
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const title = HIDDEN_NAMES[found[0]]
  return {
    character: title ? `U+${code}, ${title}` : `U+${code}`,
    before: line.slice(0, found.index),
  }
}

/** A person's name, normalized and readable; any other value is rejected with 400. */
export const personName = z
  .string()
  .check(
    z.overwrite(normalizeName),
    z.minLength(1),
    z.maxLength(MAX_NAME_LENGTH),
    z.refine(isReadableName, inIssue(NAME_UNREADABLE)),
  )
