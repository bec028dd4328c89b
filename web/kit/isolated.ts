import { locale } from '../../messages/m.ts'

const ARABIC = /[\u0590-\u08ff]/

/**
 * A text as a value in the text of an option, which has no elements: on a page in English what follows a name that ends in Arabic, a
 * price for example, would stand inside the name (R-LANG-007). In Arabic the messages isolate it.
 */
export const isolated = (text: string): string =>
  locale === 'en' && ARABIC.test(text) ? `\u2068${text}\u2069` : text

/** A text without the isolates that its message put around values. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
