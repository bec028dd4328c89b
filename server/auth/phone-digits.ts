import { type RawBuilder, sql } from 'kysely'
import { dialledPhone } from '../../contract/auth/phone.ts'

const SEPARATORS = [' ', '-', '(', ')', '+', '.', '/'] as const

/** The digits of a stored number, as the indexes of users and contacts have them. */
export const phoneDigits = (column: string): RawBuilder<string> =>
  SEPARATORS.reduce<RawBuilder<string>>(
    (inner, separator) => sql<string>`replace(${inner}, ${sql.lit(separator)}, '')`,
    sql<string>`${sql.ref(column)}`,
  )

/** The digits with which one number can be stored: with and without the code of this country, with and without the zero. */
export function phoneSpellings(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '')
  const dialled = dialledPhone(
    /^\d{11,}$/.test(digits) && digits.startsWith('234') ? `+${digits}` : phone,
  )
  const international = dialled.replaceAll(/\D/g, '')
  const spellings = new Set([digits, international])
  if (international.startsWith('234') && international.length === 13) {
    const national = international.slice(3)
    for (const it of [`0${national}`, national, `2340${national}`, `00${international}`])
      spellings.add(it)
  }
  return [...spellings]
}
