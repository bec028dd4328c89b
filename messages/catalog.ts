import { CATALOGS } from './compiled/catalogs.js'
import type { Messages } from './compiled/messages.d.ts'
import type { Locale } from './languages.ts'
import type { Message } from './message.ts'

/** The messages in a language, for the server: emails, push, PDF, public pages and the `message` of a response. */
export const messagesIn = (locale: Locale): Messages => CATALOGS[locale]

/** The sentence of a message in a language. */
export function textIn(locale: Locale, { key, values }: Message): string {
  // `say` has checked the values of the key
  return (CATALOGS[locale][key] as (values?: Message['values']) => string)(values)
}
