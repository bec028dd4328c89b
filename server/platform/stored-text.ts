import { inIssue, messageOfIssue } from '../../contract/platform/issue-message.ts'
import { exactMoney, share } from '../../contract/platform/sentence-values.ts'
import { messagesIn, textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE, type Locale } from '../../messages/languages.ts'
import { type Message, type MessageKey, type MessageValue, say } from '../../messages/message.ts'

/** The English text of a message for a column, without isolates, so that searches and erasures find what stands in it. */
export const storedText = (message: Message): string => plainText(textIn(DEFAULT_LOCALE, message))

export const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * The texts of a column that are English sentences of the catalogue, in the language of their reader (R-LANG-001, decision 0958). A
 * text that is none of these messages stays as it is. The values in `nested` can be such texts themselves.
 */
export function storedTexts(keys: readonly MessageKey[], nested: readonly string[] = []) {
  const patterns = keys.flatMap((key) => patternsOf(key).map((it) => [key, it] as const))

  function messageOf(stored: string): Message | undefined {
    for (const [key, pattern] of patterns) {
      const match = pattern.exec(stored)
      if (!match) continue
      const values = Object.entries(match.groups ?? {}).map(restore)
      const count = Number(match.groups?.days ?? 1)
      // the text of one day has no number
      return { key, values: { count, days: count, ...Object.fromEntries(values) } }
    }
    return undefined
  }

  const restore = ([name, text]: [string, string]): [string, MessageValue] => [
    name,
    (nested.includes(name) ? messageOf(text) : numberOf(name, text)) ?? text,
  ]

  return {
    messageOf,
    textIn: (locale: Locale, stored: string): string => {
      const message = locale === DEFAULT_LOCALE ? undefined : messageOf(stored)
      return message ? textIn(locale, message) : stored
    },
  }
}

const MARKS = /⟪(\w+)⟫/

/** Matches the English text of a message with any values; a message with a plural has two texts. */
function patternsOf(key: MessageKey): RegExp[] {
  const write = messagesIn(DEFAULT_LOCALE)[key] as (values: object) => string
  const textsOfCounts = [1, 2].map((count) =>
    write(new Proxy({}, { get: (_, name) => (name === 'count' ? count : `⟪${String(name)}⟫`) })),
  )
  return [...new Set(textsOfCounts)].map((text) => {
    const parts = text
      .split(MARKS)
      .map((it, index) => (index % 2 === 1 ? `(?<${it}>.+?)` : escapePattern(it)))
    return new RegExp(`^${parts.join('')}$`, 's')
  })
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** An amount, a share and a number of days are written as the language has them; in English as they are stored. */
function numberOf(name: string, text: string): MessageValue | undefined {
  if (name === 'days' && /^\d+$/.test(text)) return Number(text)
  const [, naira] = /^₦([\d,]+(?:\.\d\d)?)$/.exec(text) ?? []
  const kobo = Math.round(Number(naira?.replaceAll(',', '')) * 100)
  if (naira)
    return { ...exactMoney(kobo), write: (it) => (it === 'en' ? text : exactMoney(kobo).write(it)) }
  return /^[\d.]+%$/.test(text) ? share(Number(text.slice(0, -1))) : undefined
}

/** A stored name: that of an erased account, 'Former student', is in the language of the reader (decision 0958). */
export const personNameIn = storedTexts(['privacy_former_student']).textIn

/** What a student is told when a class cannot be joined, or a reward is not given, is stored as a reason too. */
const REFUSALS = /^rules_(enrolment|classes|wallet|game)_|^rules_wire_.*picture_too_large$/

// the keys of an object literal are its own
const KEYS = Object.keys(messagesIn(DEFAULT_LOCALE)) as MessageKey[]

const reasons = storedTexts(KEYS.filter((it) => it.startsWith('reasons_') || REFUSALS.test(it)))

/** Why a payment, a refund or other work failed, in the language of its reader (decision 0958). */
export const reasonIn = reasons.textIn

/** A stored reason; one of an earlier release or of another program is a text. */
export const reasonMessage = (stored: string): Message =>
  reasons.messageOf(stored) ?? say('rules_wire_text', { text: stored })

/** A message as a text for a column, which is read in the language of a later request. */
export const toStoredMessage = inIssue

/** The message of a column; earlier versions stored sentences. */
export const fromStoredMessage = (stored: string): Message =>
  messageOfIssue(stored) ?? say('rules_wire_text', { text: stored })
