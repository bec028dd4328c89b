import { type Message, say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'

/** The maximum length of a field name, in characters. */
export const MAX_FIELD_NAME_LENGTH = 200

/**
 * Parses `a=1&b=2` like URLSearchParams, in linear time; Node's parser is quadratic for names without '='. Throws 413
 * for more than `maxFields` pairs.
 */
export function parseForm(text: string, maxFields: number): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('&', start)
    const end = next < 0 ? text.length : next
    if (end > start) {
      if (pairs.length === maxFields) httpError('too_many_fields', tooManyFieldsMessage(maxFields))
      pairs.push(parsePair(text.slice(start, end)))
    }
    start = end + 1
  }
  return pairs
}

export function tooManyFieldsMessage(maxFields: number): Message {
  return say('rules_wire_too_many_fields', { max: String(maxFields) })
}

function parsePair(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  if (equals < 0) return [decodeComponent(pair), '']
  return [decodeComponent(pair.slice(0, equals)), decodeComponent(pair.slice(equals + 1))]
}

function decodeComponent(text: string): string {
  const withSpaces = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!withSpaces.includes('%')) return withSpaces
  try {
    return decodeURIComponent(withSpaces)
  } catch {
    return decodeLossy(withSpaces)
  }
}

const PERCENT = 0x25

/** Keeps a '%' without two digits and replaces bytes that are not UTF-8, like browsers. */
function decodeLossy(text: string): string {
  const bytes = Buffer.from(text)
  let length = 0
  for (let offset = 0; offset < bytes.length; offset++) {
    const high = bytes[offset] === PERCENT ? hexDigit(bytes[offset + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(bytes[offset + 2])
    if (low >= 0) offset += 2
    bytes[length++] = low >= 0 ? high * 16 + low : (bytes[offset] ?? 0)
  }
  return bytes.toString('utf8', 0, length)
}

/** Returns the value of the character code of a hexadecimal digit, or -1. */
function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
