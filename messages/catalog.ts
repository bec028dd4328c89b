import { CATALOGS } from './compiled/catalogs.js'
import type { Messages } from './compiled/messages.d.ts'
import type { Locale } from './languages.ts'
import { type Message, type MessageValues, textsOf } from './message.ts'

/** The messages in a language, for the server: emails, push, PDF, public pages and the `message` of a response. */
export const messagesIn = (locale: Locale): Messages => CATALOGS[locale]

/** The sentence of a message in a language. */
export function textIn(locale: Locale, { key, values }: Message): string {
  const texts = values && textsOf(values, (it) => textIn(locale, it))
  // `say` has checked the values of the key
  return (CATALOGS[locale][key] as (values?: MessageValues) => string)(texts)
}

/** The values of a message for the wire: a part that is a message of its own in the language of the reader (R-LANG-005). */
export const valuesIn = (locale: Locale, { values }: Message): MessageValues | undefined =>
  values && textsOf(values, (it) => textIn(locale, it))
