import { locale } from '../../messages/m.ts'
import { formatNumber, withNumerals } from '../../messages/runtime.ts'

/** A number alone on the screen, in the numerals of the page: '1,234', '١٬٢٣٤' (R-LANG-002). */
export const numberText = (value: number): string => formatNumber(value, locale)

/** A text of digits and signs in the numerals of the page: '84.5%', '1:05'. */
export const digitsText = (text: string): string => withNumerals(text, locale)

/** Minutes and seconds as a clock shows them, in the numerals of the page: '1:05' (R-LANG-002). */
export const clockText = (seconds: number): string =>
  digitsText(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
