import type { Locale } from './languages.ts'

/** What compiled messages call, for one language: numbers, choices, and the isolation of values (R-LANG-002, R-LANG-007). */

type Numerals = 'latn' | 'arab'

/** What a browser has, and the server has not; tests of modules have a part of it. */
type Page = { document?: { documentElement?: { dataset?: { numerals?: string } } } }

/** In the browser as the server wrote it into the page. */
let numerals: Numerals =
  (globalThis as Page).document?.documentElement?.dataset?.numerals === 'arab' ? 'arab' : 'latn'

/** Sets the digits of Arabic texts, a setting of the school. Texts in other languages have 0-9. */
export function setNumerals(chosen: Numerals): void {
  numerals = chosen
}

/** The digits of texts in a language. */
export const numeralsIn = (locale: string): Numerals => (locale === 'ar' ? numerals : 'latn')

/** The locale for `Intl`, with the numerals of the school. */
export const intlLocale = (locale: string): string =>
  locale === 'ar' ? `ar-EG-u-nu-${numerals}` : locale === 'en' ? 'en-GB' : locale

const ARABIC_SIGNS: Readonly<Record<string, string>> = { ',': '٬', '.': '٫', '%': '٪' }

/** A number, a date or a time that is written with 0-9, in the numerals of the language: '1,500.50' is '١٬٥٠٠٫٥٠' with ٠-٩. */
export function withNumerals(text: string, locale: string): string {
  if (locale !== 'ar' || numerals === 'latn') return text
  return text.replaceAll(/[\d.,%]/g, (it) => ARABIC_SIGNS[it] ?? '٠١٢٣٤٥٦٧٨٩'[Number(it)] ?? it)
}

const formats = new Map<string, Intl.NumberFormat>()

/** A number with its separators: '1,234', '١٬٢٣٤'. */
export function formatNumber(value: number, locale: string): string {
  const key = intlLocale(locale)
  // a formatter takes milliseconds to create, and most numbers are small
  if (Number.isInteger(value) && Math.abs(value) < 1000 && !key.endsWith('arab')) return `${value}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(key)
    formats.set(key, format)
  }
  return format.format(value)
}

/** The form for a number: that of exactly this number, else that of its plural category. */
export const plural = (
  value: number,
  categoryOf: (value: number) => string,
  forms: Readonly<Record<string, string>>,
): string => forms[value] ?? forms[categoryOf(value)] ?? forms.other ?? ''

/** The text for a choice. */
export const select = (value: string, texts: Readonly<Record<string, string>>): string =>
  texts[value] ?? texts.other ?? ''

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\d]/

/**
 * An element takes the place of the mark (web/kit/Text.tsx); `text` is a message of its own, as the build of the site writes it;
 * `write` is money and the like.
 */
type ValueInSentence = { mark: string } | { text: string } | { write: (locale: Locale) => string }

/**
 * A value inside a sentence: a number in the numerals of the language; a text is isolated if it could change the order of what
 * stands around it.
 */
export function inSentence(it: string | number | ValueInSentence, locale: string): string {
  if (typeof it === 'number') return formatNumber(it, locale)
  if (typeof it === 'object' && 'mark' in it) return it.mark
  const value = typeof it === 'string' ? it : 'text' in it ? it.text : it.write(locale as Locale)
  const other = locale === 'ar' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return other.test(value) ? `\u2068${value}\u2069` : value
}
