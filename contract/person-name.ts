import * as z from 'zod/mini'
import { DEFAULT_SITE_NAME } from './settings.ts'

/** How many UTF-16 units a name may have. */
const NAME_MAX_LENGTH = 120

/** Said by the server, which names the field. */
export const NAME_UNREADABLE = 'name needs a letter, and may hold no hidden signs'
export const NAME_RESERVED = 'This name is reserved for the school’s staff. Enter your own name.'

const SPACES = /[\s\u0085]+/g
// marks that only steer the direction of a line: editors and contact lists add them unseen
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const WRAPPING = /[ \u200b\u202a-\u202c\u2060\u2066-\u2069]/

/** A name on one line in Unicode's composed form (NFC), with single spaces and without what wraps it unseen. */
export function tidyName(written: string): string {
  const line = written.normalize('NFC').replaceAll(DIRECTION_MARKS, '').replaceAll(SPACES, ' ')
  let from = 0
  let to = line.length
  // a pattern that ends with $ would take quadratic time on a long run in the middle
  while (from < to && WRAPPING.test(line.charAt(from))) from++
  while (to > from && WRAPPING.test(line.charAt(to - 1))) to--
  return line.slice(from, to)
}

// scripts whose letters change their shape at a joiner
const JOINING = [
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati',
  'Oriya Tamil Telugu Kannada Malayalam Sinhala',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const NEEDED_JOINER = new RegExp(`(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`, 'gu')
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/u
// an accent without a letter lands on the text before the name, and a pile of them on the lines above
const STRAY_MARKS = /(?:^| )\p{M}|\p{M}{5}/u

/**
 * True if everybody can read a name: at least one letter; no control or private character, no override of the
 * direction, nothing invisible but the joiners inside a word of a script that needs them.
 */
export function isReadableName(name: string): boolean {
  const shown = name.replaceAll(NEEDED_JOINER, '')
  return /\p{L}/u.test(shown) && !HIDDEN.test(shown) && !STRAY_MARKS.test(shown)
}

/** The name of a person, tidied and readable. The request is refused with 400 else. */
export const personName = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.minLength(1),
    z.maxLength(NAME_MAX_LENGTH),
    z.refine(isReadableName, NAME_UNREADABLE),
  )

/** The sentence that a form shows for a name that is filled in; undefined for a good one. Staff may have reserved names. */
export function personNameFault(written: string, isStaff = false): string | undefined {
  if (!z.safeParse(personName, written).success)
    return 'Use letters that can be read, 120 at most, without hidden signs.'
  return !isStaff && isReservedName(tidyName(written)) ? NAME_RESERVED : undefined
}

/** Each letter with the characters that pass for it. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑᴀ',
  c: 'сϲᴄ',
  d: 'ԁᴅđɗ',
  e: 'еεᴇє',
  f: 'ꜰƒ',
  g: 'ɡɢց',
  h: 'һнʜհ',
  i: 'lіιıɪӏłʟǀ',
  k: 'кκᴋ',
  m: 'мμᴍʍ',
  n: 'νηпиոռɴ',
  o: 'оοօᴏøס',
  p: 'рρᴘ',
  r: 'гʀᴦ',
  s: 'ѕꜱʂ',
  t: 'тτᴛŧ',
  u: 'υսцᴜ',
  v: 'ѵᴠ',
  w: 'ѡᴡ',
  y: 'уγʏ',
  ي: 'ىی',
  ك: 'ک',
  ه: 'ةہۃە',
  ا: 'ٱ',
}
const lookAlikes = inverted(LOOK_ALIKES)
const digitsAndSigns = inverted({ a: '4@', e: '3', i: '1!|', o: '0', s: '5$', t: '7' })

function inverted(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([to, from]) => [...from].map((it) => [it, to])))
}

/** A text as it looks at a glance: without case, accents and vowel marks, look-alikes as the letter they pass for. */
function atAGlance(text: string): string {
  return [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\u0640\u200c\u200d]/gu, ''),
  ]
    .map((it) => lookAlikes.get(it) ?? it)
    .join('')
    .replaceAll('rn', 'm')
}

const wordsIn = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((it) => it.replace(/^ال(?=.{3})/u, ''))

/** The words of a name, read as letters alone, and read with the digits and signs that pass for letters. */
function readings(name: string): string[][] {
  const seen = atAGlance(name)
  const withSigns = seen
    .split(' ')
    .map((word) => word.replace(/[^\p{L}]*$/u, ''))
    .map((word) => [...word].map((it) => digitsAndSigns.get(it) ?? it).join(''))
  return [wordsIn(seen), wordsIn(withSigns.join(' ').replaceAll('rn', 'm'))]
}

const reserved = (words: string) =>
  new Set(words.split(' ').flatMap((it) => wordsIn(atAGlance(it))))

/** Reserved wherever they stand. */
const OFFICES = reserved(
  'admin admins administrator administrators administration administrateur administratrice sysadmin superadmin ' +
    'webmaster moderator moderators teacher teachers headteacher headmaster headmistress ' +
    'админ администратор مدير مديرة إدارة أدمن مسؤول مسئول',
)
/** Reserved at the beginning: families are called so too. */
const TITLES = reserved('معلم معلمة مدرس مدرسة')
/** Reserved with nothing but other words of this kind beside them. */
const NAMES = reserved('support staff principal helpdesk مشرف مشرفة دعم لسان')
const BESIDE = reserved(
  'the of school site super head chief team official desk help institute academy system web main عام موقع مدرسة معهد',
)

/**
 * True for a name that passes for the school's staff: 'Administrator', 'Teacher Amina', the school's own name, 'المدير',
 * also written with look-alikes, digits or spaces between the letters.
 */
export function isReservedName(name: string, siteName: string = DEFAULT_SITE_NAME): boolean {
  const schools = [DEFAULT_SITE_NAME, siteName].map((it) => wordsIn(atAGlance(it)).join(''))
  const whole = [...OFFICES, ...TITLES, ...NAMES, ...schools].filter(Boolean).join('|')
  const alone = new RegExp(
    `^(?:${[...BESIDE].join('|')})*(?:${whole})(?:${whole}|${[...BESIDE].join('|')})*$`,
    'u',
  )
  return readings(name).some(
    (words) =>
      words.some((it) => OFFICES.has(it)) ||
      TITLES.has(words[0] ?? '') ||
      alone.test(words.join('')),
  )
}
