import { reject } from '../kernel/refusal.ts'

/** The longest name of a field, in characters. */
export const NAME_MAX = 200

/**
 * Reads `a=1&b=2` as URLSearchParams does, in linear time: Node's own parser is quadratic for names without '='.
 * Throws 413 as soon as there are more than `most` pairs.
 */
export function parseForm(text: string, most: number): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('&', start)
    const end = next < 0 ? text.length : next
    if (end > start) {
      if (pairs.length === most) reject(413, tooManyFields(most))
      pairs.push(pairOf(text.slice(start, end)))
    }
    start = end + 1
  }
  return pairs
}

export function tooManyFields(most: number): string {
  return `The request has too many fields: at most ${most}.`
}

function pairOf(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  if (equals < 0) return [decoded(pair), '']
  return [decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1))]
}

function decoded(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return decodedLeniently(spaced)
  }
}

const PERCENT = 0x25

/** Leaves a '%' without two digits as it is, and replaces bytes that are no UTF-8, as browsers do. */
function decodedLeniently(text: string): string {
  const bytes = Buffer.from(text)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const high = bytes[at] === PERCENT ? digit(bytes[at + 1]) : -1
    const low = high < 0 ? -1 : digit(bytes[at + 2])
    if (low >= 0) at += 2
    bytes[length++] = low >= 0 ? high * 16 + low : (bytes[at] ?? 0)
  }
  return bytes.toString('utf8', 0, length)
}

/** The value of a hexadecimal digit's character code, or -1. */
function digit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
