import type { Locale } from '../../messages/languages.ts'
import { withNumerals } from '../../messages/runtime.ts'

/** An amount of money in kobo; 100 kobo are one naira (R-MONEY-017). */
export type Kobo = number

/**
 * Formats an amount for ledgers, balances and tables: '₦12,450.00'. In Arabic it is isolated from the text around it, with the sign on
 * the left (R-LANG-007). Not by `Intl`, whose texts change with its data: the text is part of the contract.
 */
export function formatNaira(kobo: Kobo, locale: Locale = 'en'): string {
  const text = `₦${kobo < 0 ? '-' : ''}${digitsOf(kobo)}`
  return locale === 'ar' ? `\u2066${withNumerals(text, locale)}\u2069` : text
}

/** Formats an amount within a sentence: '₦7,500', or '₦7,500.50'; in Arabic '7,500 نايرا'. */
export function formatShortNaira(kobo: Kobo, locale: Locale = 'en'): string {
  if (locale !== 'ar') return formatNaira(kobo).replace(/\.00$/, '')
  // without the mark, a minus sign stands on the right of the number
  const sign = kobo < 0 ? '\u200e-' : ''
  return `${withNumerals(`${sign}${digitsOf(kobo).replace(/\.00$/, '')}`, locale)} نايرا`
}

/** '12,450.00', without a sign. */
function digitsOf(kobo: Kobo): string {
  const amount = Math.abs(kobo)
  const naira = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${naira}.${String(amount % 100).padStart(2, '0')}`
}
