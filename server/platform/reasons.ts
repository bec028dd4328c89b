import { messagesIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE } from '../../messages/languages.ts'
import { type Message, type MessageKey, say } from '../../messages/message.ts'
import { storedTexts } from './stored-text.ts'

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
