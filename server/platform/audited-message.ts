import type { Kobo } from '../../contract/platform/kobo.ts'
import * as values from '../../contract/platform/sentence-values.ts'
import { messagesIn, textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import {
  isMessage,
  type LocalizedValue,
  type Message,
  type MessageKey,
  type MessageValue,
  type MessageValues,
} from '../../messages/message.ts'

/** Values that are stored as what they are, and written when they are read (R-LANG-005). */

type StoredMessage = { key: MessageKey; values?: Record<string, StoredValue> }

type StoredValue =
  | string
  | number
  | { message: StoredMessage }
  | { money: Kobo }
  | { exactMoney: Kobo }
  | { day: readonly [time: number, timezone: string] }
  | { dayAndTime: readonly [time: number, timezone: string] }
  | { list: StoredMessage[] }

type StorableValue = LocalizedValue & { readonly stored: StoredValue }

/** '₦7,500', '7,500 نايرا'. */
export const storedMoney = (kobo: Kobo): StorableValue => ({
  ...values.money(kobo),
  stored: { money: kobo },
})

/** '₦7,500.00' */
export const storedExactMoney = (kobo: Kobo): StorableValue => ({
  ...values.exactMoney(kobo),
  stored: { exactMoney: kobo },
})

/** '2 Dec 2024' */
export const storedDay = (time: number, timezone: string): StorableValue => ({
  ...values.day(time, timezone),
  stored: { day: [time, timezone] },
})

/** '2 Dec 2024, 6:00 PM' */
export const storedDayAndTime = (time: number, timezone: string): StorableValue => ({
  ...values.dayAndTime(time, timezone),
  stored: { dayAndTime: [time, timezone] },
})

/** Messages with a semicolon between them. */
export const storedList = (messages: readonly Message[]): StorableValue => {
  const write = (locale: Locale) =>
    messages.map((it) => textIn(locale, it)).join(locale === 'ar' ? '؛ ' : '; ')
  return { write, toJSON: () => write('en'), stored: { list: messages.map(toStored) } }
}

/** A message with its values as JSON. */
export const stringifyMessage = (message: Message): string => JSON.stringify(toStored(message))

/** The message of a JSON text; undefined for '' and for a message that this release does not know. */
export function parseMessage(json: string): Message | undefined {
  if (json === '') return undefined
  // written by `stringifyMessage`
  return restoreMessage(JSON.parse(json) as StoredMessage)
}

function toStored({ key, values: all }: Message): StoredMessage {
  if (!all) return { key }
  const entries = Object.entries(all).map(([name, it]) => [name, toStoredValue(it)])
  return { key, values: Object.fromEntries(entries) }
}

function toStoredValue(value: MessageValue): StoredValue {
  if (typeof value !== 'object') return value
  if (isMessage(value)) return { message: toStored(value) }
  return 'stored' in value ? (value as StorableValue).stored : value.toJSON()
}

function restoreMessage({ key, values: all }: StoredMessage): Message | undefined {
  if (!(key in messagesIn('en'))) return undefined
  if (!all) return { key }
  const restored: MessageValues = Object.fromEntries(
    Object.entries(all).map(([name, it]) => [name, restoreValue(it)]),
  )
  return { key, values: restored }
}

function restoreValue(value: StoredValue): MessageValue {
  if (typeof value !== 'object') return value
  if ('money' in value) return storedMoney(value.money)
  if ('exactMoney' in value) return storedExactMoney(value.exactMoney)
  if ('day' in value) return storedDay(...value.day)
  if ('dayAndTime' in value) return storedDayAndTime(...value.dayAndTime)
  if ('list' in value) return storedList(value.list.flatMap((it) => restoreMessage(it) ?? []))
  return restoreMessage(value.message) ?? ''
}
