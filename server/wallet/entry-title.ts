import { messagesIn, textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE, type Locale } from '../../messages/languages.ts'
import { isMessage, type Message, type MessageKey } from '../../messages/message.ts'
import { plainText, storedTexts } from '../platform/stored-text.ts'

// the keys of an object literal are its own
const KEYS = Object.keys(messagesIn(DEFAULT_LOCALE)) as MessageKey[]
const titles = storedTexts(
  KEYS.filter((it) => it.startsWith('ledger_') && !it.startsWith('ledger_staff_')),
  ['item', 'entry'],
)

/** The description of a ledger entry in the language of its student (decision 0958). */
export const titleIn = titles.textIn

/** The message of a description with its values; undefined for a text of an earlier release. */
export const messageOfTitle = titles.messageOf

/** As administrators read it: 'Refund to the card (…)' in place of 'Refund to your card (…)'. Without isolates. */
export function staffTitle(description: string, locale: Locale): string {
  const message = titles.messageOf(description)
  return message ? plainText(textIn(locale, forStaff(message))) : description
}

const STAFF_KEYS: Partial<Record<MessageKey, MessageKey>> = {
  ledger_to_card: 'ledger_staff_to_card',
  ledger_to_card_because: 'ledger_staff_to_card_because',
  ledger_taken_back: 'ledger_staff_taken_back',
  ledger_returned: 'ledger_staff_returned',
  ledger_referral_bonus: 'ledger_staff_referral_bonus',
}

function forStaff({ key, values = {} }: Message): Message {
  const entries = Object.entries(values).map(([name, it]) => [
    name,
    isMessage(it) ? forStaff(it) : it,
  ])
  return { key: STAFF_KEYS[key] ?? key, values: Object.fromEntries(entries) }
}
