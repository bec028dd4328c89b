import * as z from 'zod/mini'
import { personName, tidyName } from './person-name.ts'
import { DEFAULT_SITE_NAME } from './settings.ts'

export const NAME_RESERVED = 'This name is reserved for the school’s staff. Enter your own name.'

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

const RESERVED = reserved(
  'admin admins administrator administrators administration administrateur administratrice sysadmin superadmin ' +
    'webmaster moderator moderators teacher teachers headteacher headmaster headmistress ' +
    'support staff principal helpdesk ' +
    'админ администратор مدير مديرة إدارة أدمن مسؤول مسئول معلم معلمة مدرس مدرسة مشرف مشرفة دعم لسان',
)
/** Words that leave a reserved name what it is. */
const FILLERS = reserved(
  'the of school site super head chief team official desk help institute academy system web main عام موقع مدرسة معهد',
)

/**
 * True for a name that says nothing but an office or the school's own name: 'Administrator', 'Lisan Support', 'المدير', also
 * written with look-alikes, digits or spaces between the letters. A person's name beside it ('Admin Yusuf') is allowed.
 */
export function isReservedName(name: string, siteName: string = DEFAULT_SITE_NAME): boolean {
  const schools = [DEFAULT_SITE_NAME, siteName].map((it) => wordsIn(atAGlance(it)).join(''))
  const reservedWord = [...RESERVED, ...schools].filter(Boolean).join('|')
  const filler = [...FILLERS].join('|')
  const onlyReserved = new RegExp(
    `^(?:${filler})*(?:${reservedWord})(?:${reservedWord}|${filler})*$`,
    'u',
  )
  return readings(name).some((words) => onlyReserved.test(words.join('')))
}
