import { type Message, say } from '../../messages/message.ts'
import * as z from '../platform/zod.ts'
import { DEFAULT_SITE_NAME } from '../settings/settings.ts'
import { findHiddenCharacter, normalizeName, personName } from './person-name.ts'

export const NAME_RESERVED = say('rules_auth_name_reserved_schools_staff_enter')

/** The form's error for a non-empty name; undefined for a valid one. Staff may use reserved names. */
export function personNameError(name: string, isStaff = false): Message | undefined {
  if (!z.safeParse(personName, name).success) {
    if (name.includes('\ufffd')) return say('rules_auth_name_broken_character')
    const hidden = findHiddenCharacter(name)
    return hidden
      ? say('rules_auth_name_hidden_character', hidden)
      : say('rules_auth_name_not_visible', { max: 120 })
  }
  return !isStaff && isReservedName(normalizeName(name)) ? NAME_RESERVED : undefined
}

/** Letters with their confusable characters (UTS #39), also of Lisu, Cherokee and Canadian syllabics. */
const CONFUSABLES: Record<string, string> = {
  a: 'аαɑᴀꓮᎪᗩ',
  c: 'сϲᴄꓚᏟᑕ',
  d: 'ԁᴅđɗꓓᎠᗪ',
  e: 'еεᴇєꓰᎬᗴ',
  f: 'ꜰƒꓝᖴ',
  g: 'ɡɢցꓖᏀ',
  h: 'һнʜհꓧᎻᕼ',
  i: 'lіιıɪӏłʟǀꓲᏆꓡᏞᒪ',
  k: 'кκᴋꓗᏦ',
  m: 'мμᴍʍꓟᎷᗰ',
  n: 'νηпиոռɴꓠᑎ',
  o: 'оοօᴏøסꓳᗝ',
  p: 'рρᴘꓑᏢᑭ',
  r: 'гʀᴦꓣᏒᖇ',
  s: 'ѕꜱʂꓢᏚᔕՏ',
  t: 'тτᴛŧꓔᎢ',
  u: 'υսцᴜꓴᑌ',
  v: 'ѵᴠꓦᏙᐯ',
  w: 'ѡᴡꓪᎳᗯ',
  y: 'уγʏꓬ',
  ي: 'ىی',
  ك: 'ک',
  ه: 'ةہۃە',
  ا: 'ٱ',
}
const confusables = invertTable(CONFUSABLES)
const leetCharacters = invertTable({ a: '4@', e: '3', i: '1!|', o: '0', s: '5$', t: '7' })

function invertTable(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([to, from]) => [...from.toLowerCase()].map((it) => [it, to])),
  )
}

/** Letters on dark squares and circles and of flags, which Unicode does not decompose, unlike Ⓐ and 🄰. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const ENCLOSED_ALPHABETS = [0x1f1e6, 0x1f170, 0x1f150]

function toPlainLetter(enclosed: string): string {
  const code = enclosed.codePointAt(0) ?? 0
  const start = ENCLOSED_ALPHABETS.find((it) => it <= code) ?? code
  return String.fromCharCode(code - start + 'a'.charCodeAt(0))
}

/** Removes case, accents and vowel marks, and replaces confusable characters by the letter they resemble. */
function foldConfusables(text: string): string {
  return [
    ...text
      .normalize('NFKD')
      .replace(ENCLOSED, toPlainLetter)
      .toLowerCase()
      .replaceAll(/[\p{M}\u0640\u200c\u200d]/gu, ''),
  ]
    .map((it) => confusables.get(it) ?? it)
    .join('')
    .replaceAll('rn', 'm')
}

const splitWords = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((it) => it.replace(/^ال(?=.{3})/u, ''))

/** The words of a name twice: letters only, and with digits and symbols replaced by the letters they resemble. */
function wordVariants(name: string): string[][] {
  const folded = foldConfusables(name)
  const substituted = folded
    .split(' ')
    .map((word) => word.replace(/[^\p{L}]*$/u, ''))
    .map((word) => [...word].map((it) => leetCharacters.get(it) ?? it).join(''))
  return [splitWords(folded), splitWords(substituted.join(' ').replaceAll('rn', 'm'))]
}

const wordSet = (words: string) =>
  new Set(words.split(' ').flatMap((it) => splitWords(foldConfusables(it))))

const RESERVED_WORDS = wordSet(
  'admin admins administrator administrators administration administrateur administratrice sysadmin superadmin ' +
    'webmaster moderator moderators teacher teachers headteacher headmaster headmistress ' +
    'support staff principal helpdesk ' +
    'админ администратор مدير مديرة إدارة أدمن مسؤول مسئول معلم معلمة مدرس مدرسة مشرف مشرفة دعم لسان',
)
/** Words that are allowed beside a reserved word in a reserved name. */
const FILLER_WORDS = wordSet(
  'the of school site super head chief team official desk help institute academy system web main عام موقع مدرسة معهد',
)

/**
 * True if a name consists only of a staff title or the school's name: 'Administrator', 'Lisan Support', 'المدير'. Detects
 * confusable characters, digits for letters and spaced letters. A title with a personal name ('Admin Yusuf') is allowed.
 */
export function isReservedName(name: string, siteName: string = DEFAULT_SITE_NAME): boolean {
  const siteNames = [DEFAULT_SITE_NAME, siteName].map((it) =>
    splitWords(foldConfusables(it)).join(''),
  )
  const reservedWord = [...RESERVED_WORDS, ...siteNames].filter(Boolean).join('|')
  const filler = [...FILLER_WORDS].join('|')
  const onlyReserved = new RegExp(
    `^(?:${filler})*(?:${reservedWord})(?:${reservedWord}|${filler})*$`,
    'u',
  )
  return wordVariants(name).some((words) => onlyReserved.test(words.join('')))
}
