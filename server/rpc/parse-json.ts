import type { BodyLimits } from '../../contract/platform/call.ts'
import { type Message, say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { tooManyFieldsMessage } from './parse-form.ts'

type Limits = Pick<BodyLimits, 'fields' | 'depth'>

/** Parses a JSON body; undefined if it is empty. Checks nesting and the number of values before parsing. */
export function parseJson(body: Buffer, limits: Limits): unknown {
  if (body.length === 0) return undefined
  checkLimits(body, limits)
  try {
    return JSON.parse(body.toString())
  } catch {
    httpError('malformed_body', say('rules_wire_json_could_not_read'))
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Counts values by commas and brackets in one pass that skips strings. */
function checkLimits(body: Buffer, { fields, depth }: Limits) {
  let values = 0
  let openDepth = 0
  for (let offset = 0; offset < body.length; offset++) {
    const byte = body[offset] ?? 0
    if (byte === QUOTE) {
      offset = endOfString(body, offset)
    } else if (byte === COMMA) {
      values++
    } else if (OPENING.has(byte)) {
      values++
      if (++openDepth > depth) httpError('request_too_deep', tooDeepMessage(depth))
    } else if (CLOSING.has(byte)) {
      openDepth--
    }
    if (values > fields) httpError('too_many_fields', tooManyFieldsMessage(fields))
  }
}

export function tooDeepMessage(depth: number): Message {
  return say('rules_wire_too_deep', { max: depth })
}

function endOfString(body: Buffer, start: number): number {
  let end = body.indexOf(QUOTE, start + 1)
  while (end > 0 && isEscaped(body, end)) end = body.indexOf(QUOTE, end + 1)
  return end < 0 ? body.length : end
}

function isEscaped(body: Buffer, quote: number): boolean {
  let backslashes = 0
  while (body[quote - 1 - backslashes] === BACKSLASH) backslashes++
  return backslashes % 2 === 1
}
