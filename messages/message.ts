import type { Messages } from './compiled/messages.d.ts'
import type { Locale } from './languages.ts'

export type MessageKey = keyof Messages

/** A value that is written as the language of the sentence has it, such as money; `toJSON` is the value on the wire. */
export type LocalizedValue = {
  readonly write: (locale: Locale) => string
  readonly toJSON: () => string | number
}

/** What stands in a sentence: a name or number, a part that is a message of its own, or money and the like. */
export type MessageValue = string | number | Message | LocalizedValue

export type MessageValues = Readonly<Record<string, MessageValue>>

/** A sentence that has no language yet: a rule, a refusal or an entry of the audit log carries it (R-LANG-005). */
export type Message = {
  readonly key: MessageKey
  readonly values?: MessageValues
  /** The sentence in the language of the site, which the build of the site adds. */
  readonly text?: string
}

/** A count and a choice are as the message takes them. */
type ValueOf<V> = string extends V ? MessageValue : V

type ValuesOf<K extends MessageKey> =
  Parameters<Messages[K]> extends [infer V] ? [{ readonly [N in keyof V]: ValueOf<V[N]> }] : []

/** A message to be written at the edge: on the server by `textIn`, in the site by `textOf`. */
export function say<K extends MessageKey>(key: K, ...[values]: ValuesOf<K>): Message {
  // the types above have no relation for the compiler
  return values ? { key, values: values as MessageValues } : { key }
}

export const isMessage = (it: unknown): it is Message =>
  typeof it === 'object' && it !== null && 'key' in it

/** The values with the text of each that is a message of its own. */
export function textsOf(values: MessageValues, textOf: (it: Message) => string): MessageValues {
  const entries = Object.entries(values)
  if (!entries.some(([, it]) => isMessage(it))) return values
  return Object.fromEntries(entries.map(([name, it]) => [name, isMessage(it) ? textOf(it) : it]))
}
