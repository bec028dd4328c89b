import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Db } from '../platform/db.ts'
import { localeOf } from '../platform/locale-of.ts'
import type { NewEmail } from '../platform/mail-queue.ts'
import { readSettings } from './store.ts'

/** How the school writes to people. */
export type Sender = {
  /** Its name. */
  site: string
  /** Its default language; '' for none. */
  language: string
}

/** Somebody to whom the school writes, with the language of the profile; '' for none. */
export type Recipient = { email: string; language: string }

export async function readSender(db: Db): Promise<Sender> {
  const { siteName, language } = await readSettings(db)
  return { site: siteName || DEFAULT_SITE_NAME, language }
}

/** The language of a person who makes no request: that of the profile, else of the school, else English (R-LANG-004). */
export const languageOf = (profile: string, { language }: Pick<Sender, 'language'>): Locale =>
  localeOf({ profile, school: language })

type Letter = {
  subject: string
  /** Those that are '' are left out. */
  paragraphs: readonly string[]
}

/** An email from the school in the language of its recipient, with the name of the school at its end. */
export function emailTo(
  { email, language: profile }: Recipient,
  sender: Sender,
  write: (m: Messages, locale: Locale) => Letter,
): NewEmail {
  const language = languageOf(profile, sender)
  const { subject, paragraphs } = write(messagesIn(language), language)
  const body = [...paragraphs.filter(Boolean), sender.site].join('\n\n')
  return { to: email, language, subject, body: withPlainAddresses(body) }
}

/** Without isolates around addresses, of which readers of emails would make a part of the link. */
const withPlainAddresses = (text: string) =>
  text.replaceAll(/\u2068(https?:\/\/[^\s\u2069]+)\u2069/g, '$1')
