import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { monthNameOf } from '../platform/month-names.ts'

/** The rules of a certificate's text, the same in the form and on the server. */

/** The fields of a template: their longest texts in characters. */
export const CERTIFICATE_FIELDS = {
  title: { max: 200 },
  content: { max: 2_000 },
  footer: { max: 500 },
} as const

export type CertificateField = keyof typeof CERTIFICATE_FIELDS
// Object.keys is typed string[]
export const certificateFields = Object.keys(CERTIFICATE_FIELDS) as CertificateField[]

/** The name of the 'other' choice of the messages. */
const choiceOf = (field: CertificateField) => (field === 'footer' ? 'other' : field)

/** The limit of a field in words. */
export function lengthLimit(field: CertificateField): Message {
  const { max } = CERTIFICATE_FIELDS[field]
  return say('rules_certificates_field_length', { field: choiceOf(field), max })
}

/** Why a text is too long, with its length; undefined if it is not. */
export function lengthProblem(field: CertificateField, text: string): Message | undefined {
  const { length } = text.trim()
  const { max } = CERTIFICATE_FIELDS[field]
  if (length <= max) return undefined
  return say('rules_certificates_field_too_long', {
    ...{ field: choiceOf(field), max, length },
    excess: length - max,
  })
}

const SHOWN = 8

/** The error message for characters that no font of the certificate has; undefined if there are none. */
export function unprintableProblem(characters: readonly string[]): Message | undefined {
  if (characters.length === 0) return undefined
  const shown = characters.slice(0, SHOWN).join(' ')
  const more = characters.length - SHOWN
  return more > 0
    ? say('rules_certificates_unprintable_more', { characters: shown, more })
    : say('rules_certificates_unprintable', { characters: shown, count: characters.length })
}

/** A text below this size in points is hard to read on paper. */
export const SMALLEST_READABLE = 7

/** What {class}, {grade} and {date} in the text of a template become on a certificate (decision 0091). */
export type CertificateValues = { class: string; grade: string; date: string }

/** The variables of previews; the date is that of the preview. */
export const SAMPLE_VALUES = { class: 'Name of the class', grade: '86.5%' } as const

/** Whether a text has a variable. */
export const usesVariable = (text: string, name: keyof CertificateValues) =>
  text.includes(`{${name}}`)

/** A text with values in the place of its variables. Other words in braces stay. */
export const fillVariables = (text: string, values: CertificateValues): string =>
  // the names are those of the values
  text.replaceAll(/\{(class|grade|date)\}/g, (_, name) => values[name as keyof CertificateValues])

/** The issue date of a certificate: a calendar day 'YYYY-MM-DD' without a time zone (decision 0091). */

/** True for a valid calendar day from 1900 on. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number)
  if (!year || !month || !date || year < 1900) return false
  const parsed = new Date(Date.UTC(year, month - 1, date))
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
}

/** '2026-11-01' → '1 November 2026', in Arabic '1 نوفمبر 2026' */
export function formatDay(day: string, locale: Locale = 'en'): string {
  const [year, month = 0, date] = day.split('-').map(Number)
  return withNumerals(`${date} ${monthNameOf(month, locale)} ${year}`, locale)
}
