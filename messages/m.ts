import { CATALOGS } from './compiled/catalogs.js'
import type { Messages } from './compiled/messages.d.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from './languages.ts'
import { type Message, type MessageValues, textsOf } from './message.ts'

/**
 * The messages of the site in the language of the page. The build writes the text of each message in place of its use
 * (scripts/messages/inline-messages.ts), so this module is loaded by tests and `npm run dev` only.
 */
const page = typeof document === 'undefined' ? '' : document.documentElement.lang

/** The language of the page. */
export const locale: Locale = isLocale(page) ? page : DEFAULT_LOCALE

export const m: Messages = CATALOGS[locale]

/** The sentence of a message in the language of the page. */
export function textOf({ key, values }: Message): string {
  // `say` has checked the values of the key
  return (m[key] as (values?: MessageValues) => string)(values && textsOf(values, textOf))
}
