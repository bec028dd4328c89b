import type { Kobo } from '../../../contract/platform/kobo.ts'
import { readAmount, readDay, toLatinDigits } from './read-cells.ts'

/** A payment of a text; `date` is 'YYYY-MM-DD', '' if it is not known. */
export type ParsedPayment = {
  line: number
  text: string
  amount: Kobo
  date: string
  reference: string
  payer: string
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|` +
    `\\d{1,2}(?:st|nd|rd|th)?[\\s/-]${MONTH}[\\s.,/-]+(?:\\d{4}|\\d{2})|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4})(?!\\d)`,
  'iu',
)
/** What has digits and is no amount: a phone number, and the year of a month. */
const OTHER_NUMBERS = [
  /(?<![\p{L}\d])(?:\+?234|0)(?:[\s-]?\d){10}(?!\d)/gu,
  new RegExp(`(?<=\\b${MONTH}[\\s,-]{1,3})20\\d\\d\\b`, 'gi'),
]

const NUMBER = '(?<![\\d.,/])\\d[\\d,]*(?:\\.\\d{1,2})?k?'
const WITH_SIGN = new RegExp(
  `(?:₦|=N=|\\bNGN|\\bN(?=\\s?\\d))\\s?(${NUMBER})|(${NUMBER})\\s?(?:₦|NGN\\b|naira\\b|نايرا)`,
  'i',
)
const GROUPED =
  /(?<![\d/.,]|(?<!\p{L})-)(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+\.\d{2})(?:\/[=-])?(?![\d/,])/u
const THOUSANDS = /(?<![\p{L}\d/.,+-])(\d{1,3}(?:\.\d{1,2})?k)(?![\p{L}\d])/iu
const PLAIN = /(?<![\p{L}\d/.,+-])(\d{3,8})(?:\/[=-])?(?![\p{L}\d/,-])/gu
/** A reference has digits, and more than digits or more of them than an amount. */
const REFERENCE = /(?<!\S)(?=\S*\d)(?:ref(?:erence)?[:.\s#]+)?([A-Z0-9][A-Z0-9/_-]{7,59})(?!\S)/i

/** The payment of a line that people wrote; undefined for one without an amount. */
export function parseLine(line: string, number: number): ParsedPayment | undefined {
  const text = toLatinDigits(line).replaceAll('٬', ',').replaceAll('٫', '.')
  const [dateText = ''] = DATE.exec(text) ?? []
  const withoutDate = text.replace(dateText, ' ')
  const found = findAmount(withoutDate)
  if (!found) return undefined
  const rest = `${withoutDate.slice(0, found.from)} ${withoutDate.slice(found.to)}`
  const [, reference = ''] = REFERENCE.exec(rest) ?? []
  const isPhone = /^(?:234|0)\d{9,12}$/.test(reference)
  return {
    ...{ line: number, amount: found.amount, payer: '' },
    text: rest
      .replaceAll(/[\s,;|\t]+/g, ' ')
      // the number of a list, and what stood between the name and the amount
      .replaceAll(/^\s*\d{1,3}[.)]\s+|[\s:=#–-]+$/g, '')
      .trim()
      .slice(0, 300)
      .toWellFormed(),
    date: readDay(dateText),
    reference: isPhone ? '' : reference,
  }
}

/**
 * The amount with a sign of the currency, else one with commas or kobo, else one of thousands ('15k'), else the largest plain number:
 * the number of a class or a level is smaller. Longer ones are rather a reference.
 */
function findAmount(line: string): { from: number; to: number; amount: Kobo } | undefined {
  // of the same length, so that places remain
  const amounts = OTHER_NUMBERS.reduce(
    (text, other) => text.replaceAll(other, (it) => ' '.repeat(it.length)),
    line,
  )
  const plain = [...amounts.matchAll(PLAIN)].sort((one, other) => sizeOf(other) - sizeOf(one))
  const found =
    WITH_SIGN.exec(amounts) ?? GROUPED.exec(amounts) ?? THOUSANDS.exec(amounts) ?? plain[0]
  if (!found) return undefined
  const [text, before, after = ''] = found
  const amount = readAmount(before ?? after)
  return amount === undefined
    ? undefined
    : { from: found.index, to: found.index + text.length, amount }
}

const LONGEST_PLAIN = 6
const sizeOf = ([, digits = '']: RegExpExecArray) =>
  digits.length > LONGEST_PLAIN ? 0 : Number(digits)
