import type { Messages } from './compiled/messages.d.ts'

export type MessageKey = keyof Messages

export type MessageValues = Readonly<Record<string, string | number>>

/** A sentence that has no language yet: a rule, a refusal or an entry of the audit log carries it (R-LANG-005). */
export type Message = {
  readonly key: MessageKey
  readonly values?: MessageValues
  /** The sentence in the language of the site, which the build of the site adds. */
  readonly text?: string
}

type ValuesOf<K extends MessageKey> = Parameters<Messages[K]>

/** A message to be written at the edge: on the server by `textIn`, in the site by `textOf`. */
export function say<K extends MessageKey>(key: K, ...[values]: ValuesOf<K>): Message {
  return values ? { key, values } : { key }
}
